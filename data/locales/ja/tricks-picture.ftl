# 卓の画像の言葉と、その読み上げ

tricks-picture-trick = トリック{ $number }/{ $tricks }
tricks-picture-last = トリック{ $number }/{ $tricks } 済
tricks-picture-led = リード
tricks-picture-turn = 手番
tricks-picture-lead = リードの番
tricks-picture-choosing = 選択中
tricks-picture-ready = 完了
tricks-picture-away = 離席
tricks-picture-winner = 取った
tricks-picture-ahead = 現在最高

tricks-said-trick = 場：{ $cards }。リードは{ $who }。
tricks-said-open = { $card }（公開）
tricks-said-winner = このトリックを取った
tricks-said-seat = { $who }：{ $facts }。
tricks-said-cards = { $count ->
    [0] 手札なし
   *[other] 手札{ $count }枚
}
tricks-said-counting = { $cards }を取った
tricks-said-exposed = { $cards }を公開
