play-server = 咖啡店
play-channel = 牌桌
play-bot = Gnau
play-direct-message = -# ✉️ 給你的私訊
