# 各种游戏的牌桌通用的话。

table-restored = -# 🔄 重启后已恢复：{ $when }
table-on-vacation = 🏖️ { $user } 不在，回来的时间：{ $when }

table-title = { $game } · { $table }号桌
table-title-closed = { $game } · { $table }号桌已关闭
table-title-details = { $game } · { $table }号桌详情
table-closed = { $table }号桌已关闭。
table-left = ✅ 你离桌了。
table-cost = 💰 一{ $unit ->
    [game] 场
   *[round] 局
}最多会输{ $need }分。
# $players: 庄家按最坏情况付得起几个人
table-cost-dealer = { table-cost }{ $dealer } { $players ->
    [0] 一个人也付不起
   *[other] 付得起{ $players }人
}。
table-stake-high = 这个底分，一{ $unit ->
    [game] 场
   *[round] 局
}可能输{ $need }分，这里多数人没有这么多。{ $stake ->
    [0] {""}
   *[other] 多数人的分够打底分{ $stake }的桌：`/{ $game } open stake:{ $stake }`。
}

# 人人都能检查的洗牌。
fair-lock = -# 🔒 洗牌锁 `{ $commitment }…`
fair-key = -# 🔓 洗牌钥匙 `{ $key }…`
fair-lock-whole = 🔒 **第{ $round }局的洗牌锁**（方案 { $scheme }）：下一次洗牌钥匙的 SHA-256。
    `{ $commitment }`
    -# 开头几位写在牌桌上。打完后用 `/{ $game } verify` 看钥匙。

cut-title = 切牌
cut-label = 你自己的一个词
cut-why = 每次洗牌都会混进去，谁也没法提前知道牌。
cut-note = ✅ 在你换词或离桌之前，每次洗牌都会混入：{ $word }
