// Generated from the server's structs by `npm run types`; not to be edited.

export type ServerMessage =
  Welcome | TableChanged | Ply | Helped | Noted | Heard | Marked | Done | Refused | Failed;
export type ClientMessage =
  | Hello
  | Sit
  | Stand
  | SetSeat
  | Start
  | MakeMove
  | CheckMove
  | WriteNote
  | Say
  | SetMark
  | HandOver
  | Resign
  | Propose
  | Vote
  | Rematch;
export type KodKrakowaMove =
  | KodKrakowaPickBoard
  | KodKrakowaPlacePawn
  | KodKrakowaLiftBarrier
  | KodKrakowaPutBarrier
  | KodKrakowaPutStop
  | KodKrakowaTakeStop
  | KodKrakowaWalk
  | KodKrakowaLead
  | KodKrakowaReveal
  | KodKrakowaCollect
  | KodKrakowaLay
  | KodKrakowaLookAt
  | KodKrakowaSwap
  | KodKrakowaGiveUp
  | KodKrakowaDrawCard
  | KodKrakowaPlayCard
  | KodKrakowaTrade
  | KodKrakowaDiscard
  | KodKrakowaEndTurn;
export type KodKrakowaEvent =
  | KodKrakowaPickedBoard
  | KodKrakowaPlacedPawn
  | KodKrakowaBarrierLifted
  | KodKrakowaBarrierPut
  | KodKrakowaBarriersStuck
  | KodKrakowaStopPut
  | KodKrakowaStopKept
  | KodKrakowaStopTaken
  | KodKrakowaWalked
  | KodKrakowaLed
  | KodKrakowaDiscovered
  | KodKrakowaLaid
  | KodKrakowaCollected
  | KodKrakowaLooked
  | KodKrakowaSaw
  | KodKrakowaSwapped
  | KodKrakowaExchanged
  | KodKrakowaDrew
  | KodKrakowaDrewCard
  | KodKrakowaRenewed
  | KodKrakowaPlayedCard
  | KodKrakowaTraded
  | KodKrakowaDiscarded
  | KodKrakowaActionsAdded
  | KodKrakowaTurnEnded;
export type KodKrakowaHelpFacts = KodKrakowaFacts[];
export type KodKrakowaHelpFull = KodKrakowaOdds[];
export type KryptosMove = KryptosTurnUp | KryptosGuess | KryptosStop;
export type KryptosEvent =
  | KryptosTurnedUp
  | KryptosGuessed
  | KryptosPaid
  | KryptosStopped
  | KryptosPassed
  | KryptosLastRound;
export type KryptosHelpFacts = KryptosFacts[];
export type KryptosHelpFull = KryptosOdds[];
export type ZlamTenKodMove = ZlamTenKodAsk | ZlamTenKodGuess | ZlamTenKodWrite;
export type ZlamTenKodEvent =
  ZlamTenKodAsked | ZlamTenKodTurned | ZlamTenKodGuessed | ZlamTenKodAnnounced | ZlamTenKodLooked;
export type ZlamTenKodHelpFacts = ZlamTenKodFacts[];
export type ZlamTenKodHelpFull = ZlamTenKodOdds[];

/**
 * The answer to `hello`: everything this connection needs to be up to date.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  you: You;
  table: TableInfo;
  position: Position | null;
  log: LogEntry[];
  note: unknown;
  talk: Line[];
  marks: Mark[];
}
/**
 * What the server knows the other end of this connection as.
 */
export interface You {
  seat: number | null;
  host: boolean;
  name: string | null;
}
/**
 * What everybody may know about a table besides the game on it.
 */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: unknown;
  help: "facts" | "full" | "none";
  clock: Clock | null;
  phase: "lobby" | "over" | "playing";
  seats: (PersonSeat | BotSeat | OpenSeat)[];
  host: string;
  commitment: string;
  teams: (number | null)[];
  silent: number[];
  spectators: number;
  paused: boolean;
  proposal: Proposal | null;
  ending: Ending | null;
  rematch: string | null;
}
/**
 * Seconds each seat starts with, and seconds added after each of its moves.
 */
export interface Clock {
  bank: number;
  increment?: number;
}
/**
 * Taken by a person, or kept for one who has left.
 */
export interface PersonSeat {
  type: "person";
  name: string;
  present: boolean;
  played_by_bot?: ("latwy" | "mistrz" | "sredni") | null;
  resigned?: boolean;
}
export interface BotSeat {
  type: "bot";
  level: "latwy" | "mistrz" | "sredni";
}
/**
 * Waits for somebody to sit down.
 */
export interface OpenSeat {
  type: "open";
}
/**
 * Something all people at the table must agree to: TAB-08, TAB-09, TAB-17.
 */
export interface Proposal {
  what: "end" | "hand_over" | "undo";
  by: number;
  agreed: number[];
  to?: number | null;
  seat?: number | null;
  level?: ("latwy" | "mistrz" | "sredni") | null;
}
/**
 * How a table's game ended; without a result when all agreed to stop.
 */
export interface Ending {
  result: Result | null;
  help: "facts" | "full" | "none";
  resigned: number[];
}
/**
 * How a game ended: the winners, if any, each seat's score, and why.
 */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}
/**
 * The game as this connection may see it after ``ply``.
 */
export interface Position {
  ply: number;
  view: unknown;
  offers: Offer[];
  waiting: number[];
  times: Times | null;
  open: Open | null;
}
/**
 * A kind of move the seat may make now, and which; None: too many to list, ask with `check`.
 */
