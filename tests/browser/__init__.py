"""The page in a real browser, driven as people drive it: by roles and accessible names."""
