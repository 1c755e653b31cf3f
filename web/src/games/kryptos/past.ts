/** What has been said at the table about single cards. */
import type { KryptosTable } from "../../wire";
import { sameSpot, type Spot } from "./table";

export type Past = KryptosTable["past"] & object;
type Told = Past[number];

/** The card that an event was about. */
export function spotOf(event: Told): Spot {
  return { seat: event.type === "guessed" ? event.seat : event.by, place: event.place };
}

/** The numbers that a card was said not to be. */
export function answeredWrong(past: Past, spot: Spot): number[] {
  return past.flatMap((event) =>
    event.type === "guessed" && !event.right && sameSpot(spot, event) ? [event.number] : [],
  );
}

/** What happened last, if it was about this card. */
export function justNow(past: Past, spot: Spot): Told | null {
  const last = past.at(-1);
  return last && sameSpot(spot, spotOf(last)) ? last : null;
}
