# 香港的叫法，其餘跟 zh-TW 一樣。

error-round-not-found = 這個伺服器找不到打完的鬥牛局 { $round }。
error-no-round-here = 這個頻道還沒有打完的鬥牛局。指定別處的一局，例如 7.3。
