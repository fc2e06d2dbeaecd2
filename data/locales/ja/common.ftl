# 全体で使う言葉

game-name-gnau = 🐂 牛牛

points-gained = +{ $points }
points-lost = −{ $points }
points-unmoved = ±0
play-points = -# 遊び用のポイントです。

two-sentences = { $first }{ $second }

whole-sentence = { $said }。

named-value = { $name }：{ $value }

share-below = <{ $share }
share-above = >{ $share }

days-in-a-row = 🔥 { $days }日連続

error-no-balance = { $user }さんは、まだここで遊んでいません。
balance-line = { $user }さん：**{ $balance }ポイント** · { $rounds ->
    [0] まだ遊んでいません
   *[other] { $rounds }ラウンド
}

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-private-threads = プライベートスレッドの作成
