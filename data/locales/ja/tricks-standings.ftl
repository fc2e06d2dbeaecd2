# トリックのゲームのランキング

tricks-standings-title = { $game } · ランキング
tricks-standings-about = -# レーティングは、ほかのプレイヤーとのゲームで決まります。全員{ $start }から始まります。

tricks-standings-line = { $rank } **{ $name }** · **{ $rating }**
    -# { $record }
tricks-standings-own = -# { $who }：{ $of }人中{ $rank }位 · { $rating } · { $record }
tricks-standings-unranked = -# { $who }の順位はまだありません。まず1ゲーム終えてください。
tricks-standings-unrated = レーティングなし

tricks-standings-won = { $games }ゲーム中{ $won }勝
tricks-standings-average = 1局平均{ $average }
tricks-standings-best = 最高の局{ $best }

error-nobody-finished = ここではまだ誰もゲームを終えていません。卓を立てるには：`/{ $game } open`
