/** Where a thing is in a picture without words, if the prompt names no place. */
import { namesScene } from '../language/scene.ts';
import { fold } from '../language/text.ts';
import { isAfloat, isFlier } from '../layout/flying.ts';
import { facesLeft } from '../layout/stand-icon.ts';
import { isBuilding } from '../layout/surroundings.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { readPair } from '../own-drawings/figures/pairs.ts';
import type { Random } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import { moodNamed, scenes } from '../scenes/scenes.ts';
import type { Style } from '../styles/style.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import type { ChosenScene } from './choose-scene.ts';
import { naturalMoods } from './natural-light.ts';
import { isOnLand } from './on-dry-land.ts';
import { isElsewhere, placeOfPerson } from './place-of-person.ts';
import { outside } from './scene-words.ts';

/** Grounds for words, which are no place that anything could be in. */
const abstract: ReadonlySet<SceneId> = new Set([
  'tech',
  'bokeh',
  'sunburst',
  'mesh',
  'money',
  'retro-grid',
  'explosion',
  'split',
]);
export const indoors: ReadonlySet<SceneId> = new Set([
  'room',
  'kitchen',
  'office',
  'library',
  'shop',
  'gym',
  'hall',
  'lab',
  'classroom',
  'cafe',
  'spaceship',
  'church',
]);

const ofTheSky = /^(full-moon|crescent-moon|rainbow|sun|sun-with-face|star|stars|shooting-star|cloud.*)$/;
const pets = /^(cat.*|black-cat|dog.*|mouse.*|hamster|rat|poodle|teddy-bear)$/;
const ofTheWood =
  /^(fox|wolf|bear|owl|deer|moose|hedgehog|chipmunk|squirrel|raccoon|badger|boar|unicorn|mushroom|brown-mushroom)$/;
const vehicles =
  /^(automobile|muscle-car|racing-car|sport-utility-vehicle|motorcycle|motor-scooter|bus|minibus|delivery-truck|articulated-lorry|pickup-truck|electric-car)$/;
const onTables =
  /^(amphora|jar|bouquet|rose|tulip|sunflower|potted-plant|open-book|books|candle|clock|mantelpiece-clock|teapot|guitar|violin|lamp|globe.*|camera|telephone|typewriter|chess-pawn|wrapped-gift|teddy-bear)$/;
const foods =
  /^(.*apple|lemon|pizza|hamburger|birthday-cake|cupcake|shortcake|bread|baguette-bread|croissant|pancakes|waffle|hot-beverage|teacup.*|beer-mug|wine.*|bowl.*|fruit-bowl|pot-of-food|spaghetti|steaming-bowl|sushi|taco|burrito|sandwich|cheese-wedge|pie|strawberry|watermelon|grapes|banana|cherries|.*ice-cream|doughnut|cookie|chocolate-bar|green-salad|basket|egg|cooking|curry-rice|fondue)$/;

const isAnimal = (icon: IconId) => creatureOf(icon) !== null || readBeast(icon) !== null;

/** Who is on a stage. */
const performs =
  /-(dancing|singing|guitar|violin|piano|drums|cheering|teaching|sax|trumpet|flute|cello|accordion|conducting|ballet|flamenco|juggling)$|^(studio-microphone|microphone|guitar|violin|trumpet|saxophone|drum|accordion|top-hat|performing-arts|trophy|magic-wand)$/;
const ofCities = /^(statue-of-liberty|eiffel-tower|big-ben|colosseum|cathedral|tokyo-tower|ferris-wheel)$/;
const ofTheStreet = /^(detective|.*-detective|police-officer|figure-police-.*)$/;

/** Compared without accents: what pets do outside. */
const outsideActs =
  /\b(?:sleds?|frisbees?|dig\w*|cava\w*|run\w*|corr\w+|chas\w+|persegu\w+|persigu\w+|walk\w*|passea\w+|pasea\w+|postm[ae]n|mailm[ae]n|carteir\w+|carter\w+|treno|trineo|bark\w*|latindo|ladrando|ducks?|patos?|pigeons?|pomb\w+|palomas?)\b/;

