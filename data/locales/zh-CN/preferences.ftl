# 每个人自己的设置，在私人面板里。

preferences-title = ## 🎛️ 个人设置
    -# 只有你看得到，在每个服务器都有效。

preferences-name-turn-calls = 出牌提醒
preferences-about-turn-calls = 牌桌等了你20秒就提醒，每分钟最多一次。
    -# 每步有1小时以上时，过了一半再提醒一次。
preferences-choice-turn-calls-off = 不提醒
preferences-choice-turn-calls-ping = 每张牌桌都@我
preferences-choice-turn-calls-direct = 私信

preferences-name-forced-cards = 自动出牌
preferences-about-forced-cards = 只有一张能出时，自动打出去。
preferences-name-text-only = 纯文字
preferences-about-text-only = 只有你看得到的内容，不用图片和牌的表情。
preferences-name-four-colours = 四色牌
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
