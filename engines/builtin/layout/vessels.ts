/** What is in a vase, a bowl or a basket. */
import type { IconId } from '../vocabulary.ts';
import type { Placement } from './arrangement.ts';
import { type Area, boxOf, type Frame } from './frame.ts';
import { type Actors, sizeOf, standing } from './standing.ts';

/** How far below the top of its picture a vessel's rim is: a basket has a handle above it. */
const handled: Readonly<Record<IconId, number>> = { basket: 0.34, bucket: 0.1, 'shopping-cart': 0.24 };

/** Vessels that are drawn without what the set has in them. */
const emptied: Readonly<Record<IconId, IconId>> = { 'bowl-with-spoon': 'fruit-bowl' };
/** Where each piece in a wide vessel lies: across its rim, above it, and how it is turned. */
const pieces = [
  [-0.3, 0.06, -14],
  [0.3, 0.06, 12],
  [0, 0.08, 4],
  [-0.16, 0.3, 10],
  [0.17, 0.3, -9],
] as const;

/** A vessel with what is in it: a wide one with several pieces. */
export function filled(vessel: IconId, contents: IconId, frame: Frame, ground: Area): Actors {
  const box = boxOf(frame, ground);
  const shown = emptied[vessel] ?? vessel;
  const isWide = shown !== vessel;
  const holder = sizeOf(shown, box.height * (isWide ? 0.5 : 0.6), box.width * (isWide ? 0.56 : 0.5));
  const bottom = box.y + box.height;
  const x = box.x + box.width / 2;
  const hero = standing(shown, holder, x, bottom, 'left');
  if (isWide) {
    const piece = sizeOf(contents, holder.height * 0.74, holder.width * 0.36);
    const rim = bottom - holder.height * 0.74;
    const lying = pieces.map(([across, up, rotation]) => ({
      ...standing(contents, piece, x + across * holder.width, rim - up * holder.height, 'left'),
      isAloft: true as const,
      rotation,
    }));
    const [second = null, ...crowd] = lying.reverse();
    return { hero, second, crowd: crowd.reverse() };
  }
  if (vessel === 'basket') return heapedIn(hero, contents);
  const held = sizeOf(contents, box.height * 0.52, holder.width * 0.94);
  const rim = bottom - holder.height + (handled[vessel] ?? 0) * holder.height + held.height * 0.34;
  return { hero, second: { ...standing(contents, held, x, rim, 'left'), isAloft: true }, crowd: [] };
}

/** Fruit in a basket, behind its rim and its handle. */
function heapedIn(hero: Placement, contents: IconId): Actors {
  const piece = sizeOf(contents, hero.height * 0.4, hero.width * 0.4);
  const rim = hero.bounds.y + hero.height * 0.62;
  const lying = [-0.26, 0.26, 0].map((across, at) => ({
    ...standing(
      contents,
      piece,
      hero.center.x + across * hero.width,
      rim - (at === 2 ? piece.height * 0.3 : 0),
      'left',
    ),
    isAloft: true as const,
    rotation: [-12, 14, 3][at] ?? 0,
  }));
  const [second = null, ...crowd] = lying;
  return { hero, second, crowd };
}
