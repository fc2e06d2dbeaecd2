# 所有遊戲的牌桌共用的話。

table-restored = -# 🔄 重新啟動後已恢復：{ $when }
table-on-vacation = 🏖️ { $user } 不在，到 { $when }

table-title = { $game } · { $table } 號桌
table-title-closed = { $game } · { $table } 號桌已關
table-title-details = { $game } · { $table } 號桌詳情
table-closed = { $table } 號桌已關。
table-left = ✅ 你離開牌桌了。
table-cost = 💰 { $unit ->
    [game] 一場
   *[round] 一局
}最多會輸 { $need } 分。
table-cost-dealer = { table-cost }{ $dealer } { $players ->
    [0] 連一位都付不起
   *[other] 付得起 { $players } 位
}。
table-stake-high = 這個底分{ $unit ->
    [game] 一場
   *[round] 一局
}可能輸 { $need } 分，這裡大多數人沒有這麼多。{ $stake ->
    [0] {""}
   *[other] 底分 { $stake } 大家多半玩得起：`/{ $game } open stake:{ $stake }`。
}

fair-lock = -# 🔒 洗牌鎖 `{ $commitment }…`
fair-key = -# 🔓 洗牌鑰匙 `{ $key }…`
fair-lock-whole = 🔒 **第 { $round } 局的洗牌鎖**（方案 { $scheme }）：下次洗牌鑰匙的 SHA-256。
    `{ $commitment }`
    -# 開頭幾碼就在牌桌上。之後用 `/{ $game } verify` 看鑰匙。

cut-title = 切牌
cut-label = 你自己的一個詞
cut-why = 每次洗牌都會混進這個詞，誰都沒辦法預先知道牌。
cut-note = ✅ 在你改掉或離桌之前，每次洗牌都有你的詞：{ $word }
