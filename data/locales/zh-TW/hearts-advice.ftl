# 傷心小棧裡，為什麼這張牌好。

## 傳牌

tricks-advice-pass-the-queen-when-short = 保護 { CARD("QS") } 的黑桃太少，別人一出黑桃，它很快就被逼出來。
tricks-advice-pass-high-spades-when-short = 旁邊的小黑桃太少，{ CARD("AS") } 和 { CARD("KS") } 可能得吃下 { CARD("QS") }。
tricks-advice-pass-high-hearts = 大紅心會吃下紅心墩，裡面每張紅心都要算分。
tricks-advice-pass-a-short-suit = 這個花色你一張不留，除非有人傳給你，不然別人一出你就能墊牌。
tricks-advice-pass-high-cards = 大牌會吃到你不想要的墩。
tricks-advice-pass-low-for-the-moon = 你留下的牌有機會射月，小牌吃不到墩。
tricks-advice-pass-from-a-long-suit = 這個花色你太多張，別人很快就會在上面墊壞牌。
tricks-advice-pass-to-shorten = 這個花色你最多留兩張，出完就能墊牌。
tricks-advice-pass-the-highest-of-a-suit = 這個花色你只留更小的，比較好躲。

## 整局的計畫

tricks-plan-hearts-finish = **計畫：射月。**
tricks-plan-hearts-try = **計畫：試試射月。** 還沒有別人吃到分。
tricks-plan-hearts-stop = **計畫：攔住射月。**

tricks-advice-run-for-the-moon = 到目前分都在你這裡，也沒人大得過這張，射月吧。
tricks-advice-keep-the-moon-alive = 還沒有別人吃到分，這張把這些也吃下，射月還有希望。
tricks-advice-stop-the-moon = 到目前分都在一個人那裡，你吃下這些，就沒人能射月。
tricks-advice-try-to-stop-the-moon = 到目前分都在一個人那裡，蓋過去，可能攔住射月。
tricks-advice-keep-hearts-from-the-moon = 目前這墩最大的人，已經吃到所有的分。別給他分，不然他可能射月。

## 黑桃 Q，以及計分的方塊 J

tricks-advice-lead-spades-at-her-holder = { CARD("QS") } 是你傳出去的，更小的黑桃吃不到它，還可能把它逼出來。
tricks-advice-go-high-past-the-queen = { CARD("QS") } 不會再落在這墩，這裡也沒有分，趁現在丟掉大黑桃。
tricks-advice-discard-a-costly-spade = 你跟不了花色，這張黑桃要算分，墊出去。
tricks-advice-throw-the-king-under = 現在 { CARD("AS") } 最大，{ CARD("KS") } 要算分，丟給它。
tricks-advice-take-the-jack = 這張一定吃得到 { CARD("JD") }，可以減 10 分。
tricks-advice-go-for-the-jack = { CARD("JD") } 在這墩，吃到可以減 10 分，試試看。

## 第一墩

tricks-advice-play-high-in-the-first-trick = 第一墩沒有分，把最大的梅花出掉。
tricks-advice-play-any-in-the-first-trick = 第一墩沒有分，吃了也沒關係。
