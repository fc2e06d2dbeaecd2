# 关闭牌桌时的总结，以及怎么再来。

gnau-evening-deals = 发牌：{ $when }
gnau-button-again = 再来一桌

# 在“详情”里
gnau-details-key = 🔓 **第{ $round }局的洗牌钥匙**，这局没有发牌（方案 { $scheme }）：
    `{ $key }`
    -# { $before ->
    [0] 它的 SHA-256 就是第一次洗牌的锁。
   *[other] 它的 SHA-256 是第{ $before }局的钥匙，那把钥匙的 SHA-256 又是再前一局的钥匙，一直回到第一次洗牌的锁。
}

# 图片下面
gnau-evening-won = 🎉 { $users } 是今晚的赢家：**{ $delta }**
gnau-evening-closed = -# { $table }号桌已关闭。

# 图片里，以及图片的文字说明里
gnau-evening-title = 牛牛之夜
gnau-evening-rounds = { $rounds }局
gnau-evening-player = 玩家{ $number }
gnau-evening-best-hand = 最大牌型
gnau-evening-run = 最长连胜
gnau-evening-run-of = { $rounds }连胜
gnau-evening-missed = 漏牛最多
gnau-evening-missed-of = 漏了{ $oxen }次
gnau-evening-luckiest = 手气最旺
gnau-evening-unluckiest = 手气最背
gnau-evening-luck = { $actual }，预期{ $expected }
gnau-evening-said = { $title }：{ $name }，{ $value }
