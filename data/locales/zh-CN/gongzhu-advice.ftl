# 拱猪里为什么这张牌好，`tricks-advice.ftl` 没有的。

## 亮牌

tricks-advice-expose-a-hidden-pig = 至少还有三张黑桃护着猪：以后送给别人，扣两倍。
tricks-advice-expose-a-guarded-sheep = 有更大的方块，{ CARD("JD") }多半能自己吃回来，得两倍。
tricks-advice-expose-a-long-sheep = 方块这么多，{ CARD("JD") }多半能自己吃回来，得两倍。
tricks-advice-expose-a-covered-ace = 你有小红桃可以躲，别人吃的红桃都扣两倍。
tricks-advice-expose-a-hidden-transformer = 至少还有三张梅花护着{ CARD("10C") }：以后送给别人，让对方的分 ×4。
tricks-advice-expose-a-transformer-with-the-sheep = 你有更大的方块能吃{ CARD("JD") }，亮了的{ CARD("10C") }再让它 ×4。
tricks-advice-expose-a-transformer-in-a-low-hand = 你大牌少，它多半会让别人的负分 ×4。

## 不亮

tricks-advice-keep-a-bare-pig = 别的黑桃太少，猪很快会被逼出来。
tricks-advice-keep-a-hunted-pig = 黑桃多在别人手上，亮了猪会被拱出来。
tricks-advice-keep-an-unguarded-sheep = 你没有更大的方块来吃它。
tricks-advice-keep-a-thinly-guarded-sheep = 只有一张更大的方块，常常吃不回来。
tricks-advice-keep-an-uncovered-ace = 你小红桃少，不好躲，吃到的红桃都会扣两倍。
tricks-advice-keep-an-ace-among-high-hearts = 你另一张大红桃也可能吃到红桃，那就全扣两倍。
tricks-advice-keep-a-bare-transformer = 别的梅花太少，可能得自己吃。
tricks-advice-keep-a-hunted-transformer = 梅花多在别人手上，亮了会被逼出来。

## 整局的打算

tricks-plan-gongzhu-finish = **打算：收全红。**
tricks-plan-gongzhu-stop = **打算：拦住全红。**

tricks-advice-run-for-all-hearts = 目前的红桃全是你的，也没人盖得过这张：十三张收齐，全红。
tricks-advice-stop-all-hearts = 目前的红桃全在一个人那里：你吃一张，对方就全红不了。
tricks-advice-try-to-stop-all-hearts = 目前的红桃全在一个人那里：盖过去，可能拦得住。
tricks-advice-keep-hearts-from-a-collector = 目前的红桃全在要收这墩的人那里：别再给了。

## 猪、羊、变压器

tricks-advice-hope-for-a-high-spade = { CARD("AS") }或{ CARD("KS") }可能还会来，把猪吃走。
tricks-advice-lead-the-sheep = 只要没人出更大的方块，{ CARD("JD") }就是你的。
tricks-advice-bring-the-sheep-home = 后面没人盖得过{ CARD("JD") }：出吧，羊归你。
tricks-advice-catch-the-sheep = 这张吃到{ CARD("JD") }，得分比这墩目前扣的多。
tricks-advice-go-for-the-sheep = { CARD("JD") }在这墩，得分比目前扣的多：争一争。
tricks-advice-draw-the-higher-diamonds = 外面还有比{ CARD("JD") }大的方块：先把它们逼出来。
tricks-advice-keep-the-sheep = 现在出{ CARD("JD") }会丢羊：留到你能收的墩。
tricks-advice-risk-the-sheep = 目前{ CARD("JD") }最大，不过还可能有人盖过去。
tricks-advice-discard-a-lost-sheep = 外面只剩比{ CARD("JD") }大的方块：你很难吃到羊，垫掉吧。
tricks-advice-win-what-pays = 加上你吃过的牌，这墩能加分，这张收得下。
tricks-advice-go-for-what-pays = 加上你吃过的牌，这墩目前能加分：争一争。
tricks-advice-win-while-it-is-cheap = 这墩本身最多扣50：趁便宜收下，下一墩你领出。
tricks-advice-throw-the-transformer-under = 已经有更大的梅花压着：趁机把{ CARD("10C") }送出去。
tricks-advice-discard-the-transformer = 你跟不了花色：把{ CARD("10C") }垫掉。
tricks-advice-hope-for-a-high-club = 更大的梅花可能还会来，把{ CARD("10C") }吃走。
tricks-advice-lead-the-transformer-under-the-last-high-clubs = 外面的梅花都比{ CARD("10C") }大：肯定是别人收。
tricks-advice-stay-below-the-transformer = { CARD("10C") }还在外面，更小的梅花吃不到它。

## 组队

tricks-advice-give-the-sheep-to-your-side = 这墩是你们队收，{ CARD("JD") }也跟着归你们。
tricks-advice-give-your-side-the-lowest-heart = 反正是你们队收：出最小的红桃。
tricks-advice-use-a-high-card-with-your-partner = 反正是你们队收：用大牌，小牌留着。
tricks-advice-keep-what-costs-from-your-partner = 目前是搭档收这墩：扣分的牌留到别的墩。
tricks-advice-lead-a-diamond-for-the-sheep = 没人能盖过这张方块：{ CARD("JD") }要是在搭档手里，现在就能归你们队。
tricks-advice-give-your-partner-all-hearts = 目前的红桃全在搭档那里，这墩也是搭档收：再给一张。
tricks-advice-stop-all-hearts-with-your-partner = 目前的红桃全在一个对手那里：这墩是你们队收，给一张红桃，对方就全红不了。
