// Generated from the server's structs by `npm run types`; not to be edited.

export type ServerMessage = | Welcome | TableChanged | PackedPly | Helped | HintGiven | Troubled
  | Noted | Heard | Marked | LessonTold | Advised | Described | Done | Refused | Failed;
export type ClientMessage = | Hello | Sit | Stand | SetSeat | Fill | Swap | Remove | SetPublic
  | Start | MakeMove | CheckMove | DescribeMoves | AskHint | Advise | WriteNote | Say | SetMark
  | Understood | LeaveLesson | HandOver | Resign | Propose | Vote | Rematch;
export type ChytrogrodMove = | ChytrogrodChooseDistrict | ChytrogrodPlayCard | ChytrogrodPick
  | ChytrogrodArrange | ChytrogrodRemove | ChytrogrodPay | ChytrogrodDecline | ChytrogrodGiveBack
  | ChytrogrodSwapInDistrict | ChytrogrodSwapWithPool | ChytrogrodMoveCard | ChytrogrodLookAt
  | ChytrogrodIntercede | ChytrogrodSkip | ChytrogrodChooseGuild;
export type ChytrogrodEvent = | ChytrogrodFirstDistrict | ChytrogrodHenchmanSent
  | ChytrogrodRoundBegan | ChytrogrodBrought | ChytrogrodGivenBack | ChytrogrodDeckRenewed
  | ChytrogrodDecreeDrawn | ChytrogrodDecreeSeen | ChytrogrodDecreeLaid | ChytrogrodCardLaid
  | ChytrogrodSwappedInDistrict | ChytrogrodSwappedWithPool | ChytrogrodLookedAt
  | ChytrogrodCardSeen | ChytrogrodCardMoved | ChytrogrodSkipped | ChytrogrodTurnedUp
  | ChytrogrodPicked | ChytrogrodArranged | ChytrogrodCardRemoved | ChytrogrodHenchmanRemoved
  | ChytrogrodTookOver | ChytrogrodDealMade | ChytrogrodDealMissed | ChytrogrodDealOpened
  | ChytrogrodBoughtOut | ChytrogrodGuildTaken;
export type ChytrogrodHelpFacts = ChytrogrodFacts[];
export type ChytrogrodHelpFull = ChytrogrodOdds[];
export type KodKrakowaMove = | KodKrakowaPickBoard | KodKrakowaPlacePawn | KodKrakowaLiftBarrier
  | KodKrakowaPutBarrier | KodKrakowaPutStop | KodKrakowaTakeStop | KodKrakowaWalk | KodKrakowaLead
  | KodKrakowaReveal | KodKrakowaCollect | KodKrakowaLay | KodKrakowaLookAt | KodKrakowaSwap
  | KodKrakowaGiveUp | KodKrakowaDrawCard | KodKrakowaPlayCard | KodKrakowaTrade | KodKrakowaDiscard
  | KodKrakowaEndTurn;
export type KodKrakowaEvent = | KodKrakowaPickedBoard | KodKrakowaPlacedPawn
  | KodKrakowaBarrierLifted | KodKrakowaBarrierPut | KodKrakowaBarriersStuck | KodKrakowaStopPut
  | KodKrakowaStopKept | KodKrakowaStopTaken | KodKrakowaWalked | KodKrakowaLed
  | KodKrakowaDiscovered | KodKrakowaLaid | KodKrakowaCollected | KodKrakowaLooked | KodKrakowaSaw
  | KodKrakowaSwapped | KodKrakowaExchanged | KodKrakowaDrew | KodKrakowaDrewCard
  | KodKrakowaRenewed | KodKrakowaPlayedCard | KodKrakowaTraded | KodKrakowaDiscarded
  | KodKrakowaActionsAdded | KodKrakowaTurnEnded;
export type KodKrakowaHelpFacts = KodKrakowaFacts[];
export type KodKrakowaHelpFull = KodKrakowaOdds[];
export type KryptosMove = KryptosTurnUp | KryptosGuess | KryptosStop;
export type KryptosEvent = | KryptosTurnedUp | KryptosGuessed | KryptosPaid | KryptosStopped
  | KryptosPassed | KryptosLastRound;
export type KryptosHelpFacts = KryptosFacts[];
export type KryptosHelpFull = KryptosOdds[];
export type TajniacyMove = | TajniacyAsk | TajniacyAnswer | TajniacyGiveClue | TajniacyLetStand
  | TajniacyObject | TajniacyWithdraw | TajniacyInsist | TajniacyCover | TajniacyForgo
  | TajniacyTouch | TajniacyStop | TajniacyNext | TajniacyFinish;
export type TajniacyEvent = | TajniacyAsked | TajniacyAnswered | TajniacyClued | TajniacyStands
  | TajniacyObjected | TajniacyDisputed | TajniacyWithdrawn | TajniacyKept | TajniacyCovered
  | TajniacyForwent | TajniacyTouched | TajniacyStopped | TajniacyClueMissed | TajniacyPassed
  | TajniacyKeyShown;
export type ZlamTenKodMove = ZlamTenKodAsk | ZlamTenKodGuess | ZlamTenKodWrite;
export type ZlamTenKodEvent =
  ZlamTenKodAsked | ZlamTenKodTurned | ZlamTenKodGuessed | ZlamTenKodAnnounced | ZlamTenKodLooked;
export type ZlamTenKodHelpFacts = ZlamTenKodFacts[];
export type ZlamTenKodHelpFull = ZlamTenKodOdds[];

