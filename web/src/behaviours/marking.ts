/** Marking where something has happened: parts of the board that may be drawn, redrawn, or out of sight. */
import { tick } from "svelte";
import { bringIntoSight, drawn, layOver, withRoomForAnOutline } from "./outlining";

const MARK = "data-happened";

/** `now` is looked at and brought into sight; `lately` is only a trace. */
export type Marking = "now" | "lately";

const isSeen = (part: Element): boolean => part.getClientRects().length > 0;

/** Mark the parts that these selectors find on the board, until the returned function is called. */
export function mark(selectors: readonly string[], how: Marking): () => void {
  let undone = false;
  const marked: Element[] = [];
  const rings: Element[] = [];

  const begin = (): void => {
    if (undone) return;
    for (const selector of new Set(selectors))
      for (const part of document.querySelectorAll(selector)) {
        if (!isSeen(part)) continue;
        if (part instanceof SVGGraphicsElement) rings.push(ringAround(part, how));
        else {
          const outlined = withRoomForAnOutline(part);
          outlined.setAttribute(MARK, how);
          marked.push(outlined);
        }
      }
    const [first] = [...marked, ...rings];
    if (first && how === "now") requestAnimationFrame(() => bringIntoSight(first));
  };
  // The board is drawn first as it is then.
  void tick().then(begin);

  return () => {
    undone = true;
    for (const part of marked) part.removeAttribute(MARK);
    for (const ring of rings) ring.remove();
  };
}

/** A ring over a drawing, where browsers draw no outlines. */
function ringAround(part: SVGGraphicsElement, how: Marking): Element {
  const { x, y, width, height } = part.getBBox();
  const ring = drawn("rect", { x, y, width, height, rx: 6, class: "happened-ring", [MARK]: how });
  layOver(part, ring);
  return ring;
}
