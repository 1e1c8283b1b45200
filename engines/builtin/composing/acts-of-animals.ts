/** What an animal does as people do, with its hands, and what it does on its own four legs. */
import { fold } from '../language/text.ts';
import { isHandheld } from '../layout/in-hand.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureName } from '../own-drawings/figures/figures.ts';
import type { PoseName } from '../own-drawings/figures/poses/poses.ts';
import type { IconId } from '../vocabulary.ts';

/** What animals do in their own way, or what is no deed of anybody. */
const natural: ReadonlySet<PoseName> = new Set<PoseName>([
  'leading',
  'walking',
  'running',
  'jumping',
  'pointing',
  'gazing',
  'swimming',
  'flying',
  'diving',
  'climbing',
  'digging',
  'stretching',
  'crawling',
  'catching',
  'throwing',
  'feeding',
  'pulling',
  'lying-back',
  'tending',
  'examining',
  'campfire',
  'bench',
  'planting',
  'bricklaying',
  'karate',
  'lantern',
  'proposing',
  'cradling',
  'axe',
  'sandcastle',
  'snowman',
  'sword',
  'carrying',
  'tree-rescue',
  'kicking',
  'picking',
  'bathing-baby',
]);

/** What only who has hands does: an animal that does it stands upright, whatever it is natural to. */
const withHands: Readonly<Partial<Record<PoseName, RegExp>>> = {
  bricklaying: /\b(?:house|wall|brick|casa|muro|parede|pared|tijolo|ladrillo)/,
  kicking: /./,
  carrying: /\b(?:box|package|suitcase|basket|caixa|mala|cesta|caja|maleta)/,
  throwing: /\b(?:ball|bola|pelota|balon)/,
  karate: /./,
  sword: /\b(?:sword|espada|katana|fenc)/,
  digging: /\b(?:shovel|spade|pala?)\b/,
  snowman: /./,
  sandcastle: /./,
  lantern: /./,
  axe: /\b(?:axe|machado|hacha)\b/,
  bench: /./,
  climbing: /\b(?:ladder|escada|escalera)\b/,
};

/** Returns the pose of an animal that does what people do; null where it does it as an animal. */
export function poseOfAnimal(pose: PoseName | null, prompt: string): PoseName | null {
  if (pose === null) return null;
  if (!natural.has(pose)) return pose;
  return withHands[pose]?.test(fold(prompt)) ? pose : null;
}

/** Who eats with its hands. */
const hasHands = new Set([
  'monkey',
  'panda',
  'bear',
  'mouse',
  'rabbit',
  'raccoon',
  'koala',
  'frog',
  'polar-bear',
  'pig',
]);
/** Meals that are eaten at a table. */
const meals =
  /\b(?:breakfast|lunch|dinner|supper|meal|restaurant|table|spaghetti|pasta|noodles|soup|cafe da manha|almoco|jantar|almocando|jantando|mesa|macarrao|sopa|desayun\w*|almuerz\w*|almorzando|cena|cenando|fideos|restaurante)\b/;

/** Returns how an animal eats: at a table, what it holds, or what is before its feet; null for no meal. */
export function eatingAnimal(
  icon: IconId,
  things: readonly IconId[],
  prompt: string,
  isDrawn: (name: IconId) => boolean,
): IconId | null {
  const creature = creatureOf(icon);
  if (creature === null || meals.test(fold(prompt))) return null;
  const food = things.some((thing) => thing !== icon && isHandheld(thing));
  if (food && hasHands.has(creature)) return figureName(creature, 'biting');
  const grazing = `${creature}-grazing`;
  return isDrawn(grazing) ? grazing : null;
}
