# これ以上卓を立てられない理由と、どうすればいいか

error-stake-too-high = 基本点{ $stake }では、{ $unit ->
    [game] 1ゲーム
   *[round] 1ラウンド
}で最大{ $need }ポイント減ることがあります。{ $who ->
    [you] あなたの持ちポイントは{ $balance }です。
    [others] ここにはそれだけ持っている人がほかにいません。
   *[all] ここにはそれだけ持っている人がいません。
}{ $affordable ->
    [0] {""}
   *[other] 基本点を{ $affordable }以下にしてください。
}

error-too-many-own-tables = ここで1人が立てられる卓は{ $limit }卓までです。もう{ $tables }があります。先に1つ閉じてください。
error-opened-just-now = 卓を立てたばかりです。次に立てられるのは：{ $when }
error-too-many-tables = このサーバーで同時に立てておける卓は{ $limit }卓までです。どれかに参加するか、あとでまた来てください。サーバー管理者は上限を上げられます：`/manage settings`
