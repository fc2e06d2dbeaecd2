"""Card tables as pure state machines: a state and a command go in, a state and events come out."""
