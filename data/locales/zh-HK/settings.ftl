# 香港的叫法，其餘跟 zh-TW 一樣。

language-name = 繁體中文（香港）
settings-intro-rules = -# 用在新開的鬥牛牌桌。
settings-intro-hands = { settings-intro-rules }
settings-intro-payouts = -# 新開的鬥牛牌桌裡，各種牌型的倍數：0 到 100。
settings-intro-table = { settings-intro-rules }
settings-name-doubles = 孖寶
settings-about-aces = 在孖寶裡排哪裡。
settings-name-silver = 銀牛
settings-about-computers-pace = 紅心大戰和拱豬，已開的桌也適用。
settings-choice-nenku-ox-one = 等於牛1
settings-choice-nenku-special = 大過孖寶
settings-form-ox-hands = 有牛的倍數
settings-form-high-singles = 牛5–牛9 的倍數
settings-form-low-singles = 牛1–牛4 和冇牛的倍數
