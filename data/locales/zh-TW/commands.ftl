# 斜線指令的說明：每條最多 100 個字元。

command-help = 看看有哪些遊戲、怎麼玩，以及你的設定（只有你看得到）

command-gnau = 妞妞（牛牛）：五張牌，跟莊家比大小
command-gnau-open = 在這個頻道開一桌妞妞
command-gnau-open-stake = 每局的底分，再乘上牌型倍數（預設：照伺服器設定）
command-gnau-open-dealer = 誰做莊（預設：照伺服器設定）
command-gnau-open-split = 誰來擺牌（預設：照伺服器設定）
command-gnau-open-rules = 自訂規則（預設：照伺服器設定）
command-gnau-open-join = 自己也入座（預設：是）
command-gnau-deal = 發下一局的牌
command-gnau-hand = 看你的牌（只有你看得到）
command-gnau-close = 關掉這個頻道的牌桌
command-gnau-daily = 擺今天的十手牌，不計積分（只有你看得到）
command-gnau-practice = 練習找出最佳擺法，想練多久都行（只有你看得到）
command-gnau-leaderboard = 看這個伺服器的排行榜
command-gnau-leaderboard-period = 算哪段時間的局，以 UTC 日期計（預設：全部）
command-gnau-leaderboard-sort = 依什麼排名（預設：積分）
command-gnau-history = 列出某人玩過的局，或重看其中一局
command-gnau-history-member = 看誰的（預設：你自己）
command-gnau-history-round = 要重看哪一局，例如 7.3 是 7 號桌第 3 局
command-gnau-stats = 看某人的戰績和手氣
command-gnau-stats-member = { command-gnau-history-member }
command-gnau-learn = { command-tricks-learn }
command-gnau-rules = 看牌型大小、怎麼算分，以及這桌的自訂規則
command-gnau-odds = 看各種牌型的機率，或某手牌對上莊家的勝算
command-gnau-odds-cards = { command-gnau-solve-cards }（預設：所有可能的牌）
command-gnau-odds-rules = 自訂規則，例如 plain 或 ties=push（預設：照伺服器設定）
command-gnau-odds-decks = 用幾副牌（預設：一副，十一手以上用兩副）
command-gnau-solve = 列出五張牌的所有擺法，最好的在前（只有你看得到）
command-gnau-solve-cards = 五張牌，例如 3 6 8 4 8 或 10H AS KD 4C 6S
command-gnau-solve-rules = { command-gnau-odds-rules }
command-gnau-solve-decks = { command-gnau-odds-decks }
command-gnau-verify = 驗證打完的一局的發牌
command-gnau-verify-round = 哪一局，例如 7.3 是 7 號桌第 3 局（預設：這個頻道最近一局）

command-points = 你的積分，所有遊戲通用
command-points-balance = 看某人在這個伺服器的積分
command-points-balance-member = { command-gnau-history-member }
command-points-claim = 領今天的積分（伺服器有開放才行）
command-points-give = 把你的積分送一些給別人（伺服器有開放才行）
command-points-give-member = { command-manage-points-add-member }
command-points-give-points = { command-manage-points-add-points }

command-manage = 給伺服器管理員用
command-manage-settings = 更改這個伺服器的設定（只有你看得到）
command-manage-tables = 列出並關閉這個伺服器的牌桌（只有你看得到）
command-manage-block = 不讓某人在這個伺服器玩
command-manage-block-member = 誰（已離開的人輸入 id）
command-manage-unblock = 讓某人重新在這個伺服器玩
command-manage-unblock-member = { command-manage-block-member }
command-manage-rules = 把自訂規則取名存起來，也能分享（只有你看得到）
command-manage-hide-word = 隱藏某個切牌用的詞
command-manage-hide-word-word = 那個詞，要跟當時輸入的一模一樣
command-manage-show-word = 重新顯示被隱藏的詞
command-manage-show-word-word = { command-manage-hide-word-word }
command-manage-points-add = 發新的積分給某人
command-manage-points-add-member = 給誰
command-manage-points-add-points = 多少分
command-manage-points-add-reason = 為什麼（大家都看得到）
command-manage-points-reset = 把某人的積分重設為起始積分
command-manage-points-reset-member = 誰的積分
command-manage-points-reset-reason = { command-manage-points-add-reason }

