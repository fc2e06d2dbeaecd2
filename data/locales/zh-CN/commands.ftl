# 斜杠命令的说明：每条最多 100 个字符。

command-help = 看有哪些游戏、怎么玩，以及你的设置（仅自己可见）

command-gnau = 牛牛（斗牛）：五张牌跟庄家比
command-gnau-open = 在本频道开一桌牛牛
command-gnau-open-stake = 底分，每局按牌型倍数算（默认：本服务器的设定）
command-gnau-open-dealer = 谁做庄（默认：本服务器的设定）
command-gnau-open-split = 谁来配牛（默认：本服务器的设定）
command-gnau-open-rules = 玩法规则（默认：本服务器的设定）
command-gnau-open-join = 自己也入座（默认：是）
command-gnau-deal = 发下一局的牌
command-gnau-hand = 看自己的牌（仅自己可见）
command-gnau-close = 关闭本频道的牌桌
command-gnau-daily = 给今天的十手牌配牛，不计分（仅自己可见）
command-gnau-practice = 练习找最佳配法，练多久都行（仅自己可见）
command-gnau-leaderboard = 看本服务器的排行榜
command-gnau-leaderboard-period = 算哪段时间的局，按 UTC 日期（默认：全部）
command-gnau-leaderboard-sort = 按什么排名（默认：分数）
command-gnau-history = 列出某人打过的局，或重看一局
command-gnau-history-member = 看谁（默认：你）
command-gnau-history-round = 要重看的一局，例如 7.3 是7号桌第3局
command-gnau-stats = 看某人的战绩和手气
command-gnau-stats-member = { command-gnau-history-member }
command-gnau-learn = { command-tricks-learn }
command-gnau-rules = 看牌型大小、输赢算法和本桌规则
command-gnau-odds = 看每种牌型的概率，或一手牌对庄家的胜算
command-gnau-odds-cards = { command-gnau-solve-cards }（默认：所有牌型）
command-gnau-odds-rules = 玩法规则，例如 plain 或 ties=push（默认：本服务器的设定）
command-gnau-odds-decks = 用几副牌（默认：一副，十一手起两副）
command-gnau-solve = 列出五张牌的所有配法，最好的在前（仅自己可见）
command-gnau-solve-cards = 五张牌，例如 3 6 8 4 8 或 10H AS KD 4C 6S
command-gnau-solve-rules = { command-gnau-odds-rules }
command-gnau-solve-decks = { command-gnau-odds-decks }
command-gnau-verify = 检查打完的一局发牌是否公平
command-gnau-verify-round = 哪一局，例如 7.3 是7号桌第3局（默认：本频道最近一局）

command-points = 你的分数，所有游戏通用
command-points-balance = 看某人在本服务器的分数
command-points-balance-member = { command-gnau-history-member }
command-points-claim = 领取今天的分（服务器有发的话）
command-points-give = 送分给别人（服务器允许的话）
command-points-give-member = { command-manage-points-add-member }
command-points-give-points = { command-manage-points-add-points }

command-manage = 服务器管理员专用
command-manage-settings = 更改本服务器的设置（仅自己可见）
command-manage-tables = 列出本服务器开着的牌桌，并可关闭（仅自己可见）
command-manage-block = 禁止某人在本服务器打牌
command-manage-block-member = 谁（已退出服务器的，输入 ID）
command-manage-unblock = 让某人重新可以在本服务器打牌
command-manage-unblock-member = { command-manage-block-member }
command-manage-rules = 把玩法规则起名保存，还能分享（仅自己可见）
command-manage-hide-word = 隐藏一个切牌用的词
command-manage-hide-word-word = 那个词，一字不差
command-manage-show-word = 重新显示一个隐藏的词
command-manage-show-word-word = { command-manage-hide-word-word }
command-manage-points-add = 给某人加分
command-manage-points-add-member = 给谁
command-manage-points-add-points = 多少分
command-manage-points-add-reason = 原因（大家都看得到）
command-manage-points-reset = 把某人的分数重置为起始分
command-manage-points-reset-member = 重置谁的分数
command-manage-points-reset-reason = { command-manage-points-add-reason }

