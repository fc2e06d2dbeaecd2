# Dompet: mata mainan yang tak boleh kurang daripada sifar.

gnau-daily-taken = 🎁 Mata hari ini: **+{ $got }**. Sekarang anda ada { $balance }.
gnau-gift-given = 🎁 { $giver } beri { $member } { $points } mata.

points-button-claim = Tuntut { $points } mata hari ini
points-button-open-for = { $stake ->
    [0] Buka tanpa nilai meja
   *[other] Buka dengan nilai { $stake }
}
points-next-daily = Mata harian seterusnya: { $when }
points-from-managers = Pengurus pelayan boleh beri anda mata.

error-only-with-bankrolls = Mata di pelayan ini hanya skor: tiada apa untuk dituntut atau diberi.
error-no-daily = Pelayan ini tak beri mata harian.
error-daily-forgotten = Anda padam data anda hari ini, jadi tiada mata untuk hari ini. Tuntutan seterusnya: { $when }
error-daily-taken = Anda sudah tuntut mata hari ini. Tuntutan seterusnya: { $when }
error-giving-off = Pelayan ini tak benarkan beri mata.
error-gift-to-oneself = Mata itu memang milik anda. Pilih orang lain.
error-gift-too-young = Untuk beri mata di sini, akaun Discord anda mesti berusia sekurang-kurangnya { $days } hari.
error-gift-too-big = Anda boleh beri { $cap } mata sehari di sini. Baki untuk hari ini: { $left }
error-gift-not-covered = { $balance ->
    [0] Anda tiada mata.
   *[other] Anda hanya ada { $balance } mata.
}
error-points-out-of-range = Tiada siapa boleh simpan mata sebanyak itu. `/manage points-reset` mulakan seseorang semula.
error-bots-have-no-points = Bot tak main dan tiada mata.
error-needs-manage-server = Hanya pengurus pelayan boleh buat begitu.
