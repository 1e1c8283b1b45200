/** What lies on the roof of a vehicle or on an animal's back. */
import { iconAspect } from '../icons.ts';
import type { Recipe } from '../recipe.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { boxAround, turnedBounds } from './box.ts';
import { bodyOf, placed } from './scene-measures.ts';
import { sizeOf } from './standing.ts';

type Load = Recipe['stickers'][number];

/** Where its foot is on the bearer, and how large it is, in shares of the bearer. */
const places = {
  roof: { x: 0.52, y: 0.06, high: 0.42, wide: 0.62 },
  back: { x: 0.56, y: 0.3, high: 0.36, wide: 0.4 },
} as const;
/** Longer than this they lie along the roof. */
const upright = 0.62;

export const isLoad = (sticker: Load): boolean => sticker.at !== undefined;

/** The packed set's canoe is on its water. */
const dry = (icon: string) => (icon === 'canoe' ? 'rowing-boat' : icon);

/** @param index which of several loads it is: they are side by side */
export function placeLoad({ icon, at }: Load, bearer: Placement, index: number): Arrangement['stickers'] {
  if (at === undefined) return [];
  const { x, y, high, wide } = places[at];
  const body = bodyOf(dry(icon));
  const across = (bearer.flip ? 1 - x : x) - 0.5;
  const foot = bearer.center.y + (y - 0.5) * bearer.height;
  const isLong = iconAspect(body) < upright;
  // A board stands on its end in its own drawing: it is laid down.
  const size = isLong
    ? sizeOf(body, bearer.width * wide, bearer.height * high * 0.5)
    : sizeOf(body, bearer.height * high, bearer.width * wide);
  const depth = isLong ? size.width : size.height;
  const aside = isLong ? 0 : [0, 0.9, -0.9][index % 3]! * size.width;
  const up = isLong ? index * depth * 0.6 : 0;
  const center = { x: bearer.center.x + across * bearer.width + aside, y: foot - depth * 0.42 - up };
  const one = placed(body, size, center, { looksTo: 'left', isAloft: true });
  const rotation = isLong ? (bearer.flip ? 90 : -90) : 0;
  const bounds = isLong
    ? turnedBounds(boxAround(center, size.width, size.height), rotation, center)
    : one.bounds;
  return [{ ...one, rotation, bounds, layer: at === 'roof' ? 'behind' : 'front' }];
}