/** The answer to `hello`: everything this connection needs to be up to date. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  you: You;
  table: TableInfo;
  shapes: (string | null)[][];
  position: Position | null;
  log: LogEntry[];
  note: unknown;
  talk: Line[];
  marks: Mark[];
  lesson?: Taught | null;
}
/** What the server knows the other end of this connection as. */
export interface You {
  seat: number | null;
  host: boolean;
  name: string | null;
  company?: (number | null)[];
  removed?: boolean;
  awaited?: number | null;
}
/** What everybody may know about a table besides the game on it. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: unknown;
  help: "facts" | "full" | "none";
  clock: Clock | null;
  phase: "lobby" | "over" | "playing";
  seats: (PersonSeat | BotSeat | TaskSeat | OpenSeat)[];
  host: string;
  commitment: string;
  sealed?: boolean;
  teams: (number | null)[];
  silent: number[];
  spectators: number;
  paused: boolean;
  proposal: Proposed | null;
  ending: Ending | null;
  rematch: string | null;
  public?: boolean;
  gathering?: boolean;
  robots_at?: number | null;
  lesson?: boolean;
  part?: number;
  challenge?: Challenged | null;
  contest?: InContest | null;
  hints?: boolean;
  pace?: "calm" | "normal" | "quick";
  series?: Series | null;
  expected?: (string | null)[];
  days?: (1 | 3 | 7) | null;
  due?: (number | null)[];
  trouble?: number[];
}
/** Seconds each seat starts with, and seconds added after each of its moves. */
export interface Clock { bank: number; increment?: number }
/** Taken by a person, or kept for one who has left. */
export interface PersonSeat {
  type: "person";
  name: string;
  present: boolean;
  played_by_bot?: ("latwy" | "mistrz" | "sredni") | null;
  resigned?: boolean;
  away_since?: number | null;
}
export interface BotSeat { type: "bot"; level: "latwy" | "mistrz" | "sredni" }
/** Does what a day's task says, or in a puzzle nothing: it is no bot.  TAB-63, TAB-122. */
export interface TaskSeat { type: "task"; part: string; number: number }
/** Waits for somebody to sit down. */
export interface OpenSeat { type: "open" }
/** Something all people at the table must agree to: TAB-08, TAB-09, TAB-17, TAB-25. */
export interface Proposed {
  what: "end" | "hand_over" | "remove" | "undo";
  by: number;
  agreed: number[];
  seat?: number | null;
  level?: ("latwy" | "mistrz" | "sredni") | null;
}
/** How a table's game ended; without a result when all agreed to stop. */
export interface Ending {
  result: Result | null;
  help: "facts" | "full" | "none";
  resigned: number[];
  hints?: number[] | null;
  assisted?: number[];
  conceded?: number[];
  drawn?: boolean;
}
/** How a game ended: the winners, if any, each seat's score, and why. */
export interface Result { winners: number[]; scores: number[]; reason: string }
/** That a table is somebody's attempt at a day's task, or at a puzzle: TAB-63, TAB-120. */
export interface Challenged {
  day: string | null;
  seat: number;
  begins: number;
  grade: Grade | null;
  puzzle?: Puzzled | null;
}
/** What an attempt came to, beside the best there was; squares tell no more than how it went. */
export interface Grade {
  score: number;
  best: number;
  squares: number[];
  verdict?: "best" | "better" | "failed" | "worse";
}
/** What is told of a puzzle at its table: TAB-120. */
export interface Puzzled { people: boolean; rating: number; answer: Answer | null }
/** What a puzzle's position was about: TAB-124. */
export interface Answer {
  unit: "bits" | "chance" | "points" | "win";
  best: Valued;
  played: Valued;
  own: Valued | null;
}
/** A move in a puzzle, the facts that say it, and what it is worth; None: not weighed. */
export interface Valued {
  move: unknown;
  facts: { [k: string]: unknown };
  worth: number | null;
}
/** That a table is one of a contest: TAB-130. */
export interface InContest { id: string; round: number; held: boolean; walkover: boolean }
/** How games stand among those who play again and again: TAB-55. */
export interface Series { games: number; drawn: number; wins: number[] }
/** The game as this connection may see it after ``ply``. */
export interface Position {
  ply: number;
  view: unknown;
  offers: Offer[];
  waiting: number[];
  times: Times | null;
  open: Open | null;
}
/** A kind of move the seat may make now, and which; None: too many to list, ask with `check`. */
export interface Offer { kind: string; moves: unknown[] | null }
/** Milliseconds each seat has left, the seats whose time is running, and what the step has. */
export interface Times { left: number[]; running: number[]; step: number | null }
/** After the end: everything but private notes, and what is needed to check the deal. */
export interface Open { state: unknown; seed: string; nonces: string[]; shared?: string[] }
/** One ply as this connection was told it. */
export interface LogEntry {
  ply: number;
  kind: "played" | "timed_out" | "undone";
  by: number | null;
  events: unknown[];
  to?: number | null;
  agreed?: boolean;
  by_clock?: boolean;
  private?: number[];
}
/** Something said, as those hear it whom it is for: TAB-19, TAB-20. */
export interface Line {
  who: string;
  name: string;
  by: number | null;
  ply: number;
  said: string | Phrased;
  team?: boolean;
  promise?: boolean;
}
/** One of the game's phrases, filled in; each reads it in their own language: TAB-21. */
export interface Phrased {
  phrase: string;
  slots?: { [k: string]: string };
  seat?: number | null;
}
/** A thing that a seat has marked for its team: TAB-22. */
export interface Mark { seat: number; thing: string; percent?: number | null }
/** What a lesson says to its learner now. */
export interface Taught {
  step: number;
  told: number;
  ideas: number;
  part: number;
  parts: number;
  idea: string | null;
  look: string | null;
  clause: string | null;
  asks: "move" | "next" | "wait";
  astray: boolean;
}
export interface TableChanged { type: "table"; table: TableInfo; you: You }
/** A `PlyTold` as it is sent: by place, as docs/protocol.md tells it. */
export interface PackedPly { type: "ply"; told: unknown[] }
/** What the table's help level works out for this seat, after a ply. */
export interface Helped { type: "help"; ply: number; help: unknown }
/** What the best bot would do on this seat after a ply, and the facts to say it with. */
export interface HintGiven {
  type: "hint";
  ply: number;
  move: unknown;
  facts: { [k: string]: unknown };
}
/** What this seat should be told cannot be worked out just now; it comes when it can: TAB-39. */
export interface Troubled { type: "trouble"; what: "help" | "hint" }
/** The note sheet as another device of the same seat has left it. */
export interface Noted { type: "note"; note: unknown }
/** Somebody said something that this connection may hear. */
export interface Heard { type: "talk"; line: Line }
/** All marks of the seat's own team, as they are now. */
export interface Marked { type: "marks"; marks: Mark[] }
/** What the lesson says to its learner now; None when it is over: TAB-32. */
export interface LessonTold { type: "lesson"; lesson: Taught | null }
/** The answer to `advise`: what the game's judge says, for this seat alone. */
export interface Advised { type: "advice"; id: string; advice: unknown }
/** The answer to `describe`: for each move the facts that say it, for this seat alone. */
export interface Described {
  type: "described";
  id: string;
  facts: { [k: string]: unknown }[];
}
/** The command is carried out, and on disk. */
export interface Done { type: "done"; id: string }
/** The command breaks a clause; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  why: string;
  facts: { [k: string]: unknown };
}
/** The message could not be read or taken; nothing has changed. */
export interface Failed {
  type: "failed";
  code: | "bad_token" | "fault" | "malformed" | "not_open" | "not_ready" | "too_fast" | "too_large"
    | "unknown_table";
  detail: string;
  id?: string | null;
}
/** The first message of a connection; without a token one is a spectator. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  since?: number;
  /** @maxItems 12 */
  company?: string[];
}
/** Take an open seat before the deal, adding a nonce of one's own to the seed. */
export interface Sit { type: "sit"; id: string; seat: number; nonce: string }
/** Give one's seat up before the deal. */
export interface Stand { type: "stand"; id: string }
/** The host makes a seat open or a bot's before the deal. */
export interface SetSeat { type: "set_seat"; id: string; seat: number; to: BotSeat | OpenSeat }
/** The host puts bots on all open seats before the deal. */
export interface Fill { type: "fill"; id: string; level: "latwy" | "mistrz" | "sredni" }
/** The host has two seats change places before the deal. */
export interface Swap { type: "swap"; id: string; seat: number; other: number }
/** The host sends a person away: before the deal at once, later if all others agree: TAB-25. */
export interface Remove { type: "remove"; id: string; seat: number }
/** The host lets strangers find the table, or no more: TAB-24. */
export interface SetPublic { type: "set_public"; id: string; public: boolean }
/** The host has the game dealt; every seat must be taken. */
export interface Start { type: "start"; id: string }
export interface MakeMove { type: "move"; id: string; move: unknown }
/** Ask whether a move would be legal, without making it. */
export interface CheckMove { type: "check"; id: string; move: unknown }
/** Ask for the facts that say moves one may make, each as `hint-<game>-<move>`. */
export interface DescribeMoves {
  type: "describe";
  id: string;
  /** @maxItems 256 */
  moves: unknown[];
}
/** Ask what the best bot would do on one's seat, where the table allows it: TAB-33. */
export interface AskHint { type: "hint"; id: string }
/** Ask the game's judge about something one thinks of saying; nobody else learns of it. */
export interface Advise { type: "advise"; id: string; about: string }
/** Keep one's private note sheet: any JSON object of at most 16 kB. */
export interface WriteNote {
  type: "note";
  id: string;
  note: { [k: string]: unknown };
}
/** Say something to the whole table, or to one's own team: TAB-19 to TAB-21. */
export interface Say { type: "say"; id: string; said: string | Phrased; to?: "table" | "team" }
/** Mark a thing that all can see for one's own team, or take one's mark away: TAB-22. */
export interface SetMark { type: "mark"; id: string; thing: string; on: boolean }
/** The learner has read the idea of this step: TAB-32. */
export interface Understood { type: "understood"; id: string; step: number }
/** The learner goes on alone, in the same game: TAB-32. */
export interface LeaveLesson { type: "leave_lesson"; id: string }
/** The host gives an absent person's seat to a bot, or back (level None). */
export interface HandOver {
  type: "hand_over";
  id: string;
  seat: number;
  level: ("latwy" | "mistrz" | "sredni") | null;
}
/** Leave the game for good: a bot plays on, or it ends; the result says so.  TAB-10, TAB-56. */
export interface Resign { type: "resign"; id: string }
/** Take back one's last move, or end without a winner: at once if nobody needs to agree. */
export interface Propose { type: "propose"; id: string; what: "end" | "undo" }
export interface Vote { type: "vote"; id: string; yes: boolean }
/** After the end: take one's seat at a new table like this one, `TableInfo.rematch`: TAB-18. */
export interface Rematch { type: "rematch"; id: string; nonce: string; commitment?: string | null }
/**
 * A ply that is on disk: what was told to this connection, and how its view changed.
 *
 *     This is what a `PackedPly` says.
 */
