"""Features: what people do beside the tables. Each is a folder of its own, and knows no other.

A folder has a `model` (pure), `rows` (its SQL), a `service` (no Discord) and a `view` (Discord), as far as
the feature needs them. Its `__init__` declares it, and `registry` lists all features.
"""
