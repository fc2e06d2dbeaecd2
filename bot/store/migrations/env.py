"""What Alembic runs around the migrations: they share the connection and transaction of the caller."""

from alembic import context

from bot.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    # SQLite alters hardly anything in place; batch mode copies the table instead.
    render_as_batch=connection.dialect.name == "sqlite",
)
context.run_migrations()