export interface Offer {
  kind: string;
  moves: unknown[] | null;
}
/**
 * Milliseconds each seat has left, and the seats whose time is running.
 */
export interface Times {
  left: number[];
  running: number[];
}
/**
 * After the end: everything but private notes, and what is needed to check the deal.
 */
export interface Open {
  state: unknown;
  seed: string;
  nonces: string[];
}
/**
 * One ply as this connection was told it.
 */
export interface LogEntry {
  ply: number;
  kind: "played" | "timed_out" | "undone";
  by: number | null;
  events: unknown[];
  to?: number | null;
  agreed?: boolean;
  by_clock?: boolean;
}
/**
 * Something said, as those hear it whom it is for: TAB-19, TAB-20.
 */
export interface Line {
  who: string;
  name: string;
  by: number | null;
  ply: number;
  said: string | Phrased;
  team?: boolean;
  promise?: boolean;
}
/**
 * One of the game's phrases, filled in; each reads it in their own language: TAB-21.
 */
export interface Phrased {
  phrase: string;
  slots?: {
    [k: string]: string;
  };
  seat?: number | null;
}
/**
 * A thing that a seat has marked for its team: TAB-22.
 */
export interface Mark {
  seat: number;
  thing: string;
}
export interface TableChanged {
  type: "table";
  table: TableInfo;
  you: You;
}
/**
 * A ply that is on disk: what was told to this connection, and how its view changed.
 */
export interface Ply {
  type: "ply";
  entry: LogEntry;
  changes: Change[];
  offers?: Offer[];
  waiting?: number[];
  times?: Times | null;
  open?: Open | null;
}
/**
 * One change of a view: a new value at a path, or items added to the end of a list there.
 */
export interface Change {
  at: (string | number)[];
  set?: unknown;
  add?: unknown;
}
/**
 * What the table's help level works out for this seat, after a ply.
 */
export interface Helped {
  type: "help";
  ply: number;
  help: unknown;
}
/**
 * The note sheet as another device of the same seat has left it.
 */
export interface Noted {
  type: "note";
  note: unknown;
}
/**
 * Somebody said something that this connection may hear.
 */
export interface Heard {
  type: "talk";
  line: Line;
}
/**
 * All marks of the seat's own team, as they are now.
 */
export interface Marked {
  type: "marks";
  marks: Mark[];
}
/**
 * The command is carried out, and on disk.
 */
export interface Done {
  type: "done";
  id: string;
}
/**
 * The command breaks a clause; nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  why: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * The message could not be read or taken; nothing has changed.
 */
export interface Failed {
  type: "failed";
  code: "bad_token" | "malformed" | "not_ready" | "too_fast" | "too_large" | "unknown_table";
  detail: string;
  id?: string | null;
}
/**
 * The first message of a connection; without a token one is a spectator.
 */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  since?: number;
}
/**
 * Take an open seat before the deal, adding a nonce of one's own to the seed.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  nonce: string;
}
/**
 * Give one's seat up before the deal.
 */
export interface Stand {
  type: "stand";
  id: string;
}
/**
 * The host makes a seat open or a bot's before the deal.
 */
export interface SetSeat {
  type: "set_seat";
  id: string;
  seat: number;
  to: BotSeat | OpenSeat;
}
/**
 * The host has the game dealt; every seat must be taken.
 */
export interface Start {
  type: "start";
  id: string;
}
export interface MakeMove {
  type: "move";
  id: string;
  move: unknown;
}
/**
 * Ask whether a move would be legal, without making it.
 */
export interface CheckMove {
  type: "check";
  id: string;
  move: unknown;
}
/**
 * Keep one's private note sheet: any JSON object of at most 16 kB.
 */
export interface WriteNote {
  type: "note";
  id: string;
  note: {
    [k: string]: unknown;
  };
}
/**
 * Say something to the whole table, or to one's own team: TAB-19 to TAB-21.
 */
export interface Say {
  type: "say";
  id: string;
  said: string | Phrased;
  to?: "table" | "team";
}
/**
 * Mark a thing that all can see for one's own team, or take one's mark away: TAB-22.
 */
export interface SetMark {
  type: "mark";
  id: string;
  thing: string;
  on: boolean;
}
/**
 * The host gives an absent person's seat to a bot, or back (level None).
 */
export interface HandOver {
  type: "hand_over";
  id: string;
  seat: number;
  level: ("latwy" | "mistrz" | "sredni") | null;
}
/**
 * Leave the game for good; a bot plays on, and the result says so.
 */
export interface Resign {
  type: "resign";
  id: string;
}
/**
 * Take back one's last move, or end without a winner: at once if nobody needs to agree.
 */
export interface Propose {
  type: "propose";
  id: string;
  what: "end" | "undo";
}
export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
}
/**
 * After the end: take one's seat at a new table like this one, `TableInfo.rematch`: TAB-18.
 */
export interface Rematch {
  type: "rematch";
  id: string;
  nonce: string;
}
/**
 * Why an HTTP request was refused: a clause where one applies, else a code.
 */
export interface Problem {
  code: string;
  detail: string;
  rule?: string | null;
  why?: string | null;
  facts?: {
    [k: string]: unknown;
  };
}
export interface NewPerson {
  name: string;
}
/**
 * Who a browser is: it keeps the token, and whoever has the token is that person.
 */
