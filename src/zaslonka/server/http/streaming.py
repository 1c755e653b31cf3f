"""Answers that are on disk, sent piece by piece as they are read."""

import zlib
from collections.abc import AsyncIterator, Iterator
from typing import IO

from starlette.responses import Response, StreamingResponse

PIECE_BYTES = 64 * 1024


def packed(file: IO[bytes], accepted: str, media_type: str) -> Response:
    """A gzipped file, unpacked on the way for those who do not take it packed."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
        pieces = _pieces(file)
    else:
        pieces = _unpacked(file)
    return StreamingResponse(_in_turn(pieces), headers=headers, media_type=media_type)


async def _in_turn(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    for piece in pieces:
        yield piece


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        while piece := file.read(PIECE_BYTES):
            yield piece


def _unpacked(file: IO[bytes]) -> Iterator[bytes]:
    """However well it is packed, no piece is larger than the others."""
    unpacking = zlib.decompressobj(16 + zlib.MAX_WBITS)
    for piece in _pieces(file):
        while piece:
            yield unpacking.decompress(piece, PIECE_BYTES)
            piece = unpacking.unconsumed_tail
    yield unpacking.flush()
