"""The daily announcement: one message a day, in the channel that a manager has chosen, with what to play."""
