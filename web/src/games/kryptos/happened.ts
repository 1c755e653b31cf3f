/** What happens in Kryptos: which card it is about, and whose points. */
import type { Happening } from "../../game";
import type { KryptosEvent, KryptosTable } from "../../wire";

const card = (seat: number, place: number): string =>
  `[data-seat="${seat}"] li:nth-child(${place + 1})`;
const points = (seat: number): string => `[data-points="${seat}"]`;

export const happening: Happening<KryptosTable, KryptosEvent> = {
  where(event) {
    switch (event.type) {
      case "turned_up":
        return [card(event.by, event.place)];
      case "guessed":
        return [card(event.seat, event.place), ...(event.right ? [points(event.by)] : [])];
      case "paid":
        return [event.by, ...(event.seat === null ? [] : [event.seat])].map(points);
      default:
        return [points(event.by)];
    }
  },
  isDeed: ({ type }) => ["turned_up", "paid", "stopped", "passed"].includes(type),
  isAside: () => false,
  begins: ({ type }) => type === "last_round",
};
