"""The daily deal: the same hand of a trick game for everyone in a server, once a day."""
