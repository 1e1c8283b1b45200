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
  if (isFlower(contents))
    return bunchIn(
      standing('vase', sizeOf('vase', box.height * 0.52, box.width * 0.4), x, bottom, 'left'),
      contents,
    );
  const held = sizeOf(contents, box.height * 0.52, holder.width * 0.94);
  const rim = bottom - holder.height + (handled[vessel] ?? 0) * holder.height + held.height * 0.34;
  return { hero, second: { ...standing(contents, held, x, rim, 'left'), isAloft: true }, crowd: [] };
}

const isFlower = (icon: IconId) => /^(sunflower|tulip|rose|wilted-flower|hyacinth|bouquet)$/.test(icon);

/** The stems of a bunch: degrees, and how long each is. */
const stems = [
  [-38, 0.84],
  [36, 0.86],
  [-20, 0.98],
  [19, 0.96],
  [-2, 1.06],
] as const;

/** Flowers fan out of the mouth of a vase. */
function bunchIn(hero: Placement, contents: IconId): Actors {
  const mouth = { x: hero.center.x, y: hero.bounds.y + hero.height * 0.06 };
  const flowers = stems.map(([turn, share]) => {
    const size = sizeOf(contents, hero.height * 0.82 * share, hero.width * 1.1);
    const angle = (turn * Math.PI) / 180;
    const reach = size.height * 0.36;
    const center = { x: mouth.x + Math.sin(angle) * reach, y: mouth.y - Math.cos(angle) * reach };
    return {
      ...standing(contents, size, center.x, center.y + size.height / 2, 'left'),
      isAloft: true as const,
      rotation: turn,
    };
  });
  const [second = null, ...crowd] = flowers;
  return { hero, second, crowd };
}

/** Where the pieces in a basket lie: across it, above its rim, and how they are turned. */
const heaped = [
  [-0.16, 0.34, -8],
  [0.15, 0.36, 12],
  [-0.32, 0.14, -14],
  [0.32, 0.15, 16],
  [0, 0.2, 4],
  [-0.17, 0, 8],
  [0.16, 0.02, -6],
] as const;

/** Fruit in a basket, behind its rim and its handle. */
function heapedIn(hero: Placement, contents: IconId): Actors {
  const piece = sizeOf(contents, hero.height * 0.34, hero.width * 0.36);
  const rim = hero.bounds.y + hero.height * 0.56;
  const lying = heaped.map(([across, up, rotation]) => ({
    ...standing(contents, piece, hero.center.x + across * hero.width, rim - up * piece.height * 1.6, 'left'),
    isAloft: true as const,
    rotation,
  }));
  const [second = null, ...crowd] = lying;
  return { hero, second, crowd };
}
