"""Card tables as pure state machines: a state and a command in, a state and events out."""