export interface PlyTold {
  type: "ply";
  entry: LogEntry;
  changes: Change[];
  offers?: Offer[];
  waiting?: number[];
  times?: Times | null;
  open?: Open | null;
}
/** One change of a view: at a path a new value, or a list there that is longer or shorter. */
export interface Change { at: (string | number)[]; set?: unknown; add?: unknown; cut?: number }
/** Why an HTTP request was refused: a clause where one applies, else a code. */
export interface Problem {
  code: string;
  detail: string;
  rule?: string | null;
  why?: string | null;
  facts?: { [k: string]: unknown };
}
export interface NewPerson { name: string }
/** Who a browser is: it keeps the token, and whoever has the token is that person. */
export interface Person { name: string; token: string }
/** Whether somebody's finished games may serve research: PRV-12. */
export interface Research { agrees: boolean }
/** Whether positions of somebody's finished games may become puzzles: PRV-18. */
export interface PuzzleConsent { agrees: boolean }
/** Asks for a pass; it leads to this table, or to the start. */
export interface NewPass { table?: string | null }
/** A link that makes another device the same person, once and soon: TAB-26. */
export interface Pass { url: string; qr: string; seconds: number }
export interface UsePass { secret: string }
/** The same for oneself. */
export interface MyResults {
  name: string;
  games: GameResults[];
  streaks: Streaks;
  opponents: Opponent[];
  showing: Shown;
}
/** One game's part of somebody's page. */
export interface GameResults {
  game: string;
  count: Count;
  against: Against[];
  now: RatedNow | null;
  past: Rated[];
  seasons: Season[];
  accuracy: Accuracy | null;
}
/** Finished games of one kind; what is missing in the sum was lost. */
export interface Count { games: number; won: number; drawn: number; assisted: number }
/** Games with other people at the table, or else with robots, the best of this level. */
export interface Against { met: "latwy" | "mistrz" | "people" | "sredni"; count: Count }
/** Where somebody stands in a game, of all time or of a season: TAB-92. */
export interface RatedNow { rated: Rated; games: number; won: number }
/** Points of Elo, the robot średni having 1500; with 95 % it is so many more or fewer. */
export interface Rated { points: number; give: number }
/** A quarter of a year, as 2026-4. */
export interface Season { season: string; now: RatedNow }
/** What moves were worth, of what the best open to their maker were: TAB-93. */
export interface Accuracy { percent: number; games: number }
/** Wins in a row, now and at best (of the last thousand games); days of challenges in a row. */
export interface Streaks { wins: number; best: number; days: number }
/** Somebody one has played with. */
export interface Opponent {
  name: string;
  together: boolean;
  games: number;
  won: number;
  lost: number;
}
/** The same as it is kept, and the link if there is one. */
export interface Shown { ranked: boolean; shown: boolean; link: string | null }
/** What somebody lets others see of their results: TAB-94. */
export interface Showing { ranked: boolean; shown: boolean }
/** What somebody's finished games came to: TAB-90. */
export interface Results { name: string; games: GameResults[]; streaks: Streaks }
/** A game's table of those who wish to stand in one, the best first: TAB-95. */
export interface Leaderboard {
  game: string;
  season: string;
  seasons: string[];
  rows: Row[];
  people: number;
}
/** A person in a table of people. */
export interface Row {
  place: number;
  name: string;
  page: string | null;
  now: RatedNow;
  you: boolean;
}
/** What makes another device the same person as this one. */
export interface Keys { passkeys: Passkey[]; codes: number }
/** One of one's passkeys. */
export interface Passkey { id: string; label: string; made: number; used: number | null }
/** What an authenticator is asked to make a passkey of. */
export interface Enrolment {
  challenge: string;
  site: string;
  handle: string;
  name: string;
  algorithms: number[];
  known: string[];
  seconds: number;
}
/** What the authenticator has made of it. */
export interface NewPasskey { label: string; client_data: string; attestation: string }
/** What any passkey of this site is asked to sign. */
export interface Challenge { challenge: string; site: string; seconds: number }
/** What one has signed. */
export interface SignedChallenge {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  handle: string;
}
/** New ones, instead of all before; they are told this once. */
export interface RecoveryCodes { codes: string[] }
export interface UseCode { code: string }
/** One's friends, and whoever could be. */
export interface Circle {
  friends: Friend[];
  asks: Known[];
  asked: Known[];
  met: Known[];
  blocked: Known[];
  seen: boolean;
}
export interface Friend {
  id: string;
  name: string;
  when?: number | null;
  game?: string | null;
  at?: string | null;
  table?: string | null;
}
/** Somebody one has played with. */
export interface Known { id: string; name: string; when?: number | null; game?: string | null }
export interface Seen { agrees: boolean }
/** A table like the last one with a friend, to which they are invited: TAB-108. */
export interface Again { nonce: string; commitment?: string | null }
export interface MadeTable { id: string; url: string }
/** A friend waits at a table. */
export interface Invitation { id: string; name: string; game: string; table: string; when: number }
/** Who has a seat at one's own table, and how one stands to them. */
export interface Seated {
  seat: number;
  id: string;
  tie: "asked" | "asks" | "blocked" | "friend" | "none";
}
/** By which a browser knows who sends it messages; None: this server sends none. */
export interface PushKey { key: string | null }
/** One of somebody's devices, as they may know it from the others. */
export interface KnownDevice { id: string; service: string; made: number }
/** A browser that takes messages: what its `PushSubscription` says. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "en" | "pl";
}
/** A game of days that somebody is in: TAB-116. */
export interface Turn {
  table: string;
  game: string;
  days: 1 | 3 | 7;
  seat: number;
  mine: boolean;
  due: number | null;
  seats: (PersonSeat | BotSeat | TaskSeat | OpenSeat)[];
  waiting: number[];
}
/** Where the calendar of somebody's turns is, if they want one: TAB-117. */
export interface Calendar { url: string | null }
/** A game on the shelf. */
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  options: unknown;
  levels: ("latwy" | "mistrz" | "sredni")[];
  helps: ("facts" | "full" | "none")[];
  phrases: Phrase[];
  lesson: boolean;
  clockless?: string[];
}
/** The sentence ``phrase-<game>-<id>``, or ``promise-<game>-<id>``: a promise binds nobody. */
export interface Phrase {
  id: string;
  slots?: { [k: string]: string[] };
  seat?: boolean;
  promise?: boolean;
}
export interface Rulebook { title: string; language: "en" | "pl"; sections: RuleSection[] }
export interface RuleSection { heading: string; intro: string; clauses: Clause[] }
export interface Clause { id: string; text: string; ruling: boolean }
/** Everything a person reads of a game, as Fluent messages; a page may have them built in. */
export interface Text { language: "en" | "pl"; fluent: string }
/** A part of a lesson as it goes on its path: for who has no network.  TAB-82. */
export interface Walk {
  begins: ( | Welcome | TableChanged | PackedPly | Helped | HintGiven | Troubled | Noted | Heard
    | Marked | LessonTold | Advised | Described | Done | Refused | Failed
  )[];
  steps: WalkStep[];
}
/** What a learner does on the path of a lesson, and all they are told until they are asked. */
export interface WalkStep {
  step: number;
  move: unknown;
  told: ( | Welcome | TableChanged | PackedPly | Helped | HintGiven | Troubled | Noted | Heard
    | Marked | LessonTold | Advised | Described | Done | Refused | Failed
  )[];
}
/** A seed is drawn, and this is its hash; a table may be made of it soon: TAB-47. */
export interface Promise { commitment: string; seconds: number }
/** A table to be made: one entry a seat; the maker sits on the first open one. */
export interface NewTable {
  game: string;
  seats: (BotSeat | OpenSeat)[];
  nonce: string;
  commitment?: string | null;
  options?: { [k: string]: unknown };
  help?: "facts" | "full" | "none";
  hints?: boolean;
  pace?: "calm" | "normal" | "quick";
  clock?: Clock | null;
  days?: (1 | 3 | 7) | null;
  start?: boolean;
  public?: boolean;
}
/** Somebody who wants to play with whoever comes: TAB-70. */
export interface Seeking {
  game: string;
  nonce: string;
  players: number[];
  robots: Gathering;
  options?: { [k: string]: unknown };
  any_options?: boolean;
  days?: (1 | 3 | 7) | null;
  commitment?: string | null;
}
/** That a table begins by itself: when robots take what seats are left, and which: TAB-70. */
export interface Gathering { seconds: number | null; level?: "latwy" | "mistrz" | "sredni" }
/** A guided first game to be begun, or another part of one: TAB-32. */
export interface NewLesson { game: string; part?: number; language?: "en" | "pl" }
/** The tasks of a day, and what proves that they were drawn before it: TAB-68. */
export interface Day {
  day: string;
  ends: number;
  tasks: DayTask[];
  streak: number;
  commitment: string;
  tomorrow: string;
  seed: string | null;
  first: string;
}
/** One game's task of a day, and what whoever asks has made of it. */
export interface DayTask {
  game: string;
  table: string | null;
  grade: Grade | null;
  beaten: number | null;
  streak: number;
}
/** A day's task to be tried, once: TAB-63, TAB-65. */
export interface NewAttempt { game: string; day?: string | null; language?: "en" | "pl" }
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
  yours?: Notes | null;
  why?: Sentence[];
}
/** The game after a ply; the first step, ply 0, is the deal. */
export interface ReplayStep {
  ply: number;
  kind: "dealt" | "played" | "timed_out" | "undone";
  by: number | null;
  move: unknown;
  told: unknown[];
  state: unknown;
  waiting: number[];
  unseen_by: (number | null)[];
  to?: number | null;
  agreed?: boolean;
  by_clock?: boolean;
}
/** What a seat had on its sheet in the course of a game, for its owner alone.  TAB-29. */
export interface Notes { seat: number; sheets: Sheet[] }
/** A note sheet as its seat left it after a ply. */
export interface Sheet {
  ply: number;
  note: { [k: string]: unknown };
}
/** The message ``name``, what fills it in, and the ply it is about, if it is about one. */
export interface Sentence {
  name: string;
  facts?: { [k: string]: unknown };
  ply?: number | null;
}
/** A contest to be made; whoever makes it does not enter by it. */
export interface NewContest {
  kind: "duplicate" | "round_robin" | "swiss";
  game: string;
  seats: (BotSeat | OpenSeat)[];
  options?: { [k: string]: unknown };
  clock?: Clock | null;
  pace?: "calm" | "normal" | "quick";
  rounds?: number;
  minutes?: number;
}
export interface MadeContest { id: string; url: string }
export interface MyContest {
  id: string;
  kind: "duplicate" | "round_robin" | "swiss";
  game: string;
  phase: "open" | "over" | "running";
  people: number;
  made: number;
}
export interface ContestTold {
  id: string;
  url: string;
  kind: "duplicate" | "round_robin" | "swiss";
  game: string;
  options: unknown;
  seats: (BotSeat | OpenSeat)[];
  clock: Clock | null;
  pace: "calm" | "normal" | "quick";
  rounds: number;
  minutes: number;
  phase: "open" | "over" | "running";
  host: string;
  commitment: string;
  entrants: EntrantTold[];
  played: RoundTold[];
  arrive: number | null;
  ends: number | null;
  standings: StandingTold[];
  compared: ComparedTold[];
  you: YourPart;
}
export interface EntrantTold { name: string; withdrawn: boolean }
export interface RoundTold { tables: TableTold[]; byes: number[]; closed: boolean }
/** A table of a round; of one that is held no more than that it is played: TAB-131. */
export interface TableTold {
  id: string;
  people: (number | null)[];
  phase: "over" | "playing" | "waiting" | "walkover";
  points: number[] | null;
}
/** How somebody stands: TAB-137. */
export interface StandingTold {
  who: number;
  place: number;
  points: number;
  buchholz: number;
  berger: number;
}
/** How somebody did with the deal that all had: TAB-132. */
export interface ComparedTold {
  who: number;
  table: string;
  seat: number;
  fared: Fared | null;
  points: number | null;
  most: number;
}
/** How somebody fared on a seat; who has a better key did better. */
export interface Fared { own: boolean; won: boolean; score: number }
/** What whoever asks has to do with it. */
export interface YourPart {
  who: number | null;
  host: boolean;
  may_begin: boolean;
  table: string | null;
  resting: boolean;
}
/** To take part: with a nonce, once one has seen what the seed was committed to: TAB-131. */
export interface Enter { nonce: string; commitment: string }
export interface PuzzleStanding { games: GamePuzzles[] }
/** How somebody does at the puzzles of a game: TAB-125. */
export interface GamePuzzles {
  game: string;
  rating: number;
  spread: number;
  tried: number;
  solved: number;
  table: string | null;
  left: number;
}
/** The next puzzle of a game, of one's own strength or as hard as one likes. */
export interface NewPuzzle {
  game: string;
  difficulty?: ("easy" | "hard" | "middling") | null;
  language?: "en" | "pl";
}
export interface MyTable {
  id: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  seat: number | null;
  my_turn: boolean;
  seats: (PersonSeat | BotSeat | TaskSeat | OpenSeat)[];
  waiting: number[];
  ending: Ending | null;
  updated: number;
  archived: boolean;
  lesson: boolean;
  challenge: string | null;
  due: number | null;
  deletable: boolean;
}
/** A table that waits for anybody: TAB-24. */
export interface PublicTable { table: TableInfo; seconds: number }
/**
 * Everything of a finished game but private notes and what teams said among themselves.
 *
 *     Whoever asks for it as the owner of a seat has their own notes in it besides.
 */
export interface Record {
  game: string;
  version: number;
  options: unknown;
  players: string[];
  commitment: string;
  sealed?: boolean;
  seed: string;
  nonces: string[];
  shared?: string[];
  steps: RecordedPly[];
  ending: Ending | null;
  state: unknown;
  talk?: Line[];
  notes?: Notes | null;
}
/** A ply on record: what was done, and what was told of it. */
export interface RecordedPly { entry: Played | TimedOut | Undone; told: Told[]; by_clock?: boolean }
export interface Played { type: "played"; ply: number; seat: number; move: unknown }
/** The clock ran out, and the rules' own default happened. */
export interface TimedOut { type: "timed_out"; ply: number }
/** Everything after ply ``to`` was taken back, unnoticed or because all agreed. */
export interface Undone { type: "undone"; ply: number; to: number; agreed?: boolean }
/** Something that happened, and the one seat it was told to (None: everybody). */
export interface Told { event: unknown; only?: number | null }
/** A game out of a file, as far as the rules make the same of it: TAB-30. */
export interface OpenedFile {
  replay: Replay;
  flaw: ("end" | "order" | "seed" | "told" | "unknown" | "version") | null;
}
/** What is told of a finished game: TAB-31. */
export interface Story { sentences: Sentence[]; questions: Question[] }
/** A move that asked for something, and what it was worth. */
export interface Question { ply: number; by: number; move: unknown; worth: Measure }
/**
 * What a move told the mover, in bits: so many times were the possible deals halved.
 *
 *     ``expected`` is the mean over all answers that were possible then, ``got`` what the true one
 *     told; ``best`` is the move that promised most, and ``promised`` how much.
 */
