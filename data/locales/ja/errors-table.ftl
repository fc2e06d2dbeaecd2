# できないときに、本人だけに伝える言葉

error-unexpected = すみません、うまくいきませんでした。何も失われていません。もう一度試してください。続くときは、このコードをボットの運営者に伝えてください：`{ $reference }`
error-connection-lost = すみません、Discordとの接続が切れました。反映されたか確かめて、だめならもう一度試してください。
error-database-away = すみません、いま記録を読み書きできません。何も失われていません。1分後にもう一度試してください。
error-served-elsewhere = このボタンはここでは使えません。上のリンクから卓に行って押してください。
error-command-unknown = このコマンドは変わったばかりです。少し待ってから`/`を打ち直してください。
error-option-out-of-range = `{ $option }`は{ $lowest }から{ $highest }までの整数にしてください。
error-option-length = `{ $option }`は{ $lowest }〜{ $highest }文字にしてください。
error-option-not-offered = `{ $option }`に「{ $value }」は使えません。Discordが出す一覧から選んでください。
error-quiet-hours-too-long = おやすみ時間は1日{ $most }時間までです。短くしてください。
error-time-zone-unknown = そのタイムゾーンは見つかりません。Asia/KolkataやUTC+5:30のように入力してください。
error-vacation-running = もう休暇中です。先に終えてください。
error-vacation-too-long = { $days ->
    [0] 今月はもう日数がありません。来月まで待ってください。
   *[other] 今月はあと{ $days }日です。短くしてください。
}
error-not-in-this-server = これができるのは、このサーバーのメンバーだけです。
error-one-at-a-time = 少しお待ちください。まだ前の操作を処理しています。
error-still-thinking = { error-one-at-a-time }
error-form-forgotten = このフォームは期限切れです。もう一度ボタンを押してください。
error-only-in-server = これはボットのいるサーバーで使えます。
error-table-needs-server = 卓にはボットのいるサーバーが必要です。
invite-button = サーバーに追加
error-bot-lacks-permissions = このチャンネルで卓を立てるには、この権限が必要です：{ $permissions }

error-table-here = このゲームの卓はもうこのチャンネルにあります：[卓へ]({ $link })
error-no-table-here = このチャンネルにそのゲームの卓はありません。卓を立てるには：`/{ $game } open`
error-table-unknown = { error-table-closed }
error-table-closed = その卓は閉じました。新しい卓を立ててください。
error-table-damaged = すみません、この卓の記録が壊れています。卓を閉じて、預かったポイントをすべて返します。
error-round-over = そのラウンドは終わりました。卓の最新のメッセージを使ってください。

