# Apa yang dikatakan kepada seseorang apabila sesuatu tak dibenarkan.

error-unexpected = Maaf, ada yang tak kena. Tiada apa yang hilang: cuba lagi. Jika berulang, beri rujukan ini kepada pengendali bot: `{ $reference }`
error-connection-lost = Maaf, sambungan saya ke Discord terputus. Semak sama ada tindakan anda berjaya, atau cuba lagi.
error-database-away = Maaf, saya tak dapat capai rekod saya sekarang. Tiada apa yang hilang: cuba lagi sebentar nanti.
error-served-elsewhere = Butang itu tak berfungsi di sini. Ikut pautan di atas dan tekan di meja.
error-command-unknown = Perintah ini baru sahaja berubah. Taip `/` sekali lagi sebentar nanti.
error-option-out-of-range = `{ $option }` mestilah nombor bulat dari { $lowest } hingga { $highest }.
error-option-length = `{ $option }` mesti ada { $lowest } hingga { $highest } aksara.
error-option-not-offered = `{ $option }` tak boleh jadi “{ $value }”. Pilih daripada senarai yang Discord tunjuk.
error-quiet-hours-too-long = Waktu senyap paling lama { $most } jam sehari. Pilih tempoh yang lebih pendek.
error-time-zone-unknown = Zon waktu itu tak dikenali. Taip seperti Asia/Kuala_Lumpur atau UTC+8.
error-vacation-running = Anda sudah bercuti. Tamatkan dahulu.
error-vacation-too-long = { $days ->
    [0] Tiada lagi hari cuti untuk bulan ini. Tunggu bulan depan.
    [1] Anda ada satu hari lagi untuk bulan ini. Pilih satu.
   *[other] Anda ada { $days } hari lagi untuk bulan ini. Pilih cuti yang lebih pendek.
}
error-not-in-this-server = Hanya ahli pelayan ini boleh buat begitu.
error-one-at-a-time = Sekejap: permintaan terakhir anda masih dijawab.
error-still-thinking = { error-one-at-a-time }
error-form-forgotten = Borang itu sudah luput. Tekan butangnya sekali lagi.
error-only-in-server = Ini perlukan pelayan yang ada bot.
error-table-needs-server = Meja perlukan pelayan yang ada bot.
invite-button = Masukkan ke pelayan
error-bot-lacks-permissions = Untuk menjalankan meja di saluran ini saya perlukan: { $permissions }.

error-table-here = Saluran ini sudah ada meja untuk permainan ini: [ke meja]({ $link })
error-no-table-here = Tiada meja seperti itu di saluran ini. Buka satu: `/{ $game } open`
error-table-unknown = { error-table-closed }
error-table-closed = Meja itu sudah ditutup. Buka yang baharu.
error-table-damaged = Maaf, rekod meja ini rosak. Meja sedang ditutup, dan semua mata yang terlibat dipulangkan.
error-round-over = Pusingan itu sudah tamat. Guna mesej meja yang terbaharu.

