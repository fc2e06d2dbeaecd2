# 一步一步开牌，在牌桌的消息里。

gnau-suspense-down = 🎴
gnau-suspense-dealer = **庄家：**{ $dealer }
gnau-suspense-cards = # { $cards }
gnau-suspense-all-down = 五张牌盖着，有牛吗？
gnau-suspense-ox = **有牛！** { $sum } · 来看另外两张…
gnau-suspense-no-ox-yet = 三张翻开了，来看另外两张…
gnau-suspense-hand = # { $name }
gnau-suspense-hand-special = # 🎉 { $name }！🎉
gnau-suspense-waiting = 🎴 { $people }
gnau-suspense-last = ### 🎴 最后揭晓：{ $people }

# 一晚难得见一次的牌，写在结果上面
gnau-banner = 🎉 **{ $hand }！** { $people }
gnau-banner-first = 🎉 **{ $hand }！** { $people } · 今晚第一次
gnau-banner-first-nenku = ✨ 今晚第一个嫩菇：{ $people }
    -# { $rank }
gnau-banner-many = { $people }人
