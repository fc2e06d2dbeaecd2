# Pengumuman setiap hari, di saluran yang dipilih pengurus.

announcement-title = ### 🗓️ Kad hari ini · { $date }
announcement-about = Kad yang sama untuk semua orang di sini. Setiap set kad dikira sekali sahaja.
announcement-best = **Terbaik semalam**
announcement-line = { $name }: **{ $who }** · { $result }
announcement-others = { $others } lagi
