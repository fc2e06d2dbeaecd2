# 拱豬裡，為什麼這張牌好。

## 亮牌

tricks-advice-expose-a-hidden-pig = 至少還有三張黑桃保護你的豬，之後再送給別人，讓對方扣兩倍。
tricks-advice-expose-a-guarded-sheep = 有更大的方塊，{ CARD("JD") } 常能自己吃回來，算兩倍。
tricks-advice-expose-a-long-sheep = 方塊這麼多，{ CARD("JD") } 常能自己吃回來，算兩倍。
tricks-advice-expose-a-covered-ace = 你的小紅心躲得掉，別人吃到的紅心扣兩倍。
tricks-advice-expose-a-hidden-transformer = 至少還有三張梅花保護 { CARD("10C") }，以後送給別人，讓他的分 ×4。
tricks-advice-expose-a-transformer-with-the-sheep = 你有更大的方塊能吃 { CARD("JD") }，{ CARD("10C") } 會讓它 ×4。
tricks-advice-expose-a-transformer-in-a-low-hand = 你的大牌少，它多半會讓別人扣的分 ×4。

## 不亮

tricks-advice-keep-a-bare-pig = 黑桃這麼少，豬很快就會被逼出來。
tricks-advice-keep-a-hunted-pig = 別人的黑桃比較多，亮了豬會被逼出來。
tricks-advice-keep-an-unguarded-sheep = 你沒有更大的方塊能把它吃回來。
tricks-advice-keep-a-thinly-guarded-sheep = 只有一張更大的方塊，常常不夠把它吃回來。
tricks-advice-keep-an-uncovered-ace = 能躲的小紅心太少，你吃到的每張紅心都扣兩倍。
tricks-advice-keep-an-ace-among-high-hearts = 你另一張大紅心也可能吃到紅心，那些全扣兩倍。
tricks-advice-keep-a-bare-transformer = 梅花這麼少，可能得自己吃下它。
tricks-advice-keep-a-hunted-transformer = 別人的梅花比較多，看到了就會把它逼出來。

## 整局的計畫

tricks-plan-gongzhu-finish = **計畫：全紅。**
tricks-plan-gongzhu-stop = **計畫：攔住全紅。**

tricks-advice-run-for-all-hearts = 到目前紅心都在你這裡，也沒人大得過這張，收齊十三張。
tricks-advice-stop-all-hearts = 到目前紅心都在一個人那裡，你吃一張，他就收不齊。
tricks-advice-try-to-stop-all-hearts = 到目前紅心都在一個人那裡，蓋過去，可能攔住他。
tricks-advice-keep-hearts-from-a-collector = 目前這墩最大的人，已經吃到所有紅心。別再給他。

## 豬、羊和變壓器

tricks-advice-hope-for-a-high-spade = { CARD("AS") } 或 { CARD("KS") } 可能還會出來，吃下豬。
tricks-advice-lead-the-sheep = 只要沒人出更大的方塊，{ CARD("JD") } 就是你的。
tricks-advice-bring-the-sheep-home = 後面沒人大得過 { CARD("JD") }，出它，自己吃。
tricks-advice-catch-the-sheep = 這張吃得到 { CARD("JD") }，得的比這墩到目前扣的多。
tricks-advice-go-for-the-sheep = { CARD("JD") } 在這墩，得的比到目前扣的多，試著吃下。
tricks-advice-draw-the-higher-diamonds = 比你的 { CARD("JD") } 大的方塊還在外面，先把它們引出來。
tricks-advice-keep-the-sheep = 現在出 { CARD("JD") } 會送給別人，留到自己吃的墩。
tricks-advice-risk-the-sheep = 到目前 { CARD("JD") } 最大，不過別人還可能蓋過去。
tricks-advice-discard-a-lost-sheep = 外面的方塊全比 { CARD("JD") } 大，你很難吃回來，墊出去吧。
tricks-advice-win-what-pays = 配上你已經吃到的，這墩會加分，這張吃得到。
tricks-advice-go-for-what-pays = 配上你已經吃到的，這墩到目前會加分，試著吃下。
tricks-advice-win-while-it-is-cheap = 這墩本身最多扣 50，趁便宜吃下，下一墩你先出。
tricks-advice-throw-the-transformer-under = 已經有更大的梅花，把 { CARD("10C") } 丟給它。
tricks-advice-discard-the-transformer = 你跟不了花色，把 { CARD("10C") } 墊出去。
tricks-advice-hope-for-a-high-club = 可能還有更大的梅花出來，吃下 { CARD("10C") }。
tricks-advice-lead-the-transformer-under-the-last-high-clubs = 外面的梅花全比 { CARD("10C") } 大，一定是別人吃。
tricks-advice-stay-below-the-transformer = { CARD("10C") } 還在外面，更小的梅花吃不到它。

## 分隊

tricks-advice-give-the-sheep-to-your-side = 這墩你們隊吃，{ CARD("JD") } 也跟著進來。
tricks-advice-give-your-side-the-lowest-heart = 這墩反正你們隊吃，給最小的紅心。
tricks-advice-use-a-high-card-with-your-partner = 這墩反正你們隊吃，出大的，小的留著。
tricks-advice-keep-what-costs-from-your-partner = 這墩搭檔最大，扣分的牌留到別墩。
tricks-advice-lead-a-diamond-for-the-sheep = 沒人能蓋過這張方塊。{ CARD("JD") } 若在搭檔手上，你們隊現在就能吃到。
tricks-advice-give-your-partner-all-hearts = 到目前紅心都在搭檔那裡，這墩也是搭檔吃，再給一張。
tricks-advice-stop-all-hearts-with-your-partner = 到目前紅心都在一個對手那裡。這墩你們隊吃，給一張紅心，他就收不齊。
