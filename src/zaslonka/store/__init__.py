"""The store: SQLite on local disk; nothing is told before it is here."""
