import { expect, test } from "vitest";
import { variantsOf, variantsOn } from "./variants";

test("options that are on or off are found in the schema, and nothing else", () => {
  const properties = {
    type: { enum: ["options"] },
    advanced: { type: "boolean", default: false },
    spoken: { type: "boolean", default: true },
    teams: { type: "array" },
  };
  expect(variantsOf({ $ref: "#/$defs/Options", $defs: { Options: { properties } } })).toEqual([
    { name: "advanced", basic: false },
    { name: "spoken", basic: true },
  ]);
});

test("a table's variants are those that are on", () => {
  expect(variantsOn({ type: "options", advanced: false, lapowka: true })).toEqual(["lapowka"]);
});
