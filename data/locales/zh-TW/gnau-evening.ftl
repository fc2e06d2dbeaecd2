# 一桌的結束，以及接下來怎麼玩。

gnau-evening-deals = 發牌：{ $when }
gnau-button-again = 再玩一桌

gnau-details-key = 🔓 **第 { $round } 局的洗牌鑰匙**，這局沒有發（方案 { $scheme }）：
    `{ $key }`
    -# { $before ->
    [0] 它的 SHA-256 就是第一次洗牌的鎖。
   *[other] 它的 SHA-256 是第 { $before } 局的鑰匙，那把的 SHA-256 又是再前一局的鑰匙，一路連回第一次洗牌的鎖。
}

gnau-evening-won = 🎉 這桌的贏家是 { $users }：**{ $delta }**
gnau-evening-closed = -# { $table } 號桌已關。

gnau-evening-title = 妞妞戰績
gnau-evening-rounds = { $rounds } 局
gnau-evening-player = 玩家 { $number }
gnau-evening-best-hand = 最大牌型
gnau-evening-run = 最長連勝
gnau-evening-run-of = 連贏 { $rounds } 局
gnau-evening-missed = 最會漏妞
gnau-evening-missed-of = 漏了 { $oxen } 次
gnau-evening-luckiest = 手氣最好
gnau-evening-unluckiest = 手氣最背
gnau-evening-luck = { $actual }，預期 { $expected }
gnau-evening-said = { $title }：{ $name }，{ $value }
