"""Live tables: one actor a table, the hall that finds it, and what is done among tables."""
