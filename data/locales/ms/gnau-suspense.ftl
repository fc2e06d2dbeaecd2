# Kad dibuka satu demi satu, dalam mesej meja.

gnau-suspense-down = 🎴
gnau-suspense-dealer = **Bandar:** { $dealer }
gnau-suspense-cards = # { $cards }
gnau-suspense-all-down = Lima kad tertutup. Ada ngau?
gnau-suspense-ox = **Ada ngau!** { $sum } · Sekarang dua kad lagi…
gnau-suspense-no-ox-yet = Tiga kad sudah dibuka. Sekarang dua kad lagi…
gnau-suspense-hand = # { $name }
gnau-suspense-hand-special = # 🎉 { $name }! 🎉
gnau-suspense-waiting = 🎴 { $people }
gnau-suspense-last = ### 🎴 Terakhir buka kad: { $people }

gnau-banner = 🎉 **{ $hand }!** { $people }
gnau-banner-first = 🎉 **{ $hand }!** { $people } · pertama dalam sesi ini
gnau-banner-first-nenku = ✨ Nenku pertama dalam sesi ini: { $people }
    -# { $rank }
gnau-banner-many = { $people } pemain
