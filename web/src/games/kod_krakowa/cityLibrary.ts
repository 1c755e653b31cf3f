/** All that is printed in the game, for whoever draws the city. */
import { knowledgeOfKrakow } from "../../net/api";
import { needed } from "../../net/insisting.svelte";
import { Library } from "./knowledge/library";

export const cityLibrary = needed(async () => new Library(await knowledgeOfKrakow()));
