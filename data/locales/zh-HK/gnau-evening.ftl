# 香港的叫法，其餘跟 zh-TW 一樣。

gnau-evening-title = 鬥牛戰績
gnau-evening-missed = 最會漏牛
