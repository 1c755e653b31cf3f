"""Addresses as QR codes."""

import io

import segno


def qr_svg(address: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(address, micro=False)
    code.save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return picture.getvalue()
