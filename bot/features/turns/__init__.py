"""The list of tables that wait for a person, in all servers."""
