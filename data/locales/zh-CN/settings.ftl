# 服务器设置的私人面板。

# 这种语言自己的叫法
language-name = 简体中文

settings-title = ⚙️ 设置 · { $page }

settings-page-rules = 规则
settings-page-hands = 特殊牌型
settings-page-payouts = 倍数
settings-page-table = 牌桌
settings-page-access = 服务器
settings-page-points = 分数
settings-page-pace = 速度

settings-intro-rules = -# 用于新开的牛牛桌。
settings-intro-hands = { settings-intro-rules }
settings-intro-payouts = -# 新开的牛牛桌，每种牌型几倍底分：0到100。
settings-intro-table = { settings-intro-rules }
settings-intro-access = -# 马上生效，开着的桌接着打。
settings-intro-pace = -# 马上生效。
settings-intro-points = -# 开着的桌照原来的方式打完。

## 每项设置叫什么，有什么用

settings-name-preset = 整套规则
settings-about-preset = 一次设好全部规则和倍数。
settings-name-tens-in-five-dukes = 10算不算五公
settings-about-tens-in-five-dukes = 10也当公牌：五张全是10、J、Q、K就是五公。
settings-name-tens-in-tonku = 10配不配牛冬菇
settings-about-tens-in-tonku = 牛冬菇和嫩菇里，10可以当公。
settings-name-five-small = 五小
settings-about-five-small = 五张A到4，什么时候算五小。
settings-name-triplet-passport = 三张同点数
settings-about-triplet-passport = 一定算牛。
settings-name-pair-three-six = 3和6的对子
settings-about-pair-three-six = 牛以外的3和6，或3和3，算一对6。
settings-name-nenku = 嫩菇
settings-about-nenku = 黑桃以外的A配J、Q、K，算多大。
settings-name-ties = 一样大
settings-about-ties = 两手一样大时谁赢。
settings-name-three-six = 3和6算几点
settings-about-three-six = 做牛的三张和另外两张都一样。
settings-name-tonku = 牛冬菇
settings-about-tonku = 公牌以外，要哪张A。
settings-name-doubles = 孖宝
settings-about-doubles = 牛以外的对子，大过任何尾数。
settings-name-aces = 一对A
settings-about-aces = 在孖宝里排第几。
settings-name-bomb = 炸弹
settings-about-bomb = 四张同点数，不用有牛。
settings-name-silver = 银牛
settings-about-silver = 五张全是10、J、Q、K，其中要有10，不用有牛。
settings-name-order = 最大的牌型
settings-about-order = 哪种排前面。
settings-name-dealer = 庄家
settings-about-dealer = 谁做庄，`/gnau open` 没写就用这个。
settings-name-split = 配牛
settings-about-split = 谁来配牛，`/gnau open` 没写就用这个。
settings-name-stake-points = 平常的底分
settings-about-stake-points = `/gnau open` 没写就用这个。
settings-name-lowest-stake = 最低底分
settings-about-lowest-stake = 一桌最小能设多少。
settings-name-highest-stake = 最高底分
settings-about-highest-stake = 一桌最大能设多少。
settings-name-reveal-s = 几秒后开牌
settings-about-reveal-s = 0到259200，0是马上开牌，259200是3天。
settings-name-own-reveal-s = 自己配牛几秒
settings-about-own-reveal-s = 10到259200。
settings-name-bid-s = 抢庄几秒
settings-about-bid-s = 5到120，加倍也是这么久。
settings-name-suspense = 开牌方式
settings-about-suspense = 牌怎么翻开，开着的桌也跟着改。
settings-name-language = 语言
settings-about-language = 用于公开的消息。
settings-name-channels = 频道
settings-about-channels = 可以在哪里开桌，子区跟着它的频道。
settings-name-opener-role = 谁可以开桌
settings-about-opener-role = 加入不受限制。
settings-name-announcement-channel = 每日公告
settings-about-announcement-channel = 每日练习和每日牌局，连同昨天的最佳，发到哪里。
settings-name-announce-medals = 每月奖牌
settings-about-announce-medals = 每月第一次公告会写出得奖的人。
settings-out-of-reach = ⚠️ 我不能在那里发消息。让我能查看频道和发送消息，或换个频道。
settings-name-tables-per-member = 每人几桌
settings-about-tables-per-member = 一个成员最多同时开几桌，管理员不限。
settings-name-tables-per-server = 服务器几桌
settings-about-tables-per-server = 最多同时开几桌。
settings-name-more-time = 更多时间
settings-about-more-time = 在 `/preferences` 选了更多时间的成员，可以想几倍久。
settings-name-computers-pace = 电脑的速度
settings-about-computers-pace = 红心大战和拱猪，开着的桌也跟着改。
settings-name-opening-pause-s = 开桌间隔几秒
settings-about-opening-pause-s = 一个成员隔多久才能再开一桌，管理员不限。
settings-name-blocked = 禁止打牌的人
settings-about-blocked = 不能在这里打牌，见 `/manage block`。
settings-nobody = 没有人
settings-name-rule-sets = 这里保存的规则
settings-about-rule-sets = 本服务器起了名的规则，见 `/manage rules`。
settings-name-hidden-words = 隐藏的词
settings-about-hidden-words = 切牌用过的词，见 `/manage hide-word`。
settings-name-points = 分数的算法
settings-about-points = 余额制下，人人从起始分开始。原来的记分会留着，换回来再用。
settings-name-opening-grant-points = 起始分
settings-about-opening-grant-points = 仅余额制：每人一开始有多少分。
settings-name-daily-points = 每日积分
settings-about-daily-points = 仅余额制：用 `/points claim` 领。
settings-name-giving = 送分
settings-about-giving = 仅余额制：用 `/points give` 送。
settings-name-giving-min-age-days = 账号要满几天
settings-about-giving-min-age-days = 账号没满这么多天，不能送分，一次最多只能输下面那个数。
settings-name-giving-cap-points = 每天最多送多少
settings-about-giving-cap-points = 按人算。没满天数的账号，一局或一场也最多输这么多。

