/** What happens in Tajniacy: the word that was touched, or the clue between the teams. */
import type { Happening } from "../../game";
import type { TajniacyEvent, TajniacyTable } from "../../wire";

const DEEDS = ["asked", "answered", "clued", "stands", "objected", "covered", "forwent", "stopped"];

export const happening: Happening<TajniacyTable, TajniacyEvent> = {
  where(event) {
    switch (event.type) {
      case "touched":
      case "covered":
        return [`[data-place="${event.place}"]`];
      case "clued":
      case "stopped":
      case "clue_missed":
        return ['[data-testid="now"]', `[data-testid="team-${event.team}"]`];
      case "stands":
      case "objected":
      case "forwent":
        return ['[data-testid="now"]'];
      default:
        return [];
    }
  },
  isDeed: ({ type }) => DEEDS.includes(type),
  isAside: () => false,
  begins: ({ type }) => type === "clued",
};
