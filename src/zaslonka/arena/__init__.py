"""The arena: tournaments between bots, ours and strangers', and the ratings they come to."""
