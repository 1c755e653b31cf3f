"""What the double's tests have that those of the house have not."""
