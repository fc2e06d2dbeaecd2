# 香港的叫法，其餘跟 zh-TW 一樣。

gnau-drill-missed = 這手牌有牛。
gnau-drill-name = 🎯 鬥牛
