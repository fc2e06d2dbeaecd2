# 妞妞牌桌。

gnau-house = 機器人

gnau-table-title-round = 🐂 妞妞 · { $table } 號桌 · 第 { $round } 局
gnau-table-facts = 莊家：{ $dealer } · 底分：{ $stake }
gnau-table-facts-lobby = { $facts } · { $rules }{ $split ->
    [own] {" · "}自己擺牌
   *[auto] {""}
}
gnau-table-first-deals = 第一個加入的人
gnau-table-aim = **目標：** 贏過莊家。三張湊成 10、20 或 30 就**有妞**。另外兩張看尾數，0 最大。
gnau-table-seat = { $mark } { $user }{"\u200E"} · { $balance } 分
gnau-table-nobody = 還沒有人，等你第一個加入！
gnau-table-out = 🃏 **發牌了：** 看私訊，或按「{ BUTTON("gnau-button-hand") }」，再{ $split ->
    [own] 選三張，按「{ BUTTON("gnau-pick-confirm") }」
   *[auto] 按「{ BUTTON("gnau-button-ready") }」
}。{ $split ->
    [own] 大家都選好就開牌
   *[auto] 大家都準備好，或桌主按「{ BUTTON("gnau-button-reveal") }」就開牌
}，最晚：{ $when }
gnau-table-chosen = ✅ { $user } 選好了
gnau-table-sat-out = 💸 { $user } 這局休息：這裡一局可能輸 { $need } 分。{ $stake ->
    [0] 還玩不起任何底分，`/points claim` 可以領積分。
   *[other] 玩得起底分 { $stake }。
}
gnau-table-ready = ✅ { $user } 準備好了
gnau-table-looking = 👀 { $user } 在看牌
gnau-table-gone = 🚪 { $user } 離開伺服器了
gnau-table-undelivered = 👀 { $user } · 收不到私訊，按「{ BUTTON("gnau-button-hand") }」

gnau-result-dealer = **莊家：{ $dealer }{"\u200E"}** · **{ $delta }**
gnau-result-player = { $mark } { $user } **{ $outcome ->
    [beats] 贏 { $points }
    [draws] 平手
    [unpaid] 沒有輸分
   *[loses] 輸 { $points }
}** · 現有 { $balance }
gnau-result-first = ✨ 這桌第一次{ $hand }
gnau-result-ties = -# 牌一樣大：平手算莊家贏。
gnau-result-streak = 🔥 { $streak }
gnau-result-streak-of = { $user }：{ $streak }
gnau-missed-hand = { $user } 的{ $hand }
gnau-missed-many = { $people } 位玩家的妞
gnau-missed = 🐂 漏看了：{ $missed }{ $joke ->
    [0] 。牛溜走了。
    [1] 。藏得真好。
    [2] 。牛還在外面吃草。
    [3] 。放牛的，總會走丟一兩頭。
   *[other] 。沒有牛因此受傷。
}
gnau-in-a-row = 連贏 { $rounds } 局
gnau-result-no-passport = 沒湊成：{ $sum }
gnau-result-nothing-chosen = 時間到
gnau-result-possible = 💡 可以擺成：**{ $name }**
gnau-result-next = 下一局莊家：{ $dealer }，發給 { $seats }。
gnau-result-next-none = 下一局莊家：{ $dealer }，但還沒有人玩。
gnau-result-anyone-deals = -# 入座的人都可以發牌：{ $when }
gnau-result-nobody = 沒有人入座。按「{ BUTTON("gnau-button-join") }」繼續玩。

gnau-split-group = { $cards }（{ $sum }）
gnau-split-named = { $cards } · **{ $name }**
gnau-split-pair = 一對
gnau-split-tonku = A＋人頭牌

gnau-by-card = 最大單張 { $card }

gnau-picture-hand = 你的牌：{ $cards }
gnau-picture-result = 這局結果
gnau-picture-result-hand = { $name }，{ $delta }：{ $hand }
gnau-picture-points = { $delta }，{ $balance }
gnau-picture-balance = 現有 { $points }
gnau-picture-pays = { $times } 倍底分
gnau-picture-possible = 可以擺成：{ $name }
gnau-picture-dealer = 莊家：{ $dealer }
gnau-picture-dealer-unnamed = 莊家
gnau-picture-seat = { $number } 號位
gnau-picture-seated = { $seat } = { $user }

