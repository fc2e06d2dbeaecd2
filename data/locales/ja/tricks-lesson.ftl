# トリックのゲームの遊び方：共通の言葉

lesson-tricks-you = あなた
lesson-tricks-yes = はい
lesson-tricks-no = いいえ
lesson-tricks-trick = **場：**
lesson-tricks-led = { $played }（リード）
lesson-tricks-taken = **{ lesson-tricks-picture-taken }：** { $cards }
lesson-tricks-exposed = **公開中：** { $cards }
lesson-tricks-picture-taken = { $who }が取ったカード
lesson-tricks-picture-held = あなたの手札
lesson-tricks-held = **{ lesson-tricks-picture-held }：** { $cards }
lesson-tricks-scores = **{ lesson-tricks-picture-scores }：**
lesson-tricks-picture-scores = 局のあとのスコア

lesson-tricks-follow = 全員が1枚ずつ場に出します。最初の1枚（リード）と**同じマーク**があれば、それを出します。なければ何でも出せます。
    同じマークでいちばん高いカード（Aが最高）が、この4枚（トリック）を取り、次をリードします。
lesson-tricks-play-asked = あなたの番です。出せるカードを押してください。
lesson-tricks-follow-right = ダイヤがリードされ、ダイヤを持っているので、ダイヤを出します。

lesson-tricks-end = { BUTTON("lesson-button-practise") }：ひとりで1局。最初の3トリックはヒントつきです。
    { BUTTON("lesson-button-table") }：みんなと遊びます。空席にはCPUが入ります。
    迷ったら{ BUTTON("tricks-panel-hint") }。強いCPUならどうするか、理由もわかります。
    -# 残りのルール：`/{ $game } rules`