export interface Person {
  name: string;
  token: string;
}
/**
 * A game on the shelf.
 */
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  options: unknown;
  levels: ("latwy" | "mistrz" | "sredni")[];
  helps: ("facts" | "full" | "none")[];
  phrases: Phrase[];
}
/**
 * The sentence ``phrase-<game>-<id>``, or ``promise-<game>-<id>``: a promise binds nobody.
 */
export interface Phrase {
  id: string;
  slots?: {
    [k: string]: string[];
  };
  seat?: boolean;
  promise?: boolean;
}
export interface Rulebook {
  title: string;
  language: "en" | "pl";
  sections: RuleSection[];
}
export interface RuleSection {
  heading: string;
  intro: string;
  clauses: Clause[];
}
export interface Clause {
  id: string;
  text: string;
  ruling: boolean;
}
/**
 * A table to be made: one entry a seat; the maker sits on the first open one.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 12
   */
  seats: (BotSeat | OpenSeat)[];
  nonce: string;
  options?: {
    [k: string]: unknown;
  };
  help?: "facts" | "full" | "none";
  clock?: Clock | null;
  start?: boolean;
}
export interface MadeTable {
  id: string;
  url: string;
}
export interface MyTable {
  id: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  seat: number | null;
  my_turn: boolean;
  names: string[];
  updated: number;
  archived: boolean;
}
/**
 * A finished game: step by step with everything open, and as each seat saw it.
 *
 *     Views, events and state after each ply, so that a page can show any of them
 *     without knowing the rules; and the record, with which the deal can be checked.
 */
export interface Replay {
  table: TableInfo;
  open: Open;
  steps: ReplayStep[];
  talk: Line[];
}
/**
 * The game after a ply; the first step, ply 0, is the deal.
 */
export interface ReplayStep {
  ply: number;
  kind: "dealt" | "played" | "timed_out" | "undone";
  by: number | null;
  move: unknown;
  told: unknown[];
  state: unknown;
  to?: number | null;
  agreed?: boolean;
  by_clock?: boolean;
}
/**
 * Everything of a finished game but private notes and what teams said among themselves.
 */
export interface Record {
  game: string;
  version: number;
  options: unknown;
  players: string[];
  commitment: string;
  seed: string;
  nonces: string[];
  steps: Step[];
  ending: Ending | null;
  state: unknown;
  talk?: Line[];
}
/**
 * A ply on record: what was done, and what was told of it.
 */
export interface Step {
  entry: Played | TimedOut | Undone;
  told: Told[];
  by_clock?: boolean;
}
export interface Played {
  type: "played";
  ply: number;
  seat: number;
  move: unknown;
}
/**
 * The clock ran out, and the rules' own default happened.
 */
export interface TimedOut {
  type: "timed_out";
  ply: number;
}
/**
 * Everything after ply ``to`` was taken back, unnoticed or because all agreed.
 */
export interface Undone {
  type: "undone";
  ply: number;
  to: number;
  agreed?: boolean;
}
/**
 * Something that happened, and the one seat it was told to (None: everybody).
 */
export interface Told {
  event: unknown;
  only?: number | null;
}
/**
 * All that one seat may know; ``seat`` and ``hand`` are None for a spectator.
 */
export interface KodKrakowaView_Table__Hand_ {
  seat: number | null;
  table: KodKrakowaTable;
  hand: KodKrakowaHand | null;
}
export interface KodKrakowaTable {
  type: "table";
  agenda?: (
    | KodKrakowaPickingBoard
    | KodKrakowaPlacingPawn
    | KodKrakowaPuttingBarrier
    | KodKrakowaTurnBegins
    | KodKrakowaFirstBarrier
    | KodKrakowaTurn
    | KodKrakowaLaying
    | KodKrakowaResolving
    | KodKrakowaStopSign
    | KodKrakowaPuttingStop
    | KodKrakowaCardDone
  )[];
  first: number;
  turn?: number;
  last_high?: number;
  actions?: number;
  boards: KodKrakowaBoards[];
  pawns: (string | null)[];
  barriers: string[][];
  stops?: string[];
  blocked?: number;
  discovered: string[];
  laid: number[];
  tray: number[];
  traces: (
    | KodKrakowaPutDown
    | KodKrakowaPickedUp
    | KodKrakowaMixedIn
    | KodKrakowaTakenOut
    | KodKrakowaLookedAt
  )[][];
  deck: number;
  playing?: string | null;
  discards?: string[];
  renewals?: number;
  shuffles: number[];
  held: number[][];
  shown: string[][];
}
/**
 * Pick an attribute board of one side, other than the own one of the other.  KKR-10.
 */
export interface KodKrakowaPickingBoard {
  type: "picking_board";
  seats: number[];
  side: "left" | "right";
}
/**
 * Put the own pawn into a start district.  KKR-14.
 */
export interface KodKrakowaPlacingPawn {
  type: "placing_pawn";
  seats: number[];
}
/**
 * Put a barrier on a passage, other than the one it was lifted from.  KKR-14 to KKR-16.
 */
export interface KodKrakowaPuttingBarrier {
  type: "putting_barrier";
  seats: number[];
  owner: number;
  lifted?: string | null;
}
/**
 * The next player has three actions, after one own barrier was moved if any can.  KKR-20.
 */
export interface KodKrakowaTurnBegins {
  type: "turn_begins";
}
/**
 * Lift one own barrier, to move it.  KKR-20.
 */
