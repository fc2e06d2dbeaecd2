# スラッシュコマンドの説明：それぞれ100文字まで

command-help = ゲーム、遊び方、設定を表示（自分だけに表示）

command-gnau = 牛牛（Gnau）：5枚の手札で親と勝負
command-gnau-open = このチャンネルに牛牛の卓を立てる
command-gnau-open-stake = 1ラウンドの基本点。役の倍率を掛けます（省略時：サーバーの設定）
command-gnau-open-dealer = 親を誰がするか（省略時：サーバーの設定）
command-gnau-open-split = 手札を誰が組むか（省略時：サーバーの設定）
command-gnau-open-rules = ローカルルール（省略時：サーバーの設定）
command-gnau-open-join = 自分も席に着くか（省略時：はい）
command-gnau-deal = 次のラウンドを配る
command-gnau-hand = 手札を見る（自分だけに表示）
command-gnau-close = このチャンネルの卓を閉じる
command-gnau-daily = 今日の10問を組む。ポイントは動きません（自分だけに表示）
command-gnau-practice = いちばんいい組み方を好きなだけ練習（自分だけに表示）
command-gnau-leaderboard = このサーバーのランキングを表示
command-gnau-leaderboard-period = 対象の期間。日付はUTC（省略時：全期間）
command-gnau-leaderboard-sort = 何の順位か（省略時：ポイント）
command-gnau-history = 過去のラウンドを一覧、または1つを再表示
command-gnau-history-member = 誰の（省略時：自分）
command-gnau-history-round = もう一度見るラウンド。例：7.3は7番卓の第3ラウンド
command-gnau-stats = 成績と運を表示
command-gnau-stats-member = { command-gnau-history-member }
command-gnau-learn = { command-tricks-learn }
command-gnau-rules = 役の強さ、支払い、この卓のローカルルールを表示
command-gnau-odds = すべての役の確率、または手札1組の対親の勝率を表示
command-gnau-odds-cards = { command-gnau-solve-cards }（省略時：すべての手札）
command-gnau-odds-rules = ローカルルール。例：plain、ties=push（省略時：サーバーの設定）
command-gnau-odds-decks = トランプの組数（省略時：1組、手札が11人分からは2組）
command-gnau-solve = 5枚の組み方をいい順にすべて表示（自分だけに表示）
command-gnau-solve-cards = 5枚のカード。例：3 6 8 4 8、10H AS KD 4C 6S
command-gnau-solve-rules = { command-gnau-odds-rules }
command-gnau-solve-decks = { command-gnau-odds-decks }
command-gnau-verify = 終わったラウンドの配りを検証
command-gnau-verify-round = どのラウンドか。例：7.3は7番卓の第3ラウンド（省略時：このチャンネルの最新）

command-points = すべてのゲームのポイント
command-points-balance = このサーバーでのポイントを表示
command-points-balance-member = { command-gnau-history-member }
command-points-claim = 今日のポイントを受け取る（配るサーバーのみ）
command-points-give = 自分のポイントを人に贈る（許可しているサーバーのみ）
command-points-give-member = { command-manage-points-add-member }
command-points-give-points = { command-manage-points-add-points }

command-manage = サーバー管理者用
command-manage-settings = このサーバーの設定を変える（自分だけに表示）
command-manage-tables = 開いている卓の一覧と、卓を閉じる操作（自分だけに表示）
command-manage-block = このサーバーで遊べないようにブロック
command-manage-block-member = 誰を（もういない人はIDを入力）
command-manage-unblock = ブロックを解除して、また遊べるようにする
command-manage-unblock-member = { command-manage-block-member }
command-manage-rules = ローカルルールに名前を付けて保存、共有（自分だけに表示）
command-manage-hide-word = カットに使われた言葉を隠す
command-manage-hide-word-word = その言葉（入力されたとおりに）
command-manage-show-word = 隠した言葉をまた表示
command-manage-show-word-word = { command-manage-hide-word-word }
command-manage-points-add = 新しいポイントをあげる
command-manage-points-add-member = 誰に
command-manage-points-add-points = 何ポイント
command-manage-points-add-reason = 理由（全員に見えます）
command-manage-points-reset = ポイントを開始時に戻す
command-manage-points-reset-member = 誰のポイントか
command-manage-points-reset-reason = { command-manage-points-add-reason }

