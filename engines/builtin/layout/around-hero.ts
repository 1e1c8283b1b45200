/** What stands or lies around the hero of a picture without words, by its natural size. */
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { isBust } from './busts.ts';
import type { Frame } from './frame.ts';
import { naturalSize } from './natural-size.ts';
import { bodyOf, clamp, measures, placed } from './scene-measures.ts';
import { sizeOf } from './standing.ts';

/** No hero with company is lower than this share of the tallest. */
export const leastBeside = 0.62;
/** How much smaller, and higher up on the ground, is what stands behind the hero. */
const behind = { share: 0.86, rise: 0.045 };

/** Below this share of the hero's size a thing lies before it. */
const small = 0.62;
/** What seldom is alone: apples, flowers, sweets. */
export const comesInNumbers = (icon: IconId): boolean => inNumbers.test(icon);
const inNumbers =
  /^(strawberry|red-apple|green-apple|lemon|lime|tangerine|cherries|grapes|peach|pear|tomato|egg|cookie|coin|seashell|spiral-shell|chestnut|blueberries|mushroom|brown-mushroom|tulip|rose|sunflower|blossom|candy|potato|chick-standing|onion|olive|banana|fallen-leaf|maple-leaf)$/;

export const isSmallBeside = (thing: IconId, hero: IconId) =>
  naturalSize(thing) < Math.max(leastBeside, naturalSize(hero)) * small;

/** How many lie there of what seldom is alone. */
export const usualNumber = 3;

/** Lies at the hero's foot, a step nearer. */
export function placeInFront(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  at: number,
  count: number,
): Arrangement['stickers'] {
  const { tallest, ground } = measures[frame.shape];
  const size = sizeOf(icon, tallest * Math.max(0.22, naturalSize(icon)) * frame.height, frame.width * 0.24);
  const side = at === 0 ? 1 : -1;
  // What stands is not turned.
  const isTurned = inNumbers.test(icon);
  return Array.from({ length: count }, (_, index) => {
    const turn = isTurned ? ([0, 16, -12, 8, -18][index] ?? 0) : 0;
    const share = [1, 0.9, 0.86, 0.8, 0.84][index] ?? 1;
    const mine = { width: size.width * share, height: size.height * share };
    const reach = hero.width * 0.46 + size.width * ([0.15, 1.02, -0.78, 1.7, 0.6][index] ?? 0);
    const x = clamp(hero.center.x + side * reach, mine.width * 0.6, frame.width - mine.width * 0.6);
    const bottom = frame.height * (ground + ([0.035, 0.012, 0.042, 0.03, -0.02][index] ?? 0));
    const center = { x, y: bottom - mine.height / 2 };
    const one = placed(icon, mine, center, { looksTo: side > 0 ? 'left' : 'right', isAloft: false });
    return { ...one, rotation: turn, layer: 'front' as const };
  });
}

/** In the middle of a group, before those behind it. */
export function placeInMiddle(icon: IconId, frame: Frame): Arrangement['stickers'][number] {
  const { ground } = measures[frame.shape];
  const size = sizeOf(icon, frame.height * 0.36, frame.width * 0.3);
  const center = { x: frame.width * 0.5, y: frame.height * (ground + 0.01) - size.height / 2 };
  return { ...placed(icon, size, center, { looksTo: 'left', isAloft: false }), layer: 'front' };
}

/** How far away between two actors a third thing stands: the share of its size, and how far up. */
const furtherAway = { share: 0.66, rise: 0.1 };

/** Stands between two actors, a few steps behind them. */
export function placeBetween(icon: IconId, frame: Frame): Arrangement['stickers'][number] {
  const { tallest, ground } = measures[frame.shape];
  const body = bodyOf(icon);
  const height = tallest * Math.max(0.5, naturalSize(icon)) * furtherAway.share * frame.height;
  const size = sizeOf(body, height, frame.width * 0.26);
  const bottom = frame.height * (ground - furtherAway.rise);
  const center = { x: frame.width / 2, y: bottom - size.height / 2 };
  return { ...placed(body, size, center, { looksTo: 'left', isAloft: false }), layer: 'behind' };
}

/** Where more of one kind stand: how far across in their widths, how far up, and their share of the size. */
const rows = [
  [0, 0, 1],
  [-1.9, 0.05, 0.8],
  [0.72, 0.07, 0.72],
  [-2.7, 0.08, 0.66],
  [0.1, 0.1, 0.6],
] as const;

/** Stands beside the hero, a step further away. */
export function placeBehind(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  { beside, at, times }: { beside: IconId; at: number; times: number },
): Arrangement['stickers'] {
  const { tallest, ground } = measures[frame.shape];
  const body = bodyOf(icon);
  const isTorso = isBust(body);
  // A portrait is near; what is around it is not seen at its scale.
  const scale = isBust(bodyOf(beside)) ? 0.62 : 1;
  const natural = Math.max(0.4, naturalSize(icon)) * scale;
  // The third stands beside the first, a step further away; the fourth beside the second.
  const step = Math.floor(at / 2);
  const share = behind.share * 0.8 ** step;
  const size = sizeOf(body, tallest * natural * share * frame.height, frame.width * 0.34);
  const isLeft = hero.center.x <= frame.width * 0.5;
  const toRight = at % 2 === 0 ? isLeft : !isLeft;
  const reach = hero.width / 2 + size.width * (0.46 + step * 0.9);
  const x = clamp(
    hero.center.x + (toRight ? reach : -reach),
    size.width * 0.5,
    frame.width - size.width * 0.5,
  );
  const standsAt = isTorso
    ? frame.height + 24 * frame.unit
    : frame.height * (ground - behind.rise - step * 0.04);
  // The corner of the length badge stays free.
  const isInCorner = x + size.width / 2 > frame.corner.x && standsAt > frame.corner.y;
  const bottom = isInCorner && !isTorso ? frame.corner.y : standsAt;
  const looksTo = toRight ? 'left' : 'right';
  // More of one kind are farther away, on both sides.
  return Array.from({ length: times }, (_, index) => {
    const [side, up, share] = rows[index] ?? rows[0];
    const mine = { width: size.width * share, height: size.height * share };
    const across = clamp(
      x + (toRight ? side : -side) * size.width,
      mine.width * 0.5,
      frame.width - mine.width * 0.5,
    );
    const center = { x: index === 0 ? x : across, y: bottom - frame.height * up - mine.height / 2 };
    return { ...placed(body, mine, center, { looksTo, isAloft: false }), layer: 'behind' as const };
  }).reverse();
}
