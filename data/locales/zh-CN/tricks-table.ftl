# 大家看到的吃墩游戏牌桌。

tricks-title-hand = { $game } · { $table }号桌 · 第{ $hand }局
tricks-title-hand-over = { tricks-title-hand }结束
tricks-title-over = { $game } · { $table }号桌 · 本场结束

tricks-facts = { $stake ->
    [0] 不设底分
   *[other] 底分：{ $stake }
} · { $rules }
tricks-seat-free = 空位
tricks-side = **第{ $number }队：**
tricks-sides = 🤝 { $sides }
tricks-side-score = { $who } **{"\u200E"}{ $score }**
tricks-details-key-unfinished = 🔓 第{ $round }局的洗牌钥匙，这局没打完：`{ $key }`
tricks-details-key-undealt = 🔓 第{ $round }局的洗牌钥匙，这局没发牌：`{ $key }`
tricks-how = 按**加入**入座。按**开始**，空位由电脑补上，每人发十三张牌。
tricks-details-levels = 水平不同的：{ $names }
tricks-details-level = -# { $level }：{ $about }
tricks-details-facts = 电脑：{ $level } · 每步{ $time }，超时由电脑代打

tricks-sat-out = 💸 { $user }{"\u200E"} 这场不打：一场可能输{ $stake }分。
tricks-note-sat-out = 这场开始了，没有你：一场可能输{ $stake }分。{ $affordable ->
    [0] 再小的底分，你现在的分也不够。
   *[other] 你的分够打底分{ $affordable }的桌。
}
tricks-trick = 第{ $number }墩，共{ $tricks }墩
tricks-paused = ⏸️ **暂停：大家都暂离了。**按{ $is_between ->
    [yes] { BUTTON("tricks-button-next") }
   *[no] { BUTTON("tricks-button-hand") }
}接着打。{ $is_staked ->
    [yes] 离桌的人还有底分在场上，电脑接着打：
   *[no] 保留到：
}{ $when }
tricks-all-left = 🤖 **人都走了，底分还在场上。**电脑把这场打完。两局之间可以回来，要是一直没人回来，底分全部退还。

tricks-time-left = {" "}⏳ { $when }
tricks-time-open = …
tricks-turn = { $mark } { $who } { tricks-seat-turn }
tricks-prepare = 👉 { $who }：按{ BUTTON("tricks-button-hand") }{ $when }

# 说一个座位，写在名字后面
tricks-seat-turn = **{ $turn ->
    [choose] 轮到选择
    [lead] 轮到领出
   *[play] 轮到出牌
}**{ $when }
tricks-seat-thinking = 思考中…
tricks-seat-choosing = 选择中
tricks-seat-away = 暂离，🤖 代打
tricks-seat-gone = 暂离
tricks-seat-took = 收下这墩
tricks-seat-taken = 吃了{ $cards }
tricks-seat-score = 总分：{ $score }
tricks-seat-side-score = { tricks-seat-side }：{ $score }
tricks-seat-side = 第{ $side }队
tricks-seat-hand = 本局：{ $points }
tricks-seat-before = 上局：{ $points }

tricks-scores-hand = 本局
tricks-scores-total = 总分
tricks-number = { $number }
tricks-after = 打完{ $hands }局

# 私人的记分表
tricks-sheet-title = 📋 **记分** · { $hands ->
    [0] 第一局
   *[other] { tricks-after }
}
tricks-sheet-earlier = -# 前面几局由 { $who } 打
tricks-sheet-running = -# 本局：{ $points }

# 记分图片的文字说明
tricks-sheet = { tricks-after }的总分，最好的在前。
    { $players }
tricks-sheet-player = { $name }：{ $score }（{ $hands }）{ $taken ->
    [none] {""}
   *[cards] ，吃了{ $taken }
}
tricks-picture-seat = { $number }号座位

