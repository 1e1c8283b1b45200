/** What is around the things of a picture without words: what they sit on, sky, walls and trees. */
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { isBust } from './busts.ts';
import type { Frame } from './frame.ts';
import { bodyOf, clamp, measures, moved, placed } from './scene-measures.ts';
import { scaled, sizeOf } from './standing.ts';

/** What a figure sits on, under, or stands on: it is behind the figure, and larger. */
const seats = /^(couch-and-lamp|bed)$/;
const settings = /^(couch-and-lamp|bed|oak|moon-ground|door|brick-wall)$/;
export const isSetting = (icon: IconId) => settings.test(icon);

/** The seat of a sofa above the ground, in shares of the picture's height, and its widest. */
const sofa = { height: 0.56, seat: 0.22, width: 0.78 };

/** A figure before a sofa lies on it. */
export function onSeat(recipe: Recipe, frame: Frame, placed: Placement): Placement {
  if (!recipe.stickers.some(({ icon }) => seats.test(icon)) || isBust(placed.icon)) return placed;
  const { ground } = measures[frame.shape];
  const smaller = scaled(placed, Math.min(1, (frame.width * 0.46) / placed.width));
  return moved(smaller, frame.height * (ground - sofa.seat) - (smaller.bounds.y + smaller.bounds.height));
}

/** Two on a sofa are side by side. */
export function onOneSeat<Pair extends { hero: Placement; second: Placement | null }>(
  recipe: Recipe,
  frame: Frame,
  pair: Pair,
): Pair {
  const { second } = pair;
  if (!second || !recipe.stickers.some(({ icon }) => seats.test(icon))) return pair;
  const share = Math.min(1, (frame.width * 0.225) / Math.max(pair.hero.width, second.width));
  const bottom = frame.height * (measures[frame.shape].ground - sofa.seat);
  const seated = (placed: Placement, x: number): Placement => {
    const smaller = scaled(placed, share);
    const raised = moved(smaller, bottom - (smaller.bounds.y + smaller.bounds.height));
    return moved(raised, 0, frame.width * x - raised.center.x);
  };
  return { ...pair, hero: seated(pair.hero, 0.38), second: seated(second, 0.62) };
}

export function placeSetting(icon: IconId, frame: Frame, hero: Placement): Arrangement['stickers'] {
  const { ground } = measures[frame.shape];
  const body = bodyOf(icon);
  if (icon === 'moon-ground') {
    const size = sizeOf(body, frame.height, frame.width * 1.04);
    const center = { x: frame.width / 2, y: frame.height + frame.unit * 4 - size.height / 2 };
    return [{ ...placed(body, size, center, { looksTo: 'left', isAloft: true }), layer: 'behind' }];
  }
  // A figure that leans on a wall is before a long one.
  if (icon === 'brick-wall') {
    const wall = sizeOf('long-wall', frame.height, frame.width * 1.2);
    const at = { x: frame.width / 2, y: frame.height * 0.87 - wall.height / 2 };
    return [{ ...placed('long-wall', wall, at, { looksTo: 'left', isAloft: true }), layer: 'behind' }];
  }
  // A door is in a house, beside the figure before it.
  if (icon === 'door') {
    const wall = sizeOf('facade', frame.height, frame.width * 1.24);
    const foot = frame.height * 0.86;
    const shown = sizeOf(body, wall.height * 0.78, frame.width * 0.3);
    const side = hero.center.x <= frame.width / 2 ? 1 : -1;
    const x = clamp(
      hero.center.x + side * (hero.width / 2 + shown.width * 0.3),
      shown.width,
      frame.width - shown.width,
    );
    const place = { looksTo: 'left', isAloft: true } as const;
    return [
      {
        ...placed('facade', wall, { x: frame.width / 2, y: foot - wall.height / 2 }, place),
        layer: 'behind',
      },
      {
        ...placed(body, shown, { x, y: foot - wall.height * 0.066 - shown.height / 2 }, place),
        layer: 'behind',
      },
    ];
  }
  const isTree = icon === 'oak';
  const size = sizeOf(
    body,
    frame.height * (isTree ? 1 : sofa.height),
    frame.width * (isTree ? 0.7 : sofa.width),
  );
  const x = isTree ? hero.center.x + hero.width * 0.5 : frame.width / 2;
  const bottom = frame.height * (ground - (isTree ? 0.07 : 0));
  const at = { x, y: bottom - size.height / 2 };
  return [{ ...placed(body, size, at, { looksTo: 'left', isAloft: false }), layer: 'behind' }];
}

/** @param isBetween whether a figure is on each side */
export function placeInSky(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  isBetween = false,
): Arrangement['stickers'][number] {
  const isBow = icon === 'rainbow';
  const shown = isBow ? 'rainbow-arc' : icon;
  const size = sizeOf(shown, frame.height * (isBow ? 0.66 : 0.26), frame.width * (isBow ? 0.84 : 0.24));
  const isLeft = hero.center.x < frame.width / 2;
  const x = frame.width * (isBow || isBetween ? 0.5 : isLeft ? 0.76 : 0.22);
  const y = frame.height * (isBow ? 0.4 : 0.2);
  return { ...placed(shown, size, { x, y }, { looksTo: 'left', isAloft: true }), layer: 'behind' };
}

export function placeOnWall(icon: IconId, frame: Frame, hero: Placement): Arrangement['stickers'][number] {
  const size = sizeOf(icon, frame.height * 0.4, frame.width * 0.26);
  const isLeft = hero.center.x < frame.width / 2;
  const x = frame.width * (isLeft ? 0.78 : 0.2);
  return {
    ...placed(icon, size, { x, y: frame.height * 0.34 }, { looksTo: 'left', isAloft: true }),
    layer: 'behind',
  };
}
