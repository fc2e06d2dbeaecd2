# 吃墩遊戲的牌桌。

tricks-title-hand = { $game } · { $table } 號桌 · 第 { $hand } 局
tricks-title-hand-over = { tricks-title-hand }打完
tricks-title-over = { $game } · { $table } 號桌 · 這場結束

tricks-facts = { $stake ->
    [0] 不設底分
   *[other] 底分：{ $stake }
} · { $rules }
tricks-seat-free = 空位
tricks-side = **第 { $number } 隊：**
tricks-sides = 🤝 { $sides }
tricks-side-score = { $who } **{"\u200E"}{ $score }**
tricks-details-key-unfinished = 🔓 第 { $round } 局的洗牌鑰匙，這局沒打完：`{ $key }`
tricks-details-key-undealt = 🔓 第 { $round } 局的洗牌鑰匙，這局沒發牌：`{ $key }`
tricks-how = 按「**加入**」入座。按「**開始**」，空位由電腦補上，每人發十三張牌。
tricks-details-levels = 其他程度：{ $names }
tricks-details-level = -# { $level }：{ $about }
tricks-details-facts = 電腦玩家：{ $level } · 每次出牌 { $time }，超過就由電腦代打

tricks-sat-out = 💸 { $user }{"\u200E"} 這場休息：一場可能輸 { $stake } 分。
tricks-note-sat-out = 這場沒有你就開始了：一場可能輸 { $stake } 分。你{ $affordable ->
    [0] 還玩不起任何底分。
   *[other] 玩得起底分 { $affordable }。
}
tricks-trick = 第 { $number }/{ $tricks } 墩
tricks-paused = ⏸️ **暫停：大家都不在。** 按「{ $is_between ->
    [yes] { BUTTON("tricks-button-next") }
   *[no] { BUTTON("tricks-button-hand") }
}」繼續。{ $is_staked ->
    [yes] 離開的人還有底分在場上。電腦接手的時間：
   *[no] 保留到：
}{ $when }
tricks-all-left = 🤖 **大家都離開了，但底分還在場上。** 電腦會把這場打完。除非有人在兩局之間回來，不然底分全部退還。

tricks-time-left = {" "}⏳ { $when }
tricks-time-open = …
tricks-turn = { $mark } { $who } { tricks-seat-turn }
tricks-prepare = 👉 { $who }：按「{ BUTTON("tricks-button-hand") }」{ $when }

tricks-seat-turn = **{ $turn ->
    [choose] 該選了
    [lead] 該先出
   *[play] 該出牌
}**{ $when }
tricks-seat-thinking = 在想…
tricks-seat-choosing = 選擇中
tricks-seat-away = 不在，🤖 代打
tricks-seat-gone = 不在
tricks-seat-took = 吃下
tricks-seat-taken = 吃到 { $cards }
tricks-seat-score = 總分 { $score }
tricks-seat-side-score = { tricks-seat-side }：{ $score }
tricks-seat-side = 第 { $side } 隊
tricks-seat-hand = 本局 { $points }
tricks-seat-before = 上局 { $points }

tricks-scores-hand = 本局
tricks-scores-total = 總分
tricks-number = { $number }
tricks-after = 打完 { $hands } 局

tricks-sheet-title = 📋 **分數** · { $hands ->
    [0] 第一局
   *[other] { tricks-after }
}
tricks-sheet-earlier = -# 前面幾局是 { $who } 打的
tricks-sheet-running = -# 本局：{ $points }

tricks-sheet = { tricks-after }的分數，名次高的在前。
    { $players }
tricks-sheet-player = { $name }：{ $score }（{ $hands }）{ $taken ->
    [none] {""}
   *[cards] ，吃到 { $taken }
}
tricks-picture-seat = { $number } 號位

