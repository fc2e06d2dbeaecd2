follow-button = 观战
follow-button-stop = 停止观战
follow-button-again = 继续观战
follow-button-review = { $game ->
    [gnau] 看第{ $number }局
   *[other] 复盘第{ $number }局
}
follow-until = -# 👀 你正在观战[这桌]({ $link })。自动结束：{ $when }
follow-out = 🃏 **牌发好了。**最迟开牌：{ $when }
follow-bidding = 🃏 **每人四张牌。**抢得最高的做庄。最迟公布：{ $when }
follow-raising = 🏦 **{ $dealer } 做庄 ×{ $bid }。**其他人决定加不加倍，最迟：{ $when }
follow-turning = 桌上正在翻牌。
follow-ended = { $why ->
    [seated] 你已经在[{ $table }号桌]({ $link })入座，不再观战。
    [closed] { $table }号桌已关闭，观战结束。
    [refused] 你不能再观战{ $table }号桌了。
   *[stopped] 你已停止观战[{ $table }号桌]({ $link })。
}
follow-seated = 你在这桌有座位，看自己的牌就行。
