/** What happens in Kod Krakowa: on the map, or on the boards of whoever did it. */
import type { Happening } from "../../game";
import type { KodKrakowaEvent, KodKrakowaTable } from "../../wire";

const plate = (seat: number): string => `[data-testid="plate-${seat}"]`;

const DEEDS = [
  "picked_board",
  "placed_pawn",
  "barrier_lifted",
  "barrier_put",
  "stop_put",
  "stop_taken",
  "walked",
  "led",
  "looked",
  "drew",
  "played_card",
  "traded",
  "discarded",
  "turn_ended",
];

export const happening: Happening<KodKrakowaTable, KodKrakowaEvent> = {
  where(event) {
    const places = [];
    if ("passage" in event) places.push(`[data-passage="${event.passage}"]`);
    if ("district" in event) places.push(`[data-district="${event.district}"]`);
    if (places.length && event.type !== "collected") return places;
    if ("seat" in event && event.seat !== null) places.push(plate(event.seat));
    if ("by" in event) places.push(plate(event.by));
    return places;
  },
  isDeed: ({ type }) => DEEDS.includes(type),
  isAside: ({ type }) => ["laid", "saw", "drew_card", "renewed", "turn_ended"].includes(type),
};
