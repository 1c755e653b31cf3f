"""One rulebook a file, clause by clause."""
