/** What the page and a game's folder agree upon: types alone, generic in those of the game. */
import type { Component, Snippet } from "svelte";
import type { View } from "./net/session.svelte";
import type { Facts, Names } from "./text/sentences";
import type { LogEntry, Mark, Offer, Refused, Story, TableInfo, Times } from "./wire";

/** What happened at a table and what was said, for a board's layout to put in their places. */
export interface Chronicle {
  log: Snippet;
  talk: Snippet;
  /** What has happened since the viewer's own last move. */
  since?: Snippet;
  /** Robots are the only company, and nobody has said anything: talk takes no room. */
  alone?: boolean;
  /** How many lines of others there are by now: what has come since one looked is unread. */
  said: number;
}

/** What a board may do for the seat that looks at it. */
export interface Actions<Move extends object = object> {
  /** Make a move; false if it was refused, and then the reason is already on the page. */
  move(move: Move): Promise<boolean>;
  /** Whether a move would be legal: the refusal if not. */
  check(move: Move): Promise<Refused | null>;
  /** Say on the page what is against a move; where none can be put together, whose turn it is. */
  whyNot(move: Move | null): Promise<void>;
  /** For each move the facts that say it; none where it cannot be made any more. */
  describe(moves: readonly Move[]): Promise<readonly Facts[] | null>;
  /** What the game's judge says of something before it is said, where there is one. */
  advise(about: string): Promise<unknown>;
  writeNote(note: Record<string, unknown>): void;
  /** Mark something public for one's own team, or take the mark away. */
  mark(thing: string, on: boolean): Promise<boolean>;
}

/** Moves of one kind that may be made now; null where they are too many to be listed. */
export interface Offered<Move extends object = object> extends Offer {
  moves: Move[] | null;
}

/** All that was hidden, once the game is over. */
export interface Everything<Hand, Secret> {
  hands: Hand[];
  secret: Secret;
}

/** What a board is given: a view and what is offered, in its game's own types; it never knows the rules. */
export interface BoardProps<
  Table = unknown,
  Hand = unknown,
  Move extends object = object,
  Secret = unknown,
> {
  info: TableInfo;
  names: Names;
  view: View<Table, Hand>;
  offers: readonly Offered<Move>[];
  waiting: readonly number[];
  times: (Times & { at: number }) | null;
  help: unknown;
  /** The viewer's own note sheet; none where these are not their eyes. Written on through `actions`. */
  note: Record<string, unknown> | null;
  /** What the viewer's own team has marked. */
  marks: readonly Mark[];
  state: Everything<Hand, Secret> | null;
  /** None for those who only look on. */
  actions: Actions<Move> | null;
  /** What has happened, as these eyes were told it. */
  told: readonly LogEntry[];
  /** The log and the talk, for the board's layout. */
  chronicle: Chronicle;
}

/** What a game's own part of the set-up is given: the options so far, and how to change them. */
export interface SetUpProps {
  options: Readonly<Record<string, unknown>>;
  seats: number;
  onchange: (options: Record<string, unknown>) => void;
}

/** The rules in a minute have three parts, each with a picture that the game draws. */
export const BRIEF = ["goal", "turn", "end"] as const;
export interface BriefProps {
  part: (typeof BRIEF)[number];
}

/** What one side of a game has, where sides are not single seats: in the order of the teams. */
export interface SideScore {
  name: string;
  /** None where nobody counts. */
  points: number | null;
}

/** What a game says of a seat before the deal, where seats differ. */
export interface PlaceProps {
  options: unknown;
  seats: number;
  at: number;
}

/** What a game shows on a screen for the whole room: what everybody sees, and nothing to touch. */
export interface BigScreenProps<Table = unknown, Hand = unknown, Secret = unknown> extends Pick<
  BoardProps<Table, Hand, object, Secret>,
  "info" | "names" | "waiting" | "times" | "state" | "told"
> {
  table: Table;
  /** What happened last, to be put where the game has room for it. */
  happened: Snippet;
}

/** Pages of a game's own that need no table. */
export interface OwnPages {
  /** How their addresses begin. */
  prefix: string;
  /** The message that the start page calls them by. */
  label: string;
  load: () => Promise<{ default: Component<{ path: readonly string[] }> }>;
}

/** What a game lends the gallery of shared parts: things to be told, in its own words. */
export interface Sample {
  game: string;
  entries: readonly LogEntry[];
  story: Story;
  refused: { sentence: string; clause: string };
}

/** What happens in a game, for those who watch it: where it is seen, and what comes of it. */
export interface Happening<Table = unknown, Event = unknown, Hand = unknown> {
  /** Selectors of the parts of the board where it is seen. */
  where(event: Event): readonly string[];
  /** Whether it tells no more than what its doer chose: who did it needs no show of it. */
  isDeed(event: Event): boolean;
  /** Whether it is told together with what came before it, and not for itself. */
  isAside(event: Event): boolean;
  /** Whether something new begins with it, as a round does. */
  begins?(event: Event): boolean;
  /**
   * What it is said with besides its sentence, given the table before it and, where the game is looked
   * at again, the hands after it that may be looked into: why it came so, what it was.
   */
  why?(table: Table, event: Event, names: Names, hands?: readonly Hand[]): string;
  /**
   * The table with it, where one ply tells of much: what came before is seen without what came after.
   * A task with which the game ends is left as this has it, so all that is seen then must be told.
   */
  after?(table: Table, event: Event): Table;
}