tricks-claimed = ✋ { $who } 摊牌，最后{ $tricks }墩全收。
tricks-last-trick = -# 上一墩：{ $cards } → { $who }
tricks-next-hand = ▶️ 下一局：{ $when }
tricks-last-hand = ▶️ 最后一局：{ $when }
tricks-anyone-starts = -# 入座的人都可以开始的时间：{ $when }
tricks-next-seats = -# 🪑 座位：{ $names }
tricks-won = 🏆 { $who } { tricks-after }获胜！
tricks-lost = 🐷 { $who } 进猪圈。
tricks-paid = { $who } **{"\u200E"}{ $points }**
tricks-paid-among = -# 底分只在这些玩家之间算：{ $who }。
tricks-paid-left = -# { $who } 中途离桌，算输。
tricks-stakes-returned = 💰 有底分的人都走了，底分全部退还。
tricks-stakes-even = 💰 打成平手，谁也不输底分。
tricks-called-off = 本场作废，不算输赢。

tricks-closer = { $who } 关闭了牌桌。
tricks-closed-asked = 有人关闭了牌桌。
tricks-closed-agreed = 大家都同意本场作废。
tricks-closed-time = 太久没人出牌，牌桌关闭了。
tricks-closed-empty = 最后一个玩家走了。
tricks-closed-place-lost = 我进不了那个频道了。
tricks-again = -# 再开一桌：`/{ $game } open`

tricks-button-join = 加入
tricks-button-leave = 离桌
tricks-button-add-computer = 加电脑
tricks-button-levels = 电脑水平
tricks-button-start = 开始
tricks-button-again = 再来一场
tricks-button-next = 下一局
tricks-button-hand = 我的牌
tricks-button-last-trick = 上一墩
tricks-button-review = 复盘
tricks-button-cut = 加词切牌
tricks-button-hand-over = 设置
tricks-button-details = 详情
tricks-button-scores = 记分
tricks-button-close = 关闭牌桌
tricks-button-ask-leave = 离桌
tricks-button-ask-call-off = 作废

# 桌主可以选的
tricks-terms-speed = 每步{ $time }
tricks-terms-usual = 通用规则：{ $rules }

tricks-stay = 接着打
tricks-button-give-up = 离桌
tricks-button-call-off = 本场作废
tricks-calling-off = 作废（{ $agreed }/{ $people }）

# 对一开始就在场的人
tricks-sure-leave = **要离桌吗？**电脑接替你的座位。除非你在两局之间回来，这场算你输{ $has_stake ->
    [yes] ，底分也留在场上
   *[no] {""}
}。
# 对中途接手的人
tricks-sure-leave-guest = **要离桌吗？**电脑接替你的座位。两局之间你可以再加入。
# 对最后一个人
tricks-sure-leave-last = **要离桌吗？**你是最后一个玩家，走了这场就作废，牌桌关闭，不算输赢。
tricks-sure-take-over = **要接手 { $who } 的座位吗？**你坐{ $seat }号座位，{ $teams ->
    [on] 队伍总分：**{ $score }**（第{ $place }名，共{ $of }队）
   *[off] 总分：**{ $score }**（第{ $place }名，共{ $of }家）
}。
tricks-take-over-button = 接手
tricks-take-over-keep = 先不要
tricks-take-over-kept = -# 打完的局不会变。
tricks-take-over-own-stake = -# 这个座位的底分是你的。
tricks-take-over-no-stake = -# 这个座位没有底分。
tricks-take-over-others-stake = -# 这个座位的底分还是 { $who } 的。
tricks-sure-call-off = **本场作废吗？**作废就不算输赢。要大家都同意：{ $people }人里已有{ $agreed }人。
tricks-sure-call-off-now = **本场作废吗？**不算输赢，牌桌马上关闭。

tricks-note-took-over = ✅ { $seat }号座位归你了，从下一局开始打。
tricks-note-added = ✅ 一个电脑入座了。
tricks-note-gave-up = 你离桌了，电脑接替了你的座位。
tricks-note-asked = 你同意{ $table }号桌本场作废。大家都同意就结束。
tricks-note-last-trick = 第{ $number }墩：{ $cards }
tricks-note-started = 开始了：[去牌桌]({ $link })
tricks-note-played = 你出了{ $card } · [去牌桌]({ $link })

# 第一场开始前选电脑水平
tricks-levels-title = 🤖 电脑水平 · { $game } · { $table }号桌
tricks-levels-how = 第一场开始前都可以改。
tricks-levels-all = 全部电脑：{ $level }
tricks-levels-seat = { $computer }：{ $level }
tricks-levels-mixed = 各不相同
