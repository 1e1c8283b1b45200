/**
 * Where a description has a thing on a bearer: luggage on the roof of a car, a bag on a back, and who is on a
 * rock, a wall or a mushroom.
 */
import { hasIcon } from '../icons.ts';
import { fold } from '../language/text.ts';
import { isAfloat, isFlier } from '../layout/flying.ts';
import { isWide } from '../layout/supports.ts';
import { isBuilding } from '../layout/surroundings.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { readFauna } from '../own-drawings/fauna/fauna.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { inPose, readFigure } from '../own-drawings/figures/figures.ts';
import { type Recipe, sceneThings } from '../recipe.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { aloneAmong, type Things } from './changed-things.ts';
import { isVehicle } from './is-vehicle.ts';
import { isSameSubject } from './same-subject.ts';
import { sitting } from './scene-words.ts';

interface Described {
  understanding: Understanding;
  prompt: string;
}

/** Compared without accents, in the words of all languages at once. */
const onRoof =
  /\b(?:(?:on|atop|over) (?:the|its|his|her) (?:\w+ )?(?:roof|top|roof ?rack)|on top of (?:it|the)|(?:n[oa]|sobre o|em cima do) (?:teto|bagageiro|capo)|(?:en|sobre) (?:el|su) (?:techo|portaequipajes))\b/;
const onBack =
  /\b(?:on (?:its|his|her|the) backs?|n[oa]s? (?:costas|lombos?)|en (?:el|su) lomo|a (?:la )?espalda|en (?:la|su) espalda|con alforjas|com alforjes)\b/;

/** What lies on a vehicle, and on an animal's back. */
const loads =
  /^(?:luggage|surfboard|canoe|bicycle|package|wooden-crate|christmas-tree|evergreen-tree|skis|snowboard|couch-and-lamp|mattress|bed|kayak|backpack|basket|pumpkin|tangerine|ladder|oil-drum|cat|cat-face|black-cat|dog-face|rabbit-face|chicken|rooster)$/;

/** The thing whose words are the last before a place in the text. */
function lastBefore(
  { named = [] }: Understanding,
  at: number,
  fits: (icon: IconId) => boolean,
): IconId | null {
  return named.filter(({ to, icon }) => to <= at && fits(icon)).at(-1)?.icon ?? null;
}

/** A load is on top of what bears it, and nowhere else. */
function withLoad<T extends Things>(things: T, { understanding, prompt }: Described): T {
  const { hero, secondHero, stickers } = things;
  const text = fold(prompt);
  const isCar = hero !== null && isVehicle(hero.icon);
  const place = (isCar ? onRoof : hero && readBeast(hero.icon) ? onBack : null)?.exec(text);
  if (!hero || !place) return things;
  const load = lastBefore(
    understanding,
    place.index,
    (icon) => loads.test(icon) && !isSameSubject(icon, hero.icon),
  );
  if (load === null || !hasIcon(load)) return things;
  const isLoad = (one: { icon: IconId } | null) => one !== null && isSameSubject(one.icon, load);
  const rest = stickers.filter((one) => !isLoad(one) && one.icon !== 'tile-roof');
  const loaded: Recipe['stickers'] = [{ icon: load, at: isCar ? 'roof' : 'back' }, ...rest];
  const all = loaded.slice(0, sceneThings.all);
  return isLoad(secondHero) || things.relation === 'on'
    ? aloneAmong(things, { stickers: all })
    : { ...things, stickers: all };
}

/** What one can stand or sit on, and how it is drawn then. */
const supports: Readonly<Record<IconId, IconId>> = {
  rock: 'rock',
  mushroom: 'mushroom',
  'brown-mushroom': 'brown-mushroom',
  'oil-drum': 'oil-drum',
  'treasure-chest': 'treasure-chest',
  'wooden-crate': 'wooden-crate',
  package: 'package',
  pumpkin: 'pumpkin',
  'jack-o-lantern': 'pumpkin',
  wood: 'wood',
  'brick-wall': 'low-wall',
  'wooden-fence': 'near-fence',
  'wooden-barrel': 'wooden-barrel',
  elephant: 'elephant-standing',
  turtle: 'tortoise-standing',
  cactus: 'cactus',
};
/** Words right before what one is on. */
const isOn =
  /(?:\b(?:on|upon|atop|on top of|over)|\b(?:sobre|encima de|encima del|em cima d[eoa]s?)|\b(?:sentad|pousad|posad|parad|deitad|acostad|tumbad|de pie|de pe|trepad|subid|encaramad)\w* (?:em|n[oa]|num|numa|en|sobre))(?: (?:an?|the|its|his|her|uma?|o|a|una?|el|la|su|seu|sua))?(?: [\w-]+)? $/;

/** Beings of the packed set, as a whole. */
const ofTheSet = /merpeople$|^(?:person|man|woman)-|^(?:snowman|robot|alien|ghost|skeleton|knight)/;
const isBeing = (icon: IconId) =>
  ofTheSet.test(icon) ||
  creatureOf(icon) !== null ||
  readFigure(icon) !== null ||
  readBeast(icon) !== null ||
  readFauna(icon) !== null;
/** Poses without feet on the ground. */
const offGround =
  /^(?:riding-.*|broom|flying|swimming|diving|surfing|on-wave|skating|bench|reading-bench|throne|armchair|reading-armchair|by-fire|campfire|hammock|bathtub|rowing|driving|motorbike)$/;

/** Who sits on it sits, and a bird has no bough of its own. */
function onIt(icon: IconId, text: string): IconId {
  const figure = readFigure(icon);
  if (figure) return figure.pose === 'standing' && sitting.test(text) ? inPose(figure, 'sitting') : icon;
  const bird = readFauna(icon);
  const standing = bird && `${bird.kind}-standing`;
  return bird?.pose === 'perched' && standing && hasIcon(standing) ? standing : icon;
}

/** Who is on a rock stands on its top. */
function onSupport<T extends Things>(things: T, { understanding: { named = [] }, prompt }: Described): T {
  const { hero, secondHero, relation, stickers } = things;
  if (!hero || !isBeing(hero.icon) || isFlier(hero.icon) || isAfloat(hero.icon)) return things;
  if (offGround.test(readFigure(hero.icon)?.pose ?? '')) return things;
  if (relation === 'many') return things;
  const text = fold(prompt);
  const found = named.find(
    ({ icon, from }) => supports[icon] !== undefined && isOn.test(text.slice(0, from)),
  );
  const support = found && supports[found.icon];
  if (!found || !support || !hasIcon(support)) return things;
  const isIt = ({ icon }: { icon: IconId }) => icon === found.icon || icon === support;
  const rest = stickers.filter((one) => !isIt(one));
  const as = { ...things, hero: { ...hero, icon: onIt(hero.icon, text) } };
  if (isWide(support)) return { ...things, stickers: [{ icon: support }, ...rest].slice(0, sceneThings.all) };
  if (secondHero !== null && !isIt(secondHero)) return things;
  return { ...as, secondHero: { icon: support }, relation: 'on', stickers: rest };
}

/** Returns the things with each on what bears it. */
export const withBorne = <T extends Things>(things: T, described: Described): T =>
  isBuilding(things.hero?.icon ?? '') ? things : onSupport(withLoad(things, described), described);