command-tricks-learn = 短い数ページで遊び方を学ぶ（自分だけに表示）
command-tricks-start = ゲームを始める（空席にはCPUが入ります）
command-tricks-hand = 手札を見て、そこから出す（自分だけに表示）
command-tricks-play = カードを出す
command-tricks-play-card = いま出せるカード。例：QS、10H
command-tricks-hint = 何を出すか、渡すか、公開するか。理由つき（自分だけに表示）
command-tricks-review = 終わった局を、強いCPUの助言と一緒に振り返る（自分だけに表示）
command-tricks-review-hand = どの局か。例：7.3は7番卓の第3局（省略時：このチャンネルの最新）
command-tricks-verify = 終わった局の配りとプレイを検証
command-tricks-verify-hand = { command-tricks-review-hand }
command-tricks-rules = この卓のルール、または普段のルールを表示
command-tricks-leaderboard = このサーバーのレーティング上位を表示
command-tricks-daily = 今日の一局を遊ぶ。全員同じカードで1回だけ（自分だけに表示）
command-tricks-close = このチャンネルの卓を閉じる（ゲーム中は全員の同意が必要）

command-preferences = すべてのサーバーに効く個人設定（自分だけに表示）

command-about = バージョン、運営者、ソースコードを表示（自分だけに表示）

command-privacy = あなたのデータ
command-privacy-about = あなたについて保存しているものと理由を表示（自分だけに表示）
command-privacy-export = 全サーバーで保存しているあなたのデータをすべて受け取る
command-privacy-hide-word = 自分がカットに使った言葉を、このサーバーで隠す
command-privacy-hide-word-round = どこで使ったか。例：7.3は7番卓の第3ラウンド
command-privacy-delete = 全サーバーのあなたのデータを削除（もう一度確認します）

command-menu-deal = 同じ卓で遊ぶ…
command-menu-challenge = 対戦に誘う…

command-choice-dealer-house = ボット
command-choice-dealer-opener = 自分
command-choice-dealer-rotate = ラウンドごとに次の人
command-choice-dealer-winner = 前のラウンドでいちばん勝った人
command-choice-dealer-anyone = やりたい人
command-choice-dealer-bid = 4枚を見て、いちばん高くビッドした人
command-choice-split-auto = ボットがいちばんいい組み方を探す
command-choice-split-own = 各自が自分の手札を組む
command-choice-period-today = 今日
command-choice-period-week = 今週
command-choice-period-month = 今月
command-choice-period-all = 全期間
command-choice-sort-points = ポイント
command-choice-sort-rounds = ラウンド数
command-choice-sort-best-hand = 最高の役
command-choice-sort-drill = デイリードリル

command-choice-level-easy = やさしい：初心者らしいミスをする
command-choice-level-casual = ふつう：上手な人の定石どおり
command-choice-level-strong = 強い：先を読む
command-gnau-open-pace = ビッドや組み方を決める時間（省略時：サーバーの設定）
command-turns = 全サーバーで自分を待っている卓を見る（自分だけに表示）
command-choice-pace-10 = 10秒
command-choice-pace-20 = 20秒
command-choice-pace-30 = 30秒
command-choice-pace-45 = 45秒
command-choice-pace-60 = 1分
command-choice-pace-90 = 90秒
command-choice-pace-120 = 2分
command-choice-pace-180 = 3分
command-choice-pace-300 = 5分
command-choice-pace-600 = 10分
command-choice-pace-3600 = 1時間
command-choice-pace-10800 = 3時間
command-choice-pace-21600 = 6時間
command-choice-pace-43200 = 12時間
command-choice-pace-86400 = 1日
command-choice-pace-172800 = 2日
command-choice-pace-259200 = 3日
