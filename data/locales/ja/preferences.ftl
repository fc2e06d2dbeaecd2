# 個人設定

preferences-title = ## 🎛️ 個人設定
    -# 自分だけに表示されます。すべてのサーバーで有効です。

preferences-name-turn-calls = 手番のお知らせ
preferences-about-turn-calls = 卓が20秒待ったとき。多くても1分に1回です。
    -# 1手が1時間以上の卓では、半分の時間でもう一度知らせます。
preferences-choice-turn-calls-off = お知らせなし
preferences-choice-turn-calls-ping = どの卓でもメンションする
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
preferences-choice-turn-calls-auto = ゆっくり進める卓だけメンションする
turns-title = ## ⏰ あなたの番
    -# すべてのサーバーで、あなたを待っている卓です。あなただけに見えます。
turns-line = - [{ $game } · { $table }番卓]({ $link }){ $has_server ->
    [yes] {" "}· { $server }
   *[no] {""}
} · ⏳ { $when }
turns-more = ほかに{ $tables }卓があなたを待っています。
turns-none = あなたを待っている卓はありません。
