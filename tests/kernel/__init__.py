"""The kernel by itself, on toy games."""
