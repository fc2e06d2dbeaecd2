"""Shows the tables of Gnau: their messages, the steps of a reveal, direct messages."""
