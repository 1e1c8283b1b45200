/** The things of a picture without words, as they are in one scene with each other. */
import type { ActionName } from '../language/grammar/action-words.ts';
import { anyOf } from '../language/grammar/lexicon.ts';
import { readPeople } from '../language/grammar/people/read-people.ts';
import { fold } from '../language/text.ts';
import { isBust } from '../layout/busts.ts';
import { isHandheld } from '../layout/in-hand.ts';
import { isBuilding } from '../layout/surroundings.ts';
import { isWorn } from '../layout/worn.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureGrip, figureName, inPose, lookWith, readFigure } from '../own-drawings/figures/figures.ts';
import { lookOf } from '../own-drawings/figures/looks.ts';
import { roleOf } from '../own-drawings/figures/roles.ts';
import { portraitName } from '../own-drawings/portraits/portraits.ts';
import { withShoulders } from '../own-drawings/torsos.ts';
import { type Recipe, sceneThings } from '../recipe.ts';
import type { IconId, PromptLanguage, SceneId } from '../vocabulary.ts';
import { isVehicle } from './is-vehicle.ts';
import { poseIn } from './read-action.ts';
import { isUmbrella } from './umbrellas.ts';
import { indoors } from './usual-place.ts';

type Things = Pick<Recipe, 'hero' | 'secondHero' | 'stickers' | 'relation'>;

const portraits = anyOf(({ portraits: words }) => words);
const cup = /^(teacup-without-handle|cup-with-straw|tumbler-glass)$/;
const drink = /^(hot-beverage|coffee|beer-mug|wine-glass|glass-of-milk|tropical-drink|cocktail-glass)$/;

/** What a scene shows by itself, so that it is not set into it again. */
const shownBy: Partial<Record<SceneId, RegExp>> = {
  cave: /^(cave|hole)$/,
  'city-night': /^(office-building|building.*|houses|hotel|department-store|cityscape.*)$/,
  'city-day': /^(office-building|building.*|houses|hotel|department-store|cityscape.*)$/,
  street: /^(couch-and-lamp|office-building|houses|motorway|cityscape.*)$/,
  room: /^(framed-picture|house|window)$/,
  shop: /^(convenience-store|department-store|shopping-cart)$/,
  kitchen: /^(fork-and-knife.*|cooking|window)$/,
  snow: /^(snow-capped-mountain|snowflake|evergreen-tree)$/,
  meadow: /^(seedling|herb|national-park)$/,
};

/** Returns the things of a scene in relation: worn, held, crossed or drunk rather than set side by side. */
export function stagedThings(
  things: Things,
  {
    prompt,
    scene,
    isNear,
    action,
    language,
  }: {
    prompt: string;
    scene: SceneId;
    isNear: boolean;
    action: ActionName | null;
    language: PromptLanguage;
  },
): Things {
  const isAsked = portraits.test(fold(prompt));
  const isAlone = things.secondHero === null;
  const isPortrait = isNear || isAsked;
  const second = isNear && !isLiving(things.secondHero) ? null : things.secondHero;
  const whole = (thing: Recipe['hero']) => {
    if (thing?.icon === 'skis') return { icon: 'skier' };
    if (isAsked && thing !== null && standsForPerson(thing.icon))
      return { icon: portraitName(lookOf(thing.icon) ?? 'man') };
    const idle = isPortrait && thing !== null ? readFigure(thing.icon) : null;
    const isIdle = idle !== null && (atRest.has(idle.pose) || (isAlone && !isActing(prompt, language)));
    if (idle !== null && isIdle && lookWith(idle).creature === undefined)
      return { icon: portraitName(idle.look, idle.traits) };
    const role = isPortrait || thing === null ? null : roleOf(thing.icon);
    return role === null ? thing : { icon: figureName(role, action ?? 'standing') };
  };
  const worn = beforeBuilding(
    wearingSecond({ ...things, hero: whole(things.hero), secondHero: whole(second) }),
  );
  const posed = holdingThing(holdingUp(onLongBridge(inOneCup(worn))));
  return withoutShown(workingOutdoors(emptyHanded(posed, prompt), scene), scene);
}

/** Whether the words name an act; the word fisherman is no act of fishing. */
function isActing(prompt: string, language: PromptLanguage): boolean {
  const text = fold(prompt);
  const rest = readPeople(prompt, language).reduce(
    (left, { start, end }) => `${left.slice(0, start)}${'x'.repeat(end - start)}${left.slice(end)}`,
    text,
  );
  return poseIn(rest, language) !== null;
}

/** A portrait shows the face of who does nothing else. */
const atRest: ReadonlySet<string> = new Set(['standing', 'gazing', 'holding', 'thinking', 'pointing']);

