# Kenapa tiada lagi meja boleh dibuka, dan apa yang boleh dibuat.

error-stake-too-high = Dengan nilai meja { $stake }, seorang pemain boleh kalah sampai { $need } mata dalam satu { $unit ->
    [game] permainan
   *[round] pusingan
}, dan { $who ->
    [you] anda ada { $balance }
    [others] tiada orang lain di sini ada sebanyak itu
   *[all] tiada siapa di sini ada sebanyak itu
}.{ $affordable ->
    [0] {""}
   *[other] {" "}Buka meja dengan nilai { $affordable } atau kurang.
}

error-too-many-own-tables = Anda boleh buka { $limit } meja di sini, dan anda sudah ada { $tables }. Tutup satu dahulu.
error-opened-just-now = Anda baru sahaja buka meja. Anda boleh buka meja seterusnya: { $when }
error-too-many-tables = Pelayan ini benarkan { $limit } meja serentak. Sertai satu, atau datang lagi nanti. Pengurus pelayan boleh tambah had: `/manage settings`
