"""The game that stands for any of them, where a test needs one and does not care which."""

EXAMPLE = "zlam_ten_kod"
