# 1枚ずつのオープン

gnau-suspense-down = 🎴
gnau-suspense-dealer = **親：** { $dealer }
gnau-suspense-cards = # { $cards }
gnau-suspense-all-down = 裏の5枚。牛はいる？
gnau-suspense-ox = **牛！** { $sum } · 残りの2枚は…
gnau-suspense-no-ox-yet = 3枚を開きました。残りの2枚は…
gnau-suspense-hand = # { $name }
gnau-suspense-hand-special = # 🎉 { $name }！ 🎉
gnau-suspense-waiting = 🎴 { $people }
gnau-suspense-last = ### 🎴 最後は{ $people }

gnau-banner = 🎉 **{ $hand }！** { $people }
gnau-banner-first = 🎉 **{ $hand }！** { $people } · この卓で初
gnau-banner-first-nenku = ✨ この卓で初のネンク：{ $people }
    -# { $rank }
gnau-banner-many = { $people }人
