import { expect, test } from "vitest";
import { messageOf } from "./message";

test("a message says what to show and where it leads", () => {
  const sent = { title: "Gra: Twój ruch", body: "Przy stole: Jan.", path: "/t/KRWXYZ" };
  expect(messageOf(JSON.stringify(sent))).toEqual(sent);
});

test("it leads nowhere but to a table of this house", () => {
  for (const path of ["https://elsewhere.example/", "//elsewhere.example", "/t/../api", 7])
    expect(messageOf(JSON.stringify({ title: "a", body: "b", path })).path).toBe("/");
});

test("something is shown whatever has come", () => {
  for (const text of [undefined, "", "{", "null", "[]", '{"title": 1}'])
    expect(messageOf(text)).toEqual({ title: "Zasłonka", body: "", path: "/" });
});
