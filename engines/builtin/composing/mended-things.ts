/** Small corrections of which things a picture without words has: candles on a cake, a place for a table. */
import { hasIcon } from '../icons.ts';
import { fold } from '../language/text.ts';
import { isStillLife } from '../layout/still-life.ts';
import { isBuilding } from '../layout/surroundings.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { faunaKind, readFauna } from '../own-drawings/fauna/fauna.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { inPose, readFigure } from '../own-drawings/figures/figures.ts';
import { readPair } from '../own-drawings/figures/pairs.ts';
import { type Recipe, sceneThings } from '../recipe.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import { speciesOf } from './animal-words.ts';
import { aloneAmong, changedThings } from './changed-things.ts';
import { faunaOf } from './fauna-words.ts';
import { umbrellaPose } from './umbrellas.ts';

type Things = Pick<Recipe, 'hero' | 'secondHero' | 'stickers' | 'relation' | 'states' | 'secondStates'>;

const cakes: Readonly<Record<IconId, IconId>> = {
  'chocolate-cake': 'chocolate-cake-lit',
  shortcake: 'birthday-cake',
};
/** Compared without accents, in the words of all languages at once. */
const onCake =
  /\b(?:cakes?|bolos?|tartas?|tortas?|pastel(?:es)?)\b.*\b(?:candles?|velas?|velinhas?|velitas?)\b/;

/** Candles are on their cake. */
function candlesOnCake<T extends Things>(things: T, text: string): T {
  const { hero } = things;
  if (!hero || !onCake.test(text) || !(hero.icon in cakes || hero.icon === 'birthday-cake')) return things;
  const icon = cakes[hero.icon] ?? hero.icon;
  return {
    ...things,
    hero: { ...hero, icon },
    stickers: things.stickers.filter((one) => one.icon !== 'candle'),
  };
}

const branches =
  /\b(?:branch(?:es)?|tree ?top|galhos?|ramas?|palm tree|palmeiras?|palmeras?|in (?:a|the) tree|n(?:uma|a) arvore|en (?:un|el) arbol)\b/;
const reads = /\b(?:read\w*|lendo|leyendo|lee|ler|leer)\b/;
const stacked = /\b(?:books|livros|libros)\b/;

/** How an animal sits by its own body; null where it cannot. */
function onItsOwn(icon: IconId): IconId | null {
  const kind = readFauna(icon)?.kind ?? faunaOf[icon];
  if (kind !== undefined) return faunaKind(kind)?.poses.includes('standing') ? `${kind}-standing` : null;
  const species = readBeast(icon)?.species ?? speciesOf[icon] ?? icon;
  return hasIcon(`${species}-sitting`) ? `${species}-sitting` : null;
}

/** Who eats in a tree sits at no table, and who sits on books does not read them. */
function byItsBody<T extends Things>(things: T, text: string, named: readonly IconId[]): T {
  const figure = things.hero && readFigure(things.hero.icon);
  if (!figure || creatureOf(figure.look) === null) return things;
  const inTree = /^(?:eating|standing|gazing)$/.test(figure.pose) && branches.test(text);
  const onBooks = figure.pose === 'reading' && stacked.test(text) && !reads.test(text);
  const icon = inTree || onBooks ? onItsOwn(figure.look) : null;
  if (icon === null) return things;
  const branch = inTree && !things.stickers.some((one) => one.icon === 'branch') ? [{ icon: 'branch' }] : [];
  // What was left out for the act is there after all.
  const others = things.stickers.filter((one) => !/tree$|^oak$/.test(one.icon));
  const beside = named
    .filter((one) => /^(?:candle|lamp|teacup.*|hot-beverage|globe.*)$/.test(one))
    .filter((one) => !others.some((other) => other.icon === one))
    .map((one) => ({ icon: one }));
  return {
    ...things,
    hero: { icon },
    stickers: [...branch, ...beside, ...others].slice(0, sceneThings.all),
  };
}

const onGround =
  /\b(?:on|upon|atop|sobre|numa?|em cima d[eao]|en|encima de) (?:(?:a|an|the|una?|la|el|o) )?(?:\w+ )?(?:rocks?|posts?|stones?|roofs?|cliffs?|rochas?|pedras?|postes?|telhados?|rocas?|piedras?|tejados?|penhascos?)\b/;

