import { beforeAll, expect, test } from "vitest";
import { eventSentence, learn, t } from "../../text/text.svelte";

const names = (seat: number): string => ["Ola", "Bartek"][seat] ?? "?";
const event = (facts: object): string => eventSentence("zlam_ten_kod", facts, names);

beforeAll(() => learn("zlam_ten_kod"));

test("a card's question knows the digit that was asked for", () => {
  const replies = [{ seat: 1, says: ["a", "b"] }];
  expect(event({ type: "asked", by: 0, card: "where_1_2", digit: 2, replies })).toBe(
    "Ola pyta: „Gdzie masz 2?” — Bartek: a, b.",
  );
});

test.each([
  [[], "brak"],
  [true, "tak"],
  [false, "nie"],
  [0, "0"],
  [17, "17"],
])("the answer %j is „%s”", (says, word) => {
  const facts = { type: "asked", by: 0, card: "sum", digit: null, replies: [{ seat: 1, says }] };
  expect(event(facts)).toContain(`Bartek: ${word}.`);
});

test("tiles are named, each of a code", () => {
  expect(event({ type: "guessed", by: 1, code: ["0b", "5g", "9w"], right: true })).toBe(
    "Bartek zgaduje na głos: czarne 0, zielona 5, biała 9. Tak, to ten kod!",
  );
});

test.each([
  [1, "1 możliwy kod"],
  [3, "3 możliwe kody"],
  [5, "5 możliwych kodów"],
  [22, "22 możliwe kody"],
  [112, "112 możliwych kodów"],
])("Polish counts %d properly", (count, words) => {
  expect(t("zlam-ten-kod-codes-left", { count })).toBe(words);
});
