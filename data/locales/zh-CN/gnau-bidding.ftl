# 看四张牌抢庄的局。

# 抢庄结束前，代替庄家的名字
gnau-table-highest-bid = 抢得最高的人

gnau-bidding-table = 🃏 **每人四张牌。**按{ BUTTON("gnau-button-hand") }抢庄：抢得最高的做庄，这局就按那个倍数算。大家都抢完就公布，最迟：{ $when }
gnau-raising-table = 🏦 **{ $dealer } 做庄 ×{ $bid }。**其他人按{ BUTTON("gnau-button-hand") }，加不加倍随你。都选好就翻第五张，最迟：{ $when }
gnau-raising-bids = -# 抢庄：{ $bids }
gnau-raising-bid = { $user } { $number ->
    [0] 不抢
   *[other] ×{ $number }
}
gnau-raising-lot = -# 最高的不止一人，由洗牌抽签定庄。
gnau-bidding-done = ✅ { $user } { $phase ->
    [raising] 选好了
   *[bidding] 抢过了
}
gnau-bidding-thinking = 👀 { $user } 在考虑
gnau-bidding-plays = ✅ { $user } 按底分打
gnau-bidding-banker = 🏦 { $user } 做庄

gnau-bidding-ask = **抢庄吗？**抢得最高的做庄，这局全按那个倍数算。你的第五张牌先盖着。
gnau-bidding-made = { $number ->
    [0] 你不抢庄。
   *[other] 你抢庄**×{ $number }**。
}大家都抢完就公布。
gnau-raising-ask = **{ $dealer } 做庄 ×{ $bid }。**你可以加倍：选 ×几，就按几倍算。
gnau-raising-made = **{ $dealer } 做庄 ×{ $bid }。**你按底分的**{ $times }倍**打。大家都选好就翻第五张。
gnau-raising-yours = **你做庄 ×{ $bid }。**现在轮到闲家加倍。
gnau-bidding-limit = -# 不能再高了：每个人都要付得起。
gnau-bidding-footer = -# [去牌桌]({ $link }) · 截止：{ $when }

gnau-bid-button-bid = { $number ->
    [0] 不抢
   *[other] 抢庄 ×{ $number }
}
gnau-bid-button-raise = { $number ->
    [1] 不加倍
   *[other] 加倍 ×{ $number }
}

gnau-bid-button-hint = 提示
gnau-bid-hint-title = ### 💡 你的四张牌
gnau-bid-hint-chance = 跟另外一手牌比，**{ $wins }**的情况会赢，{ $ties }打平。
gnau-bid-hint-dealer = **做庄**，对{ $players }个不加倍的闲家：{ $worth }
gnau-bid-hint-raise = **对庄家 ×{ $bid }：**{ $worth }
gnau-bid-hint-worth = ×{ $number } **{ $points }**
gnau-bid-hint-basis = -# 这是平均输赢多少分，第五张和对方的每一种牌都算进去了。别人抢多少也透露一点牌，这里没算。

gnau-note-joined-bidding = 你入座了。下次发牌，你先看四张牌再抢庄。
gnau-note-dealer-found = 🏦 { $dealer } 做庄 ×{ $bid }：按{ BUTTON("gnau-button-hand") }加倍 · [去牌桌]({ $link })

# 结果里，以及图片的文字说明里
gnau-picture-times = { $name } ×{ $times }
gnau-result-bid = -# 抢庄 ×{ $bid }
gnau-result-raised = -# 抢庄 ×{ $bid } · 加倍 ×{ $raised } · 按底分{ $times }倍算
gnau-result-next-bid = 下一局：{ $seats } 抢庄。
gnau-result-next-bid-alone = 下一局抢庄，还差一个人。
gnau-picture-four = 你的牌：{ $cards }，还有一张盖着
gnau-suspense-four = 四张翻开了，来看第五张…
