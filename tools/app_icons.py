"""Draws the PNG icons of the installed app from `icon.svg`; run again when that changes."""

import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"

MUSTARD = "#eeb02a"
ICONS = {
    # Name: pixels, the part that the picture takes, and the ground under it.
    "icon-180.png": (180, 1.0, MUSTARD),
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    # Phones cut this one to a circle or a squircle: what matters stays in the middle.
    "icon-maskable.png": (512, 0.72, MUSTARD),
}


def main() -> None:
    found = subprocess.run(  # noqa: S603 - a script of our own
        [ROOT / "tools" / "browser"], check=True, stdout=subprocess.PIPE, text=True
    )
    picture = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip(), args=["--no-sandbox"]
        )
        for name, (pixels, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            page.set_content(
                f"<body style='margin:0;height:100vh;display:grid;place-items:center;"
                f"background:{ground}'><div style='width:{part:.0%}'>{picture}</div>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
