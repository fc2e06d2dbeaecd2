# 香港的叫法，其餘跟 zh-TW 一樣。

game-name-gnau = 🐂 鬥牛
