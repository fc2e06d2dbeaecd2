"""The bot's layouts, buttons and private notes. Every render builds them anew from state."""
