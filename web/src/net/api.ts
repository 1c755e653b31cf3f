/** The server over HTTP, as docs/protocol.md tells it. */
import type {
  Again,
  Calendar,
  Challenge,
  Circle,
  ContestTold,
  Day,
  Enrolment,
  Enter,
  GameInfo,
  Invitation,
  Keys,
  KnownDevice,
  Leaderboard,
  MadeContest,
  MadeTable,
  MyContest,
  MyResults,
  MyTable,
  NewAttempt,
  NewContest,
  NewDevice,
  NewLesson,
  NewPasskey,
  NewPuzzle,
  NewTable,
  OpenedFile,
  Pass,
  Person,
  Problem,
  Promise as Promised,
  PublicTable,
  PushKey,
  PuzzleConsent,
  PuzzleStanding,
  RecoveryCodes,
  Replay,
  Research,
  Results,
  Rulebook,
  Seated,
  Seeking,
  Seen,
  Showing,
  Shown,
  SignedChallenge,
  Story,
  TableInfo,
  Text,
  Turn,
  Walk,
} from "../wire";

/** What is read of the OpenAPI document: JSON schemas by their names. */
export interface Schema {
  components: { schemas: Record<string, unknown> };
}

/** The server said no, with a clause or a code; or did not answer (`code` "unreachable"). */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** Whether there was no answer at all: no network, or no server. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Refusal && error.problem.code === "unreachable";

async function request<T>(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<T> {
  const text = await answerTo(method, path, token, body);
  return (text ? JSON.parse(text) : null) as T;
}

async function answerTo(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<string> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    const sent = body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: sent });
  } catch {
    throw new Refusal({ code: "unreachable", detail: path });
  }
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Refusal(readProblem(text, answer.status));
}

function readProblem(text: string, status: number): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { code: "unreachable", detail: `HTTP ${status}` };
  }
}

export const games = () => request<GameInfo[]>("GET", "/api/games");

/** A game's sentences, for a page that was built without it. */
export const text = (game: string, lang: string) =>
  request<Text>("GET", `/api/text/${game}?lang=${lang}`);

/** The shapes of everything on the wire, each game's moves among them. */
export const schema = () => request<Schema>("GET", "/api/openapi.json");

export const newPerson = (name: string) =>
  request<Person>("POST", "/api/people", undefined, { name });

export const renamePerson = (token: string, name: string) =>
  request<Person>("PATCH", "/api/people/me", token, { name });

export const forgetPerson = (token: string) => request<null>("DELETE", "/api/people/me", token);

/** Whether this person's finished games may serve research (PRV-12). */
export const research = (token: string) =>
  request<Research>("GET", "/api/people/me/research", token);

export const setResearch = (token: string, agrees: boolean) =>
  request<Research>("PUT", "/api/people/me/research", token, { agrees });

/** Whether positions of this person's finished games may become puzzles (PRV-18). */
export const puzzleConsent = (token: string) =>
  request<PuzzleConsent>("GET", "/api/people/me/puzzles", token);

export const setPuzzleConsent = (token: string, agrees: boolean) =>
  request<PuzzleConsent>("PUT", "/api/people/me/puzzles", token, { agrees });
/** What this person's finished games came to (TAB-90). */
export const myResults = (token: string) =>
  request<MyResults>("GET", "/api/people/me/results", token);

/** What others may see of it (TAB-94). */
export const showResults = (token: string, wish: Showing) =>
  request<Shown>("PUT", "/api/people/me/results", token, wish);

/** A page that somebody shows, by its public id. */
export const shownResults = (page: string) =>
  request<Results>("GET", `/api/people/${encodeURIComponent(page)}/results`);

export const leaderboard = (game: string, season: string, skip: number, token?: string) =>
  request<Leaderboard>(
    "GET",
    `/api/leaderboards/${encodeURIComponent(game)}?season=${season}&skip=${skip}`,
    token,
  );

