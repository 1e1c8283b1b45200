/** What people and animals wear is on their heads, before their eyes or round their necks. */
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { faunaHeight } from '../own-drawings/fauna/fauna.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureHead, readFigure } from '../own-drawings/figures/figures.ts';
import { creatureBust, faceWithShoulders, withShoulders } from '../own-drawings/torsos.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { isBust } from './busts.ts';
import { placed } from './scene-measures.ts';
import { facesLeft } from './stand-icon.ts';
import { sizeOf } from './standing.ts';

const hats =
  /^(womans-hat|top-hat|billed-cap|crown|rescue-workers-helmet|military-helmet|graduation-cap|headphone)$/;
const onTheEyes = /^(glasses|sunglasses|goggles)$/;
const onTheNeck = /^(scarf)$/;

export const isHat = (icon: IconId) => hats.test(icon);
/** Whether a person or an animal has it on. */
export const isWorn = (icon: IconId) => hats.test(icon) || onTheEyes.test(icon) || onTheNeck.test(icon);

const likeBeings =
  /^(?:snowman|robot|scarecrow|ghost|skull|skeleton|alien|alien-monster|teddy-bear|moai|goblin|ogre|troll|jack-o-lantern|santa-claus)/;

/** Whether something has a head, or is drawn as if it had one: no glasses are on a laptop. */
export const canWear = (icon: IconId): boolean =>
  creatureOf(icon) !== null ||
  readFigure(icon) !== null ||
  readBeast(icon) !== null ||
  faunaHeight(icon) !== null ||
  isBust(icon) ||
  withShoulders(icon) !== null ||
  creatureBust(icon) !== null ||
  likeBeings.test(icon);

/** A head in the picture: its middle, half of its width, and where eyes, top and neck are. */
interface Head {
  x: number;
  half: number;
  top: number;
  eyes: number;
  neck: number;
}

/** Whatever is not seen from its side is seen from the front, and has its face in its upper half. */
const isFrontal = (icon: IconId) => readFigure(icon) === null && !facesLeft(icon);

function headOf(wearer: Placement): Head | null {
  const top = wearer.center.y - wearer.height / 2;
  const at = (share: number) => top + wearer.height * share;
  const face = faceWithShoulders(wearer.icon);
  // Ears stand beside an animal's hat.
  if (face !== null && creatureBust(face) !== null)
    return { x: wearer.center.x, half: wearer.width * 0.17, top: at(0.06), eyes: at(0.27), neck: at(0.6) };
  if (face !== null)
    return { x: wearer.center.x, half: wearer.width * 0.28, top: at(0.11), eyes: at(0.3), neck: at(0.62) };
  if (isFrontal(wearer.icon))
    return {
      x: wearer.center.x,
      half: wearer.width * 0.3,
      // The eyes of a frog are on top of its head.
      top: at(/^frog/.test(wearer.icon) ? -0.12 : 0.08),
      eyes: at(0.28),
      neck: at(0.42),
    };
  const head = figureHead(wearer.icon);
  if (head === null) return null;
  const across = (wearer.flip ? 0.5 - head.x : head.x - 0.5) * wearer.width;
  const half = head.radius * wearer.width;
  // Figures look to one side: their eyes are before the middle of their heads.
  const ahead = half * (wearer.flip ? 0.22 : -0.22);
  const y = at(head.y);
  return { x: wearer.center.x + across + ahead, half, top: y - half * 0.75, eyes: y, neck: y + half * 1.1 };
}

const isFurry = (icon: IconId) => creatureBust(faceWithShoulders(icon) ?? '') !== null;

/** Returns what is worn, in its place on the wearer; nothing where the wearer shows no head that could. */
export function wear(icon: IconId, wearer: Placement): Arrangement['stickers'] {
  const head = headOf(wearer);
  if (head === null) return [];
  const { x, half } = head;
  const kind = hats.test(icon) ? 'hat' : onTheEyes.test(icon) ? 'eyes' : 'neck';
  const width = { hat: 2.6, eyes: isFurry(wearer.icon) ? 3 : 1.72, neck: 1.7 }[kind];
  const size = sizeOf(icon, half * { hat: 2.6, eyes: 1.6, neck: 1.4 }[kind], half * width);
  const y = {
    hat: icon === 'headphone' ? head.eyes : head.top - size.height * 0.2,
    eyes: head.eyes,
    neck: head.neck + size.height * 0.1,
  }[kind];
  return [{ ...placed(icon, size, { x, y }, { looksTo: 'left', isAloft: true }), layer: 'front' }];
}
