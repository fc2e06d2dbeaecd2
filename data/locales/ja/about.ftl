# このボットの紹介と運営者

about-title = ## { $bot }
    遊び用ポイントのトランプ卓です。ポイントの購入、販売、換金はありません。
about-games = **ゲーム：** { $games }
about-version = **バージョン：** { $version }
about-host = **運営者：** { $contact }
about-no-host = **運営者：** 不明です。このボットを追加した人に聞いてください。
about-privacy = **あなたのデータ：** `/privacy about`
about-source = **ソースコード：** { $url } · { $licence }ライセンス
about-licence = **ライセンス：** { $licence }

help-more = 上達したいときは、ひとりで練習できます。{ BUTTON("lesson-button-open") }の最後か、`/gnau practice`へ。
    -# `/`を打つと、すべてのコマンドが出ます。
help-outside = ## 🃏 ひとりで遊べるトランプ
    下のボタンでゲームを覚えて、ひとりで遊びましょう：`/gnau daily`、`/gnau practice`、`/hearts daily`、`/gongzhu daily`
    -# 卓にはボットのいるサーバーが必要です。
help-button-preferences = 🎛️ 個人設定
help-button-settings = ⚙️ 設定
help-button-turns = ⏰ あなたの番
