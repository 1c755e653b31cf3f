/** What a hint advises (TAB-33), outlined where it is to be done, from the first touch to the last. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { t } from "../text/text.svelte";
import { shapes } from "../look/icons";
import { bringIntoSight, drawn, layOver, withRoomForAnOutline } from "./outlining";

const ADVISED = "data-advised";
const MEANT = "data-meant";
const KEY = Symbol("the move that is advised");

/** A part of a move that is made by touching something; or what tells whether it is made there. */
export type Part<Move extends object> = Partial<Move> | ((move: Move) => boolean);

/** What is to be touched; or what the advice is about, and nobody touches for it. */
export type Sense = "touch" | "about";

/** Tell the board what move is advised now, if one is. */
export function giveAdvice(move: () => unknown): void {
  setContext(KEY, move);
}

/** For a part of the board: `{@attach advised(part)}` marks what makes that part of the advised move. */
export function takeAdvice<Move extends object = Record<string, unknown>>(): (
  part: Part<Move> | null,
  sense?: Sense,
) => Attachment {
  const advised = getContext<(() => unknown) | undefined>(KEY);
  const take = { touch: mark, about: point };
  return (part, sense = "touch") =>
    (control) => {
      const move = advised?.();
      return part && move && isPartOf(part, move as Move) ? take[sense](control) : undefined;
    };
}

/** Whether a part is of this move; what a move leaves out is none. */
export function isPartOf<Move extends object>(part: Part<Move>, move: Move): boolean {
  if (typeof part === "function") return part(move);
  const whole = move as Record<string, unknown>;
  return Object.entries(part).every(([name, value]) => isSame(value, whole[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Scroll to what is advised, should it be out of sight. */
export function showAdvice(): void {
  for (const place of document.querySelectorAll(`[${ADVISED}]`)) {
    place.scrollIntoView({ block: "nearest", inline: "center" });
    bringIntoSight(place);
  }
}

/** Outline what a control looks like, and tell those who listen. */
function mark(control: Element): () => void {
  const place = withRoomForAnOutline(control);
  const heard = (control instanceof HTMLLabelElement && control.control) || control;
  place.setAttribute(ADVISED, "");
  heard.setAttribute("aria-description", t("hint-mark"));
  const takeOff = place instanceof SVGGraphicsElement ? ringed(place) : signed(place);
  return () => {
    place.removeAttribute(ADVISED);
    heard.removeAttribute("aria-description");
    takeOff();
  };
}

/** Outline what the advised move is about, without the sign that asks for a touch. */
function point(thing: Element): () => void {
  const place = withRoomForAnOutline(thing);
  place.setAttribute(MEANT, "");
  thing.setAttribute("aria-description", t("hint-meant"));
  return () => {
    place.removeAttribute(MEANT);
    thing.removeAttribute("aria-description");
  };
}

/** With the sign of a hint in its corner. */
function signed(place: Element): () => void {
  const sign = drawn("svg", { class: "advised-sign", viewBox: "0 0 24 24", "aria-hidden": "true" });
  sign.append(bulb());
  place.append(sign);
  return () => sign.remove();
}

/** In a drawing, where browsers draw no outlines: the shape once more, with the sign on it. */
function ringed(place: SVGGraphicsElement): () => void {
  const shape = place.querySelector<SVGGeometryElement>("polygon, circle, rect, path");
  if (!shape) return () => undefined;
  const ring = shape.cloneNode() as SVGGeometryElement;
  ring.setAttribute("class", "advised-ring");
  const { x, y } = cornerOf(shape);
  const sign = drawn("g", { class: "advised-sign", transform: `translate(${x} ${y})` });
  sign.append(drawn("circle", { r: 18 }), bulb());
  const all = drawn("g", { "aria-hidden": "true" });
  all.append(ring, sign);
  layOver(place, all);
  return () => all.remove();
}

/** The point of an outline that is farthest up and right. */
function cornerOf(shape: SVGGeometryElement): DOMPoint {
  const length = shape.getTotalLength();
  const around = Array.from({ length: 64 }, (_, at) => shape.getPointAtLength((length * at) / 64));
  return around.reduce((best, one) => (one.x - one.y > best.x - best.y ? one : best));
}

function bulb(): Element {
  return drawn("path", { d: shapes.bulb, "fill-rule": "evenodd" });
}
