import { expect, test } from "vitest";
import { wayOf, type Asked } from "./policy";

const HOME = "https://stol.example";
const keeps = {
  files: new Set(["/assets/house-1.js", "/icon.svg"]),
  answers: new Set(["/api/games", "/api/rules/table?lang=pl"]),
};

function way(path: string, more: Partial<Asked> = {}): ReturnType<typeof wayOf> {
  const url = new URL(path, HOME).href;
  return wayOf({ method: "GET", url, mode: "cors", signed: false, ...more }, HOME, keeps);
}

test("the page, its files and what is on the list are answered for", () => {
  for (const address of ["/", "/t/KRWXYZ", "/rules/table", "/dzis", "/krakow/people"])
    expect(way(address, { mode: "navigate" })).toBe("page");
  expect(way("/assets/house-1.js")).toBe("file");
  expect(way("/icon.svg")).toBe("answer");
  expect(way("/api/games")).toBe("answer");
  expect(way("/api/rules/table?lang=pl")).toBe("answer");
});

test("nothing that somebody's seat, name or result is in is ever touched", () => {
  const secret = [
    "/api/tables",
    "/api/tables/KRWXYZ",
    "/api/tables/KRWXYZ/replay",
    "/api/tables/KRWXYZ/record",
    "/api/tables/KRWXYZ/best",
    "/api/replays",
    "/api/people/me",
    "/api/today",
    "/api/today/2026-11-16",
    "/qr/KRWXYZ.svg",
    "/ws",
    "/healthz",
    "/metrics",
  ];
  for (const path of secret) {
    expect(way(path)).toBeNull();
    expect(way(path, { mode: "navigate" })).toBeNull();
  }
});

test("what is signed, sent, from elsewhere or of another release is none of its business", () => {
  expect(way("/api/games", { signed: true })).toBeNull();
  expect(way("/api/games", { method: "POST" })).toBeNull();
  expect(way("/", { mode: "navigate", method: "POST" })).toBeNull();
  expect(way("https://elsewhere.example/api/games")).toBeNull();
  expect(way("/assets/house-2.js")).toBeNull();
  expect(way("/api/rules/table?lang=de")).toBeNull();
});
