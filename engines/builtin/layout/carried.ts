/** Who sits on a shoulder or in a lap. */
import { figureHead, figureLap } from '../own-drawings/figures/figures.ts';
import type { IconId } from '../vocabulary.ts';
import { type Area, boxOf, type Frame } from './frame.ts';
import { type Actors, sizeOf, standing } from './standing.ts';

/** How high an animal is beside who carries it: no larger than what it sits on. */
const share = { 'on-shoulder': 0.27, 'in-lap': 0.36 } as const;

/** Returns the carrier and, on it, the animal. */
export function carried(
  holder: IconId,
  animal: IconId,
  relation: keyof typeof share,
  frame: Frame,
  ground: Area,
): Actors {
  const box = boxOf(frame, ground);
  const size = sizeOf(holder, box.height * 0.94, box.width * 0.6);
  const hero = standing(holder, size, box.x + box.width / 2, box.y + box.height, 'right');
  const at = relation === 'in-lap' ? figureLap(holder) : shoulderOf(holder);
  const rider = sizeOf(
    animal,
    size.height * share[relation],
    size.width * (relation === 'in-lap' ? 0.6 : 0.9),
  );
  // The holder is mirrored, since it looks to the right.
  // On a shoulder it is behind the head, and hides no face.
  const back = relation === 'on-shoulder' ? (hero.flip ? -1 : 1) * rider.width * 0.2 : 0;
  const x = hero.center.x + (hero.flip ? 0.5 - at.x : at.x - 0.5) * size.width + back;
  const y = hero.center.y + (at.y - 0.5) * size.height;
  return {
    hero,
    second: { ...standing(animal, rider, x, y + rider.height * 0.04, 'right'), isAloft: true },
    crowd: [],
  };
}

function shoulderOf(holder: IconId): { x: number; y: number } {
  const head = figureHead(holder) ?? { x: 0.5, y: 0.2, radius: 0.2 };
  return { x: head.x + head.radius * 1.3, y: head.y + head.radius * 0.8 };
}
