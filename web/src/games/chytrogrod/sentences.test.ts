import { expect, test } from "vitest";
import { eventSentence, learn } from "../../text/text.svelte";

test("a record that is a fact has a sentence of its own", async () => {
  await learn("chytrogrod");
  const side = (points: number): object => ({ cost: [1, 0, 0, 0, 0, 0, 0], points });
  const deal = { number: 3, colour: 0, big: side(24), small: side(9) };
  expect(eventSentence("chytrogrod", { type: "deal_opened", district: 0, deal }, String)).toBe(
    "Nowy interes w porcie: duży wart 24 PW, niewielki wart 9 PW.",
  );
});

test("in an event whoever reads is you: who did it, to whom it was done, or one of many", async () => {
  await learn("chytrogrod");
  const names = Object.assign((seat: number): string => ["Ola", "Jan"][seat] ?? "", { you: 0 });
  const event = (facts: object): string => eventSentence("chytrogrod", facts, names);
  const removed = { type: "card_removed", district: 0, card: "sabotage" };
  expect(event({ ...removed, by: 1, seat: 0 })).toBe("Jan usuwa Twoją kartę w porcie: sabotaż.");
  expect(event({ ...removed, by: 0, seat: 1 })).toBe("Usuwasz kartę w porcie: Jan – sabotaż.");
  const cards = [{ by: 0, card: "sabotage" }];
  expect(event({ type: "turned_up", district: 0, decrees: [], cards })).toContain("Ty – sabotaż");
});
