"""Pictures of screens: taken, kept beside this module, and compared with those kept before.

The browser itself is the darkroom: it reads and writes the files, and finds the differences.
"""

import base64
import re
import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser, Page

from tests.browser.looks import settle
from tests.browser.people import NEXT_PICTURE, PHONE, TABLET

Pixels: TypeAlias = NDArray[np.uint8]
"""Height, width, and red, green and blue."""

KEPT = Path(__file__).parent / "pictures"
DIFFERENT = Path(__file__).parents[2] / ".cache" / "pictures"
"""Where a picture goes that is not as it was, and one of what is different."""

OTHER_FONTS = "this machine draws fonts in another way than the one that took the pictures"
"""Why a test of pictures is skipped."""

SIZES: Mapping[str, Mapping[str, int]] = {
    "phone": PHONE,
    "tablet": TABLET,
    "desktop": {"width": 1280, "height": 800},
}

TIGHT: Mapping[str, Mapping[str, int]] = {
    **SIZES,
    "laptop": {"width": 1280, "height": 720},
    "small-phone": {"width": 390, "height": 664},
}
"""For boards in play, where there must be room for a decision."""

CLEARLY = 48
"""By how much of 255 a channel of a slightly blurred pixel differs before anybody sees it."""

TOLERATED = 0.001
"""What share of the pixels may clearly differ.

Two runs did not differ in any, nor did fonts drawn with another hinting; a page moved by
four pixels differs in more than five times as many. Fonts drawn without subpixels differ in
up to twenty times as many: such a machine is known by a sample of them.
"""

FONT_SAMPLE = """() => {
    const line = `<p style="font-size: 20px">Zażółć gęślą jaźń, 0123456789</p>`;
    document.body.innerHTML = line.repeat(9);
    return document.fonts.ready.then(() => null);
}"""

PIXELS = """async ([png]) => {
    const image = await createImageBitmap(await (await fetch(png)).blob());
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
    const reader = new FileReader();
    const read = new Promise((done) => (reader.onload = () => done(reader.result)));
    reader.readAsDataURL(new Blob([data]));
    return [await read, width, height];
}"""

COMPARE = """async ([kept, taken, clearly]) => {
    const blurred = async (address) => {
        const image = await createImageBitmap(await (await fetch(address)).blob());
        const pen = new OffscreenCanvas(image.width, image.height)
            .getContext("2d", { willReadFrequently: true });
        pen.filter = "blur(1px)";
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height);
    };
    const [before, after] = [await blurred(kept), await blurred(taken)];
    if (before.width !== after.width || before.height !== after.height)
        return { share: 1, drawn: taken };
    const { data, width, height } = after;
    const was = before.data;
    const differs = (at) => Math.abs(data[at] - was[at]) > clearly
        || Math.abs(data[at + 1] - was[at + 1]) > clearly
        || Math.abs(data[at + 2] - was[at + 2]) > clearly;
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if (differs(at)) count += 1;
    if (!count) return { share: 0, drawn: "" };
    for (let at = 0; at < data.length; at += 4) {
        // Different pixels in red over a pale ghost of the others.
        const red = differs(at);
        for (const c of [0, 1, 2])
            data[at + c] = red ? (c ? 0 : 255) : 200 + data[at + c] * 55 / 255;
    }
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").putImageData(after, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    const reader = new FileReader();
    const drawn = new Promise((done) => (reader.onload = () => done(reader.result)));
    reader.readAsDataURL(blob);
    return { share: count / (width * height), drawn: await drawn };
}"""


def photographed(
    page: Page, sizes: Mapping[str, Mapping[str, int]] = SIZES
) -> Iterator[tuple[str, bytes]]:
    """What the page shows, at each size, when nothing moves any more."""
    for size, viewport in sizes.items():
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        page.mouse.move(0, 0)
        page.evaluate("() => { scrollTo(0, 0); return document.fonts.ready.then(() => null); }")
        settle(page)
        page.evaluate(NEXT_PICTURE)
        yield size, page.screenshot(animations="disabled", scale="css")


