# トリックのゲームの卓

tricks-title-hand = { $game } · { $table }番卓 · 第{ $hand }局
tricks-title-hand-over = { tricks-title-hand } 終了
tricks-title-over = { $game } · { $table }番卓 · ゲーム終了

tricks-facts = { $stake ->
    [0] 基本点なし
   *[other] 基本点：{ $stake }
} · { $rules }
tricks-seat-free = 空席
tricks-side = **チーム{ $number }：**
tricks-sides = 🤝 { $sides }
tricks-side-score = { $who } **{"\u200E"}{ $score }**
tricks-details-key-unfinished = 🔓 途中で終わった第{ $round }局のシャッフルキー：`{ $key }`
tricks-details-key-undealt = 🔓 配られなかった第{ $round }局のシャッフルキー：`{ $key }`
tricks-how = **参加**を押すと席に着きます。**開始**で空席にCPUが入り、全員に13枚ずつ配ります。
tricks-details-levels = ほかの強さ：{ $names }
tricks-details-level = -# { $level }：{ $about }
tricks-details-facts = CPU：{ $level } · 1手{ $time }、過ぎるとCPUが代わりに出します

tricks-sat-out = 💸 { $user }{"\u200E"} · このゲームは休み：1ゲームで最大{ $stake }ポイント減ることがあります。
tricks-note-sat-out = あなた抜きでゲームが始まりました。1ゲームで最大{ $stake }ポイント減ることがあります。{ $affordable ->
    [0] まだどの基本点でも遊べません。
   *[other] 基本点{ $affordable }なら遊べます。
}
tricks-trick = トリック{ $number }/{ $tricks }
tricks-paused = ⏸️ **全員離席のため休憩中です。** { $is_between ->
    [yes] { BUTTON("tricks-button-next") }
   *[no] { BUTTON("tricks-button-hand") }
}を押すと続けられます。{ $is_staked ->
    [yes] 抜けた人の基本点が残っています。CPUが続けるのは：
   *[no] 保存期限：
}{ $when }
tricks-all-left = 🤖 **全員が抜けましたが、基本点が残っています。** CPUが最後まで続けます。局と局の間に誰も戻らなければ、基本点をすべて返します。

tricks-time-left = {" "}⏳ { $when }
tricks-time-open = …
tricks-turn = { $mark } { $who }：{ tricks-seat-turn }
tricks-prepare = 👉 { $who }：{ BUTTON("tricks-button-hand") }を押してください{ $when }

tricks-seat-turn = **{ $turn ->
    [choose] 選ぶ番
    [lead] リードの番
   *[play] 出す番
}**{ $when }
tricks-seat-thinking = 考え中…
tricks-seat-choosing = 選択中
tricks-seat-away = 離席、🤖が代行
tricks-seat-gone = 離席
tricks-seat-took = 取った
tricks-seat-taken = { $cards }を取った
tricks-seat-score = スコア{ $score }
tricks-seat-side-score = { tricks-seat-side }：{ $score }
tricks-seat-side = チーム{ $side }
tricks-seat-hand = この局{ $points }
tricks-seat-before = 前の局{ $points }

tricks-scores-hand = この局
tricks-scores-total = 合計
tricks-number = { $number }
tricks-after = { $hands }局終了

tricks-sheet-title = 📋 **スコア表** · { $hands ->
    [0] 第1局
   *[other] { tricks-after }
}
tricks-sheet-earlier = -# 以前の局：{ $who }
tricks-sheet-running = -# この局：{ $points }

tricks-sheet = { tricks-after }時点のスコア、上位から：
    { $players }
tricks-sheet-player = { $name }：{ $score }（{ $hands }）{ $taken ->
    [none] {""}
   *[cards] 、{ $taken }を取った
}
tricks-picture-seat = 席{ $number }

