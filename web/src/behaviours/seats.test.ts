import { expect, test } from "vitest";
import { namesFor, type Seat } from "./seats";

const person = { type: "person", name: "Ola", present: true } as Seat;
const part = { type: "task", part: "rival", number: 0 } as Seat;
const robot = { type: "bot", level: "mistrz" } as Seat;

test("who solves a task is you among its parts, and keeps their name among others", () => {
  expect(namesFor([part, person], 1)(1)).toBe("You label");
  expect(namesFor([part, person], null)(1)).toBe("Ola");
  expect(namesFor([robot, person], 1)(1)).toBe("Ola");
});