export interface KodKrakowaFirstBarrier {
  type: "first_barrier";
  seats: number[];
}
/**
 * Actions while there are any left, free steps in between, then the end.  KKR-21 to KKR-24.
 */
export interface KodKrakowaTurn {
  type: "turn";
  seats: number[];
}
/**
 * After a card was drawn, put a place onto its district, not the own pawn's.  KKR-35.
 */
export interface KodKrakowaLaying {
  type: "laying";
  seats: number[];
}
/**
 * Choose what the effect of the card just played is used on.  KKR-40.
 */
export interface KodKrakowaResolving {
  type: "resolving";
  seats: number[];
  effect:
    | KodKrakowaMoveBarrier
    | KodKrakowaRemoveStop
    | KodKrakowaWalkThrough
    | KodKrakowaTram
    | KodKrakowaGoTo
    | KodKrakowaGuidePawn
    | KodKrakowaLayPlaces
    | KodKrakowaLook
    | KodKrakowaCollectNearby
    | KodKrakowaSwapPlaces
    | KodKrakowaExchangePlace
    | KodKrakowaEverybodyDraws
    | KodKrakowaExtraActions
    | KodKrakowaDiscover;
}
/**
 * Move one barrier of any player to another free passage.
 *
 *     Legal while some barrier can be moved.  Asks which barrier, and where to.
 */
export interface KodKrakowaMoveBarrier {
  type: "move_barrier";
}
/**
 * Take one STOP marker off the board; it goes back to the supply.
 *
 *     Legal while a STOP marker is on the board.  Asks which.
 */
export interface KodKrakowaRemoveStop {
  type: "remove_stop";
}
/**
 * Walk through a blocked passage; its marker stays.
 *
 *     Legal while a passage of the own district is blocked, and leads to a district on the board or
 *     to one that can be discovered without breaking KKR-16.  Asks where to.  It costs no action; an
 *     undiscovered district is discovered as by KKR-31.
 */
export interface KodKrakowaWalkThrough {
  type: "walk_through";
}
/**
 * Ride up to ``districts`` districts through unblocked passages.
 *
 *     Legal while another district on the board is that near.  Asks where to, among the districts
 *     on the board: a tram discovers nothing.
 */
export interface KodKrakowaTram {
  type: "tram";
  districts: number;
}
/**
 * Go straight to the named district, whatever is in between.
 *
 *     Legal while that district is on the board and the own pawn elsewhere.  Asks nothing.
 */
export interface KodKrakowaGoTo {
  type: "go_to";
  district: string;
}
/**
 * Lead another player's pawn into a neighbouring district on the board.
 *
 *     Legal while some other pawn has an unblocked passage to a district on the board.  Asks whose
 *     pawn, and where to.
 */
export interface KodKrakowaGuidePawn {
  type: "guide_pawn";
}
/**
 * Put ``count`` places from the tray onto their districts on the board, face down.
 *
 *     Legal while a district on the board has a place on the tray; the own pawn's district too.
 *     Asks for the district of each, one after the other, as long as there are any.
 */
export interface KodKrakowaLayPlaces {
  type: "lay_places";
  count: number;
}
/**
 * Look at all places that lie face down in one district; nobody else sees them.
 *
 *     Legal while a place lies in some district.  Asks which district.
 */
export interface KodKrakowaLook {
  type: "look";
}
/**
 * Collect a place from a neighbouring district, as if standing there (KKR-32).
 *
 *     Legal while a place lies in a district that an unblocked passage joins to the own one.  Asks
 *     which district.  It costs no action.
 */
export interface KodKrakowaCollectNearby {
  type: "collect_nearby";
}
/**
 * Swap a place beside the own boards for one beside another player's.
 *
 *     Legal while both have one.  Asks which for which.  Each goes where it belongs at its new
 *     owner's (KKR-32).
 */
export interface KodKrakowaSwapPlaces {
  type: "swap_places";
}
/**
 * Take a place of the same district from the tray for one beside the own boards.
 *
 *     Legal while the district of a place beside the own boards has another on the tray.  Asks which
 *     to give up.  The new one is drawn first, turned up and put where it belongs (KKR-32), then the
 *     old one is mixed in.
 */
export interface KodKrakowaExchangePlace {
  type: "exchange_place";
}
/**
 * Everybody with fewer than 4 cards draws one, the player on turn first.
 *
 *     Always legal: the card played has made room for one.  Asks nothing; no place is laid for it.
 */
export interface KodKrakowaEverybodyDraws {
  type: "everybody_draws";
}
/**
 * This turn has ``count`` more actions.  Always legal.  Asks nothing.
 */
export interface KodKrakowaExtraActions {
  type: "extra_actions";
  count: number;
}
/**
 * Put a district next to the board onto it, with one of its places face down.
 *
 *     Legal while an undiscovered district has a passage, blocked or not, to the board and an
 *     unblocked one anywhere.  Asks which.  The pawn stays, and no card is drawn for it.
 */
export interface KodKrakowaDiscover {
  type: "discover";
}
/**
 * After the effect a STOP marker is put, if there is one and a passage for it.  KKR-41.
 */
export interface KodKrakowaStopSign {
  type: "stop_sign";
}
/**
 * Put a STOP marker on a free passage.  KKR-41.
 */
export interface KodKrakowaPuttingStop {
  type: "putting_stop";
  seats: number[];
}
/**
 * The card played is discarded.  KKR-40.
 */
export interface KodKrakowaCardDone {
  type: "card_done";
}
/**
 * A player's two attribute boards, and the places on, between and beside them.
 */
