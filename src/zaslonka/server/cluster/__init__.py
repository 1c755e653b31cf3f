"""Several server processes over one house: who has which tables, and how the others reach them."""
