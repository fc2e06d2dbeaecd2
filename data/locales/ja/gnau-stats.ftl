# 成績

gnau-stats-title = ### 📊 { $user }さんの成績
gnau-stats-in-score = **スコア制**
gnau-stats-in-bankroll = **持ち点制**

gnau-stats-all = **{ $rounds }ラウンド** · 通算**{ $net }**ポイント
gnau-stats-as = { $role ->
    [dealer] 親
   *[player] 子
}：**{ $net }** · { $won }勝{ $lost }敗{ $even }分

gnau-stats-bid = 🏦 ビッドで親になった{ $rounds }回：**{ $net }** · { $won }勝{ $lost }敗{ $even }分
gnau-stats-raised = 倍率を上げた{ $rounds }回：**{ $net }** · { $won }勝{ $lost }敗{ $even }分

gnau-stats-biggest-win = { gnau-stats-biggest-win-only }（`{ $round }`）
gnau-stats-best-hand = { gnau-stats-best-hand-only }（`{ $round }`）
gnau-stats-biggest-win-only = 最大の勝ち：**{ $delta }**
gnau-stats-best-hand-only = 最高の役：**{ $name }**
gnau-stats-longest = 最長連勝：**{ $rounds }**
gnau-stats-winning = { $rounds ->
    [1] 直前のラウンドは勝ち。
   *[other] いま{ $rounds }連勝中。
}
gnau-stats-losing = { $rounds ->
    [1] 直前のラウンドは負け。
   *[other] いま{ $rounds }連敗中。
}

gnau-stats-too-early = 🍀 **運：** まだわかりません。{ $least }ラウンド遊ぶとわかります。
gnau-stats-luck = 🍀 **運：** { $actual }ポイント、期待値は{ $expected }。
gnau-stats-luckier = プレイヤーの**{ $percent }**より幸運です。
gnau-stats-unluckier = プレイヤーの**{ $percent }**より不運です。
gnau-stats-drill = デイリードリル：**{ $days }日連続**
gnau-stats-own-splits = -# 本人が組んだ手札は{ $rounds }組です。運は最善の組み方が基準なので、見逃しも不運に見えます。

gnau-stats-luck-bids = -# ビッドのラウンドでは、最初の4枚のあとからが運です。{ $left_out ->
    [0] {""}
   *[other] そうした{ $rounds }ラウンドのうち、最近の{ $counted }ラウンドだけを数えます。
}

gnau-stats-picture = { $rounds }ラウンドの合計の移り変わり：{ $start }から{ $end }、最低{ $low }、最高{ $high }。
gnau-stats-picture-start = 開始：{ $start }
gnau-stats-picture-end = 現在：{ $end }
gnau-stats-picture-round = ラウンド
gnau-stats-picture-caption = -# ラウンドごとの合計：{ $start }から{ $end }、最低{ $low }、最高{ $high }