export interface KodKrakowaBoards {
  left?: ("art" | "history" | "leisure" | "science" | "spirit" | "work") | null;
  right?: ("art" | "history" | "leisure" | "science" | "spirit" | "work") | null;
  on_left?: string[];
  joint?: string[];
  on_right?: string[];
  beside?: string[];
}
/**
 * A place, nobody knows which, went from the tray onto the district.
 */
export interface KodKrakowaPutDown {
  type: "put_down";
}
/**
 * A place was collected from the district.
 */
export interface KodKrakowaPickedUp {
  type: "picked_up";
  place: string;
}
/**
 * A collected place went back to the tray.
 */
export interface KodKrakowaMixedIn {
  type: "mixed_in";
  place: string;
}
/**
 * A place came to a player straight from the tray.
 */
export interface KodKrakowaTakenOut {
  type: "taken_out";
  place: string;
}
/**
 * A player looked at what lay on the district.
 */
export interface KodKrakowaLookedAt {
  type: "looked_at";
  seat: number;
}
export interface KodKrakowaHand {
  type: "hand";
  cards?: string[];
  seen?: KodKrakowaSeen[];
}
/**
 * What lay in a district when this seat looked.
 */
export interface KodKrakowaSeen {
  district: string;
  places: string[];
}
/**
 * A whole game at one moment: more than anybody at the table may know.
 */
export interface KodKrakowaState_Table__Hand__Secret_ {
  table: KodKrakowaTable;
  hands: KodKrakowaHand[];
  secret: KodKrakowaSecret;
}
export interface KodKrakowaSecret {
  type: "secret";
  laid: string[][];
  deck: string[];
}
/**
 * Pick the attribute board of the side that is being picked.
 */
export interface KodKrakowaPickBoard {
  type: "pick_board";
  attribute: "art" | "history" | "leisure" | "science" | "spirit" | "work";
}
export interface KodKrakowaPlacePawn {
  type: "place_pawn";
  district: string;
}
/**
 * Lift the barrier of this passage, to put it elsewhere.
 */
export interface KodKrakowaLiftBarrier {
  type: "lift_barrier";
  passage: string;
}
export interface KodKrakowaPutBarrier {
  type: "put_barrier";
  passage: string;
}
export interface KodKrakowaPutStop {
  type: "put_stop";
  passage: string;
}
export interface KodKrakowaTakeStop {
  type: "take_stop";
  passage: string;
}
/**
 * Go to a district: on foot, or as a card says.
 */
export interface KodKrakowaWalk {
  type: "walk";
  district: string;
}
/**
 * Lead another player's pawn into a district.
 */
export interface KodKrakowaLead {
  type: "lead";
  seat: number;
  district: string;
}
/**
 * Put an undiscovered district onto the board.
 */
export interface KodKrakowaReveal {
  type: "reveal";
  district: string;
}
/**
 * Collect a place of this district: the own one, or as a card says.
 */
export interface KodKrakowaCollect {
  type: "collect";
  district: string;
}
/**
 * Put a place from the tray onto this district.
 */
export interface KodKrakowaLay {
  type: "lay";
  district: string;
}
/**
 * Look at the places that lie in this district.
 */
export interface KodKrakowaLookAt {
  type: "look_at";
  district: string;
}
/**
 * Give a place to another player and take one from there.
 */
export interface KodKrakowaSwap {
  type: "swap";
  give: string;
  seat: number;
  take: string;
}
/**
 * Give up a place for another one of its district.
 */
export interface KodKrakowaGiveUp {
  type: "give_up";
  place: string;
}
export interface KodKrakowaDrawCard {
  type: "draw_card";
}
export interface KodKrakowaPlayCard {
  type: "play_card";
  card: string;
}
/**
 * Pay with two places beside the boards, named in the order in which they lie, for a card.
 */
export interface KodKrakowaTrade {
  type: "trade";
  first: string;
  second: string;
}
/**
 * Throw away a card of a full hand that nothing can be played from, and show the hand.
 */
export interface KodKrakowaDiscard {
  type: "discard";
  card: string;
}
export interface KodKrakowaEndTurn {
  type: "end_turn";
}
export interface KodKrakowaPickedBoard {
  type: "picked_board";
  by: number;
  side: "left" | "right";
  attribute: "art" | "history" | "leisure" | "science" | "spirit" | "work";
}
export interface KodKrakowaPlacedPawn {
  type: "placed_pawn";
  by: number;
  district: string;
}
/**
 * A barrier was lifted, to be put elsewhere; ``seat`` is whose, if another player's.
 */
export interface KodKrakowaBarrierLifted {
  type: "barrier_lifted";
  by: number;
  seat: number | null;
  passage: string;
}
/**
 * A barrier was put on a passage; ``seat`` is whose, if another player's.
 */
export interface KodKrakowaBarrierPut {
  type: "barrier_put";
  by: number;
  seat: number | null;
  passage: string;
}
/**
 * None of the player's barriers could be moved (KKR-20).
 */
export interface KodKrakowaBarriersStuck {
  type: "barriers_stuck";
  by: number;
}
export interface KodKrakowaStopPut {
  type: "stop_put";
  by: number;
  passage: string;
}
/**
 * A STOP sign was played, but no marker could be put (KKR-41).
 */
export interface KodKrakowaStopKept {
  type: "stop_kept";
  by: number;
}
export interface KodKrakowaStopTaken {
  type: "stop_taken";
  by: number;
  passage: string;
}
export interface KodKrakowaWalked {
  type: "walked";
  by: number;
  district: string;
}
/**
 * The pawn of ``seat`` was led into a district.
 */
