# 香港的叫法，其餘跟 zh-TW 一樣。

error-passport-not-three = 選三張來湊，或選冇牛。