/** What a person wears, in place of who wears it: a portrait of a soldier is no helmet. */
const standsForPerson = (icon: IconId) =>
  lookOf(icon) !== null &&
  withShoulders(icon) === null &&
  !isBust(icon) &&
  readFigure(icon) === null &&
  icon !== 'robot' &&
  icon !== 'knight' &&
  !/^person-/.test(icon);

/** A portrait shows the company of its subject, but no thing that stands beside. */
const isLiving = (thing: Recipe['hero']) =>
  thing !== null &&
  (isWorn(thing.icon) ||
    creatureOf(thing.icon) !== null ||
    readFigure(thing.icon) !== null ||
    isBust(thing.icon));

function alone({ relation: _, ...things }: Things): Things {
  return { ...things, secondHero: null };
}

/** Relations in which both are on one ground, as in front of a house. */
const besides: ReadonlySet<string> = new Set(['meets', 'points-at', 'chases', 'behind']);

/** Who is in front of a building is nearer than it: it is far behind, and not of their size. */
function beforeBuilding(given: Things): Things {
  const isBehind =
    given.hero !== null &&
    given.secondHero !== null &&
    isBuilding(given.hero.icon) &&
    isVehicle(given.secondHero.icon) &&
    (given.relation === undefined || besides.has(given.relation));
  const things = isBehind ? { ...given, hero: given.secondHero, secondHero: given.hero } : given;
  const { hero, secondHero, relation, stickers } = things;
  if (!hero || !secondHero || !isBuilding(secondHero.icon) || isBuilding(hero.icon)) return things;
  if (relation !== undefined && !besides.has(relation)) return things;
  return alone({ ...things, stickers: [secondHero, ...stickers].slice(0, sceneThings.named) });
}

/** "A penguin with a scarf" wears it: it is seen as near as a portrait, and a thing lies beside it. */
function wearingSecond(things: Things): Things {
  const { hero, secondHero, stickers } = things;
  if (secondHero === null) return things;
  const isDressed =
    hero !== null &&
    creatureOf(hero.icon) !== null &&
    !isLiving(secondHero) &&
    stickers.some(({ icon }) => isWorn(icon));
  if (!isWorn(secondHero.icon) && !isDressed) return things;
  return alone({ ...things, stickers: [secondHero, ...stickers].slice(0, sceneThings.named) });
}

/** A drink has its own cup. */
function inOneCup(things: Things): Things {
  const { hero, secondHero, relation, stickers } = things;
  const all = [hero, secondHero, ...stickers];
  if (relation !== 'holds' && all.some((one) => one && drink.test(one.icon)))
    return { ...things, stickers: stickers.filter(({ icon }) => !cup.test(icon)) };
  if (!hero || !secondHero || relation !== 'holds') return things;
  return cup.test(hero.icon) && drink.test(secondHero.icon) ? alone({ ...things, hero: secondHero }) : things;
}

/** Who is on a bridge crosses one that reaches across the picture. */
function onLongBridge(things: Things): Things {
  const { secondHero, relation } = things;
  return relation === 'on' && secondHero?.icon === 'bridge'
    ? { ...things, secondHero: { icon: 'stone-bridge' } }
    : things;
}

/** What a figure that does nothing else has up in its hands, in a pose of its own. */
const heldUp = [
  { holds: isUmbrella, pose: 'umbrella' },
  { holds: (icon: IconId) => icon === 'kite', pose: 'kite' },
] as const;

function holdingUp(things: Things): Things {
  const { hero, stickers } = things;
  const figure = hero && readFigure(hero.icon);
  const isFree = figure?.pose === 'walking' || figure?.pose === 'standing';
  const row = heldUp.find(({ holds }) => stickers.some(({ icon }) => holds(icon)));
  if (!figure || !isFree || row === undefined) return things;
  const rest = stickers.filter(({ icon }) => !row.holds(icon));
  return { ...things, hero: { icon: inPose(figure, row.pose) }, stickers: rest };
}

const edible =
  /^(.*ice-cream|lollipop|candy|red-apple|green-apple|banana|carrot|pizza|hamburger|hot-dog|cupcake|doughnut|cookie|popcorn|bread|baguette-bread|pineapple|watermelon|birthday-cake|chocolate-cake|pie|cake-slice|cheese-wedge|taco|burrito|sandwich|strawberry|peach|pear|grapes|cherries|mango|chocolate-bar|poultry-leg|meat-on-bone|croissant|pretzel|cotton-candy|bamboo|fish|corn|ear-of-corn|shaved-ice|sushi|honey-pot|acorn|chestnut|lemon|tangerine|tomato|dish-(?:hamburger|taco|burrito|hot-dog|sandwich))$/;

