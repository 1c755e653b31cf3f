/** Polish before any board is there: the page, every table, and the games on the shelf. */
export const files = import.meta.glob<string>(
  ["../../../src/zaslonka/text/pl/{page,table}.ftl", "../../../src/zaslonka/text/pl/*_shelf.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
