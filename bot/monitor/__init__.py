"""What programs that watch over the bot may ask: is it well, can it work, and how much does it do?"""
