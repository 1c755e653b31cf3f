"""The server: one process that keeps every table and tells each seat what it may know."""
