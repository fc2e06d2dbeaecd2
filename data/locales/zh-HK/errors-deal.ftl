# 香港的叫法，其餘跟 zh-TW 一樣。

error-round-not-found = 這個伺服器沒有結束的鬥牛局 { $round }。
error-no-round-here = 這個頻道還沒有結束的鬥牛局。指定別處的一局，例如 7.3。
