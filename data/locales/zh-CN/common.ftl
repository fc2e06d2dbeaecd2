# 整个机器人通用的词。

game-name-gnau = 🐂 牛牛

points-gained = +{ $points }
points-lost = −{ $points }
points-unmoved = ±0
play-points = -# 只用娱乐积分。

# 两句相连，中间不留空格
two-sentences = { $first }{ $second }

whole-sentence = { $said }。

named-value = { $name }：{ $value }

share-below = <{ $share }
share-above = >{ $share }

days-in-a-row = 🔥 连续{ $days }天

error-no-balance = { $user } 还没在这里打过牌。
balance-line = { $user } 有**{ $balance }分**，{ $rounds ->
    [0] 还没打过牌
   *[other] 打了{ $rounds }局
}。

permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-create-private-threads = 创建私密子区