gnau-fair-before = -# 這局發牌時還沒有驗證功能。

gnau-closed-best-hand = 🃏 最大牌型：{ $user }{"\u200E"} 第 { $round } 局的**{ $hand }**
gnau-closed-biggest-win = 💰 單局贏最多：{ $user }{"\u200E"} 第 { $round } 局 **{ $delta }**
gnau-closed-most-rounds = 🪑 玩最多局：{ $users }，**{ $rounds }** 局
gnau-closed-line = { $mark } { $user }{"\u200E"} · **{ $delta }**
gnau-closed-more = 還有 { $people } 位

gnau-hand-title = 你的牌 · { $table } 號桌第 { $round } 局
gnau-hand-best = 最佳擺法：**{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}**{ $points } 倍**
}
gnau-hand-choose = 選出湊成的三張，再按「{ BUTTON("gnau-pick-confirm") }」。確定後不能改。
    -# { $fallback ->
    [best] 沒把握？不選的話，就算最佳擺法。
   *[none] 小心：選錯或來不及選，都算無妞。
}
gnau-hand-find = **你的牌有妞嗎？** 點開黑條看最佳擺法，什麼都不按就照它算。或按「{ BUTTON("gnau-button-split") }」。
gnau-hand-chosen = 你擺的：**{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}**{ $points } 倍**
}
gnau-hand-counted = 算**{ $name }**
gnau-hand-dealer = 莊家：**{ $hand }**
gnau-told-won = **你贏了 { $points } 分**
gnau-told-lost = **你輸了 { $points } 分**
gnau-hand-balance = 現有 { $balance }
gnau-told-even = **不輸不贏**
gnau-hand-footer-revealed = -# 已開牌 · [回牌桌]({ $link })
gnau-hand-footer = -# [回牌桌]({ $link }) · 開牌：{ $when }

gnau-note-joined = 你入座了。下次發牌時，五張牌會用私訊給你。
gnau-note-joined-bank = 你入座做莊，大家都跟你比。有人加入後，按「{ BUTTON("gnau-button-deal") }」。
gnau-note-not-seated = 牌桌開好了，但你還沒有座位。{ $why }
gnau-note-ready = 你準備好了。等大家都準備好就開牌。
gnau-note-undelivered = 我沒辦法傳私訊給你，你的牌先放在這裡：按「{ BUTTON("gnau-button-hand") }」 · [回牌桌]({ $link })
    -# 如果你關了私訊：伺服器選單 → 隱私設定 → 私人訊息。

gnau-terms-speed = { $seconds ->
    [0] 立刻開牌
   *[other] { $time }後開牌
}
gnau-terms-dealer = 莊家：{ $choice }
gnau-terms-split = 擺牌：{ $choice }

gnau-details-odds = 🎲 閒家 { $gains } 的局贏分，{ $pays } 的局輸分，其餘不輸不贏。如果每手牌都用最佳擺法，莊家平均多得底分的 { $edge }。

gnau-button-join = 加入
gnau-button-leave = 離桌
gnau-note-bank-taken = ✅ 你做莊了，大家都跟你比。
gnau-note-bank-passed = ✅ 你下莊了。

gnau-button-cut = 加個詞
gnau-button-take-bank = 做莊
gnau-button-give-bank = 下莊

gnau-button-deal = 發牌
gnau-button-deal-again = 再發一局
gnau-button-ready = 我好了
gnau-button-split = 自己擺
gnau-button-reveal = 開牌
gnau-button-hand = 我的牌
gnau-button-hand-over = 設定
gnau-button-details = 詳情
gnau-button-close = 關桌
gnau-letter-place-lost = 我看不到這桌的頻道了，所以直接開牌。這局照算，牌桌已關。
gnau-letter-link = 回牌桌

gnau-note-dealt = 發牌了：[回牌桌]({ $link })

gnau-solution-title = 所有擺法 · { $rules }
gnau-solution-way = { $mark } { $name } · { $points } 倍
