"""The laws that every game keeps, and the machinery that tries them."""
