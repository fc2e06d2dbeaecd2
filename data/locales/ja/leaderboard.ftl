# サーバーのランキング

leaderboard-title-points = 🏆 { medal-points }
leaderboard-title-rounds = 🏆 { medal-rounds }
leaderboard-title-best-hand = 🏆 { medal-best-hand }
leaderboard-title-drill = 🏆 { medal-drill }
medal-points = ポイント
medal-rounds = ラウンド数
medal-best-hand = 最高の役
medal-drill = デイリードリル
leaderboard-all = -# 全期間
leaderboard-since = -# { $when }から
leaderboard-all-points = -# いまの持ちポイント
leaderboard-since-points = -# { $when }からの増減

leaderboard-line = { $rank } **{ $name }** · { $value }
leaderboard-own = -# { $who }：{ $of }人中{ $rank }位 · { $value }

leaderboard-points = { $points } · { leaderboard-rounds }
leaderboard-gain = { $gain } · { leaderboard-rounds }
leaderboard-rounds = { $rounds }ラウンド
leaderboard-hand = { $name } · `{ $round }`
leaderboard-drill = { $answered }問中{ $right }問正解

leaderboard-unranked = -# { $who }の順位はまだありません。まず1ラウンド遊んでください。
leaderboard-unranked-drill = -# { $who }の順位はまだありません。`/gnau daily`をどうぞ。
leaderboard-nobody-yet = 今月の順位はまだありません。

error-nobody-ranked = このサーバーではまだ誰も牛牛を遊んでいません。卓を立てるには：`/gnau open`
error-nobody-ranked-since = { $when }からは、ここで誰も牛牛を遊んでいません。全期間を見る：`/gnau leaderboard`
error-nobody-drilled = この期間にデイリードリルを解いた人はいません。一番乗りしませんか？ `/gnau daily`

page-back = ← 前へ
page-on = 次へ →

leaderboard-picture = { $title }
    { $lines }
leaderboard-picture-number = { $number }
leaderboard-picture-start = 棒の始まりは{ $number }
leaderboard-picture-rank = { $rank }位
