"""What each game of tricks shows in its own way: a face a game."""