command-tricks-learn = 用幾頁學會怎麼玩（只有你看得到）
command-tricks-start = 開始遊戲（空位由電腦補上）
command-tricks-hand = 看你的牌並出牌（只有你看得到）
command-tricks-play = 出一張牌
command-tricks-play-card = 現在能出的牌，例如 QS 或 10H
command-tricks-hint = 提示該出、該傳或該亮什麼，還有原因（只有你看得到）
command-tricks-review = 跟著電腦高手檢討打完的一局（只有你看得到）
command-tricks-review-hand = 哪一局，例如 7.3 是 7 號桌第 3 局（預設：這個頻道最近一局）
command-tricks-verify = 驗證打完的一局：發牌和出牌
command-tricks-verify-hand = { command-tricks-review-hand }
command-tricks-rules = 看這桌的規則，或一般規則
command-tricks-leaderboard = 依評分列出這個伺服器的高手
command-tricks-daily = 打今天的牌局，每個人的牌都一樣，只能打一次（只有你看得到）
command-tricks-close = 關掉這個頻道的牌桌（遊戲進行中要所有玩家同意）

command-preferences = 選你自己的設定，每個伺服器都適用（只有你看得到）

command-about = 看版本、誰在營運這個機器人，以及原始碼（只有你看得到）

command-privacy = 你的資料
command-privacy-about = 看存了哪些關於你的資料，還有原因（只有你看得到）
command-privacy-export = 取得所有伺服器裡關於你的全部資料
command-privacy-hide-word = 在這個伺服器隱藏你切牌用的詞
command-privacy-hide-word-round = 用在哪一局，例如 7.3 是 7 號桌第 3 局
command-privacy-delete = 刪除你在所有伺服器的資料（會再問一次）

# 成員選單：最多 32 個字元。
command-menu-deal = 邀來同桌…
command-menu-challenge = 下戰帖…

command-choice-dealer-house = 機器人做莊
command-choice-dealer-opener = 我
command-choice-dealer-rotate = 每局輪流
command-choice-dealer-winner = 上一局贏最多的人
command-choice-dealer-anyone = 誰想做莊都行
command-choice-dealer-bid = 先看四張再搶莊，喊最高的做莊
command-choice-split-auto = 機器人找最佳擺法
command-choice-split-own = 各擺各的
command-choice-period-today = 今天
command-choice-period-week = 這週
command-choice-period-month = 這個月
command-choice-period-all = 全部
command-choice-sort-points = 積分
command-choice-sort-rounds = 局數
command-choice-sort-best-hand = 最大牌型
command-choice-sort-drill = 每日練牌

command-choice-level-easy = 簡單：會犯新手的錯
command-choice-level-casual = 普通：照老手的心得打
command-choice-level-strong = 厲害：會往後多算幾步
command-gnau-open-pace = 搶莊或擺牌的時間（預設：照伺服器設定）
command-turns = 列出所有伺服器裡在等你的牌桌（只有你看得到）
command-choice-pace-10 = 10 秒
command-choice-pace-20 = 20 秒
command-choice-pace-30 = 30 秒
command-choice-pace-45 = 45 秒
command-choice-pace-60 = 1 分鐘
command-choice-pace-90 = 90 秒
command-choice-pace-120 = 2 分鐘
command-choice-pace-180 = 3 分鐘
command-choice-pace-300 = 5 分鐘
command-choice-pace-600 = 10 分鐘
command-choice-pace-3600 = 1 小時
command-choice-pace-10800 = 3 小時
command-choice-pace-21600 = 6 小時
command-choice-pace-43200 = 12 小時
command-choice-pace-86400 = 1 天
command-choice-pace-172800 = 2 天
command-choice-pace-259200 = 3 天

command-tournament = 傷心小棧和拱豬的複式比賽：每桌拿同樣的牌
command-tournament-open = 在這個頻道開一場比賽（伺服器管理員）
command-tournament-open-game = 哪個遊戲
command-tournament-open-hands = 每人打幾局（預設：4）
command-tournament-open-people = 最多幾人參加，滿了就開始（預設：64）
command-tournament-open-begins = 最晚何時開始，人沒滿也開（預設：一週後）
command-tournament-open-pace = 每次出牌的時間，超過由電腦代打（預設：45 秒）
command-tournament-verify = 驗證這個頻道最近一場比賽打完的局（只有你看得到）
command-choice-begins-600 = { command-choice-pace-600 }後
command-choice-begins-3600 = { command-choice-pace-3600 }後
command-choice-begins-10800 = { command-choice-pace-10800 }後
command-choice-begins-43200 = { command-choice-pace-43200 }後
command-choice-begins-86400 = { command-choice-pace-86400 }後
command-choice-begins-172800 = { command-choice-pace-172800 }後
command-choice-begins-259200 = { command-choice-pace-259200 }後
