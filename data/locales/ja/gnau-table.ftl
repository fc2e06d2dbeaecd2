# 牛牛の卓

gnau-house = ボット

gnau-table-title-round = 🐂 牛牛 · { $table }番卓 · 第{ $round }ラウンド
gnau-table-facts = 親：{ $dealer } · 基本点：{ $stake }
gnau-table-facts-lobby = { $facts } · { $rules }{ $split ->
    [own] {" · "}自分で組む
   *[auto] {""}
}
gnau-table-first-deals = 最初に参加した人
gnau-table-aim = **目標：** 親に勝つこと。合計が10、20、30の3枚が**牛**です。残りの2枚は下1桁が強さで、0が最強です。
gnau-table-seat = { $mark } { $user }{"\u200E"} · { $balance }ポイント
gnau-table-nobody = まだ誰もいません。ぜひ参加を！
gnau-table-out = 🃏 **配りました。** DMか{ BUTTON("gnau-button-hand") }で確かめて、{ $split ->
    [own] 3枚選んで{ BUTTON("gnau-pick-confirm") }を押してください。全員が決めたら
   *[auto] { BUTTON("gnau-button-ready") }を押してください。全員の準備ができるか、ホストが{ BUTTON("gnau-button-reveal") }を押すと
}オープンします。遅くとも：{ $when }
gnau-table-chosen = ✅ { $user } · 決定
gnau-table-sat-out = 💸 { $user } · 休み：ここでは1ラウンドで最大{ $need }ポイント減ることがあります。{ $stake ->
    [0] まだどの基本点でも遊べません。`/points claim`でポイントを受け取れます。
   *[other] 基本点{ $stake }なら遊べます。
}
gnau-table-ready = ✅ { $user } · 準備OK
gnau-table-looking = 👀 { $user } · 確認中
gnau-table-gone = 🚪 { $user } · サーバーを退出
gnau-table-undelivered = 👀 { $user } · DMが届きません：{ BUTTON("gnau-button-hand") }を押してください

gnau-result-dealer = **親：{ $dealer }{"\u200E"}** · **{ $delta }**
gnau-result-player = { $mark } { $user } **{ $outcome ->
    [beats] { $points }ポイントの勝ち
    [draws] 引き分け
    [unpaid] 増減なし
   *[loses] { $points }ポイントの負け
}** · 合計{ $balance }
gnau-result-first = ✨ この卓で初の{ $category ->
   *[other] { $hand }
}
gnau-result-ties = -# 同じ強さは親の勝ちです。
gnau-result-streak = 🔥 { $streak }
gnau-result-streak-of = { $user }：{ $streak }
gnau-missed-hand = { $user }の{ $hand }
gnau-missed-many = { $people }人分
gnau-missed = 🐂 見逃した役：{ $missed }{ $joke ->
    [0] 。牛に逃げられました。
    [1] 。牛はうまく隠れていました。
    [2] 。牛はまだ草を食べています。
    [3] 。牛飼いも、たまには見失います。
   *[other] 。牛はみんな無事です。
}
gnau-in-a-row = { $rounds }連勝
gnau-result-no-passport = 牛ではありません：{ $sum }
gnau-result-nothing-chosen = 時間切れ
gnau-result-possible = 💡 作れたはずの役：**{ $name }**
gnau-result-next = 次：親は{ $dealer }、相手は{ $seats }。
gnau-result-next-none = 次：親は{ $dealer }、子はまだいません。
gnau-result-anyone-deals = -# 席の誰でも配れるのは：{ $when }
gnau-result-nobody = 席に誰もいません。続けるには{ BUTTON("gnau-button-join") }を押してください。

gnau-split-group = { $cards }（{ $sum }）
gnau-split-named = { $cards } · **{ $name }**
gnau-split-pair = ペア
gnau-split-tonku = A＋絵札

gnau-by-card = 最高{ $card }

gnau-picture-hand = あなたの手札：{ $cards }
gnau-picture-result = ラウンドの結果
gnau-picture-result-hand = { $name }、{ $delta }：{ $hand }
gnau-picture-points = { $delta }、{ $balance }
gnau-picture-balance = 合計{ $points }
gnau-picture-pays = 基本点×{ $times }
gnau-picture-possible = { $name }が作れた
gnau-picture-dealer = 親：{ $dealer }
gnau-picture-dealer-unnamed = 親
gnau-picture-seat = 席{ $number }
gnau-picture-seated = { $seat } = { $user }

