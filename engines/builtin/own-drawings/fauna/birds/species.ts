/** What birds look like. */
import type { Bird } from './bird.ts';
import { fowl } from './fowl.ts';
import { birdsOfTrees } from './hunters-and-parrots.ts';
import { songbirds } from './songbirds.ts';
import { waterbirds } from './waterbirds.ts';

export const birds = { ...birdsOfTrees, ...songbirds, ...waterbirds, ...fowl } satisfies Record<string, Bird>;
export type BirdName = keyof typeof birds;
