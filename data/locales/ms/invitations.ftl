# Menu ahli: Ajak ke meja saya… dan Cabar…

invitation-asked = ### { $game } · [meja { $table }]({ $link })
    { $inviter } ajak anda main, { $invited }.
invitation-button-join = Saya main
invitation-button-decline = Lain kali
invitation-joined = ✅ { $who } sudah masuk · [meja { $table }]({ $link })
invitation-declined = { $who } tak dapat main sekarang.
invitation-seat-first = Ambil tempat dahulu, kemudian ajak { $who }.

challenge-asked = **Mahu main apa dengan { $who }?**
    Sebuah meja dibuka di sini, dan dia dapat jemputan.

error-invited-yourself = Itu anda sendiri. Pilih orang lain.
error-invited-bot = Bot tak main di sini. Pilih orang sebenar.
error-invited-not-here = { $who } tiada di pelayan ini.
error-invited-cannot-see = { $who } tak nampak saluran ini. Ajak dia di saluran lain.
error-invited-seated = Anda dan { $who } sudah duduk [di meja yang sama]({ $link }).
error-invitation-waiting = Anda sudah ajak { $who }. Anda boleh ajak lagi: { $when }
error-invitation-declined = { $who } tak dapat main sekarang. Anda boleh ajak lagi: { $when }
error-invitations-too-many = Anda sudah ajak { $count } orang dalam sepuluh minit. Anda boleh ajak orang seterusnya: { $when }
error-invitation-not-yours = Jemputan ini untuk { $who }. Mahu ikut main juga? Pergi [ke meja]({ $link }).
