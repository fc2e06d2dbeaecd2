# 拱猪：名前、コマンド、卓の言葉

game-name-gongzhu = 🐷 拱猪
command-choice-game-gongzhu = 拱猪

command-gongzhu = 拱猪（ゴンジュー）：4人でヒツジを取り、ブタを避ける
command-gongzhu-open = このチャンネルに拱猪の卓を立てる
command-gongzhu-open-stake = 負けた人が勝った人に払う基本点、または0（省略時：サーバーの設定）
command-gongzhu-open-rules = このサーバーに保存したローカルルール（省略時：普段のルール）
command-gongzhu-open-target = 誰かのスコアが−（この数）以下になるとゲーム終了（省略時：1000）
command-gongzhu-open-hands = 長くてもこの局数でゲーム終了（省略時：制限なし）
command-gongzhu-open-level = CPUの強さ（省略時：ふつう）
command-gongzhu-open-pig-flips = 全ハートを取った人には、ブタがプラスになるか（省略時：はい）
command-gongzhu-open-first-lead = 最初の局をリードするカード（省略時：スペードの2）
command-gongzhu-open-teams = 席1と3が席2と4と戦い、スコアを合計する（省略時：いいえ）

command-choice-pig-flips-all_hearts = はい：全ハートがあれば、ブタはプラス
command-choice-pig-flips-never = いいえ：ブタはいつもマイナス
command-choice-pig-flips-all_points = ヒツジと変圧器も取ったときだけ、ブタはプラス
command-choice-first-lead-two_of_spades = スペードの2
command-choice-first-lead-two_of_clubs = クラブの2

tricks-aim-gongzhu = **目標：** ヒツジ（ダイヤのJ、+100）を取り、ハートとブタ（スペードのQ、−100）を避けます。{ $teams ->
    [on] スコアの高いチームが勝ちます。
   *[off] スコアがいちばん高い人が勝ちます。
}

gongzhu-exposing = 👁️ **カードを公開できます**{ $when }
    { BUTTON("tricks-button-hand") }を押して選んでください。
gongzhu-picture-exposing = カードの公開

gongzhu-seat-exposed = { $cards }を公開
gongzhu-all-hearts = ❤️ { $who }が**全ハート**を取りました！
gongzhu-pig = 🐷 { $who }がブタを取り、次の局をリードします。

gongzhu-panel-choose-exposed = 👁️ **公開するカードを選んでください。なしでもかまいません**{ $when }
    公開したカードは全員に見えて、点が2倍になります。
gongzhu-panel-none-exposable = 👁️ **公開できるカードがありません**{ $when }
    誰にもわからないように、{ BUTTON("gongzhu-panel-expose-nothing") }を押してください。
gongzhu-panel-exposed = ✅ 公開：{ $cards }。ほかの人を待っています。
gongzhu-panel-open = -# 👁️ 公開中：{ $cards }
gongzhu-panel-open-of = { $cards }（{ $who }）
gongzhu-panel-expose = { $cards }を公開
gongzhu-panel-expose-nothing = 公開しない

gongzhu-hint-expose = 💡 **おすすめ：{ $cards }を公開。**
gongzhu-hint-expose-nothing = 💡 **おすすめ：公開しない。**
gongzhu-hint-none-exposable = 💡 **公開しない。** 公開できる4枚のどれも持っていません。
gongzhu-review-exposing = { $game } · { $hand } · 公開
tricks-standings-sweeps-gongzhu = 全ハート{ $sweeps }回
command-gongzhu-open-pace = 1手の時間、過ぎるとCPUが代わりに出す（省略時：45秒）

achievement-gongzhu-sweep = 初めての全ハート
