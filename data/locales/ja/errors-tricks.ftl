# トリックの卓で、できないときに本人だけに伝える言葉

error-game-stake-invalid = ゲームの基本点は0〜{ $most }ポイントにしてください。
error-game-stake-uncovered = ここでは1ゲームで最大{ $stake }ポイント減ることがあります。あなたの持ちポイントは{ $balance }です。
error-nobody-has-stake = ここでは1ゲームで最大{ $stake }ポイント減ることがあります。その基本点で遊べる人がいません。{ $affordable ->
    [0] `stake:0`で卓を立ててください。
   *[other] 基本点{ $affordable }以下で卓を立ててください。
}
error-join-between-hands = もうカードが配られています。この局のあとに、CPUと交代できます。
error-seat-taken-meanwhile = その席はいま埋まりました。もう一度**参加**を押してください。
error-no-free-seat = 空席がありません。
error-game-is-running = このゲームが終わるまで待ってください。
error-no-game-running = いまはゲーム中ではありません。
error-hand-over = その局は終わりました。卓の最新のメッセージを使ってください。
error-levels-are-set = もうゲームが始まったので、CPUの強さは変えられません。変えるには別の卓を立ててください。
error-only-players-call-off = ゲームを中止できるのは、プレイヤーとサーバー管理者だけです。
error-left-with-stake = 抜けた人の基本点がこのゲームに残っているので、中止できません。全員が抜けると、CPUが最後まで続けます。
error-calling-off-asked-already = もう同意しました。全員が同意するとゲームは中止になります。
error-claim-uncertain = 残りを全部取ることはまだできません。必ず取れるとはかぎらないトリックがあります。
error-nothing-to-choose = いまは選ぶものがありません。
error-no-trick-yet = この局では、まだ誰もトリックを取っていません。