def font_sample(page: Page) -> bytes:
    """Some lines in our own fonts, as this machine draws them, and nothing else."""
    page.evaluate(FONT_SAMPLE)
    page.evaluate(NEXT_PICTURE)
    return page.screenshot(animations="disabled", scale="css")


class Darkroom:
    """An empty page of the browser, in which pictures are developed and compared."""

    def __init__(self, browser: Browser) -> None:
        self._page = browser.new_page()

    def close(self) -> None:
        self._page.close()

    def develop(self, png: bytes) -> bytes:
        """The same picture in far fewer bytes."""
        pixels, width, height = self._page.evaluate(PIXELS, [_address(png)])
        rgba = np.frombuffer(_bytes(pixels), np.uint8).reshape(height, width, 4)
        return _palette_png(rgba[..., :3])

    def difference(self, kept: bytes, taken: bytes) -> tuple[float, bytes]:
        """What share of the pixels clearly differs, and a picture of which."""
        found: Any = self._page.evaluate(COMPARE, [_address(kept), _address(taken), CLEARLY])
        return found["share"], _bytes(found["drawn"])

    def renew(self, folder: str, taken: Mapping[str, bytes]) -> None:
        """Keep these pictures, and no others, in a folder."""
        for name in kept_names(folder) - set(taken):
            _path(name).unlink()
        for name, png in taken.items():
            # A difference that nobody sees is no reason for a new file.
            if self.fault(name, png):
                _path(name).parent.mkdir(parents=True, exist_ok=True)
                _path(name).write_bytes(self.develop(png))

    def fault(self, name: str, png: bytes) -> str | None:
        """What is wrong with a picture, which is then laid out to be looked at."""
        if not _path(name).exists():
            _lay_out(f"{name}.new.png", png)
            return "is not kept yet"
        share, drawn = self.difference(_path(name).read_bytes(), png)
        if share <= TOLERATED:
            return None
        _lay_out(f"{name}.new.png", png)
        _lay_out(f"{name}.different.png", drawn)
        return f"{share:.2%} of it is different"


def not_compared(skipped: Iterable[tuple[str, str]]) -> str | None:
    """What to say of tests that were skipped, by id and reason, because of other fonts."""
    folders = [
        found[1]
        for test, reason in skipped
        if OTHER_FONTS in reason and (found := re.search(r"looks_as_it_did\[(\w+)\]$", test))
    ]
    count = sum(len(kept_names(folder)) for folder in set(folders))
    return f"{count} pictures were not compared: {OTHER_FONTS}" if count else None


def kept_names(folder: str) -> set[str]:
    return {f"{folder}/{path.stem}" for path in (KEPT / folder).glob("*.png")}


def _palette_png(pixels: Pixels) -> bytes:
    """As PNG with 256 colours: the commonest ones, those hardly different taken together."""
    height, width, _ = pixels.shape
    coarse = (pixels >> 4).astype(np.int32) @ np.array([256, 16, 1], np.int32)
    _, alike, counts = np.unique(coarse, return_inverse=True, return_counts=True)
    flat = alike.reshape(-1)
    sums = [np.bincount(flat, weights=pixels[..., channel].reshape(-1)) for channel in range(3)]
    means = np.stack(sums, axis=1) / counts[:, None]
    palette = means[np.argsort(-counts, kind="stable")[:256]]
    nearest = ((means[:, None] - palette) ** 2).sum(axis=2).argmin(axis=1)
    # Every line begins with how it is filtered: not at all.
    lines = np.zeros((height, width + 1), np.uint8)
    lines[:, 1:] = nearest[flat].reshape(height, width)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, data)
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            (b"PLTE", palette.round().astype(np.uint8).tobytes()),
            (b"IDAT", zlib.compress(lines.tobytes(), 9)),
            (b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _path(name: str) -> Path:
    return KEPT / f"{name}.png"


def _lay_out(name: str, png: bytes) -> None:
    path = DIFFERENT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(png)


def _address(image: bytes) -> str:
    return "data:;base64," + base64.b64encode(image).decode("ascii")


def _bytes(address: str) -> bytes:
    return base64.b64decode(address.partition(",")[2])
