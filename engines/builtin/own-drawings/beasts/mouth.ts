/** Where an animal's mouth is that holds something. */
import type { Held } from '../figures/figures.ts';
import { beastDrawing, readBeast } from './beasts.ts';
import { headReach } from './heads.ts';
import { poses } from './poses.ts';
import { skeletonOf } from './skeleton.ts';
import { type Species, species } from './species.ts';

/** Poses with something in the mouth. */
const holding: ReadonlySet<string> = new Set(['catching', 'fetching']);

/** Returns the place of what an animal has in its mouth, in shares of its painted part; null for others. */
export function beastMouth(name: string): Held | null {
  const read = readBeast(name);
  const drawn = read && holding.has(read.pose) ? beastDrawing(name) : undefined;
  if (!read || !drawn) return null;
  const kind = species[read.species] as Species;
  const { head, scale } = skeletonOf(kind, poses[read.pose]);
  const [muzzle, , , chin] = headReach(kind);
  const turn = (head.turn * Math.PI) / 180;
  const [dx, dy] = [muzzle * scale * 0.94, chin * scale * 0.42];
  const x = head.at[0] + dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = head.at[1] + dx * Math.sin(turn) + dy * Math.cos(turn);
  const [left, top, right, bottom] = drawn.ink;
  return {
    x: (x - left) / (right - left),
    y: (y - top) / (bottom - top),
    high: Math.min(0.34, (scale * 16) / (bottom - top)),
    of: 'handheld',
    by: 'middle',
  };
}
