play-server = Zum Kopitiam
play-channel = kartentisch
play-bot = Gnau
play-direct-message = -# ✉️ Direktnachricht an dich
