/** Drawing attention to a part of the board from outside: where an outline has room, and over drawings. */

/** A shape cut from paper would cut its outline too: then what holds it is outlined. */
export function withRoomForAnOutline(part: Element): Element {
  const holder = part.parentElement;
  if (!holder || getComputedStyle(part).clipPath === "none") return part;
  return withRoomForAnOutline(holder);
}

/** A new part of a drawing. */
export function drawn(kind: string, looks: Record<string, string | number>): SVGGraphicsElement {
  const shape = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(looks)) shape.setAttribute(name, String(value));
  return shape as SVGGraphicsElement;
}

/** Lay a shape, drawn as if inside a part of a drawing, over the whole of that drawing. */
export function layOver(part: SVGGraphicsElement, shape: SVGGraphicsElement): void {
  const moved = [];
  // As it is written and not as it is seen: a part may just be moving to its place.
  for (let one: Element | null = part; one && one !== part.ownerSVGElement; one = one.parentElement)
    moved.unshift(one.getAttribute("transform") ?? "");
  shape.setAttribute("transform", moved.join(" "));
  part.ownerSVGElement?.append(shape);
}

/** Scroll so far that nothing of what sticks to the edges lies over it. */
export function bringIntoSight(part: Element): void {
  const edges = [...document.querySelectorAll("[data-edge]")].filter(
    (edge) => getComputedStyle(edge).position === "sticky",
  );
  if (edges.some((edge) => edge.contains(part))) return;
  const box = part.getBoundingClientRect();
  let [top, bottom] = [0, innerHeight];
  for (const edge of edges) {
    const { top: from, height } = edge.getBoundingClientRect();
    // Where it would stick: a strip further down the page is no edge yet.
    const stuck = parseFloat(getComputedStyle(edge).top) || 0;
    if (edge.getAttribute("data-edge") === "top") top = Math.max(top, stuck + height);
    else bottom = Math.min(bottom, from);
  }
  const room = bottom - top;
  if (box.top >= top && box.bottom <= bottom) return;
  const above = Math.max(12, (room - box.height) / 2);
  scrollBy({ top: box.top - top - above });
}
