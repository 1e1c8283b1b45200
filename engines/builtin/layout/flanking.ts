/** Trees and lamps that a description names: behind the subject, at the sides of the picture. */
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import type { Frame } from './frame.ts';
import { placed } from './scene-measures.ts';
import { sizeOf } from './standing.ts';

/** How high each is, in shares of the frame's height. */
const heights: Readonly<Record<IconId, number>> = {
  'palm-tree': 0.66,
  'evergreen-tree': 0.6,
  'street-lamp': 0.62,
};

export const isFlanking = (icon: IconId): boolean => Object.hasOwn(heights, icon);

/** From the side that the subject leaves free: how far from the edge, the foot, and the share of the size. */
const places = [
  { edge: 0.13, foot: 0.8, share: 1, isFar: true },
  { edge: 0.08, foot: 0.79, share: 0.86, isFar: false },
  { edge: 0.27, foot: 0.77, share: 0.7, isFar: true },
] as const;

export function placeFlanking(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  times: number,
): Arrangement['stickers'] {
  const isLeft = hero.center.x <= frame.width / 2;
  return places
    .slice(0, times)
    .map(({ edge, foot, share, isFar }) => {
      const size = sizeOf(icon, frame.height * (heights[icon] ?? 0.6) * share, frame.width * 0.34);
      const x = frame.width * (isFar === isLeft ? 1 - edge : edge);
      const center = { x, y: frame.height * foot - size.height / 2 };
      return {
        ...placed(icon, size, center, { looksTo: isFar ? 'left' : 'right', isAloft: true }),
        layer: 'behind' as const,
        isBackdrop: true as const,
      };
    })
    .reverse();
}
