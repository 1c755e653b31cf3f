import { expect, test, vi } from "vitest";
import type { TableSession } from "../../net/session.svelte";
import { takeUpAttempt } from "./attempts";

vi.mock("../../net/identity.svelte", () => ({ me: () => ({ token: "mine" }) }));

const welcome = { server: __SERVER_VERSION__, note: { text: "on the train" } };

/** What is written at a table whose server was there first, with so many changes of our own. */
function writtenAfter(kept: object, noteAhead = 0): unknown[] {
  const value = JSON.stringify({ token: "mine", welcome, ...kept });
  vi.stubGlobal("localStorage", { getItem: () => value });
  const written: unknown[] = [];
  const session = {
    ...{ id: "KRWXYZ", info: {}, note: { text: "older" }, noteAhead },
    recallWelcome: () => undefined,
    writeNote: (note: unknown) => written.push(note),
  };
  takeUpAttempt(session as unknown as TableSession);
  vi.unstubAllGlobals();
  return written;
}

test("what was written without a network is sent, even where the server greets first", () => {
  expect(writtenAfter({ ahead: true })).toEqual([{ text: "on the train" }]);
});

test("nothing is sent that the server has, that is older than ours, or that is another's", () => {
  expect(writtenAfter({ ahead: false })).toEqual([]);
  expect(writtenAfter({ ahead: true }, 1)).toEqual([]);
  expect(writtenAfter({ ahead: true, token: "another's" })).toEqual([]);
});
