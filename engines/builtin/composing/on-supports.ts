/** What a subject is on or before, where the words say it: a branch, the bank of a river, a canyon. */
import { fold } from '../language/text.ts';
import { isUnder, isWide } from '../layout/supports.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { sceneThings } from '../recipe.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import { aloneAmong, type Things } from './changed-things.ts';

/** Compared without accents, in the words of all languages at once. */
const water =
  '(?:rivers?|lakes?|ponds?|streams?|creeks?|water ?holes?|rios?|lagos?|lagoas?|riachos?|corregos?|acudes?|arroyos?|lagunas?|estanques?|charcas?)';
const frozenWater = new RegExp(`\\b(?:(?:frozen|icy) ${water}|${water} (?:congelad|helad|gelad)[oa]s?)\\b`);
/** Who drinks from it or goes through it has it at their feet. */
const atWater = new RegExp(
  `\\b(?:(?:drink\\w*|bebe\\w*|bebiendo|bebendo)(?: \\w+){0,3}? (?:from|at|in|by|de|do|da|del|en|em|no|na|num|numa|a) (?:\\w+ ){0,2}${water}|(?:cross\\w*|wad\\w+|atravess\\w+|cruza\\w*|vadeando)(?: \\w+){0,2} ${water}|(?:drink\\w*|bebe\\w*|bebiendo|bebendo) (?:\\w+ )?(?:water|agua)\\b.*\\b${water})\\b`,
);
const canyon = /\b(?:canyons?|canhoes|canion|canions|canon|canones|gorges?|desfiladeiros?|desfiladeros?)\b/;
const snowyPeak =
  /\b(?:snow(?:y|-covered|-capped| covered| capped) (?:\w+ )?(?:mountains?|peaks?|summits?)|(?:mountain|peak)s? covered (?:in|with) snow|(?:montanhas?|picos?|cordilheiras?) (?:nevad[oa]s?|cobert[oa]s? de neve)|(?:montanas?|picos?|cumbres?|cordilleras?) (?:nevad[oa]s?|cubiert[oa]s? de nieve))\b/;
/** Scenes where a peak is seen behind the ground. */
const withPeaks: ReadonlySet<SceneId> = new Set([
  'snow',
  'forest',
  'meadow',
  'road',
  'village',
  'colonial-town',
]);
const canyonScenes: ReadonlySet<SceneId> = new Set(['desert', 'road', 'meadow']);
/** Scenes with a stage, or a crowd. */
const stages: ReadonlySet<SceneId> = new Set(['spotlight', 'hall', 'room']);
const perched = /-perched$/;
/** Where the own water of a scene is far from who stands there. */
const isDry = (scene: SceneId) => scene !== 'underwater' && scene !== 'ocean' && scene !== 'waterfall';

/** What the words have around a subject, beyond its things. */
function around(text: string, { hero, relation }: Things, scene: SceneId): IconId[] {
  const found: IconId[] = [];
  const isAnimal = hero !== null && readBeast(hero.icon) !== null;
  if (frozenWater.test(text)) found.push('near-ice');
  else if (isAnimal && relation !== 'many' && isDry(scene) && atWater.test(text)) found.push('near-water');
  if (canyon.test(text) && canyonScenes.has(scene)) found.push('canyon-walls');
  if (snowyPeak.test(text) && withPeaks.has(scene)) found.push('snow-peak');
  return found;
}

/** Compared without accents, in the words of all languages at once. */
const crosses = /\b(?:cross\w*|over|on|passing|atravess\w*|passando|sobre|cruza\w*|pasando)\b/;
const trains = /train|locomotive/;

/** A train that crosses a bridge is on it. */
function onBridge<T extends Things>(things: T, text: string): T {
  const { hero, stickers } = things;
  const isBridge = ({ icon }: { icon: IconId }) => /^(?:stone-bridge|bridge)$/.test(icon);
  if (!hero || !trains.test(hero.icon) || !stickers.some(isBridge) || !crosses.test(text)) return things;
  return {
    ...things,
    secondHero: { icon: 'stone-bridge' },
    relation: 'on',
    stickers: stickers.filter((one) => !isBridge(one)),
  };
}

/** Returns the things with what they are on, and what is around them, as the words say. */
export function onSupports<T extends Things>(given: T, prompt: string, scene: SceneId): T {
  const things = onBridge(given, fold(prompt));
  const { hero, secondHero, stickers } = things;
  const isOn = secondHero !== null && (isUnder(secondHero.icon) || isWide(secondHero.icon));
  const named = isOn ? [secondHero, ...stickers] : stickers;
  // A bird that is drawn on its perch needs no other.
  const isPerched = hero !== null && perched.test(hero.icon);
  const fitting = named.filter(
    ({ icon }) => (icon !== 'stage-curtains' || stages.has(scene)) && !(icon === 'branch' && isPerched),
  );
  const more = around(fold(prompt), things, scene).filter((icon) => !named.some((one) => one.icon === icon));
  const all = [...fitting, ...more.map((icon) => ({ icon }))].slice(0, sceneThings.all);
  if (!isOn) return { ...things, stickers: all };
  return aloneAmong(things, { stickers: all });
}
