"""Pictures of screens: taken, kept beside this module, and compared with those kept before.

The browser itself is the darkroom: it reads and writes the files, and finds the differences.
"""

import base64
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.looks import settle
from tests.browser.people import NEXT_PICTURE, PHONE, TABLET

KEPT = Path(__file__).parent / "pictures"
DIFFERENT = Path(__file__).parents[2] / ".cache" / "pictures"
"""Where a picture goes that is not as it was, and one of what is different."""

SIZES: Mapping[str, Mapping[str, int]] = {
    "phone": PHONE,
    "tablet": TABLET,
    "desktop": {"width": 1280, "height": 800},
}

CLEARLY = 48
"""By how much of 255 a channel of a slightly blurred pixel differs before anybody sees it."""

TOLERATED = 0.001
"""What share of the pixels may clearly differ: other machines smooth letters in other ways."""

DEVELOP = """async ([png]) => {
    const image = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    // At full quality the browser writes WebP without any loss.
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 1 });
    return await new Promise((read) => {
        const reader = new FileReader();
        reader.onload = () => read(reader.result);
        reader.readAsDataURL(blob);
    });
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
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
        const by = Math.max(...[0, 1, 2].map((c) => Math.abs(data[at + c] - before.data[at + c])));
        if (by > clearly) count += 1;
        // Different pixels in red over a pale ghost of the others.
        for (const c of [0, 1, 2])
            data[at + c] = by > clearly ? (c ? 0 : 255) : 200 + data[at + c] * 55 / 255;
    }
    if (!count) return { share: 0, drawn: "" };
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").putImageData(after, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    const drawn = await new Promise((read) => {
        const reader = new FileReader();
        reader.onload = () => read(reader.result);
        reader.readAsDataURL(blob);
    });
    return { share: count / (width * height), drawn };
}"""


def photographed(page: Page) -> Iterator[tuple[str, bytes]]:
    """What the page shows, at each size, when nothing moves any more."""
    for size, viewport in SIZES.items():
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        page.mouse.move(0, 0)
        page.evaluate("() => { scrollTo(0, 0); return document.fonts.ready.then(() => null); }")
        settle(page)
        page.evaluate(NEXT_PICTURE)
        yield size, page.screenshot(animations="disabled", scale="css")


class Darkroom:
    """An empty page of the browser, in which pictures are developed and compared."""

    def __init__(self, browser: Browser) -> None:
        self._page = browser.new_page()

    def close(self) -> None:
        self._page.close()

    def develop(self, png: bytes) -> bytes:
        """The same picture in far fewer bytes."""
        return _bytes(self._page.evaluate(DEVELOP, [_address(png)]))

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


def kept_names(folder: str) -> set[str]:
    return {f"{folder}/{path.stem}" for path in (KEPT / folder).glob("*.webp")}


def _path(name: str) -> Path:
    return KEPT / f"{name}.webp"


def _lay_out(name: str, png: bytes) -> None:
    path = DIFFERENT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(png)


def _address(image: bytes) -> str:
    return "data:;base64," + base64.b64encode(image).decode("ascii")


def _bytes(address: str) -> bytes:
    return base64.b64decode(address.partition(",")[2])
