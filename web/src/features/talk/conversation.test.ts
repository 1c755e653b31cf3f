import { beforeEach, expect, test, vi } from "vitest";
import type { TableSession } from "../../net/session.svelte";
import type { Line, TableInfo } from "../../wire";
import { Conversation } from "./conversation.svelte";

const line = (who: string, by: number | null, said: string): Line => ({
  who,
  name: `${who}!`,
  by,
  ply: 0,
  said,
});

function at(seat: number | null, table: Partial<TableInfo> = {}): Conversation {
  const session = {
    id: "KRWXYZ",
    talk: [line("ola", 0, "raz"), line("jan", 1, "dwa"), line("ewa", null, "trzy")],
    you: { seat, host: false, name: null },
    info: { teams: [], silent: [], ...table },
  };
  return new Conversation(session as unknown as TableSession, () => Promise.resolve(true));
}

const said = (lines: readonly Line[]): unknown[] => lines.map((each) => each.said);

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  });
});

test("who is muted is not heard, today and tomorrow, until heard again", () => {
  const conversation = at(0);
  conversation.toggle("jan");
  expect(said(conversation.lines)).toEqual(["raz", "trzy"]);
  expect(said(at(0).lines)).toEqual(["raz", "trzy"]);
  conversation.toggle("jan");
  expect(said(at(0).lines)).toEqual(["raz", "dwa", "trzy"]);
});

test("one's own lines are not among those of others", () => {
  expect(said(at(1).others)).toEqual(["raz", "trzy"]);
  expect(said(at(null).others)).toEqual(["raz", "dwa", "trzy"]);
  expect(at(0).speakers).toEqual([
    { who: "jan", name: "jan!" },
    { who: "ewa", name: "ewa!" },
  ]);
});

test("where one may speak depends on seat, team and silence", () => {
  expect(at(0).channels).toEqual(["table"]);
  expect(at(null).channels).toEqual([]);
  expect(at(1, { teams: [0, 1] }).channels).toEqual(["team", "table"]);
  expect(at(1, { teams: [0, 1], silent: [1] }).channels).toEqual([]);
});
