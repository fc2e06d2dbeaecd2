"""Settings of a server: the panel on which its managers change them."""