/** A bird on a rock has no bough of its own, and a baby of an animal is no child. */
function onRock<T extends Things>(things: T, text: string): T {
  const { hero, secondHero, stickers } = things;
  const bird = hero && readFauna(hero.icon);
  const isAnimal = hero !== null && (bird !== null || readBeast(hero.icon) !== null);
  const isBaby = ({ icon }: { icon: IconId }) => /^baby(?:-sitting)?$/.test(icon);
  const rest =
    isAnimal && !/\b(?:with|and|com|con|e|y) (?:an?|um|un|uma|una) (?:baby|bebe)\b/.test(text)
      ? stickers.filter((one) => !isBaby(one))
      : stickers;
  const second = isAnimal && secondHero !== null && isBaby(secondHero) ? null : secondHero;
  const all = changedThings(things, { secondHero: second, stickers: rest });
  const rock = rest.find(({ icon }) => /^(?:rock|cliff|tile-roof)$/.test(icon));
  if (bird?.pose !== 'perched' || !rock || second !== null || !onGround.test(text)) return all;
  if (!faunaKind(bird.kind)?.poses.includes('standing')) return all;
  return {
    ...all,
    hero: { icon: `${bird.kind}-standing` },
    secondHero: rock,
    relation: 'on',
    stickers: rest.filter((one) => one !== rock),
  };
}

/** "Posada" is a perched bird as often as an inn. */
const stackOfBooks = /\b(?:pilas? de libros|pilhas? de livros)\b/;
const inns =
  /\b(?:hotels?|motels?|hospita\w+|hostels?|inns?|clinic\w*|resorts?|(?:uma|na|numa) pousada|(?:una|la) posada|nurses?|enfermeir\w+|enfermer\w+)\b/;
const cafes = /\b(?:cafeterias?|cafes?|diners?|restaurants?|restaurantes?|lanchonetes?|coffee shops?)\b/;

/** Leaves out what a word only sounds like, and puts a café beside its car. */
function withoutOthers<T extends Things>(things: T, text: string): T {
  const isOther = (icon: IconId) =>
    (/^(?:hotel|hospital)$/.test(icon) && !inns.test(text)) ||
    (icon === 'moon-ground' && underMoon.test(text)) ||
    (icon === 'battery' && stackOfBooks.test(text)) ||
    (/^chess-/.test(icon) && !/chess|ajedrez|jog|jug/.test(text));
  const second = things.secondHero !== null && isOther(things.secondHero.icon) ? null : things.secondHero;
  const stickers = things.stickers.filter(({ icon }) => !isOther(icon));
  const isCar = things.hero !== null && vehicles.test(things.hero.icon);
  const cafe =
    isCar && cafes.test(text) && !stickers.some(({ icon }) => isBuilding(icon)) ? [{ icon: 'diner' }] : [];
  return changedThings(things, {
    secondHero: second,
    stickers: [...cafe, ...stickers].slice(0, sceneThings.all),
  });
}

const sofas = /\b(?:sofas?|couch(?:es)?|sillon(?:es)?|divan|living room|sala de estar|bed|cama)\b/;
const atRest =
  /^(?:sleeping|reading|gazing|sitting|phoning|gaming|coffee|knitting|standing|armchair|thinking|cradling|crying|sad|hugging|kissing|holding|writing|working|tired|afraid)/;
const benches = /\b(?:bench(?:es)?|bancos?|banca)\b/;

/** Nobody dances on a sofa, one umbrella has its colour, and who reads on a bench sits on it. */
function asActed<T extends Things>(things: T, text: string, dyes: Understanding['dyes']): T {
  const { hero } = things;
  const figure = hero && readFigure(hero.icon);
  const pose = figure?.pose ?? (hero && readPair(hero.icon)?.pose);
  if (!hero || !pose) return things;
  const noSofa =
    atRest.test(pose) || sofas.test(text)
      ? things.stickers
      : things.stickers.filter(({ icon }) => icon !== 'couch-and-lamp' && icon !== 'bed');
  if (figure?.pose === 'umbrella')
    return { ...things, hero: { icon: inPose(figure, umbrellaPose(dyes)) }, stickers: noSofa };
  const isOnBench = benches.test(text) && noSofa.some(({ icon }) => icon === 'bench');
  if (figure && isOnBench && /^(?:reading|sitting|bench|standing|gazing)$/.test(figure.pose))
    return {
      ...things,
      hero: { icon: inPose(figure, figure.pose === 'reading' ? 'reading-bench' : 'bench') },
      stickers: noSofa.filter(({ icon }) => icon !== 'bench'),
    };
  return noSofa.length === things.stickers.length ? things : { ...things, stickers: noSofa };
}

const young = /\b(?:baby|bebe|filhote de|cria de)\b/;

