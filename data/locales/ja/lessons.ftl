# 遊び方：どのゲームにも共通の言葉

lesson-button-open = 遊び方
lesson-button-next = 次へ
lesson-button-skip = スキップ
lesson-button-back = 戻る
lesson-button-again = 最初から
lesson-button-practise = 練習
lesson-button-table = 卓を立てる

lesson-title = { $game } · 遊び方 · { $number }/{ $last }
lesson-title-end = { $game } · 準備完了
lesson-asked = **{ $question }**
lesson-right = ✅ **正解。** { $why }
lesson-wrong = ❌ **残念。** { $why }

first-screen = ## 🃏 みんなで遊べるトランプ
    卓を立てれば、みんなボタン1つで参加できます。{ BUTTON("lesson-button-open") }では、短い数ページでゲームを覚えられます。
    -# 遊び用のポイントです。購入、販売、換金はありません。
first-screen-open = { $game }の卓を立てる

first-table = 🎉 **このサーバーで初めての卓です。** 誰でも**参加**を押せます。手札は自分にしか見えません。初めてなら{ BUTTON("lesson-button-open") }を押してください。
first-screen-language = 🌐 言語
