# Pelajaran Ngau.

lesson-gnau-ox = Anda dapat lima kad dan lawan bandar.
    Cari **ngau**: tiga kad yang berjumlah 10, 20 atau 30{ $triplet ->
        [on] , atau tiga kad sama
       *[off] {""}
    }.
    A dikira 1. J, Q dan K dikira 10.
lesson-gnau-ox-asked = Tiga kad mana yang jadi ngau?

lesson-gnau-hand = Lima kad: { $cards }

lesson-gnau-none = Jika tiada tiga kad yang jadi ngau, itu **Tiada Ngau**, kad paling rendah.
lesson-gnau-none-asked = Ada ngau? Tekan tiga kadnya, atau { BUTTON("gnau-pick-no-ox") }.

lesson-gnau-two = Ngau anda di sebelah kiri. Jumlahkan **dua kad lagi**: **hanya digit akhir dikira**.
    0 dikira 10 dan paling baik: itu **Ngau-Ngau**. Kemudian 9 turun sampai 1.
lesson-gnau-two-asked = Berapa kuat dua kad lagi itu?
lesson-gnau-two-hint = Jumlahkan dua kad di sebelah kanan dan ambil digit akhirnya.

lesson-gnau-best = { $doubles ->
        [on] Di luar ngau, **dua kad yang sama jadi Ngau Sepasang**. Ia kalahkan semua Ngau 1–10. Pasangan lebih tinggi menang, { $aces ->
            [high] A
           *[low] K
        } paling tinggi.
       *[off] Tiga kad mana yang jadi ngau boleh buat perbezaan.
    }
    { $three_six ->
        [free] 3{"\u00A0"}boleh dikira{"\u00A0"}6, dan 6{"\u00A0"}boleh dikira{"\u00A0"}3.{" "}
        [swapped] 3{"\u00A0"}dikira{"\u00A0"}6, dan 6{"\u00A0"}dikira{"\u00A0"}3.{" "}
       *[fixed] {""}
    }Jika ada lebih daripada satu ngau, yang terbaik dikira.
lesson-gnau-best-asked = Kad yang sama, disusun dengan cara berbeza. Mana paling baik?
lesson-gnau-best-hint = { $kind ->
    [tonku] A dan kad gambar di luar ngau ialah Ngau Tongku, yang kalahkan apa-apa jumlah.
   *[other] Sepasang kalahkan apa-apa jumlah, dan pasangan lebih tinggi menang.
}
lesson-gnau-way = Susunan { $number }

lesson-gnau-special = **Kad istimewa** kalahkan semua yang lain. Yang tertinggi dahulu:
lesson-gnau-special-asked = Lima kad ini apa?
lesson-gnau-special-hint = { $special ->
    [tonku] Cari ngau dahulu. Dua lagi kad apa?
   *[other] Tengok nombor dan gambarnya. Kad ini tak perlukan ngau.
}

lesson-gnau-wins = Anda lawan **bandar sahaja**. Kad yang lebih baik menang. Bagaimana jika sama?
lesson-gnau-wins-asked = Siapa menang?
lesson-gnau-wins-hint = Bandingkan nama kad anda dengan nama kad bandar.
lesson-gnau-your-hand = Anda
lesson-gnau-you = Saya
lesson-gnau-dealer = Bandar
lesson-gnau-nobody = Tiada siapa

lesson-gnau-pays = **Kad yang lebih baik tentukan bayaran.** Jika menang, anda dapat bayaran kad anda. Jika kalah, anda bayar ikut kad bandar.
lesson-gnau-pays-asked = Nilai meja { $stake }. Berapa mata anda menang atau kalah?
lesson-gnau-pays-hint = Kad bandar lebih baik: darab bayarannya dengan nilai meja.
lesson-gnau-payout = { $hand } ×{ $points }
lesson-gnau-pays-right = Bandar menang dengan { $hand }, bayarannya { $points }{"\u00A0"}×{"\u00A0"}nilai meja.

lesson-gnau-bids = Di sesetengah meja, pemain **bida untuk jadi bandar**. Semua orang lihat empat kad dan bida 0 hingga 3. Bida tertinggi jadi bandar, dan yang lain naikkan nilai ke 1, 2, 3 atau 5. Kemudian kad kelima dibuka.
    Mata yang dibayar **didarabkan dengan kedua-dua nombor**.
lesson-gnau-bids-asked = Bandar bida ×{ $bid }, anda naikkan ke ×{ $raised }, dan nilai meja { $stake }. Berapa mata anda menang atau kalah?
lesson-gnau-bids-hint = Kad bandar menang { $price }. Darabkan dengan kedua-dua nombor.
lesson-gnau-bids-right = { $price } × { $bid } × { $raised }.

lesson-gnau-end = Bot cari susunan terbaik anda, kecuali meja minta anda susun sendiri.
    { BUTTON("lesson-button-practise") }: cari ngau dalam tiga soalan.
    { BUTTON("lesson-button-table") }: main di sini dengan orang lain.
    -# Peraturan khas di sini: { $rules } · `/gnau rules`
