"""The slash commands, one file a group: parse, one service call, a view."""