export interface KodKrakowaLed {
  type: "led";
  by: number;
  seat: number;
  district: string;
}
export interface KodKrakowaDiscovered {
  type: "discovered";
  by: number;
  district: string;
}
/**
 * A place went face down from the tray onto its district.
 */
export interface KodKrakowaLaid {
  type: "laid";
  district: string;
}
export interface KodKrakowaCollected {
  type: "collected";
  by: number;
  district: string;
  place: string;
}
/**
 * A player looked at what lies in a district.
 */
export interface KodKrakowaLooked {
  type: "looked";
  by: number;
  district: string;
}
/**
 * What the one player saw who looked.
 */
export interface KodKrakowaSaw {
  type: "saw";
  district: string;
  places: string[];
}
/**
 * ``given`` went to ``seat``, and ``taken`` came from there.
 */
export interface KodKrakowaSwapped {
  type: "swapped";
  by: number;
  seat: number;
  given: string;
  taken: string;
}
/**
 * ``given`` went back to the tray, and ``taken`` came from there.
 */
export interface KodKrakowaExchanged {
  type: "exchanged";
  by: number;
  given: string;
  taken: string;
}
export interface KodKrakowaDrew {
  type: "drew";
  by: number;
}
/**
 * What the one player drew who drew.
 */
export interface KodKrakowaDrewCard {
  type: "drew_card";
  card: string;
}
/**
 * The discards were shuffled into a new deck (KKR-43).
 */
export interface KodKrakowaRenewed {
  type: "renewed";
}
export interface KodKrakowaPlayedCard {
  type: "played_card";
  by: number;
  card: string;
}
/**
 * Two places went back to the tray for a card.
 */
export interface KodKrakowaTraded {
  type: "traded";
  by: number;
  places: string[];
}
/**
 * A card was thrown away from a full hand of which no card could be played, as was shown.
 */
export interface KodKrakowaDiscarded {
  type: "discarded";
  by: number;
  card: string;
  shown: string[];
}
export interface KodKrakowaActionsAdded {
  type: "actions_added";
  by: number;
  count: number;
}
/**
 * A turn ended, with so many actions lost.
 */
export interface KodKrakowaTurnEnded {
  type: "turn_ended";
  by: number;
  lost: number;
}
/**
 * There is one way to play.
 */
export interface KodKrakowaOptions {
  type: "options";
}
/**
 * The places that can lie face down in a district, and those that can be on the tray.
 */
export interface KodKrakowaFacts {
  type: "facts";
  district: string;
  laid: string[];
  tray: string[];
}
/**
 * How likely each place lies face down in a district, and how likely on the tray.
 */
export interface KodKrakowaOdds {
  type: "odds";
  district: string;
  laid: {
    [k: string]: number;
  };
  tray: {
    [k: string]: number;
  };
}
export interface KodKrakowaKnowledge {
  districts: KodKrakowaDistrictPage[];
  places: KodKrakowaPlacePage[];
  events: KodKrakowaEventPage[];
  map: KodKrakowaCityMap;
}
export interface KodKrakowaDistrictPage {
  id: string;
  name: string;
  start: boolean;
  years: KodKrakowaWords;
  facts: KodKrakowaWords;
  sources: string[];
}
/**
 * One thing said in both languages.
 */
export interface KodKrakowaWords {
  pl: string;
  en: string;
}
/**
 * A place; ``why`` explains its two attributes, in their order.
 */
export interface KodKrakowaPlacePage {
  id: string;
  district: string;
  name: KodKrakowaWords;
  /**
   * @minItems 2
   * @maxItems 2
   */
  attributes: [
    "art" | "history" | "leisure" | "science" | "spirit" | "work",
    "art" | "history" | "leisure" | "science" | "spirit" | "work"
  ];
  /**
   * @minItems 2
   * @maxItems 2
   */
  why: [KodKrakowaWords, KodKrakowaWords];
  years: KodKrakowaWords;
  facts: KodKrakowaWords;
  lat: number;
  lon: number;
  approximate: boolean;
  sources: string[];
}
/**
 * An event, and the districts it belongs to.
 */
export interface KodKrakowaEventPage {
  id: string;
  name: KodKrakowaWords;
  effect:
    | KodKrakowaMoveBarrier
    | KodKrakowaRemoveStop
    | KodKrakowaWalkThrough
    | KodKrakowaTram
    | KodKrakowaGoTo
    | KodKrakowaGuidePawn
    | KodKrakowaLayPlaces
    | KodKrakowaLook
    | KodKrakowaCollectNearby
    | KodKrakowaSwapPlaces
    | KodKrakowaExchangePlace
    | KodKrakowaEverybodyDraws
    | KodKrakowaExtraActions
    | KodKrakowaDiscover;
  stop: boolean;
  districts: string[];
  years: KodKrakowaWords;
  text: KodKrakowaWords;
  sources: string[];
}
export interface KodKrakowaCityMap {
  width: number;
  height: number;
  districts: {
    [k: string]: KodKrakowaShape;
  };
  borders: KodKrakowaLine[];
}
/**
 * A district as drawn: its colour, where there is most room in it, and its edge.
 */
export interface KodKrakowaShape {
  colour: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  centre: [number, number];
  outline: [number, number][];
}
/**
 * A border as drawn: where its passage is, and by which street or bridge one crosses it.
 */
