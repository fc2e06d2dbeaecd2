# 「その他」の中身

more-button = その他
more-title = ### { $game } · { $table }番卓
    -# ホスト：{ $host }

more-about-add-computer = 空席を1つ埋めます。
more-about-ask-call-off = ゲームを終えます。ポイントは動きません。
more-about-ask-leave = CPUが席を引き継ぎます。
more-about-close = みんなの卓を閉じます。
more-about-cut = 好きな言葉をどうぞ。毎回のシャッフルに混ぜるので、誰も細工できません。
more-about-details = { $game ->
    [gnau] 確率、すべてのルール
   *[other] すべてのルール
}、シャッフルロックの全文です。
more-about-follow = 席に着かずにこの卓を見られます。あなただけに表示されます。
more-about-give-bank = 親をほかの人にゆずります。
more-about-hand-over = 基本点、ルール、ホストなどを変えます。
more-about-last-trick = 前のトリックのカードです。
more-about-leave = 席を空けます。ポイントは残ります。
more-about-levels = CPUの強さです。
more-about-scores = 局ごとの点の動きです。
more-about-take-bank = みんなの相手をします。
