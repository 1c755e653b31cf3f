"""The file of recorded games: Parquet, a column a field of `Row`, with the version of its shape."""

from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from zaslonka.lab.beliefs import declared
from zaslonka.lab.records.row import Row
from zaslonka.lab.records.scribe import setup_for, version_of

VERSION = "1"
"""Of the columns; it goes up when one of them means something else."""

AT_ONCE = 4096
"""Rows that are kept in memory and written together."""

_WORD = pa.dictionary(pa.int32(), pa.string())
SCHEMA = pa.schema(
    {
        "game": _WORD,
        "options": _WORD,
        "seats": pa.int8(),
        "rules": pa.int16(),
        "version": _WORD,
        "episode": pa.int32(),
        "deal": pa.string(),
        "ply": pa.int32(),
        "part": pa.int16(),
        "seat": pa.int8(),
        "player": _WORD,
        "told": pa.string(),
        "observation": pa.list_(pa.int32()),
        "mask": pa.binary(),
        "belief": pa.list_(pa.float32()),
        "action": pa.int32(),
        "move": pa.string(),
        "end": _WORD,
        "won": pa.bool_(),
        "score": pa.int32(),
        "outcome": pa.float32(),
    },
    metadata={"zaslonka.records": VERSION},
)


def write(path: Path, games: Iterable[list[Row]]) -> tuple[int, int]:
    """Write games to a file; how many there were, and how many rows.

    The file is there when it is whole, and not before.
    """
    part, waiting = path.with_name(f".{path.name}.part"), list[dict[str, Any]]()
    episode = count = 0
    try:
        with pq.ParquetWriter(part, SCHEMA, compression="zstd") as writer:
            for episode, rows in enumerate(games, start=1):
                waiting += (_packed(row, episode - 1) for row in rows)
                count += len(rows)
                if len(waiting) >= AT_ONCE:
                    writer.write_table(pa.Table.from_pylist(waiting, SCHEMA))
                    waiting = []
            writer.write_table(pa.Table.from_pylist(waiting, SCHEMA))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return episode, count


def read(path: Path | str) -> Iterator[Row]:
    """The rows of a file; ValueError where it is none of ours, or of another version."""
    try:
        file = pq.ParquetFile(path)
    except pa.ArrowInvalid as error:
        raise ValueError(f"{path} is no Parquet file") from error
    with file:
        found = (file.schema_arrow.metadata or {}).get(b"zaslonka.records", b"none").decode()
        if found != VERSION:
            raise ValueError(f"{path} is of version {found} of recorded games, this is {VERSION}")
        for batch in file.iter_batches(AT_ONCE):
            yield from map(_unpacked, batch.to_pylist())


def _packed(row: Row, episode: int) -> dict[str, Any]:
    packed = {field.name: getattr(row, field.name) for field in fields(row)}
    packed["episode"] = episode
    packed["mask"] = np.packbits(row.mask, bitorder="little").tobytes()
    packed["belief"] = None if row.belief is None else row.belief.ravel()
    return packed


def _unpacked(packed: dict[str, Any]) -> Row:
    setup = setup_for(packed["game"], packed["rules"], packed["options"], packed["seats"])
    if packed["version"] != version_of(setup):
        raise ValueError(f"{packed['game']} has other numbers now than in the file")
    bits = np.frombuffer(packed["mask"], np.uint8)
    mask = np.unpackbits(bits, count=setup.actions.size, bitorder="little")
    packed["mask"] = mask.astype(np.bool_)
    packed["observation"] = np.array(packed["observation"], np.int32)
    if packed["belief"] is not None:
        beliefs = declared(setup)
        assert beliefs is not None, "who had beliefs has them still"
        packed["belief"] = np.array(packed["belief"], np.float32).reshape(beliefs.shape)
    return Row(**packed)
