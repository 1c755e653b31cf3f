import { expect, test } from "vitest";
import { isMadeUp, secretOf, type Hand, type Tokens, type Town } from "./table";

const held: Tokens = [1, 0, 2, 0, 0, 0, 0];
const price = (...cost: number[]): Tokens => [...cost, 0, 0] as unknown as Tokens;

test("a secret good makes up for one good of its own kind that lacks (CHY-70)", () => {
  expect(isMadeUp(held, price(1, 1, 0, 0, 0), 1)).toBe(true);
  expect(isMadeUp(held, price(2, 0, 0, 0, 0), 0)).toBe(true);
  // Another kind lacks, or two goods do, or none does: then it is no matter of the secret good.
  expect(isMadeUp(held, price(1, 1, 0, 0, 0), 3)).toBe(false);
  expect(isMadeUp(held, price(1, 1, 0, 1, 0), 1)).toBe(false);
  expect(isMadeUp(held, price(1, 0, 1, 0, 0), 1)).toBe(false);
  expect(isMadeUp(held, price(1, 1, 0, 0, 0), null)).toBe(false);
});

test("contraband makes up for any good (CHY-110), and nothing does once it is spent", () => {
  const town = (contraband: boolean, secret_used: boolean): Town =>
    ({ options: { contraband }, players: [{ secret_used }] }) as unknown as Town;
  const hand = { secret: 1 } as Hand;
  expect(secretOf(town(false, false), 0, hand)).toBe(1);
  expect(secretOf(town(true, false), 0, hand)).toBe("any");
  expect(secretOf(town(true, true), 0, hand)).toBeNull();
  expect(isMadeUp(held, price(1, 0, 0, 1, 0), "any")).toBe(true);
  expect(isMadeUp(held, price(1, 1, 0, 1, 0), "any")).toBe(false);
});
