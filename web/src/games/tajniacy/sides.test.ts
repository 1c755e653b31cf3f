import { expect, test } from "vitest";
import { sidesOf, withRole } from "./sides";

test("by default seats alternate, and the first of each team is its spymaster", () => {
  expect(sidesOf({}, 5)).toEqual({
    teams: ["red", "blue", "red", "blue", "red"],
    spymasters: [0, 1],
  });
});

test("teams chosen for another number of seats are forgotten", () => {
  const chosen = { teams: ["red", "red", "blue", "blue"], spymasters: [1, 2] } as const;
  expect(sidesOf(chosen, 4)).toEqual(chosen);
  expect(sidesOf(chosen, 6).spymasters).toEqual([0, 1]);
});

test("a new spymaster takes the place of the old one", () => {
  expect(withRole(sidesOf({}, 4), 2, "red", true).spymasters).toEqual([2, 1]);
});

test("a spymaster who changes sides leaves the team to the next of it", () => {
  const { teams, spymasters } = withRole(sidesOf({}, 6), 0, "blue", true);
  expect(teams).toEqual(["blue", "blue", "red", "blue", "red", "blue"]);
  expect(spymasters).toEqual([2, 0]);
});

test("a spymaster who becomes an operative hands over to another of the team", () => {
  expect(withRole(sidesOf({}, 4), 0, "red", false).spymasters).toEqual([2, 1]);
});