/** Who eats what is named has it in the hands; what is lifted, pushed or thrown is where the hands are. */
function gripping(things: Things): Things {
  const { hero, secondHero, stickers } = things;
  const figure = hero && readFigure(hero.icon);
  if (!figure) return things;
  const all = secondHero && !isLiving(secondHero) ? [secondHero, ...stickers] : stickers;
  const food = all.find(({ icon }) => edible.test(icon) && isHandheld(icon));
  if (figure.pose === 'eating' && food) {
    const rest = all.filter((thing) => thing !== food).slice(0, sceneThings.named - 1);
    return alone({ ...things, hero: { icon: inPose(figure, 'biting') }, stickers: [food, ...rest] });
  }
  const grip = figureGrip(hero.icon);
  if (grip === null || all === stickers) return things;
  return alone({ ...things, stickers: all.slice(0, sceneThings.named) });
}

/** A figure that stands has what it is with in its hands. */
function holdingThing(given: Things): Things {
  const things = gripping(given);
  const { hero, stickers } = things;
  const hasDrink = stickers.some(({ icon }) => drink.test(icon));
  const isItsCup = hasDrink && things.secondHero !== null && cup.test(things.secondHero.icon);
  const secondHero = isItsCup ? null : things.secondHero;
  const figure = hero && readFigure(hero.icon);
  const thing = secondHero !== null && isHandheld(secondHero.icon) ? secondHero : null;
  const all = thing ? [thing, ...stickers].slice(0, sceneThings.named) : stickers;
  const isFree = figure?.pose === 'standing' || figure?.pose === 'carrying';
  if (!figure || !isFree || !all.some(({ icon }) => isHandheld(icon))) return things;
  const held = { ...things, hero: { icon: inPose(figure, 'holding') }, stickers: all };
  return thing || isItsCup ? alone(held) : held;
}

/** Compared without accents, in the words of all languages at once. */
const boxes =
  /\b(?:box(?:es)?|packages?|parcels?|cartons?|caixas?|caixotes?|pacotes?|encomendas?|cajas?|paquetes?|mudanza|mudanca|deliver\w*|entrega\w*|reparti\w*)\b/;

/** Who carries what cannot be drawn carries no box in its place. */
function emptyHanded(things: Things, prompt: string): Things {
  const figure = things.hero && readFigure(things.hero.icon);
  const isBox = figure?.pose !== 'carrying' || figure.look === 'courier' || boxes.test(fold(prompt));
  return isBox || !figure ? things : { ...things, hero: { icon: inPose(figure, 'walking') } };
}

/** Work in a field is done with a hoe, not at a desk. */
function workingOutdoors(things: Things, scene: SceneId): Things {
  const figure = things.hero && readFigure(things.hero.icon);
  return figure?.pose === 'working' && outdoors.has(scene)
    ? { ...things, hero: { icon: inPose(figure, 'gardening') } }
    : things;
}

/** What only stands for the motion that a figure is in. */
const motion = /^(footprints|running-shoe|person-running|hiking-boot|dashing-away)$/;
const moves = /-(running|walking|hiking)$/;

/** No screen stands in a forest. */
const furniture = /^(desktop-computer|laptop|television|keyboard|couch-and-lamp)$/;
const outdoors: ReadonlySet<SceneId> = new Set([
  'forest',
  'jungle',
  'meadow',
  'beach',
  'river',
  'mountains',
  'snow',
  'desert',
  'ocean',
  'street',
  'road',
  'village',
  'colonial-town',
  'market',
  'colonial-market',
  'waterfall',
  'harbor',
  'japanese-garden',
  'park',
  'volcano',
  'savanna',
  'moon',
  'station',
  'dock',
]);

/** Who has a wand in the packed set's drawing. */
const wands = /(fairy|mage)$/;

function withoutShown(things: Things, scene: SceneId): Things {
  const shown = shownBy[scene];
  const isOutdoors = outdoors.has(scene);
  const isIndoors = indoors.has(scene);
  const isMoving =
    moves.test(things.hero?.icon ?? '') || (things.hero !== null && creatureOf(things.hero.icon) !== null);
  const hasWand = wands.test(things.hero?.icon ?? '');
  return {
    ...things,
    stickers: things.stickers.filter(
      ({ icon }) =>
        !shown?.test(icon) &&
        !(isOutdoors && furniture.test(icon)) &&
        !(isIndoors && isBuilding(icon)) &&
        !(isMoving && motion.test(icon)) &&
        !(hasWand && /^(magic-wand|sparkles|broom)$/.test(icon)),
    ),
  };
}

/** Trees have the season's colour. */
export function seasonDyes(
  dyes: Readonly<Record<IconId, string>> | undefined,
  { stickers }: Pick<Recipe, 'stickers'>,
  { id: scene, mood: { name: mood } }: { id: SceneId; mood: { name: string } },
): Pick<Recipe, 'dyes'> {
  const hasTree = stickers.some(({ icon }) => icon === 'oak');
  const leaves = mood === 'autumn' ? '#d9772b' : scene === 'snow' ? '#dbe8f4' : null;
  const all = { ...(hasTree && leaves !== null && { oak: leaves }), ...dyes };
  return Object.keys(all).length > 0 ? { dyes: all } : {};
}
