"""The messages, buttons and pictures of Gnau."""