function placeOf(hero: IconId): SceneId {
  const figure = readFigure(hero);
  if (figure !== null && creatureOf(figure.look) === null) return placeOfPerson(figure);
  const pair = readPair(hero);
  if (pair !== null) return pair.pose === 'dancing' ? 'hall' : 'meadow';
  if (ofTheStreet.test(hero)) return 'street';
  if (vehicles.test(hero)) return 'road';
  if (foods.test(hero)) return 'kitchen';
  if (onTables.test(hero) || pets.test(hero)) return 'room';
  if (ofTheWood.test(hero)) return 'forest';
  if (creatureOf(hero) !== null || figure !== null) return 'meadow';
  return isFlier(hero) || facesLeft(hero) || isBuilding(hero) ? 'meadow' : 'room';
}

const inside = /^(grand-piano|musical-keyboard|sofa|couch-and-lamp|bed|bookshelf|fireplace)$/;
const outdoorsByChance: ReadonlySet<SceneId> = new Set([
  'street',
  'city-night',
  'city-day',
  'meadow',
  'forest',
]);
const stadiums = /\b(?:stadiums?|estadios?|arenas?|race ?courses?|hipodromos?)\b/;
const waters: ReadonlySet<SceneId> = new Set([
  'ocean',
  'beach',
  'river',
  'underwater',
  'space',
  'harbor',
  'japanese-garden',
  'waterfall',
  'dock',
]);
const openToTheSky: ReadonlySet<SceneId> = new Set([
  'forest',
  'meadow',
  'mountains',
  'river',
  'city-night',
  'ocean',
]);
const coveredBySnow: ReadonlySet<SceneId> = new Set(['meadow', 'forest', 'river', 'road']);
/** A stage, and grounds for words: what only a thing suggests. */
const suggested: ReadonlySet<SceneId> = new Set([...abstract, 'spotlight', 'meadow', 'desert', 'forest']);

/** Returns a place that the prompt says, where only its thing's usual place was chosen: snow, a street. */
function placeSaid({ value, reason, runnersUp }: Understanding['scene']): SceneId | null {
  const places = runnersUp.filter((one) => !abstract.has(one.value) && one.value !== 'spotlight');
  if (suggested.has(value) && !saidBy.test(reason)) {
    const said = places.find((one) => saidBy.test(one.reason) && one.confidence >= surely);
    if (said) return said.value;
  }
  // A robot is in the city that the prompt names rather than among circuits.
  return abstract.has(value) ? (places.find(({ confidence }) => confidence >= 0.6)?.value ?? null) : null;
}
const surely = 0.75;
/** How a choice of scene begins that a word of the prompt made. */
const saidBy = /^the prompt says/;

const icy =
  /\b(?:icy|icebergs?|glaciers?|geleiras?|glaciar(?:es)?|arctic|antarctic\w*|artic[oa]|antartid\w*|north pole|south pole|polo (?:norte|sul|sur))\b/;
const ofTheCold = /^(?:penguin|polar-bear|walrus)/;
const openLand: ReadonlySet<SceneId> = new Set(['meadow', 'desert', 'forest', 'park']);