export interface Measure {
  got: number;
  expected: number;
  best?: { [k: string]: unknown };
  promised?: number | null;
  chance?: number | null;
  surest?: number | null;
  codes?: number | null;
  left?: number | null;
  points?: number | null;
  most?: number | null;
  winner?: { [k: string]: unknown };
}
/** All that one seat may know; ``seat`` and ``hand`` are None for a spectator. */
export interface ChytrogrodView_Table__Hand_ {
  seat: number | null;
  table: ChytrogrodTable;
  hand: ChytrogrodHand | null;
}
/** The town, and all that can be on its agenda. */
export interface ChytrogrodTable {
  type: "table";
  agenda?: ( | ChytrogrodChooseFirst | ChytrogrodSendHenchman | ChytrogrodBeginRound
    | ChytrogrodWake | ChytrogrodOverflow | ChytrogrodDrawDecree | ChytrogrodLayDecree
    | ChytrogrodAction | ChytrogrodScheme | ChytrogrodDoStuPiorunow | ChytrogrodRozroba
    | ChytrogrodWielmozni | ChytrogrodRektorskieMachlojki | ChytrogrodMoveSeenCard
    | ChytrogrodWstawiennictwo | ChytrogrodResolve | ChytrogrodContest | ChytrogrodTie
    | ChytrogrodTiedDeals | ChytrogrodSabotage | ChytrogrodMakeDeal | ChytrogrodPayment
    | ChytrogrodTidy | ChytrogrodTakeGuild
  )[];
  options: ChytrogrodVariants;
  ring: number[];
  players: ChytrogrodPlayer[];
  districts: ChytrogrodDistrict[];
  pools: [number, number, number, number, number, number, number];
  favourite: number;
  first: number;
  round?: number;
  laid?: number;
  deck: number;
  unseen_decrees: ( | "cenna_pogloska" | "cenniejsza_pogloska" | "cisza_przed_burza" | "grube_ryby"
    | "jeszcze_cenniejsza" | "mala_rzecz" | "nie_na_sprzedaz" | "pilnuj_swego_nosa"
    | "prawo_i_porzadek" | "straz_na_strazy" | "trzask_bicza" | "zloto_glupcow"
  )[];
  discards?: ( | "cenna_pogloska" | "cenniejsza_pogloska" | "cisza_przed_burza" | "grube_ryby"
    | "jeszcze_cenniejsza" | "mala_rzecz" | "nie_na_sprzedaz" | "pilnuj_swego_nosa"
    | "prawo_i_porzadek" | "straz_na_strazy" | "trzask_bicza" | "zloto_glupcow"
  )[];
  turned_up?: ChytrogrodTurnedUp[];
  shown?: number[];
}
/** The favourite chooses the first district; when time is out, any.  CHY-15. */
export interface ChytrogrodChooseFirst { type: "choose_first"; seats: [number] }
/** Put the own henchman into a district without one; when time is out, any.  CHY-16. */
export interface ChytrogrodSendHenchman { type: "send_henchman"; seats: [number] }
/** A round is waking, actions, intrigues where they are played, resolution and tidying. */
export interface ChytrogrodBeginRound { type: "begin_round" }
/** Each henchman in a district brings a good of its colour from the pool.  CHY-20. */
export interface ChytrogrodWake { type: "wake" }
/**
 * Return to the pools what does not fit on the board, old or new.  CHY-47.
 *
 *     When time is out goods go first, and always one of which there are most.
 */
export interface ChytrogrodOverflow { type: "overflow"; seats: [number] }
/** A player draws the top decree and looks at it alone.  CHY-21, CHY-22. */
export interface ChytrogrodDrawDecree { type: "draw_decree"; seat: number }
/** Lay the decree face down into a district; when time is out, into the first one.  CHY-21. */
export interface ChytrogrodLayDecree { type: "lay_decree"; seats: [number] }
/**
 * Play one action card face down into any district, in turn from the favourite.  CHY-30.
 *
 *     When time is out, a card drawn from the hand goes into the first district: so
 *     nobody learns anything of it.  CHY-33.
 */
export interface ChytrogrodAction { type: "action"; seats: [number] }
/** Whoever's guild can carry out its intrigue is asked, as all can see.  CHY-120, CHY-126. */
export interface ChytrogrodScheme { type: "scheme"; seat: number }
/** Swap a good for one of which a district holds at least two.  CHY-121. */
export interface ChytrogrodDoStuPiorunow { type: "do_stu_piorunow"; seats: [number] }
/** Move an own card from the top of a pile to the top of another.  CHY-122. */
export interface ChytrogrodRozroba { type: "rozroba"; seats: [number] }
/** Swap one of at least three goods of a colour for one of any pool.  CHY-123. */
export interface ChytrogrodWielmozni { type: "wielmozni"; seats: [number] }
/** With the henchman at the university, look at another's top card, and move it.  CHY-124. */
export interface ChytrogrodRektorskieMachlojki { type: "rektorskie_machlojki"; seats: [number] }
/** Lay the card just looked at on another pile; when time is out, on the next.  CHY-124. */
export interface ChytrogrodMoveSeenCard { type: "move_seen_card"; seats: [number]; start: number }
/** With the henchman on the own board, draw a decree and lay it.  CHY-125. */
export interface ChytrogrodWstawiennictwo { type: "wstawiennictwo"; seats: [number] }
/** Turn up all cards of the next district; the decrees first, then by initiative.  CHY-40. */
export interface ChytrogrodResolve { type: "resolve"; districts: number[] }
/** Of tied players the favourite picks one, but all tied deals are made.  CHY-50 to CHY-54. */
export interface ChytrogrodContest {
  type: "contest";
  district: number;
  kind: "big_deal" | "buyout" | "sabotage" | "small_deal" | "takeover";
}
/** The favourite picks whose card counts; when time is out, the first clockwise.  CHY-50. */
export interface ChytrogrodTie {
  type: "tie";
  seats: [number];
  district: number;
  kind: "big_deal" | "buyout" | "sabotage" | "small_deal" | "takeover";
  tied: number[];
}
/** The favourite lays down the whole order; when time is out, it is clockwise.  CHY-51. */
export interface ChytrogrodTiedDeals {
  type: "tied_deals";
  seats: [number];
  district: number;
  kind: "big_deal" | "buyout" | "sabotage" | "small_deal" | "takeover";
  tied: number[];
}
/**
 * Remove another card of this district, or the henchman in it.  CHY-42.
 *
 *     When time is out, a card of another player if there is one.
 */
export interface ChytrogrodSabotage { type: "sabotage"; seats: [number]; district: number }
/**
 * Whoever has the goods pays and takes the top deal.  CHY-44, CHY-45.
 *
 *     With an unused secret good, and at most one good lacking of whatever kind,
 *     the player is asked first: who is asked depends on nothing hidden.  CHY-71.
 */
export interface ChytrogrodMakeDeal {
  type: "make_deal";
  seat: number;
  district: number;
  kind: "big_deal" | "buyout" | "sabotage" | "small_deal" | "takeover";
}
/**
 * Pay with the secret good or without it; only who could not pay without may decline.
 *
 *     When time is out, the secret good is kept.  CHY-41, CHY-70, CHY-71, CHY-110.
 */
export interface ChytrogrodPayment {
  type: "payment";
  seats: [number];
  district: number;
  kind: "big_deal" | "buyout" | "sabotage" | "small_deal" | "takeover";
}
/** Cards are taken back; the game ends, or a new round begins.  CHY-48, CHY-60 to CHY-62. */
export interface ChytrogrodTidy { type: "tidy" }
/** Take a guild that nobody has taken; when time is out, the one dealt.  CHY-150, CHY-151. */
export interface ChytrogrodTakeGuild { type: "take_guild"; seats: [number] }
/** What holds all through a game, and so lies on the table. */
export interface ChytrogrodVariants { type: "options"; contraband?: boolean; intrigues?: boolean }
export interface ChytrogrodPlayer {
  guild: number;
  tokens?: [number, number, number, number, number, number, number];
  points?: number;
  deals?: ChytrogrodTaken[];
  henchman?: number | null;
  secret_used?: boolean;
}
/** A deal that a player has made. */
export interface ChytrogrodTaken { deal: ChytrogrodDeal; big: boolean }
/** A deal token; ``number`` is its place in DEALS. */
export interface ChytrogrodDeal {
  number: number;
  colour: number;
  big: ChytrogrodSide;
  small: ChytrogrodSide;
}
/** One side of a deal: what it costs, and its points. */
export interface ChytrogrodSide {
  cost: [number, number, number, number, number, number, number];
  points: number;
}
export interface ChytrogrodDistrict {
  top: ChytrogrodDeal | null;
  unseen: number;
  tokens: [number, number, number, number, number, number, number];
  below?: ChytrogrodDeal[];
  pile?: ChytrogrodLaid[];
  decrees?: ChytrogrodLaidDecree[];
}
/**
 * An action card in a pile; ``card`` is told once it is turned up, ``number`` is its name.
 *
 *     ``seen`` is the seat that has looked at it though it is another's (CHY-124).
 */
