# 每个人自己的设置，在私人面板里。

preferences-title = ## 🎛️ 个人设置
    -# 只有你看得到，在每个服务器都有效。

preferences-name-turn-calls = 轮到时提醒
preferences-about-turn-calls = 牌桌等了你20秒就提醒，每分钟最多一次。
    -# 每步有1小时以上时，过了一半再提醒一次。
preferences-choice-turn-calls-off = 不提醒
preferences-choice-turn-calls-ping = 每张牌桌都@我
preferences-choice-turn-calls-direct = 私信

preferences-name-forced-cards = 自动出唯一的牌
preferences-about-forced-cards = 只有一张能出时，自动打出去。
preferences-name-text-only = 纯文字
preferences-about-text-only = 只有你看得到的内容，不用图片和牌的表情。
preferences-name-four-colours = 四种颜色
preferences-about-four-colours = 你的私人图片里，四种花色各用一种颜色。
preferences-name-more-time = 更多时间
preferences-about-more-time = 思考时间更长，以服务器允许为限。

preferences-name-language = 语言
preferences-about-language = 用于只有你看得到的内容。
preferences-language-own = 跟随 Discord

turn-call-ping = ⏰ { $user } 轮到你了。[去牌桌]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
# 私信
turn-call-letter = ⏰ 轮到你了。[去牌桌]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
preferences-choice-turn-calls-auto = 只在慢速牌桌@我
turns-title = ## ⏰ 轮到你了
    -# 所有服务器里在等你的牌桌。只有你看得到。
turns-line = - [{ $game } · { $table }号桌]({ $link }){ $has_server ->
    [yes] {" "}· { $server }
   *[no] {""}
} · ⏳ { $when }
turns-more = 还有{ $tables }张牌桌在等你。
turns-none = 没有牌桌在等你。

preferences-button-quiet = 🌙 勿扰时段
preferences-quiet-title = ## 🌙 勿扰时段
    -# 在慢速牌桌，这段时间不计时，也不提醒。
    -# 每步有1小时以上，就是慢速牌桌。
    -# 只有你看得到这些时段。改了以后，从你下一次轮到时算起。
preferences-name-time-zone = 时区
preferences-zone-placeholder = 你住在哪里？
preferences-zone-now = 那里现在{ $time }
preferences-zone-other = 其他时区
preferences-zone-typed = 名称，或与 UTC 的时差
preferences-zone-why = 例如 Asia/Kolkata 或 UTC+5:30
preferences-name-quiet-hours = 每天
preferences-quiet-none = 无
preferences-quiet-start = 从{ $time }
preferences-quiet-end = 到{ $time } · { $hours }小时
preferences-button-vacation = 🏖️ 休假
preferences-vacation-title = ## 🏖️ 休假
    -# 在慢速牌桌，你的时间暂停，一个月最多一周。
    -# 同桌的人看得到你不在，以及到什么时候。
preferences-vacation-left = { $days ->
    [0] 你这个月没有天数了。
   *[other] 你这个月还有{ $days }天。
}
preferences-vacation-days = { $days }天
preferences-button-leave = 开始休假{ $days }天
preferences-button-return = 我回来了
preferences-vacation-running = 你休假到 { $when }。
    -# 提前回来时，已经开始的一天算一整天。
