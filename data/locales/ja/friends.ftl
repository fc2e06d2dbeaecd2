friends-title-none = 👥 フレンドと比べる
friends-about = コードを作って、フレンドに送りましょう。コードを知っている人だけが、毎日と今月の順位を見られます。
    最大{ $most }人まで参加できます。
friends-title = 👥 フレンド · { $name }
friends-code = コード：`{ $code }`
friends-line = { $rank } **{ $name }** · { $score }
friends-not-yet = -# まだの人：{ $people }
friends-firsts = トップ{ $days }回
friends-right = 正解{ $right }問
friends-left = 抜けました。戻るには`{ $code }`を入力してください。
friends-form = フレンドに加わる
friends-form-code = コード
friends-form-why = 例：K7QM-4TXP
friends-button-open = 👥 フレンド
friends-button-day = 今日
friends-button-month = 今月
friends-button-make = 新しいコード
friends-button-type = コードを入力
friends-button-leave = 抜ける
friends-button-next = 次：{ $code }

error-friends-code-unknown = そのコードは見つかりません。確かめて、もう一度入力してください。
error-friends-full = そのグループは満員です（{ $most }人）。
error-friends-too-many-groups = もう{ $most }個のグループに入っています。先にどれかを抜けてください。