gnau-fair-before = -# 検証ができるようになる前に配られました。

gnau-closed-best-hand = 🃏 最高の役：**{ $hand }** · { $user }{"\u200E"} · 第{ $round }ラウンド
gnau-closed-biggest-win = 💰 最大の勝ち：**{ $delta }** · { $user }{"\u200E"} · 第{ $round }ラウンド
gnau-closed-most-rounds = 🪑 最多参加、**{ $rounds }ラウンド**：{ $users }
gnau-closed-line = { $mark } { $user }{"\u200E"} · **{ $delta }**
gnau-closed-more = ほか{ $people }人

gnau-hand-title = あなたの手札 · { $table }番卓 第{ $round }ラウンド
gnau-hand-best = 最善の組み方：**{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}倍率**×{ $points }**
}
gnau-hand-choose = 牛の3枚を選んで、{ BUTTON("gnau-pick-confirm") }を押してください。あとから変えられません。
    -# { $fallback ->
    [best] 迷ったら、選ばなくても最善の組み方になります。
   *[none] 間違えるか、時間内に選ばないと、牛なしになります。
}
gnau-hand-find = **手札に牛はいる？** 隠れた部分をタップすると最善の組み方が見えます。何もしなければそれになります。または{ BUTTON("gnau-button-split") }を押してください。
gnau-hand-chosen = あなたの選択：**{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}倍率**×{ $points }**
}
gnau-hand-counted = **{ $name }**になります
gnau-hand-dealer = 親：**{ $hand }**
gnau-told-won = **{ $points }ポイントの勝ち**
gnau-told-lost = **{ $points }ポイントの負け**
gnau-hand-balance = 合計{ $balance }
gnau-told-even = **増減なし**
gnau-hand-footer-revealed = -# オープン済み · [卓へ]({ $link })
gnau-hand-footer = -# オープン：{ $when } · [卓へ]({ $link })

gnau-note-joined = 参加しました。次に配られると、5枚の手札がDMで届きます。
gnau-note-joined-bank = 親として参加しました。みんなの相手をします。誰かが参加したら{ BUTTON("gnau-button-deal") }を押してください。
gnau-note-not-seated = 卓は立ちましたが、あなたの席はまだありません。{ $why }
gnau-note-ready = 準備OKです。全員の準備ができたらオープンします。
gnau-note-undelivered = DMを送れなかったので、手札はここで見てください。{ BUTTON("gnau-button-hand") }を押すと出ます · [卓へ]({ $link })
    -# DMを閉じている場合：サーバーメニュー → プライバシー設定 → ダイレクトメッセージ

gnau-terms-speed = { $seconds ->
    [0] すぐにオープン
   *[other] { $time }後にオープン
}
gnau-terms-dealer = 親：{ $choice }
gnau-terms-split = 組み方：{ $choice }

gnau-details-odds = 🎲 子が勝つのは{ $gains }、負けるのは{ $pays }のラウンドです。ほかはポイントが動きません。全員が最善に組むと、親の優位は基本点の{ $edge }です。

gnau-button-join = 参加
gnau-button-leave = 退席
gnau-note-bank-taken = ✅ あなたが親です。みんなの相手をします。
gnau-note-bank-passed = ✅ 親をやめました。

gnau-button-cut = 言葉を足す
gnau-button-take-bank = 親になる
gnau-button-give-bank = 親をやめる

gnau-button-deal = 配る
gnau-button-deal-again = 次を配る
gnau-button-ready = 準備OK
gnau-button-split = 自分で組む
gnau-button-reveal = オープン
gnau-button-hand = 手札を見る
gnau-button-hand-over = 設定
gnau-button-details = 詳細
gnau-button-close = 閉じる
gnau-letter-place-lost = ボットが卓のチャンネルに入れなくなったので、すぐにオープンしました。このラウンドは有効で、卓は閉じました。
gnau-letter-link = 卓へ

gnau-note-dealt = 配りました：[卓へ]({ $link })

gnau-solution-title = すべての組み方 · { $rules }
gnau-solution-way = { $mark } { $name } · 倍率×{ $points }
