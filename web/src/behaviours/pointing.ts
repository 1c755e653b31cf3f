/** Pointing at a part of the board: it is outlined and brought into sight, wherever it comes up. */
import { bringIntoSight, drawn, layOver, withRoomForAnOutline } from "./outlining";

const POINTED = "data-pointed";

/** A part by its name: a test id, or `place:7` for `data-place="7"`. */
function partsNamed(name: string): Element[] {
  const [attribute, value] = name.includes(":") ? name.split(":") : ["testid", name];
  return [...document.querySelectorAll(`[data-${attribute}="${value}"]`)];
}

const isSeen = (part: Element): boolean => part.getClientRects().length > 0;

/** The part itself or, while it is on another page of a phone's table, the tab that leads there. */
function whereToLook(name: string): Element | null {
  const parts = partsNamed(name);
  const seen = parts.find(isSeen);
  if (seen) return withRoomForAnOutline(seen);
  const pane = parts[0]?.closest("[data-pane]")?.getAttribute("data-pane");
  const tab = parts[0] && document.querySelector(`[data-tab="${pane ?? "table"}"]`);
  return tab && isSeen(tab) ? tab : null;
}

/** A ring over a drawing, where browsers draw no outlines. */
function ringAround(part: SVGGraphicsElement): Element {
  const { x, y, width, height } = part.getBBox();
  const ring = drawn("rect", { x, y, width, height, class: "pointing-ring" });
  layOver(part, ring);
  return ring;
}

/** What people scroll by. */
const SCROLLS = ["wheel", "touchmove", "keydown"] as const;

/** Point at a part until the returned function is called; the board may redraw meanwhile. */
export function pointAt(name: string): () => void {
  let pointed: Element | null = null;
  let ring: Element | null = null;
  /** A board that is redrawn may push it out of sight; whoever scrolls wants to see something else. */
  let following = true;
  let scrolling = false;
  const follow = (): void => {
    if (!following || scrolling) return;
    scrolling = true;
    requestAnimationFrame(() => {
      scrolling = false;
      if (following && pointed?.isConnected) bringIntoSight(pointed);
    });
  };
  const letGo = (): void => void (following = false);
  const lookAway = (): void => {
    pointed?.removeAttribute(POINTED);
    ring?.remove();
    ring = null;
  };
  const look = (): void => {
    const next = whereToLook(name);
    if (next === pointed) {
      follow();
      return;
    }
    lookAway();
    next?.setAttribute(POINTED, "");
    if (next instanceof SVGGraphicsElement) ring = ringAround(next);
    pointed = next;
    following = true;
    follow();
  };
  const redrawn = new MutationObserver(look);
  redrawn.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
  addEventListener("resize", look);
  for (const kind of SCROLLS) addEventListener(kind, letGo, { passive: true });
  look();
  return () => {
    redrawn.disconnect();
    removeEventListener("resize", look);
    for (const kind of SCROLLS) removeEventListener(kind, letGo);
    following = false;
    lookAway();
  };
}
