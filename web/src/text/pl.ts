/** Polish: a chunk of its own. */
export const files = import.meta.glob<string>(
  ["../../../src/zaslonka/text/pl/*.ftl", "!**/cli.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
