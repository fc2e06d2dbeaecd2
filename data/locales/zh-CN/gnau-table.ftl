# 大家看到的牛牛牌桌。

gnau-house = 机器人

gnau-table-title-round = 🐂 牛牛 · { $table }号桌 · 第{ $round }局
gnau-table-facts = 庄家：{ $dealer } · 底分：{ $stake }
gnau-table-facts-lobby = { $facts } · { $rules }{ $split ->
    [own] {" · "}自己配牛
   *[auto] {""}
}
gnau-table-first-deals = 第一个加入的人
gnau-table-aim = **目标：**牌比庄家大。三张凑成10、20或30就**有牛**。另外两张看尾数，0最大。
# 名字后面的左至右符号，免得阿拉伯文、希伯来文的名字把数字倒过来
gnau-table-seat = { $mark } { $user }{"\u200E"} · { $balance }分
gnau-table-nobody = 还没有人，来坐第一个！
gnau-table-out = 🃏 **牌发好了：**看私信，或按{ BUTTON("gnau-button-hand") }，{ $split ->
    [own] 点出三张牌再按{ BUTTON("gnau-pick-confirm") }
   *[auto] 再按{ BUTTON("gnau-button-ready") }
}。{ $split ->
    [own] 大家都配好
   *[auto] 大家都准备好，或桌主按{ BUTTON("gnau-button-reveal") }，
}就开牌，最迟：{ $when }
gnau-table-chosen = ✅ { $user } 配好了
gnau-table-sat-out = 💸 { $user } 这局不打：一局可能输{ $need }分。{ $stake ->
    [0] 再小的底分，现在的分也不够，可以用 `/points claim` 领分。
   *[other] 现在的分够打底分{ $stake }的桌。
}
gnau-table-ready = ✅ { $user } 准备好了
gnau-table-looking = 👀 { $user } 在看牌
gnau-table-gone = 🚪 { $user } 退出了服务器
gnau-table-undelivered = 👀 { $user } · 收不到私信，按{ BUTTON("gnau-button-hand") }看牌

gnau-result-dealer = **庄家：{ $dealer }{"\u200E"}** · **{ $delta }**
gnau-result-player = { $mark } { $user } **{ $outcome ->
    [beats] 赢{ $points }分
    [draws] 打平
    [unpaid] 不输分
   *[loses] 输{ $points }分
}** · 总分：{ $balance }
gnau-result-first = ✨ 今晚第一个{ $hand }
gnau-result-ties = -# 一样大，算庄家赢。
gnau-result-streak = 🔥 { $streak }
gnau-result-streak-of = { $user }：{ $streak }
gnau-missed-hand = { $user }（{ $hand }）
gnau-missed-many = { $people }人
gnau-missed = 🐂 漏了牛：{ $missed }{ $joke ->
    [0] 。牛跑了。
    [1] 。藏得真好。
    [2] 。牛还在外面吃草。
    [3] 。再好的牧童也会丢牛。
   *[other] 。牛没事，别担心。
}
gnau-in-a-row = { $rounds }连胜
gnau-result-no-passport = 不是牛：{ $sum }
gnau-result-nothing-chosen = 时间到了
gnau-result-possible = 💡 本来可以：**{ $name }**
gnau-result-next = 下一局庄家：{ $dealer }，闲家：{ $seats }。
gnau-result-next-none = 下一局庄家：{ $dealer }，还没有闲家。
gnau-result-anyone-deals = -# 入座的人都可以发牌的时间：{ $when }
gnau-result-nobody = 没有人入座。按{ BUTTON("gnau-button-join") }接着打。

gnau-split-group = { $cards }（{ $sum }）
gnau-split-named = { $cards } · **{ $name }**
gnau-split-pair = 对子
gnau-split-tonku = A + 公牌

gnau-by-card = 最大单张 { $card }

