# 为什么这张牌好，吃墩游戏通用：每个理由一句话，用于提示和复盘。只有一种游戏才有的，写在那种游戏的文件里。

## 黑桃Q，以及算分的方块J

tricks-advice-throw-the-queen-under = { CARD("AS") }或{ CARD("KS") }已经压着：趁机把{ CARD("QS") }送出去。
tricks-advice-discard-the-queen = 你跟不了花色：把{ CARD("QS") }垫掉。
tricks-advice-lead-the-queen-under-the-last-high-spade = 外面的黑桃都比{ CARD("QS") }大：肯定是别人收。
tricks-advice-lead-spades-to-force-the-queen = 出比{ CARD("QS") }小的黑桃吃不到它，还可能把它逼出来。
tricks-advice-play-high-while-holding-the-queen = { CARD("QS") }在你手上，没人能用它砸你的大黑桃。
tricks-advice-stay-below-the-queen = 比{ CARD("QS") }小的黑桃吃不到它，而它还可能在这墩出来。
tricks-advice-drop-a-high-spade-under = 已经有更大的黑桃压着：趁{ CARD("QS") }还没落到你头上，现在就出掉大黑桃。
tricks-advice-discard-high-spades = { CARD("AS") }或{ CARD("KS") }可能要吃{ CARD("QS") }：现在就垫掉这张大黑桃。
tricks-advice-cash-the-jack = 没人盖得过{ CARD("JD") }了：领出来，自己收。
tricks-advice-cash-the-sheep = { tricks-advice-cash-the-jack }
tricks-advice-keep-for-the-jack = { CARD("JD") }还在外面：留着能吃它的更大的方块。
tricks-advice-keep-for-the-sheep = { tricks-advice-keep-for-the-jack }

## 跟花色

tricks-advice-drop-a-high-heart-under = 已经有更大的红桃压着：趁机出掉你的大红桃。
tricks-advice-win-clean-tricks-high = 你最后出，这墩没有坏牌：用舍得出的最大的牌收下。
tricks-advice-win-clean-tricks = 你最后出，这墩没有坏牌：收下，下一墩你领出。
tricks-advice-win-for-the-lead = 这墩目前没有坏牌，也没人盖得过这张：下一墩你领出。
tricks-advice-the-only-card-below = 能出的牌里，只有这张收不了这墩。
tricks-advice-duck-as-high-as-possible = 躲得开的牌里最大的：更小的留到以后。
tricks-advice-duck-and-keep-a-higher = 这张收不了这墩，更大的留到更好的墩。
tricks-advice-win-with-the-highest = 反正是你收：用最大的，小牌留着。
tricks-advice-win-and-keep-a-higher = 反正是你收，更大的留到以后。
tricks-advice-win-with-a-plain-card = 反正是你收：用本身不算分的牌。
tricks-advice-go-over-as-low-as-possible = 躲不开了：出小的，后面的人可能还会盖过去。
tricks-advice-win-while-all-follow = 这墩没有坏牌，大家可能都还跟得了：大牌现在出最划算。
tricks-advice-go-over-high = 躲不开了，这墩目前没有坏牌：大牌现在出，别留到以后。
tricks-advice-spend-a-high-card = 现在就出掉：留下的小牌，以后更容易躲。
tricks-advice-leave-it-to-others = 这门花色外面至少一半比它大：很可能有人盖过去。

## 垫牌

tricks-advice-discard-high-hearts = 大红桃以后会害你：垫掉。
tricks-advice-end-a-suit = 这门的最后一张：以后领出这门，你就能垫牌。
tricks-advice-discard-what-may-win = 这门外面还有更小的：这张以后可能收到坏墩。
tricks-advice-discard-a-heart = 你跟不了花色：把这张红桃垫掉。
tricks-advice-discard-what-wins-nothing = 这门外面只剩更大的：你的其他牌更有用。
tricks-advice-discard-what-nobody-follows = 别人都没有这门了：以后领出这张，别人垫的牌全得你收。

## 领出

tricks-advice-lead-a-short-suit = 这门你只有一两张：领出去，很快就能在这门上垫牌。
tricks-advice-shorten-a-suit-by-leading = { tricks-advice-lead-a-short-suit }
tricks-advice-end-a-suit-by-leading = { tricks-advice-end-a-suit }
tricks-advice-lead-a-sure-exit = 这门外面的牌都比它大：肯定是别人收。
tricks-advice-lead-under-most = 这门外面的牌多数比它大：多半有人盖过去。
tricks-advice-lead-under-some = { tricks-advice-leave-it-to-others }
tricks-advice-cash-while-all-follow = 大家可能都还跟得了：大牌现在出最划算。
tricks-advice-lead-the-lowest = 这门你最小的一张：可能有人盖过去。
tricks-advice-lead-the-only-suit = 你只能领出这门花色。
tricks-advice-take-the-rest = 你的牌谁也盖不过：剩下的墩全是你的。
tricks-advice-keep-the-lead = 没人盖得过这张：下一墩还是你领出。

## 防着想全收的人

tricks-advice-keep-a-stopper = 目前的{ $game ->
    [hearts] 分
   *[other] 红桃
}全在要收这墩的人那里：出小的，大的留着，还可能拦住对方。
