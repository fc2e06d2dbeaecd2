"""What people can do with Gnau beside playing it: exact odds, practice, ranks, statistics."""
