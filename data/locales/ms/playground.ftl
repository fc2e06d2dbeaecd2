play-server = Kopitiam
play-channel = meja-kad
play-bot = Gnau
play-direct-message = -# ✉️ Mesej terus kepada anda
