"""What the double has that the house has not: its records' base, and where they meet msgspec."""
