# “更多”里的私人面板：一个人现在能在桌上做什么。

more-button = 更多
more-title = ### { $game } · { $table }号桌
    -# 桌主：{ $host }

# 各按钮旁边的说明
more-about-add-computer = 用电脑补一个空位。
more-about-ask-call-off = 结束这场，不算输赢。
more-about-ask-leave = 由电脑接替你的座位。
more-about-close = 关闭牌桌，大家都不打了。
more-about-cut = 随便写个词，每次洗牌都混进去，谁也没法做手脚。
more-about-details = { $game ->
    [gnau] 概率、全部规则
   *[other] 全部规则
}和完整的洗牌锁。
more-about-follow = 不入座也能看这桌打牌，只有你看得到。
more-about-give-bank = 让别人做庄。
more-about-hand-over = 改底分、规则、桌主等等。
more-about-last-trick = 上一墩的牌。
more-about-leave = 让出座位，分数保留。
more-about-levels = 电脑打得多好。
more-about-scores = 每一局的得分变化。
more-about-take-bank = 大家都跟你比。