# 图片的文字说明，和图片里的名字
gnau-picture-hand = 你的牌：{ $cards }
gnau-picture-result = 这局的结果
gnau-picture-result-hand = { $name }，{ $delta }：{ $hand }
gnau-picture-points = { $delta }，{ $balance }
gnau-picture-balance = 现有 { $points }
gnau-picture-pays = 底分 ×{ $times }
gnau-picture-possible = 本来可以：{ $name }
gnau-picture-dealer = 庄家：{ $dealer }
gnau-picture-dealer-unnamed = 庄家
gnau-picture-seat = { $number }号座位
gnau-picture-seated = { $seat } = { $user }

gnau-fair-before = -# 这局发牌时还没有检查功能。

gnau-closed-best-hand = 🃏 最大牌型：**{ $hand }**，第{ $round }局，{ $user }
gnau-closed-biggest-win = 💰 赢最多的一局：**{ $delta }**，第{ $round }局，{ $user }
gnau-closed-most-rounds = 🪑 打得最多，**{ $rounds }局**：{ $users }
gnau-closed-line = { $mark } { $user }{"\u200E"} · **{ $delta }**
gnau-closed-more = 还有{ $people }人

gnau-hand-title = 你的牌 · { $table }号桌第{ $round }局
gnau-hand-best = 最佳配法：**{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}**×{ $points }**
}
gnau-hand-choose = 点出做牛的三张，再按{ BUTTON("gnau-pick-confirm") }。确定后不能改。
    -# { $fallback ->
    [best] 拿不准？什么都不点，就按最佳配法算。
   *[none] 小心：点错或超时，都算没牛。
}
gnau-hand-find = **你的牌有牛吗？**点开黑条看最佳配法，什么都不做就按它算。想自己来，按{ BUTTON("gnau-button-split") }。
gnau-hand-chosen = 你配的是：**{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}**×{ $points }**
}
gnau-hand-counted = 算**{ $name }**
gnau-hand-dealer = 庄家：**{ $hand }**
gnau-told-won = **你赢了{ $points }分**
gnau-told-lost = **你输了{ $points }分**
gnau-hand-balance = 总分：{ $balance }
gnau-told-even = **不输不赢**
gnau-hand-footer-revealed = -# 已开牌 · [去牌桌]({ $link })
gnau-hand-footer = -# [去牌桌]({ $link }) · 开牌：{ $when }

gnau-note-joined = 你入座了。下次发牌，五张牌会用私信发给你。
gnau-note-joined-bank = 你入座做庄，大家都跟你比。有人加入后，按{ BUTTON("gnau-button-deal") }。
gnau-note-not-seated = 桌开好了，但你还没有座位。{ $why }
gnau-note-ready = 你准备好了。大家都好了就开牌。
gnau-note-undelivered = 我没法给你发私信，牌在这里：按{ BUTTON("gnau-button-hand") } · [去牌桌]({ $link })
    -# 如果是你关了私信：服务器菜单 → 隐私设置 → 私信。

# 桌主可以选的
gnau-terms-speed = { $seconds ->
    [0] 马上开牌
   *[other] { $time }后开牌
}
gnau-terms-dealer = 庄家：{ $choice }
gnau-terms-split = 配牛：{ $choice }

gnau-details-odds = 🎲 闲家{ $gains }的局赢分，{ $pays }的局输分，其余不输不赢。都按最佳配法打，庄家平均多赢底分的{ $edge }。

gnau-button-join = 加入
gnau-button-leave = 离桌
gnau-note-bank-taken = ✅ 现在你做庄，大家都跟你比。
gnau-note-bank-passed = ✅ 你下庄了。

gnau-button-cut = 加词切牌
gnau-button-take-bank = 做庄
gnau-button-give-bank = 下庄

gnau-button-deal = 发牌
gnau-button-deal-again = 再发一局
gnau-button-ready = 准备好了
gnau-button-split = 自己配牛
gnau-button-reveal = 开牌
gnau-button-hand = 我的牌
gnau-button-hand-over = 设置
gnau-button-details = 详情
gnau-button-close = 关闭牌桌
gnau-letter-place-lost = 我进不了那张桌的频道了，所以马上开了牌。这局算数，牌桌已关闭。
gnau-letter-link = 去牌桌

gnau-note-dealt = 牌发好了：[去牌桌]({ $link })

gnau-solution-title = 所有配法 · { $rules }
gnau-solution-way = { $mark } { $name } · ×{ $points }