settings-value = **{ $name }：**{ $value }

## 可以选什么

settings-choice-dealer-house = 机器人做庄
settings-choice-dealer-opener = 桌主做庄
settings-choice-dealer-rotate = 轮流做庄，一局一换
settings-choice-dealer-winner = 上一局赢最多的做庄
settings-choice-dealer-anyone = 谁想做庄谁做
settings-choice-dealer-bid = 看四张牌抢庄，抢得最高的做庄
settings-choice-split-auto = 机器人，配最大的牛
settings-choice-split-own = 每人自己配
settings-choice-suspense-off = 一次全开
settings-choice-suspense-quick = 一步一步，6秒
settings-choice-suspense-slow = 一步一步，12秒
settings-choice-computers-pace-brisk = 快：半秒一张
settings-choice-computers-pace-usual = 平常：一秒一张
settings-choice-computers-pace-calm = 慢：两秒一张
settings-choice-points-score = 记分制：可以是负分
settings-choice-points-bankroll = 余额制：有多少分才输得了多少
settings-choice-five-small-any = 不限总和
settings-choice-five-small-off = 不玩
settings-choice-five-small-total-10 = 总和不超过10
settings-choice-nenku-ox-one = 算牛一
settings-choice-nenku-special = 大过孖宝
settings-choice-ties-dealer = 庄家
settings-choice-ties-push = 谁也不赢
settings-choice-ties-high-card = 单张大的
settings-choice-three-six-free = 可以互换
settings-choice-three-six-fixed = 本来的点数
settings-choice-three-six-swapped = 一律对换
settings-choice-tonku-spades = 黑桃A
settings-choice-tonku-any = 任何A
settings-choice-tonku-off = 不玩
settings-choice-aces-low = 最小
settings-choice-aces-high = 最大
settings-choice-order-dukes-first = 五公、五小
settings-choice-order-small-first = 五小、炸弹、五公
settings-switch-on = 是
settings-switch-off = 否
settings-language-own = 跟随 Discord
settings-none-of-these = 自定义
settings-everywhere = 所有频道
settings-everyone = 所有人
settings-nowhere = 不发
settings-clear-announcement-channel = 不发公告
settings-clear-channels = 所有频道都可以
settings-clear-opener-role = 所有人都可以

## 表单和按钮

settings-change = ✏️ { $form }
settings-form-high-hands = 大牌的倍数
settings-form-ox-hands = 牛牛、孖宝等的倍数
settings-form-high-singles = 牛五到牛九的倍数
settings-form-low-singles = 没牛、牛一到牛四的倍数
settings-form-stakes = 底分
settings-form-reveal = 开牌
settings-form-thinking = { settings-name-more-time }
settings-form-opening = 开桌限制
settings-form-grants = 起始分和每日积分
settings-form-giving = 送分限制
settings-reset = 重置设置…
settings-reset-question = ### 重置全部设置吗？
    分数、牌桌、禁止名单、隐藏的词和保存的规则都会保留。
settings-reset-yes = 重置全部设置
settings-reset-no = 保留设置

## 哪里不对，怎样才行

error-settings-only-managers = 只有服务器管理员可以改设置。`/gnau rules` 可以看规则。
error-server-setting-invalid = “{ $setting }”不能设成“{ $value }”，选别的吧。
error-server-setting-out-of-range = { $setting }：填{ $lowest }到{ $highest }的整数，不能是“{ $value }”。
error-stakes-disordered = 平常的底分（{ $stake }）要在{ $lowest }到{ $highest }之间。
error-stake-not-allowed = 这里的底分要在{ $lowest }到{ $highest }之间。
error-channel-not-allowed = 这里不能开桌，去{ $channels }试试。
error-opener-role-missing = 这里只有 { $role } 可以开桌，加入哪桌都行。