export interface KodKrakowaLine {
  /**
   * @minItems 2
   * @maxItems 2
   */
  between: [string, string];
  passable: boolean;
  river: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  line: [number, number][];
  crossing?: string | null;
}
/**
 * All that one seat may know; ``seat`` and ``hand`` are None for a spectator.
 */
export interface KryptosView_Table__Hand_ {
  seat: number | null;
  table: KryptosTable;
  hand: KryptosHand | null;
}
export interface KryptosTable {
  type: "table";
  agenda?: (KryptosOpening | KryptosTurn | KryptosSecondGuess)[];
  options: KryptosOptions;
  first: number;
  numbers: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  aside: [number, number, number, number];
  rows: (number | null)[][];
  tokens: [number, number, number, number][];
  scores: number[];
  past?: (KryptosTurnedUp | KryptosGuessed)[];
  last_round?: boolean;
}
/**
 * Turn up one own card in its place, counter-clockwise, twice round.  KRY-16, KRY-50 to 53.
 */
export interface KryptosOpening {
  type: "opening";
  seats: number[];
}
/**
 * Point at a hidden card of another player and name its number.  KRY-20 to KRY-26.
 */
export interface KryptosTurn {
  type: "turn";
  seats: number[];
}
/**
 * After a wrong guess, pay a point for another one, or stop.  KRY-24, KRY-25, KRY-61.
 */
export interface KryptosSecondGuess {
  type: "second_guess";
  seats: number[];
}
export interface KryptosOptions {
  type: "options";
  advanced?: boolean;
  tajemnica?: boolean;
  lapowka?: boolean;
}
/**
 * In the opening a player turned up a card of their own.
 */
export interface KryptosTurnedUp {
  type: "turned_up";
  by: number;
  place: number;
  number: number;
}
/**
 * A number was named; if right, the card is up and the guesser has won ``points``.
 */
export interface KryptosGuessed {
  type: "guessed";
  by: number;
  seat: number;
  place: number;
  number: number;
  right: boolean;
  points: number;
}
export interface KryptosHand {
  type: "hand";
  cards: number[];
}
/**
 * A whole game at one moment: more than anybody at the table may know.
 */
export interface KryptosState_Table__Hand__Secret_ {
  table: KryptosTable;
  hands: KryptosHand[];
  secret: KryptosSecret;
}
export interface KryptosSecret {
  type: "secret";
  aside: number[];
}
/**
 * Turn up a card of one's own.
 */
export interface KryptosTurnUp {
  type: "turn_up";
  place: number;
}
/**
 * Name the number of another seat's hidden card; places count from 0 at the left.
 */
export interface KryptosGuess {
  type: "guess";
  seat: number;
  place: number;
  number: number;
}
/**
 * Do without a second guess.
 */
export interface KryptosStop {
  type: "stop";
}
/**
 * A point was paid for a second guess, to a player if it is a bribe.
 */
export interface KryptosPaid {
  type: "paid";
  by: number;
  seat: number | null;
}
/**
 * A player did without a second guess.
 */
export interface KryptosStopped {
  type: "stopped";
  by: number;
}
/**
 * A player had no card to point at.
 */
export interface KryptosPassed {
  type: "passed";
  by: number;
}
/**
 * A player has reached the points that end the game with this round.
 */
export interface KryptosLastRound {
  type: "last_round";
  by: number;
}
/**
 * The numbers still possible in each place of one seat; of a face-up card its own.
 */
export interface KryptosFacts {
  type: "facts";
  seat: number;
  places: number[][];
}
/**
 * How likely each number is in each place of one seat.
 */
export interface KryptosOdds {
  type: "odds";
  seat: number;
  places: {
    [k: string]: number;
  }[];
}
/**
 * All that one seat may know; ``seat`` and ``hand`` are None for a spectator.
 */
export interface ZlamTenKodView_Table__Hand_ {
  seat: number | null;
  table: ZlamTenKodTable;
  hand: ZlamTenKodHand | null;
}
export interface ZlamTenKodTable {
  type: "table";
  agenda?: (ZlamTenKodTurn | ZlamTenKodLastChance | ZlamTenKodMiddleTurn)[];
  players: number;
  first: number;
  tiles: number;
  row: string[];
  pile: number;
  past?: (ZlamTenKodAsked | ZlamTenKodGuessed | ZlamTenKodAnnounced)[];
  out?: number[];
  winners?: number[];
}
/**
 * Ask a question, or try to name the opponent's code.  ZTK-20, ZTK-52 to ZTK-54.
 */
export interface ZlamTenKodTurn {
  type: "turn";
  seats: number[];
}
/**
 * The first player has named the code; the second may still draw level.  ZTK-53.
 */
export interface ZlamTenKodLastChance {
  type: "last_chance";
  seats: number[];
}
/**
 * Ask a question, or write down, once in a game, the tiles in the middle.  ZTK-60 to ZTK-66.
 */
export interface ZlamTenKodMiddleTurn {
  type: "middle_turn";
  seats: number[];
}
export interface ZlamTenKodAsked {
  type: "asked";
  by: number;
  card: string;
  digit: number | null;
  replies: ZlamTenKodReply[];
}
/**
 * What one seat says to a question.
 */
export interface ZlamTenKodReply {
  seat: number;
  says: boolean | number | string[];
}
/**
 * Two players: a guess spoken aloud.
 */
