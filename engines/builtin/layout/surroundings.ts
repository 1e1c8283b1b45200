/** What is around the things of a picture without words: what they sit on, sky, walls and trees. */
import { iconAspect } from '../icons.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { isBust } from './busts.ts';
import type { Frame } from './frame.ts';
import { bodyOf, clamp, measures, moved, placed } from './scene-measures.ts';
import { scaled, sizeOf } from './standing.ts';

/** What a figure sits on, under, or stands on: it is behind the figure, and larger. */
const seats = /^(couch-and-lamp|bed)$/;
const settings = /^(couch-and-lamp|bed|oak|moon-ground|door|brick-wall|field-.*|vineyard)$/;
/** A ground up to the horizon. */
export const isField = (icon: IconId) => /^(field-.*|vineyard)$/.test(icon);
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

const buildings =
  /^(castle|golden-gate|playground-slide|church|cathedral|mansion|barn|hut|house|house-with-garden|houses|derelict-house|office-building|lighthouse|pyramid|colosseum|mosque|hindu-temple|kaaba|synagogue|shinto-shrine|japanese-castle|statue-of-liberty|tokyo-tower|stadium|factory|hotel|hospital|school|windmill|wind-turbine|eiffel-tower|big-ben|taj-mahal|christ-statue|log-cabin|smoking-cabin|diner|greenhouse|village|waterfall|igloo|temple-ruins|cherry-tree|tree-on-hill|volcano|mountain|snow-capped-mountain|mount-fuji|tent|camping|ferris-wheel|circus-tent)$/;
/** What stands far behind the people in the picture. */
export const isBuilding = (icon: IconId) => buildings.test(icon);

/** How high a distant building is, and where it stands: behind the near ground. */
const distant = { height: 0.54, ground: 0.75, city: 0.84 };

/** A building behind a person in front of it: large, far, and not hidden by them. */
export function placeDistant(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  { isBetween, isInCity }: { isBetween: boolean; isInCity: boolean },
): Placement {
  const foot = isInCity ? distant.city : distant.ground;
  const body = bodyOf(icon);
  const size = sizeOf(body, frame.height * (distant.height + foot - distant.ground), frame.width * 0.42);
  const isLeft = hero.center.x <= frame.width * 0.5;
  const x = frame.width * (isBetween ? 0.5 : isLeft ? 0.74 : 0.26);
  const center = { x, y: frame.height * foot - size.height / 2 };
  return placed(body, size, center, { looksTo: 'left', isAloft: true });
}

/** How far beside the first the others of its kind are, in its widths, and their share of its size. */
const away = [
  [0, 1],
  [0.86, 0.66],
  [1.46, 0.48],
  [-0.8, 0.54],
] as const;

/** A building and more of its kind, ever farther away on the same ground. */
export function timesAway(first: Placement, times: number, frame: Frame): Placement[] {
  const side = first.center.x > frame.width * 0.5 ? -1 : 1;
  return away
    .slice(0, times)
    .map(([across, share]) => moved(scaled(first, share), 0, side * across * first.width))
    .reverse();
}

/** The horizon of a field, and how far it goes on below the picture, in shares of the height. */
const field = { top: 0.565, beyond: 0.02 };

/** A ground that covers the picture from the horizon down. */
export function placeField(icon: IconId, frame: Frame): Arrangement['stickers'] {
  const height = frame.height * (1 + field.beyond - field.top);
  const covering = Math.max(height * iconAspect(icon), frame.width * 1.04);
  const size = { width: covering, height: covering / iconAspect(icon) };
  const center = { x: frame.width / 2, y: frame.height * field.top + size.height / 2 };
  const ground = placed(icon, size, center, { looksTo: 'left', isAloft: true });
  return [{ ...ground, layer: 'behind', isBackdrop: true }];
}

export function placeSetting(icon: IconId, frame: Frame, hero: Placement): Arrangement['stickers'] {
  if (isField(icon)) return placeField(icon, frame);
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

/**
 * Of several in the sky, how far from the first in its widths, down in its heights, and the share of its
 * size.
 */
const apart = [
  [0, 0, 1],
  [-1.1, 0.28, 0.56],
  [0.72, 0.52, 0.4],
] as const;

/**
 * @param isBetween whether a figure is on each side
 * @param times how many of them there are
 */
export function placeInSky(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  { isBetween, times }: { isBetween: boolean; times: number },
): Arrangement['stickers'] {
  const isBow = icon === 'rainbow';
  const isBolt = icon === 'lightning-bolts';
  const shown = isBow ? 'rainbow-arc' : icon;
  const size = sizeOf(
    shown,
    frame.height * (isBow ? 0.66 : isBolt ? 0.56 : 0.26),
    frame.width * (isBow ? 0.84 : isBolt ? 0.5 : 0.24),
  );
  const isLeft = hero.center.x < frame.width / 2;
  const x = frame.width * (isBow || isBetween ? 0.5 : isLeft ? 0.76 : 0.22);
  const y = frame.height * (isBow ? 0.4 : isBolt ? 0.29 : 0.2);
  return apart.slice(0, times).map(([across, down, share]) => {
    const mine = { width: size.width * share, height: size.height * share };
    const center = { x: x + (isLeft ? across : -across) * size.width, y: y + down * size.height };
    return { ...placed(shown, mine, center, { looksTo: 'left', isAloft: true }), layer: 'behind' as const };
  });
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

/** A bridge over a bay reaches from one side of the picture to the other, with its piers in the water. */
const across = /^(golden-gate|machu-picchu)$/;
export const reachesAcross = (body: IconId) => across.test(body);

export function placeAcross(body: IconId, frame: Frame): Placement {
  const isGround = body === 'machu-picchu';
  const size = sizeOf(body, frame.height * (isGround ? 1 : 0.7), frame.width * 1.04);
  const foot = frame.height * (isGround ? 1.02 : 0.76);
  const center = { x: frame.width / 2, y: foot - size.height / 2 };
  return placed(body, size, center, { looksTo: 'right', isAloft: true });
}
