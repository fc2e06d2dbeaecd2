"""The database, once for SQLite and once for PostgreSQL."""
