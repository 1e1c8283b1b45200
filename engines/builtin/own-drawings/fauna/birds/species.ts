/** What birds look like. */

import { fowl } from './fowl.ts';
import { birdsOfTrees } from './hunters-and-parrots.ts';
import type { Bird } from './look.ts';
import { raptors } from './raptors.ts';
import { songbirds } from './songbirds.ts';
import { waterbirds } from './waterbirds.ts';

export const birds = { ...birdsOfTrees, ...raptors, ...songbirds, ...waterbirds, ...fowl } satisfies Record<
  string,
  Bird
>;
export type BirdName = keyof typeof birds;