tricks-claimed = ✋ { $who }が残りの{ $tricks }トリックを全部取りました。
tricks-last-trick = -# 前のトリック：{ $cards } → { $who }
tricks-next-hand = ▶️ 次の局：{ $when }
tricks-last-hand = ▶️ 最後の局：{ $when }
tricks-anyone-starts = -# 席の誰でも始められるのは：{ $when }
tricks-next-seats = -# 🪑 席：{ $names }
tricks-won = 🏆 { $hands }局で{ $who }の勝ち！
tricks-lost = 🐷 { $who }の負け。
tricks-paid = { $who } **{"\u200E"}{ $points }**
tricks-paid-among = -# 基本点はプレイヤーどうしで動きます：{ $who }
tricks-paid-left = -# { $who }は途中で抜けたので、負けになります。
tricks-stakes-returned = 💰 基本点のある人が全員抜けたので、すべて返しました。
tricks-stakes-even = 💰 プレイヤーどうしは同点なので、誰も払いません。
tricks-called-off = 中止：ポイントは動きません。

tricks-closer = { $who }が閉じました。
tricks-closed-asked = 誰かが閉じました。
tricks-closed-agreed = 全員の同意でゲームを中止しました。
tricks-closed-time = 長いあいだ動きがなかったので、閉じました。
tricks-closed-empty = 最後のプレイヤーが抜けました。
tricks-closed-place-lost = ボットが卓のチャンネルに入れなくなりました。
tricks-again = -# 新しい卓を立てる：`/{ $game } open`

tricks-button-join = 参加
tricks-button-leave = 退席
tricks-button-add-computer = CPUを追加
tricks-button-levels = CPU
tricks-button-start = 開始
tricks-button-again = 再戦
tricks-button-next = 次局
tricks-button-hand = 手札を見る
tricks-button-last-trick = 前のトリック
tricks-button-review = 振り返り
tricks-button-cut = 言葉を足す
tricks-button-hand-over = 設定
tricks-button-details = 詳細
tricks-button-scores = スコア表
tricks-button-close = 閉じる
tricks-button-ask-leave = 抜ける
tricks-button-ask-call-off = 中止

tricks-terms-speed = 1手{ $time }
tricks-terms-usual = 普段のルール：{ $rules }

tricks-stay = 続ける
tricks-button-give-up = ゲームを抜ける
tricks-button-call-off = ゲームを中止
tricks-calling-off = 中止（{ $agreed }/{ $people }）

tricks-sure-leave = **ゲームを抜けますか？** CPUが席を引き継ぎます。局と局の間に戻らなければ負けになり{ $has_stake ->
    [yes] 、あなたの基本点はゲームに残ります。
   *[no] ます。
}
tricks-sure-leave-guest = **ゲームを抜けますか？** CPUが席を引き継ぎます。局と局の間にまた参加できます。
tricks-sure-leave-last = **ゲームを抜けますか？** あなたが最後のプレイヤーなので、ゲームは中止になり、卓も閉じます。ポイントは動きません。
tricks-sure-take-over = **{ $who }と交代しますか？** 席{ $seat }に着き、{ $teams ->
    [on] チームのスコア
   *[off] スコア
}**{ $score }**（{ $of }{ $teams ->
    [on] チーム
   *[off] 人
}中{ $place }位）を引き継ぎます。
tricks-take-over-button = 交代する
tricks-take-over-keep = いまはやめる
tricks-take-over-kept = -# 終わった局はそのままです。
tricks-take-over-own-stake = -# この席の基本点は、あなたのものです。
tricks-take-over-no-stake = -# この席に基本点はありません。
tricks-take-over-others-stake = -# この席の基本点は、これからも{ $who }のものです。
tricks-sure-call-off = **ゲームを中止しますか？** ポイントは動きません。全員の同意が必要です：いま{ $people }人中{ $agreed }人
tricks-sure-call-off-now = **ゲームを中止しますか？** ポイントは動きません。卓もすぐに閉じます。

tricks-note-took-over = ✅ 次の局から、席{ $seat }はあなたの席です。
tricks-note-added = ✅ CPUが席に着きました。
tricks-note-gave-up = ゲームを抜けました。CPUが席を引き継ぎました。
tricks-note-asked = { $table }番卓のゲームの中止に同意しました。全員が同意すると中止になります。
tricks-note-last-trick = トリック{ $number }：{ $cards }
tricks-note-started = ゲームが始まりました：[卓へ]({ $link })
tricks-note-played = { $card }を出しました · [卓へ]({ $link })

tricks-levels-title = 🤖 CPU · { $game } · { $table }番卓
tricks-levels-how = 最初のゲームが始まるまで変えられます。
tricks-levels-all = 全部のCPU：{ $level }
tricks-levels-seat = { $computer }：{ $level }
tricks-levels-mixed = 混合
