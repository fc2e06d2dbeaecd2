"""The tables of games of tricks as people see them; `faces` holds what each game shows in its own way."""