error-follow-full = この卓は観戦する人がいっぱいです。数分後にまた試してください。
error-follow-unseen = その卓のチャンネルが見えないので、観戦できません。
error-follow-tournament = 大会の卓は観戦できません。ほかの卓がまだ同じ局をプレイしています。
error-already-seated = もう席に着いています。
error-not-seated = ここに席がありません。先に{ BUTTON("gnau-button-join") }を押してください。
error-already-dealing = もうあなたが親です。
error-bank-not-to-take = ここでは親になれません。ホストが{ BUTTON("more-button") }から変えられます。
error-bank-taken = いまの親は{ $dealer }です。やめたら親になれます。
error-bank-not-yours = あなたは親ではありません。
error-nobody-to-pass-to = ほかに親になれる人がいません。退席するか、誰かの参加を待ってください。
error-bank-needs-two = ビッドは2人からです。もう1人が{ BUTTON("gnau-button-join") }を押すのを待ってください。
error-no-bidding-now = いまはビッドの時間ではありません。
error-nothing-to-decide = いまは決めることがありません。
error-bidding-over = ビッドは終わりました。
error-raising-over = いまは倍率を上げる時間ではありません。
error-already-bid = もうビッドしました。全員がビッドしたら公開します。
error-already-raised = もう選びました。全員が選んだら5枚目を開きます。
error-banker-raises-nothing = あなたは親です。倍率を上げるのは子だけです。
error-bid-not-offered = ここでは{ $number }のビッドはできません。ボタンから選んでください。
error-raise-not-offered = ここでは{ $times }倍に上げられません。ボタンから選んでください。
error-cards-face-down = 5枚目はまだ裏です。先に全員がビッドと倍率を決めます。
error-dealer-without-players = 親しか席にいません。ほかの人が{ BUTTON("gnau-button-join") }を押すのを待ってください。
error-choose-your-three = ここでは自分で手札を組みます。{ BUTTON("gnau-button-hand") }を押し、3枚選んで{ BUTTON("gnau-pick-confirm") }を押してください。
error-splits-by-themselves = ここでは親の手札は自動で組みます。
error-already-chosen = もう組み方を決定しました。
error-still-choosing = { $people ->
    [1] まだ1人
   *[other] まだ{ $people }人
}が選んでいます。全員が選ぶか、時間になるとオープンします。
error-own-split-needs-time = 自分で組むときは、オープンまで{ $least }秒以上必要です。
error-cut-word-invalid = 言葉は1〜{ $longest }文字で、文字、数字、空白と .,!?'- だけが使えます。
error-chain-used-up = この卓は全{ $rounds }ラウンドを配り終えました。新しい卓を立ててください。
error-table-full = { $players }席すべて埋まっています。誰かが退席したら参加できます。
error-cards-are-out = もうカードが配られています。終わるまで待ってください。
error-player-cannot-cover = ここでは1ラウンドで最大{ $need }ポイント減ることがあります。あなたの持ちポイントは{ $balance }です。{ $stake ->
    [0] {""}
   *[other] 基本点{ $stake }なら遊べます。ほかのチャンネルで`/gnau open stake:{ $stake }`と打ってください。
}
error-dealer-cannot-cover = このラウンドで、親の{ $dealer }は最大{ $need }ポイント減ることがあります。持ちポイントは{ $balance }です。親が{ BUTTON("gnau-button-give-bank") }を押すか、{ $stake ->
    [0] 子の人数を減らす必要があります。
   *[other] 基本点{ $stake }の卓を立てる必要があります。
}
error-bank-cannot-cover = 親になると、1ラウンドで最大{ $need }ポイント減ることがあります。あなたの持ちポイントは{ $balance }です。子として参加{ $stake ->
    [0] してください。
   *[other] するか、基本点{ $stake }の卓を立ててください。
}
error-account-too-new = この基本点では、{ $unit ->
    [game] 1ゲーム
   *[round] 1ラウンド
}で最大{ $need }ポイント減ることがあります。あなたのDiscordアカウントは新しいので、{ $when }までは、一度に減るポイントが{ $limit }までに限られます。{ $stake ->
    [0] {""}
   *[other] 基本点{ $stake }なら大丈夫です。
}
error-dealer-account-too-new = このラウンドで、親の{ $dealer }は最大{ $need }ポイント減ることがあります。親のDiscordアカウントは新しいので、{ $when }までは、一度に減るポイントが{ $limit }までに限られます。親が{ BUTTON("gnau-button-give-bank") }を押すか、子の人数を減らす必要があります。
error-dealer-covers-no-more = 親の{ $dealer }は、1ラウンドで子1人につき最大{ $need }ポイント減ることがあります。{ $players ->
    [0] 誰の分も払えません。
   *[other] 払えるのは{ $players }人分です。
}{ BUTTON("gnau-button-give-bank") }を押すよう頼んでください。
error-nobody-can-cover = ここでは1ラウンドで最大{ $need }ポイント減ることがあります。それだけ持っている人がいません。{ $stake ->
    [0] {""}
   *[other] 基本点{ $stake }以下の卓を立ててください。
}
error-no-players = まだ誰も席にいません。誰かが{ BUTTON("gnau-button-join") }を押すのを待ってください。
error-only-leader = これができるのは、ホスト、親、サーバー管理者だけです。
error-nothing-to-reveal = オープンするカードがありません。
error-reveal-first = 先にこのラウンドを終えてください。
error-already-ready = 準備OKです。全員の準備ができたらオープンします。
error-dealer-reveals = あなたが親です。みんながカードを見たら**オープン**を押してください。
error-no-cards-now = いまは配られていません。次に配られるのを待ってください。
error-not-in-round = このラウンドの手札がありません。オープンのあとに{ BUTTON("gnau-button-join") }を押してください。
error-no-round-yet = ここではまだ1ラウンドも遊んでいません。
error-go-on-later = いま続けられるのはホストだけです。ほかの人が続けられるのは：{ $when }
error-pace-invalid = その速さは選べません。10秒から3日の間で選んでください。
