"""The store: SQLite on local disk, or PostgreSQL; nothing is told before it is here."""
