/** Pointing at a part of the board: it is outlined and brought into sight, wherever it comes up. */

const POINTED = "data-pointed";

/** A part by its name: a test id, or `place:7` for `data-place="7"`. */
function partsNamed(name: string): Element[] {
  const [attribute, value] = name.includes(":") ? name.split(":") : ["testid", name];
  return [...document.querySelectorAll(`[data-${attribute}="${value}"]`)];
}

const isSeen = (part: Element): boolean => part.getClientRects().length > 0;

/** A shape cut from paper would cut its outline too: then what holds it is outlined. */
function withRoomForAnOutline(part: Element): Element {
  const holder = part.parentElement;
  if (!holder || getComputedStyle(part).clipPath === "none") return part;
  return withRoomForAnOutline(holder);
}

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
function ringAround(part: SVGGraphicsElement): Element | null {
  const drawing = part.ownerSVGElement;
  const there = part.getScreenCTM();
  const here = drawing?.getScreenCTM();
  if (!drawing || !there || !here) return null;
  const { x, y, width, height } = part.getBBox();
  const { a, b, c, d, e, f } = here.inverse().multiply(there);
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const shape = { x, y, width, height, transform: `matrix(${[a, b, c, d, e, f].join()})` };
  for (const [name, value] of Object.entries(shape)) ring.setAttribute(name, String(value));
  ring.setAttribute("class", "pointing-ring");
  drawing.append(ring);
  return ring;
}

/** Scroll so far that nothing of what sticks to the edges lies over it. */
function bringIntoSight(part: Element): void {
  const edges = [...document.querySelectorAll("[data-edge]")].filter(
    (edge) => getComputedStyle(edge).position === "sticky",
  );
  if (edges.some((edge) => edge.contains(part))) return;
  const box = part.getBoundingClientRect();
  let [top, bottom] = [0, innerHeight];
  for (const edge of edges) {
    const { top: from, bottom: to } = edge.getBoundingClientRect();
    if (edge.getAttribute("data-edge") === "top") top = Math.max(top, to);
    else bottom = Math.min(bottom, from);
  }
  const room = bottom - top;
  if (box.top >= top && box.bottom <= bottom) return;
  const above = Math.max(12, (room - box.height) / 2);
  scrollBy({ top: box.top - top - above });
}

/** Point at a part until the returned function is called; the board may redraw meanwhile. */
export function pointAt(name: string): () => void {
  let pointed: Element | null = null;
  let ring: Element | null = null;
  const lookAway = (): void => {
    pointed?.removeAttribute(POINTED);
    ring?.remove();
    ring = null;
  };
  const look = (): void => {
    const next = whereToLook(name);
    if (next === pointed) return;
    lookAway();
    next?.setAttribute(POINTED, "");
    if (next instanceof SVGGraphicsElement) ring = ringAround(next);
    pointed = next;
    if (next) requestAnimationFrame(() => bringIntoSight(next));
  };
  const redrawn = new MutationObserver(look);
  redrawn.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
  addEventListener("resize", look);
  look();
  return () => {
    redrawn.disconnect();
    removeEventListener("resize", look);
    lookAway();
  };
}
