/** Subjects as wide as the picture. */
import type { IconId } from '../vocabulary.ts';
import type { Placement } from './arrangement.ts';
import type { Frame } from './frame.ts';
import { placed } from './scene-measures.ts';
import { sizeOf } from './standing.ts';

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