/** Returns the scene of a thing rather than a ground for words that only its subject suggested. */
export function usualPlace(
  chosen: ChosenScene,
  { hero, secondHero, stickers }: Pick<Recipe, 'hero' | 'secondHero' | 'stickers'>,
  {
    prompt,
    style,
    choice,
    random,
    isSnowed,
    light,
  }: {
    prompt: string;
    style: Style;
    choice: Understanding['scene'];
    random: Pick<Random, 'pick'>;
    /** Whether snow is named. */
    isSnowed: boolean;
    /** The light that the prompt names. */
    light: Understanding['light'];
  },
): ChosenScene {
  const inPart = (id: SceneId, name: string): ChosenScene => ({ id, mood: moodNamed(id, name) });
  const at = (id: SceneId): ChosenScene => {
    const named = scenes[id].moods.find(({ name }) => name === light);
    return { id, mood: named ?? random.pick(naturalMoods(id)) };
  };
  const isCold = hero !== null && ofTheCold.test(hero.icon) && !namesScene(fold(prompt), chosen.id);
  if (openLand.has(chosen.id) && (isCold || icy.test(fold(prompt)))) return at('snow');
  const isPet = [hero, secondHero].some((one) => one !== null && pets.test(one.icon));
  const isRoom = chosen.id === 'room' && !namesScene(fold(prompt), 'room');
  if (isPet && isRoom && outsideActs.test(fold(prompt))) return at('park');
  if (isSnowed && coveredBySnow.has(chosen.id)) return at('snow');
  // Northern lights are a sky of the snow's.
  if (light === 'aurora' && openToTheSky.has(chosen.id)) return at('snow');
  if (hero?.icon === 'market-stall' && chosen.id === 'shop') return at('street');
  // A piano is in a house.
  if (
    [secondHero, ...stickers].some((thing) => thing !== null && inside.test(thing.icon)) &&
    outdoorsByChance.has(chosen.id) &&
    !namesScene(fold(prompt), chosen.id)
  )
    return at('room');
  // In front of a castle one is outside.
  const beside = [secondHero, ...stickers].map((thing) => thing?.icon ?? '');
  const isOutside = beside.some(isBuilding) && outside.test(fold(prompt));
  if (isOutside && (indoors.has(chosen.id) || abstract.has(chosen.id))) return at('meadow');
  // What a sunny day suggests is no place of a city's landmark.
  if (hero && ofCities.test(hero.icon) && chosen.id === 'desert' && !namesScene(fold(prompt), 'desert'))
    return at('city-day');
  if (hero && isAfloat(hero.icon) && isOnLand(prompt)) return at('beach');
  // One looks through a telescope from the ground, and a rocket starts there by day.
  if (hero?.icon === 'telescope' && chosen.id === 'space') return inPart('meadow', 'night');
  if (
    hero?.icon === 'rocket' &&
    chosen.id === 'space' &&
    (light === 'sunset' || light === 'dawn' || light === 'day')
  )
    return at('desert');
  // A mermaid on a rock is by the sea.
  if (hero && /merpeople$/.test(hero.icon) && !waters.has(chosen.id) && chosen.id !== 'underwater')
    return at('beach');
  // A ship that is nowhere else is at sea.
  if (hero && isAfloat(hero.icon) && !waters.has(chosen.id)) return at('ocean');
  const said = placeSaid(choice);
  if (said !== null && said !== chosen.id && hero !== null) return at(said);
  const isOnStage = chosen.id === 'spotlight' && hero !== null && !performs.test(hero.icon);
  const isNamed = namesScene(fold(prompt), chosen.id);
  if (hero === null) {
    // "Snowy mountains with a lake" are mountains.
    const isRange =
      chosen.id === 'snow' &&
      choice.runnersUp.some(({ value, confidence }) => value === 'mountains' && confidence >= 0.5);
    return isRange ? at('mountains') : chosen;
  }
  const figure = readFigure(hero.icon);
  if (figure && !isNamed && isElsewhere(figure, chosen.id)) return at(placeOf(hero.icon));
  // A moon is not in a room.
  if (indoors.has(chosen.id) && !isNamed && stickers.some(({ icon }) => ofTheSky.test(icon)))
    return at('meadow');
  // Animals run in the open.
  if (chosen.id === 'stadium' && !stadiums.test(fold(prompt)) && isAnimal(hero.icon))
    return at(placeOf(hero.icon));
  // A style's own grounds are part of its look.
  if (
    (!abstract.has(chosen.id) && !isOnStage) ||
    isNamed ||
    (style.id !== 'Default' && style.scenes.includes(chosen.id) && style.scenes[0] !== 'mesh')
  )
    return chosen;
  return at(placeOf(hero.icon));
}

/** Rain is outside: in a room it is not over the picture. */
export function weatherOutdoors(effects: Recipe['effects'], scene: SceneId): Recipe['effects'] {
  return indoors.has(scene)
    ? effects.filter(({ id }) => id !== 'rain' && id !== 'snowfall' && id !== 'fog')
    : effects;
}
