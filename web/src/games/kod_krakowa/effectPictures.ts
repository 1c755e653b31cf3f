/** A picture for what a card does, in a square of 48, and the colour of its family. */
import type { Event } from "./knowledge/library";

type Kind = Event["effect"]["type"];
export interface Picture {
  family: "ways" | "walks" | "places" | "cards";
  shape: string;
}

export const PICTURES: Record<Kind, Picture> = {
  move_barrier: {
    family: "ways",
    shape:
      "M4 26h30v8H4Zm5 8h5v9H9Zm15 0h5v9h-5ZM12 20C14 8 26 4 36 9l2-5 7 12-13 3 2-5c-8-4-16-2-17 6Z",
  },
  remove_stop: {
    family: "ways",
    shape:
      "M15 8h14l4 4-4 4-2-2H17l-7 7v10l2 2-4 4-4-4V18Zm24 9 5 5v9L33 42H18l-4-4 4-4 2 2h10l8-8v-5l-3-3ZM5 41 41 5l3 3L8 44Z",
  },
  walk_through: {
    family: "ways",
    shape: "M18 3h7v12h-7Zm0 15h3v12h-3Zm0 15h7v12h-7ZM3 20h24v-9l18 13-18 13v-9H3Z",
  },
  tram: {
    family: "walks",
    shape:
      "M16 3h16v3h-6v4h9l4 4v22l-4 4 4 5h-6l-3-4H18l-3 4H9l4-5-4-4V14l4-4h9V6h-6Zm-2 12v10h20V15Zm1 15v5h5v-5Zm13 0v5h5v-5Z",
  },
  go_to: {
    family: "walks",
    shape:
      "M24 2c10 0 16 7 16 16 0 11-10 17-16 28C18 35 8 29 8 18 8 9 14 2 24 2Zm0 9a7 7 0 1 0 .1 0Z",
  },
  guide_pawn: {
    family: "walks",
    shape: "M13 6a8 8 0 0 1 5 14l5 22H3l5-22a8 8 0 0 1 5-14Zm12 14h9v-7l12 11-12 11v-7h-9l-1-4Z",
  },
  lay_places: {
    family: "places",
    shape: "m24 3 9 5v10l-9 5-9-5V8Zm-12 18 9 5v10l-9 5-9-5V26Zm24 0 9 5v10l-9 5-9-5V26Z",
  },
  look: {
    family: "places",
    shape:
      "M2 24C10 13 17 9 24 9s14 4 22 15c-8 11-15 15-22 15S10 35 2 24Zm22-10a10 10 0 1 0 .1 0Zm0 5a5 5 0 1 1-.1 0Z",
  },
  collect_nearby: {
    family: "places",
    shape: "m31 3 13 7v14l-13 7-13-7V10ZM20 28l-6-6-10 10v13h14l10-10h8v-6h-9Z",
  },
  swap_places: {
    family: "places",
    shape: "M4 14h26V5l15 13-15 13v-9H4Zm40 22H18v9L3 33l9-8v6h32Z",
  },
  exchange_place: {
    family: "places",
    shape:
      "M24 4c8 0 14 4 17 10l4-3v14H31l4-5c-2-5-6-8-11-8-6 0-11 4-12 10H4C5 11 13 4 24 4Zm-7 24-4 5c2 4 6 7 11 7 6 0 11-4 12-9h8c-1 10-9 17-20 17-8 0-14-4-17-10l-4 3V28Z",
  },
  everybody_draws: {
    family: "cards",
    shape: "m4 12 14-5 4 11-7 16-4 1Zm16-6h15v34H20Zm18 6 7 3-8 27-3-1 4-1Z",
  },
  extra_actions: {
    family: "cards",
    shape: "M24 2a22 22 0 1 0 .1 0Zm-4 9h8v9h9v8h-9v9h-8v-9h-9v-8h9Z",
  },
  discover: {
    family: "walks",
    shape: "M24 2a22 22 0 1 0 .1 0Zm11 11-7 15-15 7 7-15Zm-11 8a3 3 0 1 0 .1 0Z",
  },
};
