"""The private panel on which a server's settings are changed."""
