"""Privacy: what is kept about a person, exported to them and deleted on their wish."""
