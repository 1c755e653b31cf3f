/** What happens in Złam ten Kod: at whose screen it is seen, and when it is not the end yet. */
import type { Happening } from "../../game";
import { t } from "../../text/text.svelte";
import type { ZlamTenKodEvent, ZlamTenKodTable } from "../../wire";

const screen = (seat: number): string => `[data-seat="${seat}"]`;

export const happening: Happening<ZlamTenKodTable, ZlamTenKodEvent> = {
  where(event) {
    switch (event.type) {
      case "asked":
        return event.replies.map(({ seat }) => screen(seat));
      case "turned":
        return [`[data-testid="card-${event.card}"]`];
      case "guessed":
        return [screen(1 - event.by)];
      case "announced":
        return [screen(event.by)];
      case "looked":
        return ['[data-testid="middle"]'];
    }
  },
  isDeed: () => false,
  isAside: ({ type }) => type === "turned" || type === "looked",
  why(table, event, names) {
    // Whoever began has been first to break the code: the other one may still draw level (ZTK-53).
    const pending = event.type === "guessed" && event.right && event.by === table.first;
    if (!pending) return "";
    const other = 1 - event.by;
    if (other === names.you) return t("zlam-ten-kod-why-last-chance-you");
    return t("zlam-ten-kod-why-last-chance", { name: names(other) });
  },
};
