# 看四張牌再搶莊的局。

gnau-table-highest-bid = 喊最高的人

gnau-bidding-table = 🃏 **每人先看四張。** 按「{ BUTTON("gnau-button-hand") }」搶莊：喊最高的做莊，底分乘上那個倍數。大家都喊完就公開，最晚：{ $when }
gnau-raising-table = 🏦 **{ $dealer } ×{ $bid } 做莊。** 其他人按「{ BUTTON("gnau-button-hand") }」選要不要加倍。大家都選完就翻第五張，最晚：{ $when }
gnau-raising-bids = -# 搶莊：{ $bids }
gnau-raising-bid = { $user } { $number ->
    [0] 不搶
   *[other] ×{ $number }
}
gnau-raising-lot = -# 喊得一樣高，由洗牌決定。
gnau-bidding-done = ✅ { $user } { $phase ->
    [raising] 選好了
   *[bidding] 喊好了
}
gnau-bidding-thinking = 👀 { $user } 在想
gnau-bidding-plays = ✅ { $user } 照底分玩
gnau-bidding-banker = 🏦 { $user } 做莊

gnau-bidding-ask = **要搶莊嗎？** 喊最高的做莊，之後全部乘上那個倍數。你的第五張牌先蓋著。
gnau-bidding-made = { $number ->
    [0] 你不搶莊。
   *[other] 你喊 **×{ $number }**。
}大家都喊完就公開。
gnau-raising-ask = **{ $dealer } ×{ $bid } 做莊。** 加倍的話，你的輸贏就乘上那個倍數。
gnau-raising-made = **{ $dealer } ×{ $bid } 做莊。** 你玩 **{ $times } 倍**底分。大家都選完就翻第五張。
gnau-raising-yours = **你 ×{ $bid } 做莊。** 現在輪到其他人加倍。
gnau-bidding-limit = -# 不能再高了：每個人都要付得起。
gnau-bidding-footer = -# [回牌桌]({ $link }) · 截止：{ $when }

gnau-bid-button-bid = { $number ->
    [0] 不搶
   *[other] 搶莊 ×{ $number }
}
gnau-bid-button-raise = { $number ->
    [1] 不加倍
   *[other] 加到 ×{ $number }
}

gnau-bid-button-hint = 提示
gnau-bid-hint-title = ### 💡 你的四張牌
gnau-bid-hint-chance = 對上另一手牌，你贏的機會 **{ $wins }**，平手 { $ties }。
gnau-bid-hint-dealer = **做莊**，對 { $players } 位照底分玩的玩家：{ $worth }
gnau-bid-hint-raise = **對 ×{ $bid } 的莊家：** { $worth }
gnau-bid-hint-worth = ×{ $number } **{ $points }**
gnau-bid-hint-basis = -# 平均得分，每一種第五張和對手的每一手牌都算進去。別人怎麼喊沒有算，雖然那也透露了他們的牌。

gnau-note-joined-bidding = 你入座了。下次發牌時先看四張，再搶莊。
gnau-note-dealer-found = 🏦 { $dealer } ×{ $bid } 做莊：按「{ BUTTON("gnau-button-hand") }」加倍 · [回牌桌]({ $link })

gnau-picture-times = { $name } ×{ $times }
gnau-result-bid = -# 莊家 ×{ $bid }
gnau-result-raised = -# 莊家 ×{ $bid } · 加到 ×{ $raised } · 共 { $times } 倍底分
gnau-result-next-bid = 下一局：{ $seats } 搶莊。
gnau-result-next-bid-alone = 下一局：搶莊。還差一位玩家。
gnau-picture-four = 你的牌：{ $cards }，還有一張蓋著
gnau-suspense-four = 四張翻開了，剩第五張…