tricks-claimed = ✋ { $who } 收下最後 { $tricks } 墩。
tricks-last-trick = -# 上一墩：{ $cards } → { $who }
tricks-next-hand = ▶️ 下一局：{ $when }
tricks-last-hand = ▶️ 最後一局：{ $when }
tricks-anyone-starts = -# 入座的人都可以開始：{ $when }
tricks-next-seats = -# 🪑 座位：{ $names }
tricks-won = 🏆 { tricks-after }，{ $who } 贏了！
tricks-lost = 🐷 { $who } 輸了。
tricks-paid = { $who } **{"\u200E"}{ $points }**
tricks-paid-among = -# 底分只在玩家之間算：{ $who }。
tricks-paid-left = -# { $who } 離開了，算輸。
tricks-stakes-returned = 💰 有底分的人都離開了，底分全部退還。
tricks-stakes-even = 💰 玩家打成平手，誰都不付。
tricks-called-off = 已取消：不輸不贏。

tricks-closer = { $who } 關了牌桌。
tricks-closed-asked = 有人關了牌桌。
tricks-closed-agreed = 大家同意取消這場。
tricks-closed-time = 太久沒有動靜，牌桌已關。
tricks-closed-empty = 最後一位玩家離開了。
tricks-closed-place-lost = 我看不到這桌的頻道了。
tricks-again = -# 開新的一桌：`/{ $game } open`

tricks-button-join = 加入
tricks-button-leave = 離桌
tricks-button-add-computer = 加一個電腦
tricks-button-levels = 電腦玩家
tricks-button-start = 開始
tricks-button-again = 再玩一場
tricks-button-next = 下一局
tricks-button-hand = 我的牌
tricks-button-last-trick = 上一墩
tricks-button-review = 檢討
tricks-button-cut = 加個詞
tricks-button-hand-over = 設定
tricks-button-details = 詳情
tricks-button-scores = 分數
tricks-button-close = 關桌
tricks-button-ask-leave = 離桌
tricks-button-ask-call-off = 取消這場

tricks-terms-speed = 每次出牌 { $time }
tricks-terms-usual = 一般規則：{ $rules }

tricks-stay = 繼續玩
tricks-button-give-up = 離開這場
tricks-button-call-off = 取消這場
tricks-calling-off = 取消（{ $agreed }/{ $people }）

tricks-sure-leave = **要離開這場嗎？** 電腦會坐你的位子。這場算你輸{ $has_stake ->
    [yes] ，你的底分也留在場上
   *[no] {""}
}，除非你在兩局之間回來。
tricks-sure-leave-guest = **要離開這場嗎？** 電腦會坐你的位子。兩局之間可以再加入。
tricks-sure-leave-last = **要離開這場嗎？** 你是最後一位玩家，這場會取消，牌桌也會關。不輸不贏。
tricks-sure-take-over = **要接手 { $who } 嗎？** 你會坐 { $seat } 號位，接下{ $teams ->
    [on] 那隊的
   *[off] {""}
}總分 **{ $score }**（{ $of } { $teams ->
    [on] 隊
   *[off] 家
}裡第 { $place } 名）。
tricks-take-over-button = 接手
tricks-take-over-keep = 先不要
tricks-take-over-kept = -# 已打完的局不會變。
tricks-take-over-own-stake = -# 這個座位的底分是你的。
tricks-take-over-no-stake = -# 這個座位沒有底分。
tricks-take-over-others-stake = -# 這個座位的底分還是 { $who } 的。
tricks-sure-call-off = **要取消這場嗎？** 取消就不輸不贏。要所有人同意，目前：{ $people } 人裡 { $agreed } 人。
tricks-sure-call-off-now = **要取消這場嗎？** 不輸不贏，牌桌馬上關。

tricks-note-took-over = ✅ 從下一局起，{ $seat } 號位是你的。
tricks-note-added = ✅ 一個電腦玩家入座了。
tricks-note-gave-up = 你離開了。你的位子現在由電腦坐。
tricks-note-asked = 你同意取消 { $table } 號桌這場。大家都同意就結束。
tricks-note-last-trick = 第 { $number } 墩：{ $cards }
tricks-note-started = 開始了：[回牌桌]({ $link })。
tricks-note-played = 你出了 { $card } · [回牌桌]({ $link })

tricks-levels-title = 🤖 電腦玩家 · { $game } · { $table } 號桌
tricks-levels-how = 第一場開始前都可以改。
tricks-levels-all = 所有電腦玩家：{ $level }
tricks-levels-seat = { $computer }：{ $level }
tricks-levels-mixed = 不一樣