export interface ChytrogrodLaid {
  by: number;
  number: number;
  card?:
    | ("big_deal" | "buyout_2" | "buyout_3" | "buyout_4" | "sabotage" | "small_deal" | "takeover")
    | null;
  ignored?: boolean;
  seen?: number | null;
}
/** A decree beside a pile; decrees are numbered in the order they are laid in a round. */
export interface ChytrogrodLaidDecree {
  by: number;
  number: number;
  decree?: | ( | "cenna_pogloska" | "cenniejsza_pogloska" | "cisza_przed_burza" | "grube_ryby"
        | "jeszcze_cenniejsza" | "mala_rzecz" | "nie_na_sprzedaz" | "pilnuj_swego_nosa"
        | "prawo_i_porzadek" | "straz_na_strazy" | "trzask_bicza" | "zloto_glupcow"
      ) | null;
}
/** A district is resolved: all that was laid there. */
export interface ChytrogrodTurnedUp {
  type: "turned_up";
  district: number;
  decrees: ( | "cenna_pogloska" | "cenniejsza_pogloska" | "cisza_przed_burza" | "grube_ryby"
    | "jeszcze_cenniejsza" | "mala_rzecz" | "nie_na_sprzedaz" | "pilnuj_swego_nosa"
    | "prawo_i_porzadek" | "straz_na_strazy" | "trzask_bicza" | "zloto_glupcow"
  )[];
  cards: ChytrogrodTurnedCard[];
}
export interface ChytrogrodTurnedCard {
  by: number;
  card: "big_deal" | "buyout_2" | "buyout_3" | "buyout_4" | "sabotage" | "small_deal" | "takeover";
}
export interface ChytrogrodHand {
  type: "hand";
  secret: number | null;
  cards?: (
    "big_deal" | "buyout_2" | "buyout_3" | "buyout_4" | "sabotage" | "small_deal" | "takeover"
  )[];
  face_down?: [
    number,
    "big_deal" | "buyout_2" | "buyout_3" | "buyout_4" | "sabotage" | "small_deal" | "takeover"
  ][];
  drawn?: | ( | "cenna_pogloska" | "cenniejsza_pogloska" | "cisza_przed_burza" | "grube_ryby"
        | "jeszcze_cenniejsza" | "mala_rzecz" | "nie_na_sprzedaz" | "pilnuj_swego_nosa"
        | "prawo_i_porzadek" | "straz_na_strazy" | "trzask_bicza" | "zloto_glupcow"
      ) | null;
  decrees?: [
    number,
    ( | "cenna_pogloska" | "cenniejsza_pogloska" | "cisza_przed_burza" | "grube_ryby"
      | "jeszcze_cenniejsza" | "mala_rzecz" | "nie_na_sprzedaz" | "pilnuj_swego_nosa"
      | "prawo_i_porzadek" | "straz_na_strazy" | "trzask_bicza" | "zloto_glupcow"
    )
  ][];
}
/** A whole game at one moment: more than anybody at the table may know. */
export interface ChytrogrodState_Table__Hand__Secret_ {
  table: ChytrogrodTable;
  hands: ChytrogrodHand[];
  secret: ChytrogrodSecret;
}
export interface ChytrogrodSecret {
  type: "secret";
  stacks: number[][];
  deck: ( | "cenna_pogloska" | "cenniejsza_pogloska" | "cisza_przed_burza" | "grube_ryby"
    | "jeszcze_cenniejsza" | "mala_rzecz" | "nie_na_sprzedaz" | "pilnuj_swego_nosa"
    | "prawo_i_porzadek" | "straz_na_strazy" | "trzask_bicza" | "zloto_glupcow"
  )[];
  box: number[];
}
/** Name a district: the first one, one for the henchman, for a decree or a card looked at. */
export interface ChytrogrodChooseDistrict { type: "choose_district"; district: number }
/** Lay an action card face down. */
export interface ChytrogrodPlayCard {
  type: "play_card";
  district: number;
  card: "big_deal" | "buyout_2" | "buyout_3" | "buyout_4" | "sabotage" | "small_deal" | "takeover";
}
/** Name the one of tied players whose card counts. */
export interface ChytrogrodPick { type: "pick"; seat: number }
/** Say in which order tied players make their deals. */
export interface ChytrogrodArrange { type: "arrange"; seats: number[] }
/** Remove the card with this number (None: the henchman). */
export interface ChytrogrodRemove { type: "remove"; number: number | null }
/** Pay for a deal, with the secret good in place of one token of this colour, or without it. */
export interface ChytrogrodPay { type: "pay"; secret?: number | null }
/** Keep the secret good, and do without the deal. */
export interface ChytrogrodDecline { type: "decline" }
/** Return these tokens to the pools. */
export interface ChytrogrodGiveBack {
  type: "give_back";
  tokens: [number, number, number, number, number, number, number];
}
/** Do stu piorunów!: give a good for another one in a district. */
export interface ChytrogrodSwapInDistrict {
  type: "swap_in_district";
  district: number;
  give: number;
  get: number;
}
/** Wielmożni: give a good for another one from the pools. */
export interface ChytrogrodSwapWithPool { type: "swap_with_pool"; give: number; get: number }
/** Rozróba: move one's card from the top of one pile to the top of another. */
export interface ChytrogrodMoveCard { type: "move_card"; start: number; to: number }
/** Rektorskie machlojki: look at the card on top of a pile. */
export interface ChytrogrodLookAt { type: "look_at"; district: number }
/** Wstawiennictwo: draw a decree. */
export interface ChytrogrodIntercede { type: "intercede" }
/** Do without one's intrigue. */
export interface ChytrogrodSkip { type: "skip" }
/** Take a guild. */
export interface ChytrogrodChooseGuild { type: "choose_guild"; guild: number }
export interface ChytrogrodFirstDistrict { type: "first_district"; by: number; district: number }
/** At set-up a player put the henchman into a district. */
export interface ChytrogrodHenchmanSent { type: "henchman_sent"; by: number; district: number }
/** A new round, with this favourite and first district. */
export interface ChytrogrodRoundBegan {
  type: "round_began";
  round: number;
  seat: number;
  district: number;
}
/** A henchman brought a good. */
export interface ChytrogrodBrought { type: "brought"; by: number; token: number }
/** A player returned what did not fit. */
export interface ChytrogrodGivenBack { type: "given_back"; by: number; heaps: ChytrogrodHeap[] }
/** Some tokens of one kind. */
export interface ChytrogrodHeap { token: number; count: number }
/** The discarded decrees were shuffled into a new deck. */
export interface ChytrogrodDeckRenewed { type: "deck_renewed" }
export interface ChytrogrodDecreeDrawn { type: "decree_drawn"; by: number }
/** Told to the one who drew it. */
export interface ChytrogrodDecreeSeen {
  type: "decree_seen";
  decree: | "cenna_pogloska" | "cenniejsza_pogloska" | "cisza_przed_burza" | "grube_ryby"
    | "jeszcze_cenniejsza" | "mala_rzecz" | "nie_na_sprzedaz" | "pilnuj_swego_nosa"
    | "prawo_i_porzadek" | "straz_na_strazy" | "trzask_bicza" | "zloto_glupcow";
}
export interface ChytrogrodDecreeLaid { type: "decree_laid"; by: number; district: number }
export interface ChytrogrodCardLaid { type: "card_laid"; by: number; district: number }
export interface ChytrogrodSwappedInDistrict {
  type: "swapped_in_district";
  by: number;
  district: number;
  give: number;
  get: number;
}
export interface ChytrogrodSwappedWithPool {
  type: "swapped_with_pool";
  by: number;
  give: number;
  get: number;
}
/** A player looked at the card of another on top of a pile. */
export interface ChytrogrodLookedAt {
  type: "looked_at";
  by: number;
  seat: number;
  district: number;
}
/** Told to the one who looked. */
export interface ChytrogrodCardSeen {
  type: "card_seen";
  card: "big_deal" | "buyout_2" | "buyout_3" | "buyout_4" | "sabotage" | "small_deal" | "takeover";
}
/** A face-down card of ``seat`` went from the top of one pile to the top of another. */
export interface ChytrogrodCardMoved {
  type: "card_moved";
  by: number;
  seat: number;
  start: number;
  to: number;
}
/** A player did without the intrigue. */
export interface ChytrogrodSkipped { type: "skipped"; by: number }
/** The favourite settled a tie. */
export interface ChytrogrodPicked {
  type: "picked";
  by: number;
  district: number;
  kind: "big_deal" | "buyout" | "sabotage" | "small_deal" | "takeover";
  seat: number;
}
/** The favourite put tied deals in order. */
export interface ChytrogrodArranged {
  type: "arranged";
  by: number;
  district: number;
  kind: "big_deal" | "buyout" | "sabotage" | "small_deal" | "takeover";
  seats: number[];
}
export interface ChytrogrodCardRemoved {
  type: "card_removed";
  by: number;
  district: number;
  seat: number;
  card: "big_deal" | "buyout_2" | "buyout_3" | "buyout_4" | "sabotage" | "small_deal" | "takeover";
}
export interface ChytrogrodHenchmanRemoved {
  type: "henchman_removed";
  by: number;
  district: number;
  seat: number;
}
/** A henchman came to a district, and the one of ``seat`` had to go. */
export interface ChytrogrodTookOver {
  type: "took_over";
  by: number;
  district: number;
  seat: number | null;
}
/** A deal was paid for, with the secret good if it is named. */
export interface ChytrogrodDealMade {
  type: "deal_made";
  by: number;
  district: number;
  kind: "big_deal" | "buyout" | "sabotage" | "small_deal" | "takeover";
  points: number;
  secret: number | null;
}
/** A deal was not paid for. */
export interface ChytrogrodDealMissed {
  type: "deal_missed";
  by: number;
  district: number;
  kind: "big_deal" | "buyout" | "sabotage" | "small_deal" | "takeover";
}
/** Another deal is now on top; None: the stack is empty. */
export interface ChytrogrodDealOpened {
  type: "deal_opened";
  district: number;
  deal: ChytrogrodDeal | null;
}
/** A player took all that lay in a district. */
export interface ChytrogrodBoughtOut {
  type: "bought_out";
  by: number;
  district: number;
  heaps: ChytrogrodHeap[];
}
/** A player took a guild; whoever was dealt it has the other's instead. */
export interface ChytrogrodGuildTaken { type: "guild_taken"; by: number; guild: number }
export interface ChytrogrodOptions {
  type: "options";
  contraband?: boolean;
  intrigues?: boolean;
  choose_guilds?: boolean;
}
/** What one other seat's cards and decrees, by number, and secret good can be. */
export interface ChytrogrodFacts {
  type: "facts";
  seat: number;
  cards: {
    [k: string]: (
      "big_deal" | "buyout_2" | "buyout_3" | "buyout_4" | "sabotage" | "small_deal" | "takeover"
    )[];
  };
  decrees: {
    [k: string]: ( | "cenna_pogloska" | "cenniejsza_pogloska" | "cisza_przed_burza" | "grube_ryby"
      | "jeszcze_cenniejsza" | "mala_rzecz" | "nie_na_sprzedaz" | "pilnuj_swego_nosa"
      | "prawo_i_porzadek" | "straz_na_strazy" | "trzask_bicza" | "zloto_glupcow"
    )[];
  };
  secret: number[];
}
/** How likely one other seat's cards and decrees, by number, and secret good are each thing. */
export interface ChytrogrodOdds {
  type: "odds";
  seat: number;
  cards: {
    [k: string]: { [k: string]: number };
  };
  decrees: {
    [k: string]: { [k: string]: number };
  };
  secret: { [k: string]: number };
}
/** All that one seat may know; ``seat`` and ``hand`` are None for a spectator. */
export interface KodKrakowaView_Table__Hand_ {
  seat: number | null;
  table: KodKrakowaTable;
  hand: KodKrakowaHand | null;
}
export interface KodKrakowaTable {
  type: "table";
  agenda?: ( | KodKrakowaPickingBoard | KodKrakowaPlacingPawn | KodKrakowaPuttingBarrier
    | KodKrakowaTurnBegins | KodKrakowaFirstBarrier | KodKrakowaTurn | KodKrakowaLaying
    | KodKrakowaResolving | KodKrakowaStopSign | KodKrakowaPuttingStop | KodKrakowaCardDone
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
  slots?: number[][];
  tray: number[];
  traces: ( | KodKrakowaPutDown | KodKrakowaPickedUp | KodKrakowaMixedIn | KodKrakowaTakenOut
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
/** Pick an attribute board of one side, other than the own one of the other.  KKR-10. */
export interface KodKrakowaPickingBoard {
  type: "picking_board";
  seats: [number];
  side: "left" | "right";
}
/** Put the own pawn into a start district.  KKR-14. */
export interface KodKrakowaPlacingPawn { type: "placing_pawn"; seats: [number] }
/** Put a barrier on a passage, other than the one it was lifted from.  KKR-14 to KKR-16. */
export interface KodKrakowaPuttingBarrier {
  type: "putting_barrier";
  seats: [number];
  owner: number;
  lifted?: string | null;
}
/** The next player has three actions, after one own barrier was moved if any can.  KKR-20. */
export interface KodKrakowaTurnBegins { type: "turn_begins" }
/** Lift one own barrier, to move it.  KKR-20. */
export interface KodKrakowaFirstBarrier { type: "first_barrier"; seats: [number] }
/** Actions while there are any left, free steps in between, then the end.  KKR-21 to KKR-24. */
export interface KodKrakowaTurn { type: "turn"; seats: [number] }
/** After a card was drawn, put a place onto its district, not the own pawn's.  KKR-35. */
export interface KodKrakowaLaying { type: "laying"; seats: [number] }
/** Choose what the effect of the card just played is used on.  KKR-40. */
export interface KodKrakowaResolving {
  type: "resolving";
  seats: [number];
  effect: | KodKrakowaMoveBarrier | KodKrakowaRemoveStop | KodKrakowaWalkThrough | KodKrakowaTram
    | KodKrakowaGoTo | KodKrakowaGuidePawn | KodKrakowaLayPlaces | KodKrakowaLook
    | KodKrakowaCollectNearby | KodKrakowaSwapPlaces | KodKrakowaExchangePlace
    | KodKrakowaEverybodyDraws | KodKrakowaExtraActions | KodKrakowaDiscover;
}
/**
 * Move one barrier of any player to another free passage.
 *
 *     Legal while some barrier can be moved.  Asks which barrier, and where to.
 */
export interface KodKrakowaMoveBarrier { type: "move_barrier" }
/**
 * Take one STOP marker off the board; it goes back to the supply.
 *
 *     Legal while a STOP marker is on the board.  Asks which.
 */
export interface KodKrakowaRemoveStop { type: "remove_stop" }
/**
 * Walk through a blocked passage; its marker stays.
 *
 *     Legal while a passage of the own district is blocked, and leads to a district on the board or
 *     to one that can be discovered without breaking KKR-16.  Asks where to.  It costs no action; an
 *     undiscovered district is discovered as by KKR-31.
 */
export interface KodKrakowaWalkThrough { type: "walk_through" }
/**
 * Ride up to ``districts`` districts through unblocked passages.
 *
 *     Legal while another district on the board is that near.  Asks where to, among the districts
 *     on the board: a tram discovers nothing.
 */
export interface KodKrakowaTram { type: "tram"; districts: number }
/**
 * Go straight to the named district, whatever is in between.
 *
 *     Legal while that district is on the board and the own pawn elsewhere.  Asks nothing.
 */
export interface KodKrakowaGoTo { type: "go_to"; district: string }
/**
 * Lead another player's pawn into a neighbouring district on the board.
 *
 *     Legal while some other pawn has an unblocked passage to a district on the board.  Asks whose
 *     pawn, and where to.
 */
export interface KodKrakowaGuidePawn { type: "guide_pawn" }
/**
 * Put ``count`` places from the tray onto their districts on the board, face down.
 *
 *     Legal while a district on the board has a place on the tray; the own pawn's district too.
 *     Asks for the district of each, one after the other, as long as there are any.
 */
export interface KodKrakowaLayPlaces { type: "lay_places"; count: number }
/**
 * Look at all places that lie face down in one district; nobody else sees them.
 *
 *     Legal while a place lies in some district.  Asks which district.
 */
export interface KodKrakowaLook { type: "look" }
/**
 * Collect a place from a neighbouring district, as if standing there (KKR-32).
 *
 *     Legal while a place lies in a district that an unblocked passage joins to the own one.  Asks
 *     which district.  It costs no action.
 */
export interface KodKrakowaCollectNearby { type: "collect_nearby" }
/**
 * Swap a place beside the own boards for one beside another player's.
 *
 *     Legal while both have one.  Asks which for which.  Each goes where it belongs at its new
 *     owner's (KKR-32).
 */
export interface KodKrakowaSwapPlaces { type: "swap_places" }
/**
 * Take a place of the same district from the tray for one beside the own boards.
 *
 *     Legal while the district of a place beside the own boards has another on the tray.  Asks which
 *     to give up.  The new one is drawn first, turned up and put where it belongs (KKR-32), then the
 *     old one is mixed in.
 */
export interface KodKrakowaExchangePlace { type: "exchange_place" }
/**
 * Everybody with fewer than 4 cards draws one, the player on turn first.
 *
 *     Always legal: the card played has made room for one.  Asks nothing; no place is laid for it.
 */
export interface KodKrakowaEverybodyDraws { type: "everybody_draws" }
/** This turn has ``count`` more actions.  Always legal.  Asks nothing. */
export interface KodKrakowaExtraActions { type: "extra_actions"; count: number }
/**
 * Put a district next to the board onto it, with one of its places face down.
 *
 *     Legal while an undiscovered district has a passage, blocked or not, to the board and an
 *     unblocked one anywhere.  Asks which.  The pawn stays, and no card is drawn for it.
 */
export interface KodKrakowaDiscover { type: "discover" }
/** After the effect a STOP marker is put, if there is one and a passage for it.  KKR-41. */
export interface KodKrakowaStopSign { type: "stop_sign" }
/** Put a STOP marker on a free passage.  KKR-41. */
export interface KodKrakowaPuttingStop { type: "putting_stop"; seats: [number] }
/** The card played is discarded.  KKR-40. */
export interface KodKrakowaCardDone { type: "card_done" }
/** A player's two attribute boards, and the places on, between and beside them. */
export interface KodKrakowaBoards {
  left?: ("art" | "history" | "leisure" | "science" | "spirit" | "work") | null;
  right?: ("art" | "history" | "leisure" | "science" | "spirit" | "work") | null;
  on_left?: string[];
  joint?: string[];
  on_right?: string[];
  beside?: string[];
}
/** A place, nobody knows which, went from the tray into this slot of the district. */
export interface KodKrakowaPutDown { type: "put_down"; slot?: number | null }
/** A place was collected from this slot of the district. */
export interface KodKrakowaPickedUp { type: "picked_up"; place: string; slot?: number | null }
/** A collected place went back to the tray. */
export interface KodKrakowaMixedIn { type: "mixed_in"; place: string }
/** A place came to a player straight from the tray. */
export interface KodKrakowaTakenOut { type: "taken_out"; place: string }
/** A player looked at what lay on the district. */
export interface KodKrakowaLookedAt { type: "looked_at"; seat: number }
export interface KodKrakowaHand { type: "hand"; cards?: string[]; seen?: KodKrakowaSeen[] }
/** What lay in a district when this seat looked, slot by slot. */
export interface KodKrakowaSeen { district: string; places: string[] }
/** A whole game at one moment: more than anybody at the table may know. */
export interface KodKrakowaState_Table__Hand__Secret_ {
  table: KodKrakowaTable;
  hands: KodKrakowaHand[];
  secret: KodKrakowaSecret;
}
export interface KodKrakowaSecret { type: "secret"; laid: string[][]; deck: string[] }
/** Pick the attribute board of the side that is being picked. */
export interface KodKrakowaPickBoard {
  type: "pick_board";
  attribute: "art" | "history" | "leisure" | "science" | "spirit" | "work";
}
export interface KodKrakowaPlacePawn { type: "place_pawn"; district: string }
/** Lift the barrier of this passage, to put it elsewhere. */
export interface KodKrakowaLiftBarrier { type: "lift_barrier"; passage: string }
export interface KodKrakowaPutBarrier { type: "put_barrier"; passage: string }
export interface KodKrakowaPutStop { type: "put_stop"; passage: string }
export interface KodKrakowaTakeStop { type: "take_stop"; passage: string }
/** Go to a district: on foot, or as a card says. */
export interface KodKrakowaWalk { type: "walk"; district: string }
/** Lead another player's pawn into a district. */
export interface KodKrakowaLead { type: "lead"; seat: number; district: string }
/** Put an undiscovered district onto the board. */
export interface KodKrakowaReveal { type: "reveal"; district: string }
/**
 * Collect the place in this slot of a district: the own one, or as a card says.
 *
 *     Without a slot, as in games of the first edition, chance says which.
 */
export interface KodKrakowaCollect { type: "collect"; district: string; slot?: number | null }
/** Put a place from the tray onto this district. */
export interface KodKrakowaLay { type: "lay"; district: string }
/** Look at the places that lie in this district. */
export interface KodKrakowaLookAt { type: "look_at"; district: string }
/** Give a place to another player and take one from there. */
export interface KodKrakowaSwap { type: "swap"; give: string; seat: number; take: string }
/** Give up a place for another one of its district. */
export interface KodKrakowaGiveUp { type: "give_up"; place: string }
export interface KodKrakowaDrawCard { type: "draw_card" }
export interface KodKrakowaPlayCard { type: "play_card"; card: string }
/** Pay with two places beside the boards, named in the order in which they lie, for a card. */
export interface KodKrakowaTrade { type: "trade"; first: string; second: string }
/** Throw away a card of a full hand that would change nothing. */
export interface KodKrakowaDiscard { type: "discard"; card: string }
export interface KodKrakowaEndTurn { type: "end_turn" }
export interface KodKrakowaPickedBoard {
  type: "picked_board";
  by: number;
  side: "left" | "right";
  attribute: "art" | "history" | "leisure" | "science" | "spirit" | "work";
}
export interface KodKrakowaPlacedPawn { type: "placed_pawn"; by: number; district: string }
/** A barrier was lifted, to be put elsewhere; ``seat`` is whose, if another player's. */
export interface KodKrakowaBarrierLifted {
  type: "barrier_lifted";
  by: number;
  seat: number | null;
  passage: string;
}
/** A barrier was put on a passage; ``seat`` is whose, if another player's. */
export interface KodKrakowaBarrierPut {
  type: "barrier_put";
  by: number;
  seat: number | null;
  passage: string;
}
/** None of the player's barriers could be moved (KKR-20). */
export interface KodKrakowaBarriersStuck { type: "barriers_stuck"; by: number }
export interface KodKrakowaStopPut { type: "stop_put"; by: number; passage: string }
/** A STOP sign was played, but no marker could be put (KKR-41). */
export interface KodKrakowaStopKept { type: "stop_kept"; by: number }
export interface KodKrakowaStopTaken { type: "stop_taken"; by: number; passage: string }
export interface KodKrakowaWalked { type: "walked"; by: number; district: string }
/** The pawn of ``seat`` was led into a district. */
export interface KodKrakowaLed { type: "led"; by: number; seat: number; district: string }
export interface KodKrakowaDiscovered { type: "discovered"; by: number; district: string }
/** A place went face down from the tray into a slot of its district. */
export interface KodKrakowaLaid { type: "laid"; district: string; slot?: number | null }
export interface KodKrakowaCollected {
  type: "collected";
  by: number;
  district: string;
  place: string;
  slot?: number | null;
}
/** A player looked at what lies in a district. */
export interface KodKrakowaLooked { type: "looked"; by: number; district: string }
/** What the one player saw who looked, slot by slot. */
export interface KodKrakowaSaw { type: "saw"; district: string; places: string[] }
/** ``given`` went to ``seat``, and ``taken`` came from there. */
export interface KodKrakowaSwapped {
  type: "swapped";
  by: number;
  seat: number;
  given: string;
  taken: string;
}
/** ``given`` went back to the tray, and ``taken`` came from there. */
export interface KodKrakowaExchanged { type: "exchanged"; by: number; given: string; taken: string }
export interface KodKrakowaDrew { type: "drew"; by: number }
/** What the one player drew who drew. */
export interface KodKrakowaDrewCard { type: "drew_card"; card: string }
/** The discards were shuffled into a new deck (KKR-43). */
export interface KodKrakowaRenewed { type: "renewed" }
export interface KodKrakowaPlayedCard { type: "played_card"; by: number; card: string }
/** Two places went back to the tray for a card. */
export interface KodKrakowaTraded { type: "traded"; by: number; places: string[] }
/**
 * A card that would change nothing was thrown away from a full hand.
 *
 *     In the first edition none of the others could be played either, and they were shown.
 */
export interface KodKrakowaDiscarded {
  type: "discarded";
  by: number;
  card: string;
  shown: string[];
}
export interface KodKrakowaActionsAdded { type: "actions_added"; by: number; count: number }
/** A turn ended, with so many actions lost. */
export interface KodKrakowaTurnEnded { type: "turn_ended"; by: number; lost: number }
export interface KodKrakowaOptions { type: "options"; opening_cards?: boolean }
/** The places that can lie face down in a district, in each slot, and on the tray. */
export interface KodKrakowaFacts {
  type: "facts";
  district: string;
  laid: string[];
  tray: string[];
  slots?: string[][];
}
/** How likely each place lies face down in a district, in each slot, and on the tray. */
export interface KodKrakowaOdds {
  type: "odds";
  district: string;
  laid: { [k: string]: number };
  tray: { [k: string]: number };
  slots?: { [k: string]: number }[];
}
export interface KodKrakowaKnowledge {
  districts: KodKrakowaDistrictPage[];
  places: KodKrakowaPlacePage[];
  events: KodKrakowaEventPage[];
  map: KodKrakowaCityMap;
}
/** A district; ``facts`` are the page's first words, ``more`` is the rest of them. */
export interface KodKrakowaDistrictPage {
  id: string;
  name: string;
  start: boolean;
  years: KodKrakowaWords;
  facts: KodKrakowaWords;
  more: KodKrakowaWords;
  sources: KodKrakowaSource[];
}
/** One thing said in both languages. */
export interface KodKrakowaWords { pl: string; en: string }
/** What a page was written from: a book, or an institution's own page with its address. */
export interface KodKrakowaSource { title: string; address?: string | null }
/** A place; ``why`` explains its two attributes, in their order. */
export interface KodKrakowaPlacePage {
  id: string;
  district: string;
  name: KodKrakowaWords;
  attributes: [
    "art" | "history" | "leisure" | "science" | "spirit" | "work",
    "art" | "history" | "leisure" | "science" | "spirit" | "work"
  ];
  first_edition?: | [
        "art" | "history" | "leisure" | "science" | "spirit" | "work",
        "art" | "history" | "leisure" | "science" | "spirit" | "work"
      ] | null;
  why: [KodKrakowaWords, KodKrakowaWords];
  years: KodKrakowaWords;
  facts: KodKrakowaWords;
  more: KodKrakowaWords;
  lat: number;
  lon: number;
  within: number;
  sources: KodKrakowaSource[];
}
/** An event, and the districts it belongs to. */
export interface KodKrakowaEventPage {
  id: string;
  name: KodKrakowaWords;
  effect: | KodKrakowaMoveBarrier | KodKrakowaRemoveStop | KodKrakowaWalkThrough | KodKrakowaTram
    | KodKrakowaGoTo | KodKrakowaGuidePawn | KodKrakowaLayPlaces | KodKrakowaLook
    | KodKrakowaCollectNearby | KodKrakowaSwapPlaces | KodKrakowaExchangePlace
    | KodKrakowaEverybodyDraws | KodKrakowaExtraActions | KodKrakowaDiscover;
  stop: boolean;
  districts: string[];
  years: KodKrakowaWords;
  text: KodKrakowaWords;
  sources: KodKrakowaSource[];
}
export interface KodKrakowaCityMap {
  width: number;
  height: number;
  districts: { [k: string]: KodKrakowaShape };
  borders: KodKrakowaLine[];
}
/** A district as drawn: its colour, where there is most room in it, and its edge. */
export interface KodKrakowaShape {
  colour: string;
  centre: [number, number];
  outline: [number, number][];
}
/** A border as drawn: where its passage is, and by which street or bridge one crosses it. */
export interface KodKrakowaLine {
  between: [string, string];
  passable: boolean;
  river: boolean;
  at: [number, number];
  line: [number, number][];
  crossing?: string | null;
}
/** All that one seat may know; ``seat`` and ``hand`` are None for a spectator. */
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
  aside: [number, number, number, number];
  rows: (number | null)[][];
  tokens: [number, number, number, number][];
  scores: number[];
  past?: (KryptosTurnedUp | KryptosGuessed)[];
  last_round?: boolean;
}
/** Turn up one own card in its place, counter-clockwise, twice round.  KRY-16, KRY-50 to 53. */
export interface KryptosOpening { type: "opening"; seats: [number] }
/** Point at a hidden card of another player and name its number.  KRY-20 to KRY-26. */
export interface KryptosTurn { type: "turn"; seats: [number] }
/** After a wrong guess, pay a point for another one, or stop.  KRY-24, 25, 31, 61. */
export interface KryptosSecondGuess { type: "second_guess"; seats: [number] }
export interface KryptosOptions {
  type: "options";
  advanced?: boolean;
  tajemnica?: boolean;
  lapowka?: boolean;
}
/** In the opening a player turned up a card of their own. */
export interface KryptosTurnedUp { type: "turned_up"; by: number; place: number; number: number }
/** A number was named; if right, the card is up and the guesser has won ``points``. */
export interface KryptosGuessed {
  type: "guessed";
  by: number;
  seat: number;
  place: number;
  number: number;
  right: boolean;
  points: number;
}
export interface KryptosHand { type: "hand"; cards: number[] }
/** A whole game at one moment: more than anybody at the table may know. */
export interface KryptosState_Table__Hand__Secret_ {
  table: KryptosTable;
  hands: KryptosHand[];
  secret: KryptosSecret;
}
export interface KryptosSecret { type: "secret"; aside: number[] }
/** Turn up a card of one's own. */
export interface KryptosTurnUp { type: "turn_up"; place: number }
/** Name the number of another seat's hidden card; places count from 0 at the left. */
export interface KryptosGuess { type: "guess"; seat: number; place: number; number: number }
/** Do without a second guess. */
export interface KryptosStop { type: "stop" }
/** A point was paid for a second guess, to a player if it is a bribe. */
export interface KryptosPaid { type: "paid"; by: number; seat: number | null }
/** A player did without a second guess. */
export interface KryptosStopped { type: "stopped"; by: number }
/** A player had no card to point at. */
export interface KryptosPassed { type: "passed"; by: number }
/** A player has reached the points that end the game with this round. */
export interface KryptosLastRound { type: "last_round"; by: number }
/** The numbers still possible in each place of one seat; of a face-up card its own. */
export interface KryptosFacts { type: "facts"; seat: number; places: number[][] }
/** How likely each number is in each place of one seat. */
export interface KryptosOdds {
  type: "odds";
  seat: number;
  places: { [k: string]: number }[];
}
/** All that one seat may know; ``seat`` and ``hand`` are None for a spectator. */
export interface TajniacyView_Table__Hand_ {
  seat: number | null;
  table: TajniacyTable;
  hand: TajniacyHand | null;
}
export interface TajniacyTable {
  type: "table";
  agenda?: ( | TajniacyGiving | TajniacyJudging | TajniacyConceding | TajniacyGuessing
    | TajniacyPenalty | TajniacyBoxed
  )[];
  options: TajniacyOptions;
  teams: ("blue" | "red")[];
  spymasters: TajniacyPerTeam;
  first: "blue" | "red";
  words: string[];
  covered: (("assassin" | "blue" | "bystander" | "red") | null)[];
  left: TajniacyPerTeam;
  objections: TajniacyPerTeam;
  missed: TajniacyPerTeam;
  clues?: TajniacyClue[];
  winner?: ("blue" | "red") | null;
  key?: ("assassin" | "blue" | "bystander" | "red")[];
}
/**
 * The first seat gives a word and a number, and may ask the second about one before.
 *
 *     The second is always of this step, so that nobody else can see whether it was asked.
 *     TAJ-20 to TAJ-24, TAJ-50, TAJ-51, TAJ-58 to TAJ-63, TAJ-80, TAJ-82.
 */
export interface TajniacyGiving { type: "giving"; seats: number[] }
/**
 * Before the first guess the rival spymaster has time to object.
 *
 *     With ``consent`` only where the program has found something, and by that: TAJ-74, TAJ-75.
 *     Else, in games on record, to any clue: TAJ-70, TAJ-72, TAJ-73.
 */
export interface TajniacyJudging { type: "judging"; seats: [number]; consent?: boolean }
/**
 * The rivals object by ``clause`` though the program has found nothing: its giver decides.
 *
 *     TAJ-76.
 */
export interface TajniacyConceding {
  type: "conceding";
  seats: [number];
  clause: "TAJ-50" | "TAJ-52" | "TAJ-53" | "TAJ-54" | "TAJ-55" | "TAJ-56" | "TAJ-57" | "TAJ-60";
}
/**
 * An operative of the team on turn touches a word, or the team stops.
 *
 *     ``found`` are the words found on this clue; until the first touch the ``judge`` may object
 *     who has not let it stand, and needs ``consent`` where the program has found nothing.
 *     TAJ-30 to TAJ-39, TAJ-70, TAJ-74 to TAJ-76, TAJ-80.
 */
export interface TajniacyGuessing {
  type: "guessing";
  seats: number[];
  found?: number;
  judge?: number | null;
  consent?: boolean;
}
/** For a clue that was struck down its judge may cover a word of the own team.  TAJ-71. */
export interface TajniacyPenalty { type: "penalty"; seats: [number] }
/** People play on a real table: here are the key and the clock.  TAJ-81. */
export interface TajniacyBoxed {
  type: "boxed";
  seats: number[];
  team: "blue" | "red";
  phase?: "clue" | "guesses";
}
/** The defaults are the basic game. */
export interface TajniacyOptions {
  type: "options";
  language?: "en" | "pl";
  teams?: ("blue" | "red")[];
  spymasters?: number[];
  words?: string[];
  turned?: string[];
  abbreviations?: boolean;
  proper_names?: boolean;
  homonyms?: boolean;
  clue_seconds?: number | null;
  guess_seconds?: number | null;
  companion?: boolean;
}
/** A number for each team. */
export interface TajniacyPerTeam { red: number; blue: number }
/** A clue that was given, and what came of it. */
export interface TajniacyClue {
  team: "blue" | "red";
  word: string;
  number: number | null;
  warned: ("TAJ-50" | "TAJ-52" | "TAJ-53" | "TAJ-54" | "TAJ-55" | "TAJ-56" | "TAJ-57" | "TAJ-60")[];
  touched?: number[];
  struck?:
    ("TAJ-50" | "TAJ-52" | "TAJ-53" | "TAJ-54" | "TAJ-55" | "TAJ-56" | "TAJ-57" | "TAJ-60") | null;
}
/** The two spymasters hold the same; an operative's hand is empty. */
export interface TajniacyHand {
  type: "hand";
  key?: ("assassin" | "blue" | "bystander" | "red")[];
  asked?: TajniacyQuestion[];
}
/** A clue the rival spymaster was asked about, and the answer, if there is one. */
export interface TajniacyQuestion { word: string; yes?: boolean | null }
/** A whole game at one moment: more than anybody at the table may know. */
export interface TajniacyState_Table__Hand__Secret_ {
  table: TajniacyTable;
  hands: TajniacyHand[];
  secret: TajniacySecret;
}
/** Nothing is hidden from everybody. */
export interface TajniacySecret { type: "secret" }
/** Ask the rival spymaster about a clue, unseen by the operatives. */
export interface TajniacyAsk { type: "ask"; word: string }
/** Say whether the clue one was asked about is good. */
export interface TajniacyAnswer { type: "answer"; yes: boolean }
/**
 * Give a word and a number; None is unlimited.
 *
 *     ``warned`` are the clauses the program has warned by, and ``judged`` says that it was asked:
 *     the table fills them in, whatever a client sends, and a replay finds them here.  Games on
 *     record from before TAJ-74 have clues that were not judged, and go by TAJ-73.
 */
export interface TajniacyGiveClue {
  type: "give_clue";
  word: string;
  number: number | null;
  warned?: (
    "TAJ-50" | "TAJ-52" | "TAJ-53" | "TAJ-54" | "TAJ-55" | "TAJ-56" | "TAJ-57" | "TAJ-60"
  )[];
  judged?: boolean;
  meant?: number[];
}
/** Have nothing against a clue of the rivals. */
export interface TajniacyLetStand { type: "let_stand" }
/** Strike down a clue of the rivals by this clause, or ask that it be withdrawn. */
export interface TajniacyObject {
  type: "object";
  clause: "TAJ-50" | "TAJ-52" | "TAJ-53" | "TAJ-54" | "TAJ-55" | "TAJ-56" | "TAJ-57" | "TAJ-60";
}
/** Take one's own clue back, because the rivals think it bad, and give another. */
export interface TajniacyWithdraw { type: "withdraw" }
/** Let one's own clue stand, whatever the rivals think of it. */
export interface TajniacyInsist { type: "insist" }
/** Cover a word of one's own team, for a clue that was struck down; places count from 0. */
export interface TajniacyCover { type: "cover"; place: number }
/** Cover none. */
export interface TajniacyForgo { type: "forgo" }
/** Touch a word: the team's answer; places count from 0, row by row. */
export interface TajniacyTouch { type: "touch"; place: number }
/** Guess no more in this turn. */
export interface TajniacyStop { type: "stop" }
/** With the boxed game: the clue has been given, or the turn is over. */
export interface TajniacyNext { type: "next" }
/** With the boxed game: this team has won. */
export interface TajniacyFinish { type: "finish"; winner: "blue" | "red" }
/** The two spymasters alone know: one has asked the other about a clue. */
export interface TajniacyAsked { type: "asked"; by: number; word: string }
/** The two spymasters alone know: the clue is good, or is not. */
export interface TajniacyAnswered { type: "answered"; by: number; word: string; yes: boolean }
export interface TajniacyClued {
  type: "clued";
  by: number;
  team: "blue" | "red";
  word: string;
  number: number | null;
  warned: ("TAJ-50" | "TAJ-52" | "TAJ-53" | "TAJ-54" | "TAJ-55" | "TAJ-56" | "TAJ-57" | "TAJ-60")[];
}
/** The clue may be guessed at: it was let stand, or (None) the time to object is over. */
export interface TajniacyStands { type: "stands"; by: number | null }
/** A clue was struck down; ``warned`` if the program had warned by that clause. */
export interface TajniacyObjected {
  type: "objected";
  by: number;
  word: string;
  clause: "TAJ-50" | "TAJ-52" | "TAJ-53" | "TAJ-54" | "TAJ-55" | "TAJ-56" | "TAJ-57" | "TAJ-60";
  warned: boolean;
}
/** The rivals think a clue bad of which the program does not; its giver is asked. */
export interface TajniacyDisputed {
  type: "disputed";
  by: number;
  word: string;
  clause: "TAJ-50" | "TAJ-52" | "TAJ-53" | "TAJ-54" | "TAJ-55" | "TAJ-56" | "TAJ-57" | "TAJ-60";
}
/** Its giver took a clue back, and gives another. */
export interface TajniacyWithdrawn {
  type: "withdrawn";
  by: number;
  word: string;
  clause: "TAJ-50" | "TAJ-52" | "TAJ-53" | "TAJ-54" | "TAJ-55" | "TAJ-56" | "TAJ-57" | "TAJ-60";
}
/** A disputed clue stands: its giver said so, or (None) did not say otherwise in time. */
export interface TajniacyKept { type: "kept"; by: number | null; word: string }
/** A spymaster covered a word of the own team, for a clue that was struck down. */
export interface TajniacyCovered {
  type: "covered";
  by: number;
  place: number;
  word: string;
  kind: "assassin" | "blue" | "bystander" | "red";
}
export interface TajniacyForwent { type: "forwent"; by: number }
export interface TajniacyTouched {
  type: "touched";
  by: number;
  place: number;
  word: string;
  kind: "assassin" | "blue" | "bystander" | "red";
}
/** A team guesses no more: one of it said so, or (None) the time is out. */
export interface TajniacyStopped { type: "stopped"; by: number | null; team: "blue" | "red" }
/** The time for a clue ran out, so many times in succession. */
export interface TajniacyClueMissed { type: "clue_missed"; team: "blue" | "red"; times: number }
/** With the boxed game: what this team does now. */
export interface TajniacyPassed { type: "passed"; team: "blue" | "red"; phase: "clue" | "guesses" }
/** The game is over. */
export interface TajniacyKeyShown {
  type: "key_shown";
  winner: "blue" | "red";
  key: ("assassin" | "blue" | "bystander" | "red")[];
}
/** What the judge says of a clue: by which clause, why, and beside which uncovered word. */
export interface TajniacyAdvice {
  verdict: "ask" | "fine" | "illegal";
  clause: string;
  why: string;
  clue: string;
  word?: string | null;
}
/** All that one seat may know; ``seat`` and ``hand`` are None for a spectator. */
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
/** Ask a question, or try to name the opponent's code.  ZTK-20, ZTK-52 to ZTK-54, ZTK-67. */
export interface ZlamTenKodTurn { type: "turn"; seats: [number] }
/** The first player has named the code; the second may still draw level.  ZTK-53. */
export interface ZlamTenKodLastChance { type: "last_chance"; seats: [number] }
/** Ask a question, or write down, once in a game, the tiles in the middle.  ZTK-60 to ZTK-66. */
export interface ZlamTenKodMiddleTurn { type: "middle_turn"; seats: [number] }
export interface ZlamTenKodAsked {
  type: "asked";
  by: number;
  card: string;
  digit: number | null;
  replies: ZlamTenKodReply[];
}
/** What one seat says to a question. */
export interface ZlamTenKodReply { seat: number; says: boolean | number | string[] }
/** Two players: a guess spoken aloud. */
export interface ZlamTenKodGuessed {
  type: "guessed";
  by: number;
  code: ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b" | "6w"
    | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
  )[];
  right: boolean;
}
/** Three and four players: how a written guess came out, and no more. */
export interface ZlamTenKodAnnounced { type: "announced"; by: number; right: boolean }
export interface ZlamTenKodHand {
  type: "hand";
  code: ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b" | "6w"
    | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
  )[];
  wrote?: | ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b"
        | "6w" | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
      )[] | null;
  middle?: | ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b"
        | "6w" | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
      )[] | null;
}
/** A whole game at one moment: more than anybody at the table may know. */
export interface ZlamTenKodState_Table__Hand__Secret_ {
  table: ZlamTenKodTable;
  hands: ZlamTenKodHand[];
  secret: ZlamTenKodSecret;
}
export interface ZlamTenKodSecret {
  type: "secret";
  middle: ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b"
    | "6w" | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
  )[];
  pile: string[];
}
export interface ZlamTenKodAsk { type: "ask"; card: string; digit?: number | null }
/** Name the opponent's code aloud. */
export interface ZlamTenKodGuess {
  type: "guess";
  code: ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b" | "6w"
    | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
  )[];
}
/** Write down the tiles in the middle, for nobody else to see. */
export interface ZlamTenKodWrite {
  type: "write";
  code: ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b" | "6w"
    | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
  )[];
}
/** A new question card lies open. */
export interface ZlamTenKodTurned { type: "turned"; card: string }
/** The guesser alone compares the written guess with the tiles in the middle. */
export interface ZlamTenKodLooked {
  type: "looked";
  wrote: ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b"
    | "6w" | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
  )[];
  middle: ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b"
    | "6w" | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
  )[];
}
/** Złam ten Kod has no variants. */
export interface ZlamTenKodOptions { type: "options" }
/** The tiles still possible at each place of one screen, or of the middle (``seat`` None). */
export interface ZlamTenKodFacts {
  type: "facts";
  seat: number | null;
  places: ( | "0b" | "0w" | "1b" | "1w" | "2b" | "2w" | "3b" | "3w" | "4b" | "4w" | "5g" | "6b"
    | "6w" | "7b" | "7w" | "8b" | "8w" | "9b" | "9w"
  )[][];
}
/** How many codes one holder may still have, and how likely each tile is at each place. */
export interface ZlamTenKodOdds {
  type: "odds";
  seat: number | null;
  codes: number;
  places: { [k: string]: number }[];
}