command-tricks-learn = 几页短课学会这个游戏（仅自己可见）
command-tricks-start = 开始打牌（空位由电脑补上）
command-tricks-hand = 看自己的牌并出牌（仅自己可见）
command-tricks-play = 出一张牌
command-tricks-play-card = 现在能出的一张牌，例如 QS 或 10H
command-tricks-hint = 告诉你该出、传或亮什么牌，为什么（仅自己可见）
command-tricks-review = 复盘打完的一局，有高手电脑点评（仅自己可见）
command-tricks-review-hand = 哪一局，例如 7.3 是7号桌第3局（默认：本频道最近一局）
command-tricks-verify = 检查打完的一局，发牌和出牌都查
command-tricks-verify-hand = { command-tricks-review-hand }
command-tricks-rules = 看本桌规则，或通用规则
command-tricks-leaderboard = 看本服务器的排行榜，按等级分排名
command-tricks-daily = 打今天的每日牌局，大家同一副牌，只能打一次（仅自己可见）
command-tricks-close = 关闭本频道的牌桌（一场没打完时，要全员同意）

command-preferences = 你自己的设置，在每个服务器都有效（仅自己可见）

command-about = 看版本、运营者和源代码（仅自己可见）

command-privacy = 你的数据
command-privacy-about = 看保存了你的什么数据，为什么（仅自己可见）
command-privacy-export = 导出你在所有服务器的全部数据
command-privacy-hide-word = 在本服务器隐藏你切牌用的词
command-privacy-hide-word-round = 在哪一局用的，例如 7.3 是7号桌第3局
command-privacy-delete = 删除你在所有服务器的数据（会再问一次）

# 成员菜单：最多 32 个字符。
command-menu-deal = 一起打牌…
command-menu-challenge = 约一桌…

command-choice-dealer-house = 机器人做庄
command-choice-dealer-opener = 我做庄
command-choice-dealer-rotate = 轮流做庄，一局一换
command-choice-dealer-winner = 上一局赢最多的做庄
command-choice-dealer-anyone = 谁想做庄谁做
command-choice-dealer-bid = 看四张牌抢庄，抢得最高的做庄
command-choice-split-auto = 机器人自动配最大的牛
command-choice-split-own = 每人自己配牛
command-choice-period-today = 今天
command-choice-period-week = 本周
command-choice-period-month = 本月
command-choice-period-all = 全部时间
command-choice-sort-points = 分数
command-choice-sort-rounds = 局数
command-choice-sort-best-hand = 最大牌型
command-choice-sort-drill = 每日练习

command-choice-level-easy = 新手：会犯初学者的错
command-choice-level-casual = 普通：照老手的经验出牌
command-choice-level-strong = 高手：会往后推算
command-gnau-open-pace = 抢庄或配牛的时间（默认：本服务器的设定）
command-turns = 列出所有服务器里在等你的牌桌（仅自己可见）
command-choice-pace-10 = 10秒
command-choice-pace-20 = 20秒
command-choice-pace-30 = 30秒
command-choice-pace-45 = 45秒
command-choice-pace-60 = 1分钟
command-choice-pace-90 = 90秒
command-choice-pace-120 = 2分钟
command-choice-pace-180 = 3分钟
command-choice-pace-300 = 5分钟
command-choice-pace-600 = 10分钟
command-choice-pace-3600 = 1小时
command-choice-pace-10800 = 3小时
command-choice-pace-21600 = 6小时
command-choice-pace-43200 = 12小时
command-choice-pace-86400 = 1天
command-choice-pace-172800 = 2天
command-choice-pace-259200 = 3天

command-tournament = 红心大战和拱猪的复式比赛：每桌拿同样的牌
command-tournament-open = 在本频道开一场比赛（服务器管理员）
command-tournament-open-game = 哪个游戏
command-tournament-open-hands = 每人打几局（默认：4）
command-tournament-open-people = 最多几人参加，满了就开始（默认：64）
command-tournament-open-begins = 最晚什么时候和已加入的人开始（默认：一周后）
command-tournament-open-pace = 每步的时间，超时由电脑代打（默认：45秒）
command-tournament-verify = 检查本频道最近一场比赛打完的局（仅自己可见）
command-choice-begins-600 = { command-choice-pace-600 }后
command-choice-begins-3600 = { command-choice-pace-3600 }后
command-choice-begins-10800 = { command-choice-pace-10800 }后
command-choice-begins-43200 = { command-choice-pace-43200 }后
command-choice-begins-86400 = { command-choice-pace-86400 }后
command-choice-begins-172800 = { command-choice-pace-172800 }后
command-choice-begins-259200 = { command-choice-pace-259200 }后
