"""JSON of the double's records: that of the house's structs."""

from typing import Any

import msgspec
from msgspec.json import format as format  # noqa: A004 - it is called so there

from . import as_struct, house_type, in_double


def encode(value: Any, **how: Any) -> bytes:
    return msgspec.json.encode(value, enc_hook=as_struct, **how)


def decode(data: bytes | str, type: Any = Any, **how: Any) -> Any:  # noqa: A002 - likewise
    return in_double(msgspec.json.decode(data, type=house_type(type), **how))


class Encoder:
    def __init__(self, **how: Any) -> None:
        self.encode = msgspec.json.Encoder(enc_hook=as_struct, **how).encode


class Decoder:
    def __init__(self, type: Any = Any, **how: Any) -> None:  # noqa: A002 - likewise
        self._decoder = msgspec.json.Decoder(house_type(type), **how)

    def decode(self, data: bytes | str) -> Any:
        return in_double(self._decoder.decode(data))
