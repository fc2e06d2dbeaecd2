# 為什麼這張牌好，吃墩遊戲共用。

## 黑桃 Q，以及計分的方塊 J

tricks-advice-throw-the-queen-under = 現在 { CARD("AS") } 或 { CARD("KS") } 最大，把 { CARD("QS") } 丟給它。
tricks-advice-discard-the-queen = 你跟不了花色，把 { CARD("QS") } 墊出去。
tricks-advice-lead-the-queen-under-the-last-high-spade = 外面的黑桃全比 { CARD("QS") } 大，一定是別人吃。
tricks-advice-lead-spades-to-force-the-queen = 比 { CARD("QS") } 小的黑桃吃不到它，還可能把它逼出來。
tricks-advice-play-high-while-holding-the-queen = { CARD("QS") } 在你手上，沒人能把它丟在你的大黑桃上。
tricks-advice-stay-below-the-queen = { CARD("QS") } 可能會在這墩出現，比它小的黑桃吃不到它。
tricks-advice-drop-a-high-spade-under = 已經有更大的黑桃，現在就丟掉你這張，免得以後 { CARD("QS") } 落在它上面。
tricks-advice-discard-high-spades = { CARD("AS") } 或 { CARD("KS") } 可能得吃下 { CARD("QS") }，現在就墊掉這張大黑桃。
tricks-advice-cash-the-jack = 沒人大得過 { CARD("JD") } 了，先出它，自己吃。
tricks-advice-cash-the-sheep = { tricks-advice-cash-the-jack }
tricks-advice-keep-for-the-jack = { CARD("JD") } 還在外面，留著能抓它的大方塊。
tricks-advice-keep-for-the-sheep = { tricks-advice-keep-for-the-jack }

## 跟牌

tricks-advice-drop-a-high-heart-under = 已經有更大的紅心，把你的大紅心丟在下面。
tricks-advice-win-clean-tricks-high = 你最後出，這墩沒有壞牌，用捨得出的最大牌吃。
tricks-advice-win-clean-tricks = 你最後出，這墩沒有壞牌，吃下來，下一墩你先出。
tricks-advice-win-for-the-lead = 到目前沒有壞牌，也沒人大得過這張，下一墩你先出。
tricks-advice-the-only-card-below = 能出的牌裡，只有這張保證不會吃到這墩。
tricks-advice-duck-as-high-as-possible = 這是吃不到的牌裡最大的，更小的留到後面。
tricks-advice-duck-and-keep-a-higher = 這張吃不到這墩，更大的留給更好的墩。
tricks-advice-win-with-the-highest = 反正都會吃，就用最大的，小的留著。
tricks-advice-win-and-keep-a-higher = 反正都會吃，更大的留到後面。
tricks-advice-win-with-a-plain-card = 反正都會吃，就用不計分的牌吃。
tricks-advice-go-over-as-low-as-possible = 躲不掉，就出小的，別人還可能蓋過去。
tricks-advice-win-while-all-follow = 這墩沒有壞牌，大家都還可能跟得出來，大牌現在出最划算。
tricks-advice-go-over-high = 躲不掉，到目前也沒有壞牌，大牌現在就出，別等以後。
tricks-advice-spend-a-high-card = 現在就出它，留下的小牌以後比較好躲。
tricks-advice-leave-it-to-others = 這個花色在外面的牌，至少一半比它大，別人很可能蓋過去。

## 墊牌

tricks-advice-discard-high-hearts = 大紅心以後可能害到你，墊出去。
tricks-advice-end-a-suit = 這是你這個花色的最後一張，以後有人出這花色，你就能墊牌。
tricks-advice-discard-what-may-win = 這個花色還有更小的在外面，這張以後可能吃到壞墩。
tricks-advice-discard-a-heart = 你跟不了花色，把這張紅心墊出去。
tricks-advice-discard-what-wins-nothing = 外面這個花色只剩更大的牌，其他牌對你比較有用。
tricks-advice-discard-what-nobody-follows = 別人都沒有這個花色，以後先出它，大家墊什麼你都得吃。

## 先出

tricks-advice-lead-a-short-suit = 這個花色你最多兩張，出掉它，很快就能墊牌。
tricks-advice-shorten-a-suit-by-leading = { tricks-advice-lead-a-short-suit }
tricks-advice-end-a-suit-by-leading = { tricks-advice-end-a-suit }
tricks-advice-lead-a-sure-exit = 外面這個花色全比它大，一定是別人吃。
tricks-advice-lead-under-most = 外面這個花色大多比它大，別人多半會蓋過去。
tricks-advice-lead-under-some = { tricks-advice-leave-it-to-others }
tricks-advice-cash-while-all-follow = 大家都還可能跟得出來，大牌現在出最划算。
tricks-advice-lead-the-lowest = 這是你這個花色最小的，別人可能蓋過去。
tricks-advice-lead-the-only-suit = 你只能先出這個花色。
tricks-advice-take-the-rest = 沒人大得過你任何一張牌，剩下的墩都是你的。
tricks-advice-keep-the-lead = 沒人大得過這張，下一墩還是你先出。

## 對付可能全吃的人

tricks-advice-keep-a-stopper = 目前這墩最大的人，已經吃到所有{ $game ->
    [hearts] 的分
   *[other] 紅心
}。出小的，你的大牌以後還可能攔住他。
