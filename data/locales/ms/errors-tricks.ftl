# Apa yang dikatakan kepada seseorang di meja trik apabila sesuatu tak dibenarkan.

error-game-stake-invalid = Nilai meja satu permainan mestilah dari 0 hingga { $most } mata.
error-game-stake-uncovered = Anda boleh kalah sampai { $stake } mata dalam satu permainan di sini, dan anda ada { $balance }.
error-nobody-has-stake = Seorang pemain boleh kalah sampai { $stake } mata dalam satu permainan di sini, dan tiada siapa di sini mampu. Buka meja dengan { $affordable ->
    [0] `stake:0`.
   *[other] nilai { $affordable } atau kurang.
}
error-join-between-hands = Kad sudah dibahagikan. Anda boleh ambil tempat pemain komputer selepas pusingan ini.
error-seat-taken-meanwhile = Ada orang baru ambil tempat itu. Tekan **Sertai** sekali lagi.
error-no-free-seat = Tiada tempat kosong.
error-game-is-running = Tunggu sampai permainan ini tamat.
error-no-game-running = Tiada permainan sedang berjalan.
error-hand-over = Pusingan itu sudah tamat. Guna mesej meja yang terbaharu.
error-levels-are-set = Permainan sudah bermula, jadi tahap pemain komputer kekal. Buka meja lain untuk tahap lain.
error-only-players-call-off = Hanya pemain atau pengurus pelayan boleh batalkan permainan.
error-left-with-stake = Seseorang yang keluar masih ada mata tersimpan dalam permainan ini, jadi ia tak boleh dibatalkan. Jika semua keluar, pemain komputer habiskannya.
error-calling-off-asked-already = Anda sudah setuju. Permainan dibatalkan apabila semua setuju.
error-claim-uncertain = Anda belum boleh tuntut baki: bukan semua trik pasti milik anda.
error-nothing-to-choose = Tiada apa yang perlu anda pilih sekarang.
error-no-trick-yet = Belum ada sesiapa dapat trik dalam pusingan ini.
