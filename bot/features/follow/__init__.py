"""Following a table without a seat: a private message that says what everyone may know there."""
