# 個人設定

preferences-title = ## 🎛️ 個人設定
    -# 自分だけに表示されます。すべてのサーバーで有効です。

preferences-name-turn-calls = 手番のお知らせ
preferences-about-turn-calls = 卓が20秒待ったとき。多くても1分に1回です。
    -# 1手が1時間以上の卓では、半分の時間でもう一度知らせます。
preferences-choice-turn-calls-off = お知らせなし
preferences-choice-turn-calls-ping = どの卓でもメンション
preferences-choice-turn-calls-direct = DMで知らせる

preferences-name-forced-cards = 1枚なら自動
preferences-about-forced-cards = 出せるカードが1枚だけなら、自動で出します。
preferences-name-text-only = 文字だけ
preferences-about-text-only = 自分だけの表示で、画像やカードの絵文字を使いません。
preferences-name-four-colours = 4色
preferences-about-four-colours = 自分だけの画像で、マークごとに色を変えます。
preferences-name-more-time = 時間を長く
preferences-about-more-time = サーバーが許す範囲で、手番が長くなります。

preferences-name-language = 言語
preferences-about-language = 自分だけの表示に使います。
preferences-language-own = Discordと同じ

turn-call-ping = ⏰ { $user }さん、あなたの番です。[卓へ]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
turn-call-letter = ⏰ あなたの番です。[卓へ]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
preferences-choice-turn-calls-auto = ゆっくりな卓だけメンション
turns-title = ## ⏰ あなたの番
    -# すべてのサーバーで、あなたを待っている卓です。あなただけに見えます。
turns-line = - [{ $game } · { $table }番卓]({ $link }){ $has_server ->
    [yes] {" "}· { $server }
   *[no] {""}
} · ⏳ { $when }
turns-more = ほかに{ $tables }卓があなたを待っています。
turns-none = あなたを待っている卓はありません。

preferences-button-quiet = 🌙 おやすみ時間
preferences-quiet-title = ## 🌙 おやすみ時間
    -# ゆっくりな卓では、この間あなたの時間が止まり、お知らせも来ません。
    -# 1手が1時間以上の卓が、ゆっくりな卓です。
    -# あなただけに見えます。変更は次の手番から有効です。
preferences-name-time-zone = タイムゾーン
preferences-zone-placeholder = どこに住んでいますか？
preferences-zone-now = 現地はいま{ $time }
preferences-zone-other = ほかのタイムゾーン
preferences-zone-typed = 名前、またはUTCとの時差
preferences-zone-why = 例：Asia/Kolkata、UTC+5:30
preferences-name-quiet-hours = 毎日
preferences-quiet-none = なし
preferences-quiet-start = { $time }から
preferences-quiet-end = { $time }まで · { $hours }時間
preferences-button-vacation = 🏖️ 休暇
preferences-vacation-title = ## 🏖️ 休暇
    -# ゆっくりな卓であなたの時間が止まります。1か月に1週間までです。
    -# 同じ卓の人には、不在といつまでかが見えます。
preferences-vacation-left = { $days ->
    [0] 今月はもう日数がありません。
   *[other] 今月はあと{ $days }日です。
}
preferences-vacation-days = { $days }日
preferences-button-leave = いまから{ $days }日休む
preferences-button-return = 戻りました
preferences-vacation-running = { $when }まで休暇中です。
    -# 早く戻っても、始まった日は1日と数えます。
