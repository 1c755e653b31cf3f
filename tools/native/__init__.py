"""The house's own modules compiled as they stand, for a server that does more for its CPU."""
