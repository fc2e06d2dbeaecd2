# 香港的叫法，其餘跟 zh-TW 一樣。

error-no-rounds-own = 你還沒在這個伺服器玩過鬥牛。加入一桌，或開一桌：`/gnau open`。
error-no-rounds-of = 對方還沒在這個伺服器玩過鬥牛。
