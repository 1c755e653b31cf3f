/** With whom one plays: the doors to a game, each as wide as the others. */

export const COMPANIES = ["alone", "friends", "device", "strangers"] as const;
export type Company = (typeof COMPANIES)[number];

/** The icon and the words on each door. */
export const DOORS = {
  alone: { icon: "robot", label: "start-play-bot" },
  friends: { icon: "people", label: "start-invite" },
  device: { icon: "phone", label: "start-device" },
  strangers: { icon: "globe", label: "start-strangers" },
} as const;

/** A table's code as people type it: with spaces, hyphens, small letters. */
export function codeOf(typed: string): string {
  return typed.replaceAll(/[^\p{L}]/gu, "").toUpperCase();
}
