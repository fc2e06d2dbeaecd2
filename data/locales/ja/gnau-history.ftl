# 過去のラウンド

gnau-history-title = ### 📜 { $user }さんのラウンド
    -# { $page }ページ目、新しい順
gnau-history-played = **{ $delta }** · `{ $round }` · { $when }
gnau-history-dealt = **{ $delta }** · `{ $round }` 親 · { $when }
gnau-history-dealer = -# 親：{ $hand }
gnau-history-how = -# もう一度見る：`/gnau history round:`

gnau-past-possible = -# 作れたはずの役：{ $possible }

error-no-rounds-own = このサーバーではまだ牛牛を遊んでいません。卓を立てるか、参加してください：`/gnau open`
error-no-rounds-of = その人は、このサーバーではまだ牛牛を遊んでいません。
