"""What can be measured of a screen: whether it fits, and whether everybody can use it."""

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.people import NEXT_PICTURE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN_AXE = """async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
    const run = async (type, values) => {
        const { violations } = await axe.run({ runOnly: { type, values } });
        return violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => ({
            id,
            element: document.querySelector(node.target[0]),
            said: `${impact} ${id}: ${node.html} ${node.failureSummary}`,
        })));
    };
    const [left, top] = [scrollX, scrollY];
    const found = [];
    for (const one of await run("tag", tags)) {
        if (one.id === "target-size") {
            // To axe a sticky bar makes small what is half under it, and what can be scrolled away.
            one.element.scrollIntoView({ block: "center", behavior: "instant" });
            const again = await run("rule", ["target-size"]);
            if (!again.some(({ element }) => element === one.element)) continue;
        }
        found.push(one.said);
    }
    scrollTo({ left, top, behavior: "instant" });
    return found;
}"""

SETTLED = """() => Promise.all(
    document.getAnimations().map((animation) => animation.finished.catch(() => null)))"""


def settle(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(NEXT_PICTURE)
    page.evaluate(SETTLED)


def barriers(page: Page) -> list[str]:
    """What on this screen breaks WCAG 2 at level A or AA."""
    settle(page)
    # Evaluated from outside, so that the page keeps its own content security policy.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE)
    return found


TOO_WIDE = """() => {
    const scrolls = (element) => element.scrollWidth > element.clientWidth
        && (element === document.documentElement
            || ["auto", "scroll"].includes(getComputedStyle(element).overflowX));
    const places = [document.documentElement, ...document.querySelectorAll("dialog[open] *")];
    return places.filter(scrolls).map((place) => {
        const edge = place.getBoundingClientRect().left + place.clientWidth;
        const beyond = [...place.querySelectorAll("*")]
            .filter((element) => element.getBoundingClientRect().right > edge + 1);
        return [place, ...beyond].map(({ tagName, className }) => `${tagName}.${className}`)
            .join(" > ");
    });
}"""

COVERED = """() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const tabs = document.querySelector("nav");
    const bar = tabs?.parentElement;
    if (!bar || getComputedStyle(bar).position !== "sticky") return [];
    const { top, left, right } = bar.getBoundingClientRect();
    return [...document.querySelectorAll("main :is(button, a, input, textarea, li, p)")]
        .filter((element) => {
            const box = element.getBoundingClientRect();
            const { bottom, height } = box;
            // Beside the table there is another column.
            const beside = box.left >= right || box.right <= left;
            const shown = height > 1 && !beside && element.checkVisibility();
            const elsewhere = bar.contains(element) || element.closest("dialog");
            return shown && !elsewhere && bottom > top + 1;
        })
        .map((element) => element.outerHTML);
}"""


def overflows(page: Page) -> list[str]:
    """What is wider than its place and would have to be scrolled sideways."""
    settle(page)
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def covered_at_the_end(page: Page) -> list[str]:
    """What the bar at the bottom still covers when all has been scrolled to its end."""
    found: list[str] = page.evaluate(COVERED)
    return found


VISIBLE_FOCUS = """() => {
    const focused = document.activeElement;
    const drawn = focused.matches("input[type=radio]") ? focused.nextElementSibling : focused;
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
    const outlined = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    // On a map a ring round the box would say little: there the shape itself is outlined.
    const blue = getComputedStyle(document.documentElement).getPropertyValue("--blue").trim();
    const rgb = blue.match(/[\\da-f]{2}/gi).map((part) => parseInt(part, 16)).join(", ");
    const shapes = focused instanceof SVGElement ? [...focused.querySelectorAll("*")] : [];
    const traced = shapes.map((shape) => getComputedStyle(shape))
        .some(({ stroke, strokeWidth }) => stroke === `rgb(${rgb})` && parseFloat(strokeWidth) > 2);
    return (outlined || traced) && focused !== document.body;
}"""


def has_visible_focus(page: Page) -> bool:
    """Whether the focused element, or what is drawn for it, is outlined."""
    seen: bool = page.evaluate(VISIBLE_FOCUS)
    return seen


def faults(page: Page) -> list[str]:
    """What is wrong with the screen as it is: it does not fit, or not everybody can use it."""
    return [*barriers(page), *overflows(page), *covered_at_the_end(page)]


def faulty(page: Page, screens: Iterable[str]) -> dict[str, list[str]]:
    """The screens that have faults; each is named while the page shows it."""
    found = {screen: faults(page) for screen in screens}
    return {screen: wrong for screen, wrong in found.items() if wrong}
