/** How a game of Tajniacy stands: agents found, by team; beside the box nobody counts them. */
import type { SideScore } from "../../game";
import { word } from "../../text/text.svelte";
import type { TajniacyTable } from "../../wire";
import { TEAMS } from "./table";

export function scores({ covered, options }: TajniacyTable): SideScore[] {
  return TEAMS.map((team) => ({
    name: word("tajniacy", team),
    points: options.companion ? null : covered.filter((kind) => kind === team).length,
  }));
}
