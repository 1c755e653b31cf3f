"""Recorded games as data: every decision with what its seat saw, believed and chose, and the end.

`read` and `write` know the file (Parquet, by pyarrow), `sources` where games come from: bots that
play one another, and finished games of a house, as far as they may be handed on.
"""

from zaslonka.lab.records.file import read as read, write as write
from zaslonka.lab.records.row import Row as Row
from zaslonka.lab.records.sources import simulated as simulated, stored as stored
