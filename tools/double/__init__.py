"""The double: the same rules built with native records, to be compiled."""
