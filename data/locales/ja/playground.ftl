play-server = コピティアム
play-channel = カード卓
play-bot = Gnau
play-direct-message = -# ✉️ あなたへのDM
