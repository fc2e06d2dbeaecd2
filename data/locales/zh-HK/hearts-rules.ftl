# 香港的叫法，其餘跟 zh-TW 一樣。

tricks-told-hearts = -# 紅心大戰源自 Reversis，一種避免吃墩的法國古老牌戲。
