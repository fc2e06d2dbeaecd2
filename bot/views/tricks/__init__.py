"""Messages, buttons and pictures of games of tricks; `faces` holds what differs from game to game."""
