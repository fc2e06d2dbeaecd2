"""Lessons: a few pages that teach a game and ask about it. `bot/games.py` names the lesson of each game."""