export interface ZlamTenKodGuessed {
  type: "guessed";
  by: number;
  code: (
    | "0b"
    | "0w"
    | "1b"
    | "1w"
    | "2b"
    | "2w"
    | "3b"
    | "3w"
    | "4b"
    | "4w"
    | "5g"
    | "6b"
    | "6w"
    | "7b"
    | "7w"
    | "8b"
    | "8w"
    | "9b"
    | "9w"
  )[];
  right: boolean;
}
/**
 * Three and four players: how a written guess came out, and no more.
 */
export interface ZlamTenKodAnnounced {
  type: "announced";
  by: number;
  right: boolean;
}
export interface ZlamTenKodHand {
  type: "hand";
  code: (
    | "0b"
    | "0w"
    | "1b"
    | "1w"
    | "2b"
    | "2w"
    | "3b"
    | "3w"
    | "4b"
    | "4w"
    | "5g"
    | "6b"
    | "6w"
    | "7b"
    | "7w"
    | "8b"
    | "8w"
    | "9b"
    | "9w"
  )[];
  wrote?:
    | (
        | "0b"
        | "0w"
        | "1b"
        | "1w"
        | "2b"
        | "2w"
        | "3b"
        | "3w"
        | "4b"
        | "4w"
        | "5g"
        | "6b"
        | "6w"
        | "7b"
        | "7w"
        | "8b"
        | "8w"
        | "9b"
        | "9w"
      )[]
    | null;
  middle?:
    | (
        | "0b"
        | "0w"
        | "1b"
        | "1w"
        | "2b"
        | "2w"
        | "3b"
        | "3w"
        | "4b"
        | "4w"
        | "5g"
        | "6b"
        | "6w"
        | "7b"
        | "7w"
        | "8b"
        | "8w"
        | "9b"
        | "9w"
      )[]
    | null;
}
/**
 * A whole game at one moment: more than anybody at the table may know.
 */
export interface ZlamTenKodState_Table__Hand__Secret_ {
  table: ZlamTenKodTable;
  hands: ZlamTenKodHand[];
  secret: ZlamTenKodSecret;
}
export interface ZlamTenKodSecret {
  type: "secret";
  middle: (
    | "0b"
    | "0w"
    | "1b"
    | "1w"
    | "2b"
    | "2w"
    | "3b"
    | "3w"
    | "4b"
    | "4w"
    | "5g"
    | "6b"
    | "6w"
    | "7b"
    | "7w"
    | "8b"
    | "8w"
    | "9b"
    | "9w"
  )[];
  pile: string[];
}
export interface ZlamTenKodAsk {
  type: "ask";
  card: string;
  digit?: number | null;
}
/**
 * Name the opponent's code aloud.
 */
export interface ZlamTenKodGuess {
  type: "guess";
  code: (
    | "0b"
    | "0w"
    | "1b"
    | "1w"
    | "2b"
    | "2w"
    | "3b"
    | "3w"
    | "4b"
    | "4w"
    | "5g"
    | "6b"
    | "6w"
    | "7b"
    | "7w"
    | "8b"
    | "8w"
    | "9b"
    | "9w"
  )[];
}
/**
 * Write down the tiles in the middle, for nobody else to see.
 */
export interface ZlamTenKodWrite {
  type: "write";
  code: (
    | "0b"
    | "0w"
    | "1b"
    | "1w"
    | "2b"
    | "2w"
    | "3b"
    | "3w"
    | "4b"
    | "4w"
    | "5g"
    | "6b"
    | "6w"
    | "7b"
    | "7w"
    | "8b"
    | "8w"
    | "9b"
    | "9w"
  )[];
}
/**
 * A new question card lies open.
 */
export interface ZlamTenKodTurned {
  type: "turned";
  card: string;
}
/**
 * The guesser alone compares the written guess with the tiles in the middle.
 */
export interface ZlamTenKodLooked {
  type: "looked";
  wrote: (
    | "0b"
    | "0w"
    | "1b"
    | "1w"
    | "2b"
    | "2w"
    | "3b"
    | "3w"
    | "4b"
    | "4w"
    | "5g"
    | "6b"
    | "6w"
    | "7b"
    | "7w"
    | "8b"
    | "8w"
    | "9b"
    | "9w"
  )[];
  middle: (
    | "0b"
    | "0w"
    | "1b"
    | "1w"
    | "2b"
    | "2w"
    | "3b"
    | "3w"
    | "4b"
    | "4w"
    | "5g"
    | "6b"
    | "6w"
    | "7b"
    | "7w"
    | "8b"
    | "8w"
    | "9b"
    | "9w"
  )[];
}
/**
 * Złam ten Kod has no variants.
 */
export interface ZlamTenKodOptions {
  type: "options";
}
/**
 * The tiles still possible at each place of one screen, or of the middle (``seat`` None).
 */
export interface ZlamTenKodFacts {
  type: "facts";
  seat: number | null;
  places: (
    | "0b"
    | "0w"
    | "1b"
    | "1w"
    | "2b"
    | "2w"
    | "3b"
    | "3w"
    | "4b"
    | "4w"
    | "5g"
    | "6b"
    | "6w"
    | "7b"
    | "7w"
    | "8b"
    | "8w"
    | "9b"
    | "9w"
  )[][];
}
/**
 * How many codes one holder may still have, and how likely each tile is at each place.
 */
export interface ZlamTenKodOdds {
  type: "odds";
  seat: number | null;
  codes: number;
  places: {
    [k: string]: number;
  }[];
}
