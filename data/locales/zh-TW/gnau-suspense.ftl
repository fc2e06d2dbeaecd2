# 一步一步開牌。

gnau-suspense-down = 🎴
gnau-suspense-dealer = **莊家：** { $dealer }
gnau-suspense-cards = # { $cards }
gnau-suspense-all-down = 五張都蓋著。有妞嗎？
gnau-suspense-ox = **有妞！** { $sum } · 再看另外兩張…
gnau-suspense-no-ox-yet = 翻開三張了，再看另外兩張…
gnau-suspense-hand = # { $name }
gnau-suspense-hand-special = # 🎉 { $name }！🎉
gnau-suspense-waiting = 🎴 { $people }
gnau-suspense-last = ### 🎴 最後開牌：{ $people }

gnau-banner = 🎉 **{ $hand }！** { $people }
gnau-banner-first = 🎉 **{ $hand }！** { $people } · 這桌第一次
gnau-banner-first-nenku = ✨ 這桌第一次嫩菇：{ $people }
    -# { $rank }
gnau-banner-many = { $people } 位玩家
