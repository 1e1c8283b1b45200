/** Fish and whales by name. */
import type { Fish } from './fish.ts';
import { goldfish, trout } from './river-fish.ts';
import { shark } from './sharks.ts';
import { angelfish, clownfish } from './small-fish.ts';
import { dolphin, orca, whale } from './whales.ts';

export const fishes = {
  fish: trout,
  shark,
  dolphin,
  orca,
  whale,
  clownfish,
  goldfish,
  angelfish,
} satisfies Record<string, Fish>;
export type FishName = keyof typeof fishes;
