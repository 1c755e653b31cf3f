import { expect, test } from "vitest";
import { eventSentence, learn, storySentence } from "../../text/text.svelte";
import { happening } from "./happened";
import type { Hand, Town } from "./table";

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

test("what one does to oneself is said of one's own things", async () => {
  await learn("chytrogrod");
  const names = Object.assign((seat: number): string => ["Ola", "Jan"][seat] ?? "", { you: 0 });
  const mine = { district: 0, by: 0, seat: 0 };
  const event = (facts: object): string => eventSentence("chytrogrod", facts, names);
  expect(event({ ...mine, type: "henchman_removed" })).toBe(
    "Usuwasz swojego poplecznika w porcie.",
  );
  expect(event({ ...mine, type: "card_removed", card: "sabotage" })).toBe(
    "Usuwasz swoją kartę w porcie: sabotaż.",
  );
  expect(event({ ...mine, type: "picked", kind: "buyout" })).toBe(
    "Rozstrzygasz remis w porcie (wykup) na swoją korzyść.",
  );
});

test("goods and deals in a sentence are a row, the cards of a pile are a list", async () => {
  await learn("chytrogrod");
  const heaps = [0, 2, 3].map((token) => ({ token, count: 1 }));
  expect(
    eventSentence("chytrogrod", { type: "bought_out", by: 0, district: 0, heaps }, String),
  ).toBe("0 wykupuje wszystko w porcie: rum ×1, kufer ×1 i wolumin ×1.");
  const lacks = heaps.slice(0, 2);
  const why = { name: "why-chytrogrod-too_dear", facts: { seat: 1, lacks } };
  expect(storySentence("chytrogrod", why, () => "Rywal")).toContain("brakuje 1 rumu i 1 kufra.");
  const cards = [2, 3].map((value) => ({ by: 0, card: `buyout_${value}` }));
  const pile = { type: "turned_up", district: 0, decrees: [], cards };
  expect(eventSentence("chytrogrod", pile, () => "Ola")).toContain("Ola – wykup 2, Ola – wykup 3.");
});

test("a card that was laid is named to those who may know it", async () => {
  await learn("chytrogrod");
  const town = { laid: 4 } as Town;
  const hand = {
    face_down: [
      [1, "sabotage"],
      [4, "big_deal"],
    ],
  } as unknown as Hand;
  const laid = { type: "card_laid" as const, by: 0, district: 0 as const };
  expect(happening.why?.(town, laid, String, [hand])).toBe("To duży interes.");
  expect(happening.why?.(town, laid, String, [])).toBe("");
  expect(happening.why?.(town, laid, String)).toBe("");
});
