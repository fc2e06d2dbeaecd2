# 香港的叫法，其餘跟 zh-TW 一樣。

error-nobody-ranked = 這個伺服器還沒人玩過鬥牛。開一桌：`/gnau open`。
error-nobody-ranked-since = { $when } 之後，這裡沒人玩過鬥牛。看全部時間：`/gnau leaderboard`。
