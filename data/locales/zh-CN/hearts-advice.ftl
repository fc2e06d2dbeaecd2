# 红心大战里为什么这张牌好，`tricks-advice.ftl` 没有的。

## 传牌

tricks-advice-pass-the-queen-when-short = 别的黑桃太少，护不住{ CARD("QS") }：别人领几次黑桃就逼出来了。
tricks-advice-pass-high-spades-when-short = 小黑桃少，{ CARD("AS") }和{ CARD("KS") }可能要吃{ CARD("QS") }。
tricks-advice-pass-high-hearts = 大红桃会收下红桃墩，里面每张红桃都算分。
tricks-advice-pass-a-short-suit = 这门你一张不留：除非有人传来，领出这门你就能垫牌。
tricks-advice-pass-high-cards = 大牌会收下你不想要的墩。
tricks-advice-pass-low-for-the-moon = 留下的牌有机会射月，小牌只会丢墩。
tricks-advice-pass-from-a-long-suit = 这门你太多了，很快就有人在这门上垫坏牌。
tricks-advice-pass-to-shorten = 这门你最多留两张：出完就能垫牌。
tricks-advice-pass-the-highest-of-a-suit = 这门你只留更小的，更容易躲。

## 整局的打算

tricks-plan-hearts-finish = **打算：射月。**
tricks-plan-hearts-try = **打算：试着射月。**别人都还没吃到分。
tricks-plan-hearts-stop = **打算：拦住射月。**

tricks-advice-run-for-the-moon = 目前的分全在你这里，也没人盖得过这张：射月吧。
tricks-advice-keep-the-moon-alive = 别人都还没吃到分，这张把这墩的分也吃下：还有机会射月。
tricks-advice-stop-the-moon = 目前的分全在一个人那里：这墩的分你来吃，就没人能射月。
tricks-advice-try-to-stop-the-moon = 目前的分全在一个人那里：盖过去，可能拦住射月。
tricks-advice-keep-hearts-from-the-moon = 目前的分全在要收这墩的人那里：一分也别给，不然对方可能射月。

## 黑桃Q，以及算分的方块J

tricks-advice-lead-spades-at-her-holder = { CARD("QS") }是你传出去的：更小的黑桃吃不到它，还可能把它逼出来。
tricks-advice-go-high-past-the-queen = { CARD("QS") }不会再落到这墩，这墩也没有分：大黑桃现在出掉。
tricks-advice-discard-a-costly-spade = 你跟不了花色：把这张算分的黑桃垫掉。
tricks-advice-throw-the-king-under = { CARD("AS") }已经压着：趁机把算分的{ CARD("KS") }送出去。
tricks-advice-take-the-jack = 这张肯定吃到{ CARD("JD") }，总分减10。
tricks-advice-go-for-the-jack = { CARD("JD") }在这墩，谁收谁减10分：争一争。

## 第一墩

tricks-advice-play-high-in-the-first-trick = 第一墩没有分：把最大的梅花出掉。
tricks-advice-play-any-in-the-first-trick = 第一墩没有分：收下也不吃亏。
