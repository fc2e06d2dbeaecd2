follow-button = 觀戰
follow-button-stop = 停止觀戰
follow-button-again = 繼續觀戰
follow-button-review = { $game ->
    [gnau] 看第 { $number } 局
   *[other] 檢討第 { $number } 局
}
follow-until = -# 👀 你正在觀戰[這桌]({ $link })。自動結束：{ $when }
follow-out = 🃏 **發牌了。** 最晚開牌：{ $when }
follow-bidding = 🃏 **每人先看四張。** 喊最高的做莊。最晚公開：{ $when }
follow-raising = 🏦 **{ $dealer } ×{ $bid } 做莊。** 其他人選要不要加倍，最晚：{ $when }
follow-turning = 桌上正在翻牌。
follow-ended = { $why ->
    [seated] 你已經在 [{ $table } 號桌]({ $link })入座，所以不再觀戰。
    [closed] { $table } 號桌已關，觀戰結束。
    [refused] 你不能再觀戰 { $table } 號桌了。
   *[stopped] 你已停止觀戰 [{ $table } 號桌]({ $link })。
}
follow-seated = 你在這桌有座位，看自己的牌就好。