export const newPass = (token: string, table: string | null) =>
  request<Pass>("POST", "/api/people/me/pass", token, { table });

export const revokePass = (token: string) => request<null>("DELETE", "/api/people/me/pass", token);

export const usePass = (secret: string) =>
  request<Person>("POST", "/api/people/pass", undefined, { secret });

/** Passkeys and recovery codes, by which other devices become the same person (TAB-100). */
export const myKeys = (token: string) => request<Keys>("GET", "/api/people/me/keys", token);

export const beginPasskey = (token: string) =>
  request<Enrolment>("POST", "/api/people/me/passkeys/challenge", token);

export const keepPasskey = (token: string, made: NewPasskey) =>
  request<Keys>("POST", "/api/people/me/passkeys", token, made);

export const removePasskey = (token: string, id: string) =>
  request<null>("DELETE", `/api/people/me/passkeys/${id}`, token);

export const beginSignIn = () => request<Challenge>("POST", "/api/people/passkey/challenge");

export const signIn = (signed: SignedChallenge) =>
  request<Person>("POST", "/api/people/passkey", undefined, signed);

export const newCodes = (token: string) =>
  request<RecoveryCodes>("POST", "/api/people/me/codes", token);

export const useCode = (code: string) =>
  request<Person>("POST", "/api/people/code", undefined, { code });

/** Whom this person knows; the ids are for them alone (TAB-105). */
export const friends = (token: string) => request<Circle>("GET", "/api/friends", token);

/** Ask somebody, or agree. */
export const befriend = (token: string, who: string) =>
  request<null>("PUT", `/api/friends/${who}`, token);

/** Be friends no longer, withdraw what one has asked, or turn somebody down. */
export const part = (token: string, who: string) =>
  request<null>("DELETE", `/api/friends/${who}`, token);

export const block = (token: string, who: string, on: boolean) =>
  request<null>(on ? "PUT" : "DELETE", `/api/friends/${who}/block`, token);

export const setSeen = (token: string, agrees: boolean) =>
  request<Seen>("PUT", "/api/people/me/seen", token, { agrees });

export const playAgain = (token: string, who: string, wish: Again) =>
  request<MadeTable>("POST", `/api/friends/${who}/table`, token, wish);

export const invitations = (token: string) =>
  request<Invitation[]>("GET", "/api/invitations", token);

export const declineInvitation = (token: string, who: string) =>
  request<null>("DELETE", `/api/invitations/${who}`, token);

/** How one stands to the others at one's own table. */
export const companyAt = (token: string, table: string) =>
  request<Seated[]>("GET", `/api/tables/${table}/company`, token);

/** By which this browser knows who sends it messages; without one nobody does (TAB-115). */
export const pushKey = () => request<PushKey>("GET", "/api/push");

export const devices = (token: string) =>
  request<KnownDevice[]>("GET", "/api/people/me/devices", token);

export const newDevice = (token: string, device: NewDevice) =>
  request<KnownDevice>("POST", "/api/people/me/devices", token, device);

export const dropDevice = (token: string, id: string) =>
  request<null>("DELETE", `/api/people/me/devices/${id}`, token);

/** My games of days, those first that wait for me (TAB-116). */
export const turns = (token: string) => request<Turn[]>("GET", "/api/turns", token);

/** Where the calendar of my turns is (TAB-117). */
export const calendar = (token: string) =>
  request<Calendar>("GET", "/api/people/me/calendar", token);

export const newCalendar = (token: string) =>
  request<Calendar>("POST", "/api/people/me/calendar", token);

export const dropCalendar = (token: string) =>
  request<null>("DELETE", "/api/people/me/calendar", token);

export const publicTables = () => request<PublicTable[]>("GET", "/api/tables/public");

/** A seed is drawn, and this is its hash; only then does the server learn our nonce (TAB-47). */
export const newSeed = (token: string) => request<Promised>("POST", "/api/seeds", token);

