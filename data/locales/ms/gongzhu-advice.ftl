# Kenapa sesuatu kad pilihan yang baik dalam Gong Zhu.

## Dedah

tricks-advice-expose-a-hidden-pig = Sekurang-kurangnya tiga sped lain melindungi khinzir anda: buang kad itu nanti, dan yang dapat rugi dua kali ganda.
tricks-advice-expose-a-guarded-sheep = Dengan daiman lebih tinggi, anda kerap boleh dapat { CARD("JD") } sendiri, dua kali ganda.
tricks-advice-expose-a-long-sheep = Dengan daiman sebanyak ini, anda kerap boleh dapat { CARD("JD") } sendiri, dua kali ganda.
tricks-advice-expose-a-covered-ace = Dengan lekuk rendah anda boleh elak dapat trik, dan lekuk yang orang lain ambil merugikan mereka dua kali ganda.
tricks-advice-expose-a-hidden-transformer = Sekurang-kurangnya tiga kelawar lain melindungi { CARD("10C") }: buang kad itu nanti, supaya kad orang lain dikira ×4.
tricks-advice-expose-a-transformer-with-the-sheep = Anda ada daiman lebih tinggi untuk dapat { CARD("JD") }, dan { CARD("10C") } jadikannya ×4.
tricks-advice-expose-a-transformer-in-a-low-hand = Kad tinggi anda sedikit, jadi besar kemungkinan kad ini jadikan kerugian orang lain ×4.

## Tak dedah

tricks-advice-keep-a-bare-pig = Dengan sped lain yang begitu sedikit, khinzir anda cepat dipaksa keluar.
tricks-advice-keep-a-hunted-pig = Sped di tangan orang lain lebih banyak, dan khinzir yang didedahkan boleh dipaksa keluar.
tricks-advice-keep-an-unguarded-sheep = Anda tiada daiman lebih tinggi untuk mendapatkannya.
tricks-advice-keep-a-thinly-guarded-sheep = Satu daiman lebih tinggi kerap tak cukup untuk mendapatkannya.
tricks-advice-keep-an-uncovered-ace = Lekuk rendah anda terlalu sedikit untuk elak dapat trik, dan setiap lekuk yang anda ambil merugikan dua kali ganda.
tricks-advice-keep-an-ace-among-high-hearts = Lekuk tinggi anda yang satu lagi juga boleh menang lekuk, dan semuanya merugikan dua kali ganda.
tricks-advice-keep-a-bare-transformer = Dengan kelawar lain yang begitu sedikit, anda mungkin kena ambil kad ini sendiri.
tricks-advice-keep-a-hunted-transformer = Kelawar di tangan orang lain lebih banyak, dan kad ini boleh dipaksa keluar sebaik mereka nampak.

## Rancangan untuk seluruh pusingan

tricks-plan-gongzhu-finish = **Rancangan: kumpul semua lekuk.**
tricks-plan-gongzhu-stop = **Rancangan: halang pengumpul lekuk.**

tricks-advice-run-for-all-hearts = Semua lekuk setakat ini milik anda, dan tiada siapa boleh atasi kad ini: kumpul kesemua tiga belas.
tricks-advice-stop-all-hearts = Seorang pemain ada semua lekuk setakat ini: ambil satu, dan dia tak dapat kesemua tiga belas.
tricks-advice-try-to-stop-all-hearts = Seorang pemain ada semua lekuk setakat ini: main lebih tinggi, dan anda mungkin dapat halang dia.
tricks-advice-keep-hearts-from-a-collector = Pemain yang sedang menang trik ini ada semua lekuk setakat ini: jangan beri lagi.

## Khinzir, kambing dan pengganda

tricks-advice-hope-for-a-high-spade = { CARD("AS") } atau { CARD("KS") } mungkin masih datang dan ambil khinzir.
tricks-advice-lead-the-sheep = { CARD("JD") } milik anda kecuali ada yang main daiman lebih tinggi.
tricks-advice-bring-the-sheep-home = Tiada siapa selepas anda boleh atasi { CARD("JD") }: main dan menang.
tricks-advice-catch-the-sheep = Kad ini dapat { CARD("JD") }, yang setakat ini bernilai lebih daripada kerugian kad lain dalam trik.
tricks-advice-go-for-the-sheep = { CARD("JD") } ada di sini dan setakat ini bernilai lebih daripada kerugian kad lain: cuba menang.
tricks-advice-draw-the-higher-diamonds = Daiman di atas { CARD("JD") } anda belum keluar: pancing keluar dahulu.
tricks-advice-keep-the-sheep = Anda akan hilang { CARD("JD") } di sini: simpan untuk trik yang anda menang.
tricks-advice-risk-the-sheep = { CARD("JD") } sedang menang setakat ini, walaupun ada yang mungkin main lebih tinggi.
tricks-advice-discard-a-lost-sheep = Baki daiman semuanya di atas { CARD("JD") }: susah untuk memenanginya, jadi buang sahaja.
tricks-advice-win-what-pays = Dengan kad yang sudah anda ambil, trik ini tambah skor anda, dan kad ini dapat trik itu.
tricks-advice-go-for-what-pays = Dengan kad yang sudah anda ambil, trik ini setakat ini tambah skor anda: cuba menang.
tricks-advice-win-while-it-is-cheap = Trik ini sendiri merugikan paling banyak 50: menang semasa murah, dan mulakan trik seterusnya.
tricks-advice-throw-the-transformer-under = Kelawar lebih tinggi sedang menang: buang { CARD("10C") } di bawahnya.
tricks-advice-discard-the-transformer = Anda tak dapat ikut sut: buang { CARD("10C") } kepada orang lain.
tricks-advice-hope-for-a-high-club = Kelawar lebih tinggi mungkin masih datang dan ambil { CARD("10C") }.
tricks-advice-lead-the-transformer-under-the-last-high-clubs = Baki kelawar semuanya di atas { CARD("10C") }: orang lain mesti menang.
tricks-advice-stay-below-the-transformer = { CARD("10C") } belum keluar, dan kelawar lebih rendah tak akan mengambilnya.

## Berpasukan

tricks-advice-give-the-sheep-to-your-side = Pihak anda dapat trik ini, bersama { CARD("JD") }.
tricks-advice-give-your-side-the-lowest-heart = Pihak anda tetap dapat trik ini: beri lekuk terendah anda.
tricks-advice-use-a-high-card-with-your-partner = Pihak anda tetap dapat trik ini: guna kad tinggi dan simpan yang rendah.
tricks-advice-keep-what-costs-from-your-partner = Rakan anda sedang menang trik ini: simpan kad yang merugikan untuk trik lain.
tricks-advice-lead-a-diamond-for-the-sheep = Tiada siapa dapat kalahkan daiman ini: jika rakan anda ada { CARD("JD") }, pihak anda boleh dapat sekarang.
tricks-advice-give-your-partner-all-hearts = Rakan anda ada semua lekuk setakat ini dan dapat trik ini: beri satu lagi.
tricks-advice-stop-all-hearts-with-your-partner = Seorang lawan ada semua lekuk setakat ini: pihak anda dapat trik ini, jadi lekuk ini halang dia.
