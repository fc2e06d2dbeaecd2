# The server that `play` simulates in the browser.

play-server = The Kopitiam
# A channel's name in Discord: no capitals, no blanks.
play-channel = card-table
play-bot = Gnau
play-direct-message = -# ✉️ Direct message to you
