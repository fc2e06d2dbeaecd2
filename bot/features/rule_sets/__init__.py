"""House rules that a server keeps under names of its own, and shares as a line of text."""
