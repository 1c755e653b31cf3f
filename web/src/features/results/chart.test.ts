import { expect, test } from "vitest";
import { drawn, HEIGHT, quarterOf, WIDTH } from "./chart";

const at = (points: number, give: number) => ({ points, give });

test("nothing is drawn of less than two games", () => {
  expect(drawn([])).toBeNull();
  expect(drawn([at(1500, 400)])).toBeNull();
});

test("the line goes from the first game to the last, inside its band", () => {
  const made = drawn([at(1500, 400), at(1600, 300), at(1550, 250)]);
  expect(made).toMatchObject({ top: 1900, bottom: 1100, last: { x: WIDTH } });
  const points = made?.line.split(" ").map((pair) => pair.split(",").map(Number)) ?? [];
  expect(points.map(([x]) => x)).toEqual([0, WIDTH / 2, WIDTH]);
  expect(points[0]?.[1]).toBe(HEIGHT / 2);
  expect(made?.band.split(" ")).toHaveLength(6);
  expect(made?.middle).toBe(HEIGHT / 2);
});

test("who is far from the robot has it out of sight", () => {
  expect(drawn([at(2500, 100), at(2520, 90)])?.middle).toBeNull();
});

test("a season is a quarter of a year", () => {
  expect(quarterOf("2026-4")).toEqual({ year: "2026", quarter: 4 });
});
