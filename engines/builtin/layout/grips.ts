/**
 * What a figure lifts, pushes, throws or eats is where its hands are; what an animal has caught, in its
 * mouth.
 */
import { iconAspect } from '../icons.ts';
import { beastMouth } from '../own-drawings/beasts/mouth.ts';
import { figureGrip, type Held } from '../own-drawings/figures/figures.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import type { Frame } from './frame.ts';
import { isHandheld } from './in-hand.ts';
import { naturalSize } from './natural-size.ts';
import { bodyOf, placed } from './scene-measures.ts';
import { scaled } from './standing.ts';
import { isUnder, isWide } from './supports.ts';
import { isBuilding, isField, isSetting } from './surroundings.ts';
import { isWorn } from './worn.ts';

/** What belongs to the sky or a wall. */
const elsewhere =
  /^(rainbow|full-moon|crescent-moon|sun|sun-with-face|ringed-planet|shooting-star|cloud.*|window|framed-picture|mirror|mantelpiece-clock|spider-web|curtain|.*tree|oak|mountain|snow-capped-mountain)$/;

const gripOf = (holder: IconId): Held | null => figureGrip(holder) ?? beastMouth(holder);

/** Returns the thing, of those around a holder, that it has in its hands; null where it has none. */
export function gripped(holder: IconId, things: readonly IconId[]): IconId | null {
  const grip = gripOf(holder);
  if (grip === null) return null;
  const handheld = things.find(isHandheld);
  if (grip.of === 'handheld') return handheld ?? null;
  const isOther = (thing: IconId) =>
    isSetting(thing) || isUnder(thing) || isWide(thing) || isField(thing) || isWorn(thing);
  return things.find((thing) => !elsewhere.test(thing) && !isOther(thing) && !isBuilding(thing)) ?? null;
}

/** How much of its usual size a holder has, so that what is over its head is in the picture. */
const underLoad = 0.66;

/** Returns the holder with room for its thing. */
export function withRoomFor(holder: Placement, frame: Frame): Placement {
  const by = gripOf(holder.icon)?.by;
  if (by === 'foot') return scaled(holder, underLoad);
  if (by !== 'side') return holder;
  const small = scaled(holder, 0.86);
  const x = frame.width * (small.flip ? 0.3 : 0.7);
  const right = x - small.center.x;
  return { ...small, center: { ...small.center, x }, bounds: { ...small.bounds, x: small.bounds.x + right } };
}

export function placeInGrip(thing: IconId, holder: Placement, frame: Frame): Arrangement['stickers'] {
  const grip = gripOf(holder.icon);
  if (grip === null) return [];
  const icon = bodyOf(thing);
  const side = holder.flip ? 1 : -1;
  const x = holder.center.x - holder.width / 2 + (holder.flip ? 1 - grip.x : grip.x) * holder.width;
  const y = holder.center.y - holder.height / 2 + grip.y * holder.height;
  const natural = (naturalSize(icon) / naturalSize(holder.icon)) * holder.height;
  const most = grip.high * holder.height;
  const room = grip.by === 'side' ? (side > 0 ? frame.width - x : x) * 0.98 : frame.width * 0.5;
  const wide = grip.of === 'handheld' ? most * 1.5 : room;
  const free = grip.by === 'foot' ? y - frame.height * 0.03 : Number.POSITIVE_INFINITY;
  const height = Math.min(
    grip.of === 'handheld' ? most : Math.min(most, natural),
    free,
    wide / iconAspect(icon),
  );
  const size = { width: height * iconAspect(icon), height };
  const center =
    grip.by === 'middle'
      ? { x, y }
      : grip.by === 'foot'
        ? { x, y: y - height * 0.46 }
        : { x: x + side * size.width * 0.5, y: y - height / 2 };
  // What is pushed stands on the ground; what is held does not.
  const isAloft = grip.by !== 'side';
  return [
    {
      ...placed(icon, size, center, { looksTo: grip.by === 'side' ? 'right' : 'left', isAloft }),
      layer: grip.by === 'foot' ? 'behind' : 'front',
    },
  ];
}
