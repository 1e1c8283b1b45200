/** Who is in a boat: the boat is drawn before them, and both are on the water. */
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import type { Frame } from './frame.ts';
import { measures, moved, placed } from './scene-measures.ts';
import { waterTo } from './scene-waters.ts';
import { type Actors, scaled, sizeOf } from './standing.ts';

/** A mast would be in front of its passengers: they are in a boat without one. */
const open: Readonly<Record<IconId, IconId>> = {
  sailboat: 'rowing-boat',
  'fishing-boat': 'rowing-boat',
  canoe: 'rowing-boat',
  'person-rowing-boat': 'rowing-boat',
  'motor-boat': 'rowing-boat',
  speedboat: 'rowing-boat',
};

/** Returns whether a figure can be in it. */
export const isCarrier = (icon: IconId): boolean => Object.hasOwn(open, icon);

/** How much of the boat's height is above the feet of who is in it. */
const sunk = 0.62;

/** @param waterTo how far down the water goes, in shares of the height; null where there is none */
export function aboard(
  passenger: Placement,
  icon: IconId,
  frame: Frame,
  waterTo: number | null,
): { passenger: Placement; carrier: Arrangement['stickers'][number] } {
  const boat = open[icon] ?? icon;
  const bottom = frame.height * (waterTo ?? measures[frame.shape].ground);
  const size = sizeOf(boat, frame.height * 0.4, frame.width * 0.62);
  const x = frame.width * 0.5;
  const seated = scaled(passenger, Math.min(1, (frame.height * 0.56) / passenger.height));
  const foot = bottom - size.height + size.height * sunk;
  const center = { x, y: bottom - size.height / 2 };
  return {
    passenger: {
      ...moved(seated, foot - (seated.bounds.y + seated.bounds.height), x - seated.center.x),
      isAloft: true,
    },
    carrier: {
      ...placed(boat, size, center, { looksTo: 'left', isAloft: waterTo !== null }),
      layer: 'front',
    },
  };
}

/** Two in one boat are side by side; who is in none stays. */
export function inOneBoat(recipe: Recipe, frame: Frame, pair: Actors): Actors {
  const { hero, second } = pair;
  const boat = recipe.stickers.find(({ icon }) => isCarrier(icon));
  if (!boat || !second || readFigure(hero.icon) === null || readFigure(second.icon) === null) return pair;
  const water = waterTo[recipe.scene.id] ?? null;
  const seat = (who: Placement, x: number): Placement => {
    const { passenger } = aboard(who, boat.icon, frame, water);
    return moved(scaled(passenger, 0.86), 0, frame.width * x);
  };
  return { ...pair, hero: seat(hero, -0.11), second: seat(second, 0.11) };
}
