gnau-suspense-down = 🎴
gnau-suspense-dealer = **Geber:** { $dealer }
gnau-suspense-cards = # { $cards }
gnau-suspense-all-down = Fünf verdeckte Karten. Ist ein Ochse dabei?
gnau-suspense-ox = **Ein Ochse!** { $sum } · Jetzt die anderen zwei…
gnau-suspense-no-ox-yet = Drei Karten sind offen. Jetzt die anderen zwei…
gnau-suspense-hand = # { $name }
gnau-suspense-hand-special = # 🎉 { $name }! 🎉
gnau-suspense-waiting = 🎴 { $people }
gnau-suspense-last = ### 🎴 Jetzt nur noch: { $people }

gnau-banner = 🎉 **{ $hand }!** { $people }
gnau-banner-first = 🎉 **{ $hand }!** { $people } · zum ersten Mal an diesem Abend
gnau-banner-first-nenku = ✨ Der erste Nenku des Abends: { $people }
    -# { $rank }
gnau-banner-many = { $people } Leute
