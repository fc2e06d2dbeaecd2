# Gong Zhu: tentang apa, dan peraturan khasnya.

tricks-goal-gongzhu = Empat pemain, tiga belas kad seorang. **{ $teams ->
        [on] Pihak dengan skor lebih tinggi menang.
       *[off] Skor paling tinggi menang, paling rendah kalah.
    }** Kad yang anda ambil dikira:
    - { CARD("QS") }, khinzir: −100 · { CARD("JD") }, kambing: +100
    - { CARD("AH") }{"\u00A0"}−50 · { CARD("KH") }{"\u00A0"}−40 · { CARD("QH") }{"\u00A0"}−30 · { CARD("JH") }{"\u00A0"}−20 · { CARD("10H") } hingga { CARD("5H") }{"\u00A0"}−10 setiap satu · { CARD("4H") }, { CARD("3H") }, { CARD("2H") } tiada apa-apa. Kesemua tiga belas lekuk: +200.
    - { CARD("10C") }, pengganda, gandakan semua itu (jika didedahkan: ×4). Tanpa mana-mana kad tadi ia dikira +50 (jika didedahkan: +100).
    - Sebelum main anda boleh dedah { CARD("AH") }, { CARD("QS") }, { CARD("JD") } atau { CARD("10C") } untuk gandakan kesannya ({ CARD("AH") }: semua lekuk). Kad yang didedahkan mesti tunggu sampai trik pertama sutnya selesai, kecuali itu satu-satunya kad anda dalam sut itu.
    - Ikut sut jika ada. Kad tertinggi dalam sut kad pertama, A paling tinggi, dapat trik dan mulakan trik seterusnya.
tricks-paying-gongzhu = Jika ada nilai meja, { $teams ->
    [on] setiap pemain di pihak yang kalah bayar di akhir permainan, dan pemain di pihak yang menang berkongsi. Jika kedua-dua pihak seri, tiada siapa bayar.
   *[off] yang kalah bayar pemenang di akhir permainan. Jika seri, dikongsi.
} Pemain komputer tak pernah bayar atau menang, dan yang sudah keluar tak boleh menang.

tricks-until-gongzhu = Main sampai −{ $points }
tricks-target-gongzhu = Permainan tamat jika skor { $teams ->
    [on] satu pihak
   *[off] seseorang
} **−{ $points }** atau lebih rendah selepas satu pusingan.
tricks-stake-gongzhu = 💰 Nilai meja antara pemain: **{ $stake }**. { $teams ->
    [on] Setiap pemain di pihak yang kalah bayar pihak yang menang.
   *[off] Yang kalah bayar pemenang.
}

tricks-rule-gongzhu-pig-flips-all-hearts = Ambil semua lekuk dan khinzir, dan khinzir dikira +100.
tricks-rule-gongzhu-pig-flips-never = Khinzir dikira −100 walaupun anda ambil semua lekuk.
tricks-rule-gongzhu-pig-flips-all-points = Ambil semua lekuk, { CARD("JD") }, { CARD("10C") } dan khinzir, dan khinzir dikira +100. Jika tidak, ia dikira −100.
tricks-rule-gongzhu-first-lead-two-of-spades = { CARD("2S") } mulakan pusingan pertama, selepas itu pemain yang ambil khinzir.
tricks-rule-gongzhu-first-lead-two-of-clubs = { CARD("2C") } mulakan pusingan pertama, selepas itu pemain yang ambil khinzir.
tricks-rule-gongzhu-teams-off = Semua orang main sendiri.
tricks-rule-gongzhu-teams-on = Berpasukan: tempat 1 dan 3 lawan tempat 2 dan 4. Setiap orang ambil kad dan dapat skor sendiri. Skor pihak ialah jumlah skor dua orangnya, dan rakan sepihak tak nampak kad masing-masing.

tricks-short-gongzhu-pig-flips-never = Khinzir tak pernah dikira +100
tricks-short-gongzhu-pig-flips-all-points = Khinzir dikira +100 hanya dengan semua kad mata
tricks-short-gongzhu-first-lead-two-of-clubs = { CARD("2C") } mula dahulu
tricks-short-gongzhu-teams-on = Dua lawan dua

tricks-told-gongzhu = -# 拱猪 (*gǒng zhū*) bermaksud “menolak khinzir keluar”: menurut kebiasaan lama, yang kalah kena tolak sekeping kad keluar dari set terup dengan hidung.
