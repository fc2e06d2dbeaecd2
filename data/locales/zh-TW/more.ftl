# 「更多」裡面的私人面板。

more-button = 更多
more-title = ### { $game } · { $table } 號桌
    -# 桌主：{ $host }

more-about-add-computer = 補一個空位。
more-about-ask-call-off = 結束這場，不輸不贏。
more-about-ask-leave = 電腦會坐你的位子。
more-about-close = 整桌結束。
more-about-cut = 隨便打個詞。每次洗牌都混進去，誰都動不了手腳。
more-about-details = { $game ->
    [gnau] 機率、全部規則
   *[other] 全部規則
}和完整的洗牌鎖。
more-about-follow = 不入座也能看這桌打牌，畫面只有你看得到。
more-about-give-bank = 讓別人做莊。
more-about-hand-over = 改底分、規則、桌主等等。
more-about-last-trick = 看上一墩的牌。
more-about-leave = 讓出座位，積分保留。
more-about-levels = 電腦玩家打得多好。
more-about-scores = 每局的分數變化。
more-about-take-bank = 大家都跟你比。
