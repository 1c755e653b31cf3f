/** Polish before any board is there: the page, every table, and the games on the shelf. */
export const files = import.meta.glob<string>(
  "../../../src/zaslonka/{text/pl/page,text/pl/table,games/*/text/pl/shelf}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