error-follow-full = Terlalu ramai orang mengikuti meja ini. Cuba lagi dalam beberapa minit.
error-follow-unseen = Anda tak nampak saluran meja itu, jadi anda tak boleh mengikutinya.
error-follow-tournament = Meja kejohanan tak boleh diikuti: meja lain masih main kad yang sama.
error-already-seated = Anda sudah ada tempat di sini.
error-not-seated = Anda tiada tempat di sini. Tekan { BUTTON("gnau-button-join") } dahulu.
error-already-dealing = Anda sudah jadi bandar.
error-bank-not-to-take = Anda tak boleh jadi bandar di sini. Hos boleh ubah itu di bawah { BUTTON("more-button") }.
error-bank-taken = { $dealer } ialah bandar. Anda boleh ambil alih apabila dia berhenti.
error-bank-not-yours = Anda bukan bandar.
error-nobody-to-pass-to = Tiada orang lain di sini boleh jadi bandar. Keluar, atau tunggu orang sertai.
error-bank-needs-two = Bida perlukan dua orang. Seorang lagi perlu tekan { BUTTON("gnau-button-join") } dahulu.
error-no-bidding-now = Tiada bida sekarang.
error-nothing-to-decide = Tiada apa yang perlu anda tentukan sekarang.
error-bidding-over = Masa bida sudah tamat.
error-raising-over = Sekarang bukan masa untuk naikkan nilai.
error-already-bid = Anda sudah bida. Bida ditunjukkan apabila semua sudah bida.
error-already-raised = Anda sudah pilih. Kad kelima dibuka apabila semua sudah pilih.
error-banker-raises-nothing = Anda jadi bandar. Hanya yang lain boleh naikkan nilai.
error-bid-not-offered = Anda tak boleh bida { $number } di sini. Tekan salah satu butang.
error-raise-not-offered = Anda tak boleh naikkan ke { $times } di sini. Tekan salah satu butang.
error-cards-face-down = Kad kelima masih tertutup. Semua orang bida dan naikkan nilai dahulu.
error-dealer-without-players = Hanya bandar yang duduk. Seorang lagi perlu tekan { BUTTON("gnau-button-join") } dahulu.
error-choose-your-three = Anda susun kad sendiri di sini: tekan { BUTTON("gnau-button-hand") }, pilih tiga kad, kemudian { BUTTON("gnau-pick-confirm") }.
error-splits-by-themselves = Kad bandar disusun secara automatik di sini.
error-already-chosen = Anda sudah sahkan susunan anda.
error-still-choosing = { $people } pemain masih memilih. Kad dibuka apabila semua sudah pilih atau masa tamat.
error-own-split-needs-time = Untuk susun kad sendiri, perlu sekurang-kurangnya { $least } saat sebelum kad dibuka.
error-cut-word-invalid = Perkataan ada 1 hingga { $longest } aksara: huruf, digit, jarak dan .,!?'- sahaja.
error-chain-used-up = Meja ini sudah guna kesemua { $rounds } pusingannya. Buka yang baharu.
error-table-full = Kesemua { $players } tempat sudah penuh. Sertai apabila ada orang keluar.
error-cards-are-out = Kad sudah dibahagikan. Tunggu sampai selesai main.
error-player-cannot-cover = Anda boleh kalah sampai { $need } mata dalam satu pusingan di sini, dan anda ada { $balance }.{ $stake ->
    [0] {""}
   *[other] {" "}Anda mampu main dengan { $stake }: taip `/gnau open stake:{ $stake }` di saluran lain.
}
error-dealer-cannot-cover = Sebagai bandar, { $dealer } boleh kalah sampai { $need } mata dalam pusingan ini, dan dia ada { $balance }. Dia boleh tekan { BUTTON("gnau-button-give-bank") }, atau { $stake ->
    [0] lawan pemain yang lebih sedikit.
   *[other] buka meja dengan nilai { $stake }.
}
error-bank-cannot-cover = Sebagai bandar anda boleh kalah sampai { $need } mata dalam satu pusingan, dan anda ada { $balance }. Sertai sebagai pemain{ $stake ->
    [0] {""}
   *[other] , atau buka meja dengan nilai { $stake }
}.
error-account-too-new = Dengan nilai meja ini, anda boleh kalah sampai { $need } mata dalam satu { $unit ->
    [game] permainan
   *[round] pusingan
}. Akaun Discord anda masih baharu: hingga { $when } anda boleh kalah paling banyak { $limit } mata kepada orang lain pada satu masa.{ $stake ->
    [0] {""}
   *[other] {" "}Nilai meja { $stake } boleh.
}
error-dealer-account-too-new = Sebagai bandar, { $dealer } boleh kalah sampai { $need } mata dalam pusingan ini. Akaun Discordnya masih baharu: hingga { $when } dia boleh kalah paling banyak { $limit } mata kepada orang lain pada satu masa. Dia boleh tekan { BUTTON("gnau-button-give-bank") }, atau lawan pemain yang lebih sedikit.
error-dealer-covers-no-more = Sebagai bandar, { $dealer } boleh kalah sampai { $need } mata bagi setiap pemain. { $players ->
    [0] Dia tak mampu bayar sesiapa.
   *[other] Dia mampu bayar { $players } pemain.
} Minta dia tekan { BUTTON("gnau-button-give-bank") }.
error-nobody-can-cover = Seorang pemain boleh kalah sampai { $need } mata dalam satu pusingan di sini, dan tiada siapa ada sebanyak itu.{ $stake ->
    [0] {""}
   *[other] {" "}Buka meja dengan nilai { $stake } atau kurang.
}
error-no-players = Belum ada orang duduk. Seseorang perlu tekan { BUTTON("gnau-button-join") } dahulu.
error-only-leader = Hanya hos, bandar atau pengurus pelayan boleh buat begitu.
error-nothing-to-reveal = Tiada kad untuk dibuka.
error-reveal-first = Habiskan pusingan ini dahulu.
error-already-ready = Anda sudah sedia. Kad dibuka apabila semua sudah sedia.
error-dealer-reveals = Anda bandar: tekan { BUTTON("gnau-button-reveal") } apabila semua sudah tengok kad masing-masing.
error-no-cards-now = Kad belum dibahagikan. Kad anda sampai pada pembahagian seterusnya.
error-not-in-round = Anda tiada kad dalam pusingan ini. Tekan { BUTTON("gnau-button-join") } selepas kad dibuka.
error-no-round-yet = Belum ada pusingan dimainkan di sini.
error-go-on-later = Hanya hos boleh teruskan buat masa ini. Yang lain: { $when }
error-pace-invalid = Masa itu tak ditawarkan. Pilih dari 10 saat hingga 3 hari.
