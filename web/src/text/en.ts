/** English: a chunk of its own. */
export const files = import.meta.glob<string>(
  ["../../../src/zaslonka/text/en/*.ftl", "!**/cli.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
