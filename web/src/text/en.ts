/** English before any board is there: the page, every table, and the games on the shelf. */
export const files = import.meta.glob<string>(
  "../../../src/zaslonka/{text/en/page,text/en/table,games/*/text/en/shelf}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
