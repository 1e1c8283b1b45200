/** What stands on the far shore of still water, its image in it, and a building that burns. */
import { iconAspect } from '../icons.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { boxAround } from './box.ts';
import type { Frame } from './frame.ts';
import { scaled } from './standing.ts';

export const lake = 'still-lake';
export const fire = 'building-fire';

/** Where the far shore is, and how much of the picture is above it. */
const shore = 0.6;
const highest = 0.5;

/** A subject at the far shore. */
export function overWater(placed: Placement, frame: Frame): Placement {
  const smaller = scaled(placed, Math.min(1, (frame.height * highest) / placed.height));
  const down = frame.height * shore - (smaller.bounds.y + smaller.bounds.height);
  return {
    ...smaller,
    isAloft: true,
    center: { ...smaller.center, y: smaller.center.y + down },
    bounds: { ...smaller.bounds, y: smaller.bounds.y + down },
  };
}

/** Its image: upside down below it, and a little shorter. */
export function inWater(hero: Placement): Arrangement['stickers'][number] {
  const foot = hero.bounds.y + hero.bounds.height;
  const height = hero.height * 0.92;
  const center = { x: hero.center.x, y: foot + height / 2 };
  return {
    ...hero,
    center,
    height,
    rotation: 180,
    flip: !hero.flip,
    bounds: boxAround(center, hero.width, height),
    layer: 'behind',
    isBackdrop: true,
  };
}

/** Flames before a building behind a person, and smoke above it. */
export function inFlames(building: Placement): Arrangement['stickers'][number] {
  const width = building.bounds.width * 1.06;
  const height = Math.max(width / iconAspect(fire), building.bounds.height * 1.2);
  const bottom = building.bounds.y + building.bounds.height;
  const center = { x: building.center.x, y: bottom - height / 2 };
  return {
    ...building,
    icon: fire,
    center,
    width,
    height,
    flip: false,
    bounds: boxAround(center, width, height),
    layer: 'behind',
    isBackdrop: true,
  };
}
