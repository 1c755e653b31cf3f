"""Worker processes: bots, help, judges, stories and files from strangers."""
