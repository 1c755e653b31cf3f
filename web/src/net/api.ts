/** The server over HTTP, as docs/protocol.md tells it. */
import type {
  GameInfo,
  KodKrakowaKnowledge,
  MadeTable,
  MyTable,
  NewLesson,
  NewTable,
  OpenedFile,
  Pass,
  Person,
  Problem,
  PublicTable,
  Replay,
  Rulebook,
  Story,
} from "../wire";

/** The server said no, with a clause or a code; or did not answer (`code` "unreachable"). */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

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

export const newPerson = (name: string) =>
  request<Person>("POST", "/api/people", undefined, { name });

export const renamePerson = (token: string, name: string) =>
  request<Person>("PATCH", "/api/people/me", token, { name });

export const forgetPerson = (token: string) => request<null>("DELETE", "/api/people/me", token);

export const newPass = (token: string, table: string | null) =>
  request<Pass>("POST", "/api/people/me/pass", token, { table });

export const revokePass = (token: string) => request<null>("DELETE", "/api/people/me/pass", token);

export const usePass = (secret: string) =>
  request<Person>("POST", "/api/people/pass", undefined, { secret });

export const publicTables = () => request<PublicTable[]>("GET", "/api/tables/public");

export const makeTable = (token: string, table: NewTable) =>
  request<MadeTable>("POST", "/api/tables", token, table);

export const makeLesson = (token: string, lesson: NewLesson) =>
  request<MadeTable>("POST", "/api/lessons", token, lesson);

export const myTables = (token: string) => request<MyTable[]>("GET", "/api/tables", token);

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

export const knowledgeOfKrakow = () =>
  request<KodKrakowaKnowledge>("GET", "/api/knowledge/kod_krakowa");
