"""Live tables: one actor a table, and the registry that finds it."""
