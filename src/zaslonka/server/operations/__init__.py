"""What a host sets, limits, watches and signs."""
