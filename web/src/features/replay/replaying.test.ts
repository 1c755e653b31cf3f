import { expect, test } from "vitest";
import type { Line, Replay, TableInfo } from "../../wire";
import {
  courseOf,
  handsAt,
  infoAt,
  logUpTo,
  momentIn,
  noteAt,
  readingTime,
  reasonsAt,
  saidBy,
  searchOf,
  viewAt,
  viewBeforeLast,
  type Eyes,
} from "./replaying";

const state = { table: { turn: 1 }, hands: [{ code: "mine" }, { code: "yours" }], secret: {} };
type Step = Replay["steps"][number];
const step = (ply: number, told: object[], more: Partial<Step> = {}): Step => ({
  ply,
  kind: ply ? "played" : "dealt",
  by: 0,
  move: {},
  told,
  state,
  waiting: [],
  unseen_by: [],
  ...more,
});
const whisper = step(2, [{ event: "for 1 alone", only: 1 }], { unseen_by: [0, null] });
const steps = [
  step(0, []),
  step(1, [
    { event: "said aloud", only: null },
    { event: "for 0 alone", only: 0 },
  ]),
  whisper,
  step(3, [{ event: "the end", only: null }]),
];
const table = {
  ending: {
    help: "none",
    resigned: [1],
    result: { winners: [0], scores: [1, 0], reason: "found" },
  },
  seats: [
    { type: "person", name: "Ola", present: false, played_by_bot: null, resigned: false },
    { type: "person", name: "Jan", present: false, played_by_bot: "sredni", resigned: true },
  ],
} as unknown as TableInfo;
const said = (ply: number): Line => ({ who: "a", name: "Ola", by: 0, ply, said: `after ${ply}` });
const game = { table, steps, talk: [said(0), said(1), said(3)] } as unknown as Replay;

test("a seat sees its own hand, a spectator none", () => {
  expect(viewAt(whisper, 1)).toEqual({ seat: 1, table: state.table, hand: state.hands[1] });
  expect(viewAt(whisper, "spectator").hand).toBeNull();
});

test("what others did unseen is no step, and leaves no gap in the log", () => {
  expect(courseOf(steps, 1)).toEqual([0, 1, 2, 3]);
  expect(courseOf(steps, "open")).toEqual([0, 1, 2, 3]);
  expect(courseOf(steps, 0)).toEqual([0, 1, 3]);
  expect(courseOf(steps, "spectator")).toEqual([0, 1, 3]);
  expect(logUpTo(steps, 3, 0).map(({ ply }) => ply)).toEqual([1, 2]);
});

test("the log holds what those eyes were told, up to the step", () => {
  const told = (last: number, eyes: Eyes) =>
    logUpTo(steps, last, eyes).flatMap(({ events }) => events);
  expect(told(2, 0)).toEqual(["said aloud", "for 0 alone"]);
  expect(told(2, 1)).toEqual(["said aloud", "for 1 alone"]);
  expect(told(2, "spectator")).toEqual(["said aloud"]);
  expect(told(2, "open")).toEqual(["said aloud", "for 0 alone", "for 1 alone"]);
  expect(told(3, "spectator")).toEqual(["said aloud", "the end"]);
});

test("the log keeps the marks of an agreed undo and of a clock run out", () => {
  const marked = [
    step(0, []),
    step(1, [], { by_clock: true }),
    step(2, [], { kind: "undone", by: null, to: 0, agreed: true }),
  ];
  const [byClock, undone] = logUpTo(marked, 2, "open");
  expect(byClock).toMatchObject({ kind: "played", by_clock: true, agreed: false });
  expect(undone).toMatchObject({ kind: "undone", to: 0, agreed: true });
});

test("before the end nothing tells how it ended, who gave up or what is said later", () => {
  const before = infoAt(table, false);
  expect(before.ending).toBeNull();
  expect(JSON.stringify(before.seats)).not.toMatch(/sredni|"resigned":true|"present":false/);
  expect(saidBy(game, 1).map((line) => line.said)).toEqual(["after 0", "after 1"]);
  const after = infoAt(table, true);
  expect(after.ending).toBe(table.ending);
  expect(after.seats[1]).toMatchObject({ name: "Jan", resigned: true });
});

test("notes are as they were left by the step, and only for the eyes they belong to", () => {
  const first = { text: "first" };
  const second = { text: "second" };
  const notes = { seat: 1, sheets: [1, 3].map((ply, n) => ({ ply, note: n ? second : first })) };
  const at = (ply: number) => noteAt(notes, 1, ply);
  expect([at(0), at(1), at(2), at(3), at(4)]).toEqual([{}, first, first, second, second]);
  for (const eyes of [0, "spectator", "open"] as Eyes[]) expect(noteAt(notes, eyes, 3)).toBeNull();
  expect(noteAt(undefined, 1, 3)).toBeNull();
});

test("an address names a moment, and what it names wrongly is left out", () => {
  const otherwise = { step: 0, eyes: "spectator" as Eyes };
  const found = (search: string) => momentIn(search, game, otherwise);
  expect(found("")).toEqual(otherwise);
  expect(found("?eyes=1&step=2")).toEqual({ eyes: 1, step: 2 });
  expect(found("?eyes=open")).toEqual({ eyes: "open", step: 0 });
  expect(found("?eyes=2&step=99")).toEqual({ eyes: "spectator", step: 3 });
  expect(found("?eyes=-1&step=-4")).toEqual(otherwise);
  expect(found("?eyes=&step=two")).toEqual(otherwise);
  for (const eyes of [0, 1, "open", "spectator"] as Eyes[])
    expect(found(searchOf({ eyes, step: 2 }))).toEqual({ eyes, step: 2 });
});

test("more to read takes longer, but not for ever", () => {
  const time = (sentences: number) => readingTime(sentences, 1);
  expect(time(0)).toBeLessThan(time(1));
  expect(time(1)).toBeLessThan(time(3));
  expect(time(40)).toBe(time(10));
  expect(readingTime(0, 2)).toBe(time(0) / 2);
});

test("eyes look into their own hand, open ones into all, a spectator's into none", () => {
  expect(handsAt(whisper, 1)).toEqual([state.hands[1]]);
  expect(handsAt(whisper, "open")).toEqual(state.hands);
  expect(handsAt(whisper, "spectator")).toEqual([]);
});

test("the reason of a ply that is no step for these eyes stands with the step before it", () => {
  const reasons = [1, 2, 3].map((ply) => ({ name: `why-${ply}`, facts: {}, ply }));
  const plies = (...shown: (Step | undefined)[]): (number | null | undefined)[] =>
    reasonsAt(reasons, shown[0], shown[1]).map(({ ply }) => ply);
  expect(plies(steps[1], steps[2])).toEqual([1]);
  expect(plies(steps[1], steps[3])).toEqual([1, 2]);
  expect(plies(steps[3], undefined)).toEqual([3]);
});

test("the view before the last step is of the step that these eyes were shown", () => {
  const turns = steps.map((one, turn) => ({ ...one, state: { ...state, table: { turn } } }));
  expect(viewBeforeLast({ steps: turns }, 0)?.table).toEqual({ turn: 1 });
  expect(viewBeforeLast({ steps: turns }, 1)?.table).toEqual({ turn: 2 });
  expect(viewBeforeLast({ steps: turns.slice(0, 1) }, 0)).toBeNull();
});