export const table = (id: string) => request<TableInfo>("GET", `/api/tables/${id}`);

export const makeTable = (token: string, table: NewTable) =>
  request<MadeTable>("POST", "/api/tables", token, table);

export const seekPartners = (token: string, seeking: Seeking) =>
  request<MadeTable>("POST", "/api/partners", token, seeking);

export const makeLesson = (token: string, lesson: NewLesson) =>
  request<MadeTable>("POST", "/api/lessons", token, lesson);

/** A part of a lesson as it goes on its path; it is kept for when there is no network. */
export const walk = (game: string, part: number, lang: string) =>
  request<Walk>("GET", `/api/lessons/${game}?part=${part}&lang=${lang}`);

/** A day's tasks and, with a token, what its owner has made of them. */
export const day = (day: string | null, token?: string) =>
  request<Day>("GET", day === null ? "/api/today" : `/api/today/${day}`, token);

export const tryTask = (token: string, attempt: NewAttempt) =>
  request<MadeTable>("POST", "/api/today", token, attempt);

/** How one does at the puzzles of each game, and how many are left. */
export const puzzles = (lang: string, token?: string) =>
  request<PuzzleStanding>("GET", `/api/puzzles?lang=${lang}`, token);

/** The puzzle that was begun and not answered, or the next one. */
export const nextPuzzle = (token: string, puzzle: NewPuzzle) =>
  request<MadeTable>("POST", "/api/puzzles", token, puzzle);

/** The best line of a task that one has done. */
export const bestLine = (id: string) => request<Replay>("GET", `/api/tables/${id}/best`);

export const makeContest = (token: string, contest: NewContest) =>
  request<MadeContest>("POST", "/api/contests", token, contest);

export const myContests = (token: string) => request<MyContest[]>("GET", "/api/contests", token);

/** With a token also what its owner has to do with it. */
export const contest = (id: string, token?: string) =>
  request<ContestTold>("GET", `/api/contests/${id}`, token);

export const enterContest = (token: string, id: string, enter: Enter) =>
  request<ContestTold>("POST", `/api/contests/${id}/entrants`, token, enter);

export const withdraw = (token: string, id: string) =>
  request<ContestTold>("DELETE", `/api/contests/${id}/entrants`, token);

export const beginContest = (token: string, id: string) =>
  request<ContestTold>("POST", `/api/contests/${id}/begin`, token);

export const callOff = (token: string, id: string) =>
  request<null>("DELETE", `/api/contests/${id}`, token);

/** Of one's tables so many come at once, those last used first. */
export const TABLES_AT_ONCE = 200;

export const myTables = (token: string, skip = 0) =>
  request<MyTable[]>("GET", `/api/tables?skip=${skip}`, token);

export const deleteTable = (token: string, id: string) =>
  request<null>("DELETE", `/api/tables/${id}`, token);

/** With a token its owner's notes are in it too. */
export const replay = (id: string, token?: string) =>
  request<Replay>("GET", `/api/tables/${id}/replay`, token);

/** The file of a game with one's own notes in it; without them it is a plain link. */
export const recordOfMine = (id: string, token: string) =>
  answerTo("GET", `/api/tables/${id}/record`, token);

export const openFile = (file: Blob) =>
  request<OpenedFile>("POST", "/api/replays", undefined, file);

export const storyOfFile = (file: Blob) =>
  request<Story>("POST", "/api/replays/story", undefined, file);

export const story = (id: string) => request<Story>("GET", `/api/tables/${id}/story`);

export const rulebook = (game: string, lang: string) =>
  request<Rulebook>("GET", `/api/rules/${game}?lang=${lang}`);

/** What a game tells everybody about its world, in that game's own type. */
export const knowledge = <Knowledge>(game: string) =>
  request<Knowledge>("GET", `/api/knowledge/${game}`);
