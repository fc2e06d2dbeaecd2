"""The slash commands, one file for each group. A command parses options, calls a service, shows a view."""
