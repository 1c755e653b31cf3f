import { expect, test } from "vitest";
import { blank, fieldsOf, type Schemas } from "./shapes";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const schemas: Schemas = {
  "dice.Move": {
    anyOf: [ref("dice.Bid"), ref("dice.Doubt")],
    discriminator: {
      mapping: {
        bid: ref("dice.Bid").$ref,
        doubt: ref("dice.Doubt").$ref,
        odd: ref("dice.Odd").$ref,
      },
    },
  },
  "dice.Bid": {
    type: "object",
    properties: {
      type: { enum: ["bid"] },
      count: { type: "integer", minimum: 1, maximum: 30 },
      face: { enum: [1, 2, 3] },
      seat: { type: "integer" },
      word: { anyOf: [{ type: "string" }, { type: "null" }] },
      sure: { type: "boolean" },
    },
    required: ["type", "count", "face", "seat", "word", "sure"],
  },
  "dice.Doubt": { type: "object", properties: { type: { enum: ["doubt"] } }, required: ["type"] },
  "dice.Odd": {
    type: "object",
    properties: {
      code: { type: "array", items: { enum: ["a", "b"] }, minItems: 2 },
      pair: { type: "array", prefixItems: [{ type: "integer" }, { enum: ["x"] }], items: false },
      inner: ref("dice.Inner"),
      warned: { type: "array", items: { type: "string" } },
      either: { anyOf: [{ type: "string" }, { type: "integer" }] },
    },
    required: ["code", "pair", "inner", "either"],
  },
  "dice.Inner": {
    type: "object",
    properties: { above: { type: "integer", exclusiveMinimum: 3 } },
    required: ["above"],
  },
  "lone.Move": ref("dice.Bid"),
};

test("a field has the shape that its schema says", () => {
  expect(fieldsOf(schemas, "dice", "bid")).toEqual([
    { name: "count", shape: { is: "number", least: 1, most: 30 } },
    { name: "face", shape: { is: "choice", of: [1, 2, 3] } },
    { name: "seat", shape: { is: "seat" } },
    { name: "word", shape: { is: "maybe", of: { is: "text" }, without: null } },
    { name: "sure", shape: { is: "yes-or-no" } },
  ]);
  expect(fieldsOf(schemas, "dice", "doubt")).toEqual([]);
  expect(fieldsOf(schemas, "dice", "unheard_of")).toHaveLength(0);
  expect(fieldsOf(schemas, "lone", "bid")).toHaveLength(5);
});

test("a form begins with something that fits, and leaves out what may be left out", () => {
  const begin = (kind: string): unknown =>
    blank({ is: "record", fields: fieldsOf(schemas, "dice", kind) });
  expect(begin("bid")).toEqual({ count: 1, face: 1, seat: 0, word: null, sure: false });
  expect(begin("odd")).toEqual({
    code: ["a", "a"],
    pair: [0, "x"],
    inner: { above: 4 },
    warned: undefined,
    either: null,
  });
});
