# 香港的叫法，其餘跟 zh-TW 一樣。

game-name-hearts = ♥️ 紅心大戰