/** "A baby fox" is no child beside a fox. */
function withYoung<T extends Things>(things: T, text: string): T {
  const { hero, secondHero } = things;
  const isAnimal =
    secondHero !== null && (readBeast(secondHero.icon) !== null || readFauna(secondHero.icon) !== null);
  if (!isAnimal || !hero || !/^baby(?:-sitting)?$/.test(hero.icon) || !young.test(text)) return things;
  return aloneAmong(things, { hero: secondHero });
}

/** A young animal in a basket sits in it. */
function inBasket<T extends Things>(things: T): T {
  const { hero, secondHero, relation } = things;
  if (!hero || relation !== 'inside' || !secondHero || !/basket/.test(secondHero.icon)) return things;
  const sits = readBeast(hero.icon) === null ? null : onItsOwn(hero.icon);
  const species = readBeast(hero.icon)?.species;
  const stickers = things.stickers.filter(({ icon }) => readBeast(icon)?.species !== species);
  return sits === null ? things : { ...things, hero: { icon: sits }, stickers };
}

export function mended<T extends Things>(
  given: T,
  prompt: string,
  { named, dyes }: { named: readonly IconId[]; dyes: Understanding['dyes'] },
): T {
  const text = fold(prompt);
  const things = inBasket(withYoung(asActed(withoutOthers(given, text), text, dyes), text));
  return onRock(byItsBody(candlesOnCake(things, text), text, named), text);
}

/** Places that have a table, or where one may lie on the ground. */
const withTable: ReadonlySet<SceneId> = new Set([
  'kitchen',
  'room',
  'cafe',
  'library',
  'meadow',
  'park',
  'beach',
  'market',
  'colonial-market',
  'church',
  'hall',
  'office',
  'lab',
  'classroom',
  'shop',
] as SceneId[]);

const vehicles =
  /^(?:automobile|muscle-car|racing-car|sport-utility-vehicle|motorcycle|bus|minibus|delivery-truck|pickup-truck|sports-car|family-car|classic-car|pickup-car|off-roader|electric-sedan|formula-car|camper-van)$/;
const garages =
  /\b(?:showrooms?|garages?|workshops?|oficinas?|garagem|museums?|museus?|museos?|taller(?:es)?|garajes?)\b/;

/** Another scene where the chosen one cannot have its things; null where it can. */
export function fittingScene(scene: SceneId, things: Things, prompt: string): SceneId | null {
  const { hero, stickers } = things;
  const text = fold(prompt);
  if (hero === null) return null;
  if (isStillLife(things as Recipe) && !withTable.has(scene)) return 'kitchen';
  if (
    vehicles.test(hero.icon) &&
    /^(?:cafe|shop|room|kitchen|hall|office)$/.test(scene) &&
    !garages.test(text)
  )
    return 'street';
  const isAboard =
    readFigure(hero.icon) !== null &&
    stickers.some(({ icon }) => /^(?:sailboat|fishing-boat|canoe|motor-boat|person-rowing-boat)$/.test(icon));
  if (isAboard && scene === 'beach') return 'ocean';
  if (scene === 'fire' && stickers.some(({ icon }) => isBuilding(icon))) return 'street';
  // "Oficina" is an office in Spanish, and where one repairs things in Portuguese.
  if (scene === 'office' && /\boficinas?\b/.test(text) && repairs.test(text)) return 'road';
  // A fish beside a cat is no sea.
  if (scene === 'underwater' && readBeast(hero.icon) !== null && !underTheSea.test(text)) return 'river';
  // A stage has no room for a building.
  if (scene === 'spotlight' && stickers.some(({ icon }) => isBuilding(icon))) return 'park';
  // Under the moon is on the earth.
  if (
    /^(?:space|moon)$/.test(scene) &&
    underMoon.test(text) &&
    !/astronaut|robot|alien|rocket/.test(hero.icon)
  )
    return 'meadow';
  return null;
}
const repairs =
  /\b(?:mecanic\w+|consert\w+|ferrament\w+|motos?|carros?|pneus?|sold\w+|repar\w+|herramient\w+)\b/;
const underTheSea =
  /\b(?:under ?water|under the (?:sea|water)|coral|reef|ocean floor|seabed|div\w+|submers\w+|debaixo d|embaixo d|fundo do (?:mar|oceano)|bajo el (?:mar|agua)|fondo del (?:mar|oceano)|arrecife|recife)/;
const underMoon =
  /\b(?:under (?:the|a) (?:\w+ )?moon\w*|in the moonlight|by moonlight|(?:sob|debaixo d|embaixo d)\w*(?: a)? (?:\w+ )?lua|a luz da lua|ao luar|bajo (?:la|una) (?:\w+ )?luna|a la luz de la luna)\b/;
