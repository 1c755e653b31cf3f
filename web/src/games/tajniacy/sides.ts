/** Teams and spymasters by seat, as they are chosen before the deal. */
import { TEAMS, type Team } from "./table";

export interface Sides {
  teams: readonly Team[];
  /** The seats of the two spymasters, red first. */
  spymasters: readonly number[];
}

/** What was chosen, or else what the rules do by default: TAJ-10, TAJ-11. */
export function sidesOf(options: Readonly<Partial<Sides>>, seats: number): Sides {
  const chosen = options.teams?.length === seats ? options.teams : null;
  const teams = chosen ?? Array.from({ length: seats }, (_, at): Team => TEAMS[at % 2] ?? "red");
  const spymasters = chosen && options.spymasters?.length === 2 ? options.spymasters : [];
  return {
    teams,
    spymasters: TEAMS.map(
      (team) => spymasters.find((seat) => teams[seat] === team) ?? teams.indexOf(team),
    ),
  };
}

/** A seat goes to a team, as its spymaster or not; whom that leaves without one gets another. */
export function withRole(sides: Sides, seat: number, team: Team, chief: boolean): Sides {
  const teams = sides.teams.with(seat, team);
  const spymasters = TEAMS.map((side, at) => {
    if (side === team && chief) return seat;
    const before = sides.spymasters[at] ?? -1;
    if (before !== seat) return before;
    return teams.findIndex((other, place) => other === side && place !== seat);
  });
  return { teams, spymasters };
}
