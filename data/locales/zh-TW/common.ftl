# 各處共用的詞。

game-name-gnau = 🐂 妞妞

points-gained = +{ $points }
points-lost = −{ $points }
points-unmoved = ±0
play-points = -# 積分純娛樂。

# 中文句子之間不空格
two-sentences = { $first }{ $second }

whole-sentence = { $said }。

named-value = { $name }：{ $value }

share-below = <{ $share }
share-above = >{ $share }

days-in-a-row = 🔥 連續 { $days } 天

error-no-balance = { $user } 還沒在這裡玩過。
balance-line = { $user } 有 **{ $balance } 分**{ $rounds ->
    [0] ，還沒玩過
   *[other] ，玩了 { $rounds } 局
}。

permission-view-channel = 檢視頻道
permission-send-messages = 傳送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-create-private-threads = 建立私人討論串
