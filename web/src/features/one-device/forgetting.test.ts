import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { company, keepCompany, newCompanion, sharedTables } from "./company.svelte";
import { forgetAdded, forgetEverybodyAdded, forgetWithTable } from "./forgetting";

let forgotten: string[];
let answer: () => Response;

beforeEach(() => {
  forgotten = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal("fetch", (_: string, asked: { headers: { authorization: string } }) => {
    forgotten.push(asked.headers.authorization.replace("Bearer ", ""));
    return Promise.resolve(answer());
  });
  sit("FIRST", "mama", "jas", "ola");
  sit("AGAIN", "mama", "jas");
});
afterEach(() => {
  for (const table of sharedTables()) keepCompany(table, []);
  vi.unstubAllGlobals();
});

const sit = (table: string, ...tokens: string[]): void =>
  keepCompany(
    table,
    tokens.map((token) => newCompanion(token, null)),
  );
const at = (table: string): string[] => company(table).map(({ token }) => token);

test("with a table those are forgotten who have no other", async () => {
  await forgetWithTable("FIRST");
  expect(forgotten).toEqual(["ola"]);
  expect([at("FIRST"), at("AGAIN")]).toEqual([[], ["mama", "jas"]]);
  await forgetWithTable("AGAIN");
  expect(forgotten).toEqual(["ola", "jas"]);
  expect(sharedTables()).toEqual([]);
});

test("who is forgotten is forgotten at every table, the browser's own person never", async () => {
  await forgetAdded("AGAIN");
  expect(forgotten).toEqual(["jas"]);
  expect([at("FIRST"), at("AGAIN")]).toEqual([["mama", "ola"], []]);
  await forgetEverybodyAdded();
  expect(forgotten).toEqual(["jas", "ola"]);
});

test("a token is kept until the server has forgotten its owner", async () => {
  answer = () => Response.json({ code: "too_many", detail: "" }, { status: 429 });
  await expect(forgetAdded("AGAIN")).rejects.toThrow();
  expect(at("AGAIN")).toEqual(["mama", "jas"]);
  answer = () => Response.json({ code: "bad_token", detail: "" }, { status: 401 });
  await forgetAdded("AGAIN");
  expect(at("AGAIN")).toEqual([]);
});
