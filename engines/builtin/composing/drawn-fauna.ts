/** Birds, fish and their like are drawn as what the words name, doing what the words say. */
import { fold } from '../language/text.ts';
import { waters } from '../layout/scene-waters.ts';
import { isWorn } from '../layout/worn.ts';
import { faunaKind, readFauna } from '../own-drawings/fauna/fauna.ts';
import type { FaunaPose, Kind } from '../own-drawings/fauna/kinds.ts';
import { headlineLimits, type Recipe } from '../recipe.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import { faunaKinds, faunaOf, faunaPoses } from './fauna-words.ts';

type Icons = Pick<Recipe, 'hero' | 'secondHero' | 'stickers' | 'relation'>;
type Dyes = Readonly<Record<IconId, string>> | undefined;

interface Described {
  /** The prompt without accents. */
  text: string;
  scene: SceneId;
  isHerd: boolean;
  isAlone: boolean;
  /** Whether it is a picture without words, in which the place says where something is. */
  isScenic: boolean;
}

/** What only stands for how an animal moves or lives. */
const standsForMotion =
  /^(person-swimming|(?:wo)?man-swimming|bow-and-arrow|water-wave|dashing-away|airplane|person-surfing|footprints|diving-mask|leaf-fluttering-in-wind)$/;
/** What a bird's own bough takes the place of. */
const tree = /^(oak|deciduous-tree|evergreen-tree|autumn-tree|cherry-tree|wood|herb|leafy-green|nest.*)$/;

function kindOf(icon: IconId, text: string): string | null {
  const of = readFauna(icon)?.kind ?? faunaOf[icon];
  if (of === undefined) return null;
  return faunaKinds.find((one) => one.of === of && one.words.test(text))?.is ?? of;
}

function poseOf(
  name: string,
  { poses }: Kind,
  { text, scene, isHerd, isAlone, isScenic }: Described,
): FaunaPose {
  const [usual = 'standing'] = poses;
  const described = faunaPoses.find((one) => poses.includes(one.pose) && one.words.test(text))?.pose;
  const has = (pose: FaunaPose) => poses.includes(pose);
  const isUnderWater = scene === 'underwater';
  // A long animal fills more of a title's picture.
  if (has('rising') && !isScenic && (isAlone || name === 'crocodile')) return 'rising';
  // Who swims is in the water, and leaps out where its surface is seen.
  if (has('rising') && has('jumping') && described !== 'jumping')
    return isScenic && !isUnderWater && (waters.has(scene) || has('swimming')) && onSurface(scene)
      ? 'jumping'
      : 'swimming';
  // A dragon with a person before it, or that is in a cave, is on the ground.
  if (name === 'dragon' && !described) return isScenic && isAlone && !isRoofed(scene) ? 'flying' : 'standing';
  if (name === 'penguin') return isUnderWater || described === 'swimming' ? 'swimming' : 'standing';
  if (described === 'swimming' && isScenic && !waters.has(scene)) return has('standing') ? 'standing' : usual;
  if (described) return described;
  // A flock is in the air, and no person sits in a crowd.
  if (usual === 'perched' && isHerd) return 'flying';
  if (usual === 'perched' && !isScenic)
    return has('standing') && !ofTheCrown.test(name) ? 'standing' : 'flying';
  if (usual === 'swimming' && has('standing') && !(isScenic && waters.has(scene))) return 'standing';
  return usual;
}

/** Birds of the trees that stand only on a person. */
const ofTheCrown = /^(?:parrot|toucan|blue-macaw)$/;

const isRoofed = (scene: SceneId) => /^(?:cave|hall|room|library|church)$/.test(scene);

const onSurface = (scene: SceneId) => waters.has(scene) && scene !== 'mountains' && scene !== 'waterfall';

/** Which birds a flock of birds is of. */
const flockOf = (scene: SceneId) =>
  scene === 'ocean' || scene === 'beach' || scene === 'harbor' ? 'gull' : 'dove';

function drawn(icon: IconId, described: Described): IconId {
  const read = kindOf(icon, described.text);
  const name = icon === 'bird' && read === faunaOf.bird && described.isHerd ? flockOf(described.scene) : read;
  const kind = name === null ? undefined : faunaKind(name);
  return name !== null && kind ? `${name}-${poseOf(name, kind, described)}` : icon;
}

/** What insects and frogs are on or at: one flower, one leaf, rather than a bouquet or a tree. */
const growing: Readonly<Record<IconId, { as: IconId; unless: RegExp }>> = Object.fromEntries(
  [
    {
      of: 'bouquet rose tulip hibiscus blossom sunflower white-flower',
      as: 'garden-flower',
      unless: /bouquet|buque|ramo\b|roses?\b|rosas?\b|tulip|sunflower|giras(?:sol|ois|ol)/,
    },
    {
      of: 'fallen-leaf maple-leaf leaf-fluttering-in-wind herb autumn-tree',
      as: 'big-leaf',
      unless: /autumn|outono|otono/,
    },
  ].flatMap(({ of, ...row }) => of.split(' ').map((icon) => [icon, row] as const)),
);
const ofFlowers = /^(?:bee|butterfly|dragonfly|ladybird|ant|spider|hummingbird|frog|chameleon|lizard)$/;

/** A dinosaur that only "dinosaur" names, beside one with a name. */
const namedTyrannosaur = /\b(?:t.?rex|t rex|tyran|tiran|godzilla|raptor|velociraptor)/;
const isDinosaur = (icon: IconId) => /^(?:sauropod|triceratops|stegosaur)/.test(icon);

/** Returns the things of a picture with its birds and sea animals as drawn here, and their colours. */
export function withDrawnFauna<T extends Icons>(
  icons: T,
  dyes: Dyes,
  { prompt, scene, isScenic }: { prompt: string; scene: SceneId; isScenic: boolean },
): { icons: T; dyes: Dyes } {
  const all = [icons.hero, icons.secondHero, ...icons.stickers].flatMap((thing) => thing ?? []);
  if (!all.some(({ icon }) => kindOf(icon, '') !== null)) return { icons, dyes };
  const described: Described = {
    text: fold(prompt),
    scene,
    isHerd: icons.relation === 'many',
    isAlone: icons.secondHero === null,
    isScenic,
  };
  const heroKind = icons.hero && kindOf(icons.hero.icon, described.text);
  const livesOnPlants = isScenic && ofFlowers.test(heroKind ?? '');
  const isDressed = all.some(({ icon }) => isWorn(icon));
  const coats: Record<IconId, string> = {};
  const as = <Thing extends { icon: IconId }>(thing: Thing): Thing => {
    // What is worn fits the faces of the packed set.
    if (isDressed) return thing;
    const plant = livesOnPlants ? growing[thing.icon] : undefined;
    const icon = plant && !plant.unless.test(described.text) ? plant.as : drawn(thing.icon, described);
    if (icon === thing.icon) return thing;
    const color = dyes?.[thing.icon];
    if (color !== undefined && !hasOwnColor(thing.icon, described.text)) coats[icon] = color;
    return { ...thing, icon };
  };
  const generic = (thing: { icon: IconId } | null) =>
    thing?.icon === 't-rex' &&
    all.some(({ icon }) => isDinosaur(icon)) &&
    !namedTyrannosaur.test(described.text);
  const first = generic(icons.hero) ? icons.secondHero : icons.hero;
  const hero = first && as(first);
  const isAnimal = hero !== null && readFauna(hero.icon) !== null;
  const isPerched = hero !== null && readFauna(hero.icon)?.pose === 'perched';
  const carries = hero !== null && readFauna(hero.icon)?.pose === 'carrying';
  const needless = (icon: IconId) =>
    isAnimal &&
    isScenic &&
    (standsForMotion.test(icon) ||
      (isPerched && (tree.test(icon) || icon === 'spider-web')) ||
      (carries && growing[icon]?.as === 'big-leaf'));
  const other = icons.secondHero && as(icons.secondHero);
  const isTwice = other !== null && (generic(icons.secondHero) || generic(icons.hero));
  // A hen's chicks run before her feet.
  const isBrood = isScenic && isChick(other) && hero !== null && readFauna(hero.icon)?.pose === 'standing';
  const second = other && (needless(icons.secondHero?.icon ?? '') || isBrood || isTwice) ? null : other;
  const stickers = icons.stickers.filter(({ icon }) => !needless(icon)).map(as);
  return {
    icons: {
      ...(other && !second ? withoutRelation(icons) : icons),
      hero,
      secondHero: second,
      stickers:
        isBrood && other && !stickers.some(isChick)
          ? [{ icon: other.icon }, ...stickers].slice(0, headlineLimits.stickers)
          : stickers,
    },
    dyes: Object.keys(coats).length > 0 ? { ...dyes, ...coats } : dyes,
  };
}

const isChick = (thing: { icon: IconId } | null) => thing !== null && readFauna(thing.icon)?.kind === 'chick';

const withoutRelation = <T extends Icons>({ relation: _, ...icons }: T): T => icons as T;

/** A great white shark is grey. */
const ownWhite = /\b(?:white sharks?|great white|tubar(?:ao|oes) brancos?|tiburon(?:es)? blancos?)\b/;

/** Whether the words' colour chose the kind, so that it is not dyed as well. */
const hasOwnColor = (icon: IconId, text: string) => {
  if (ownWhite.test(text)) return true;
  const of = faunaOf[icon];
  return of !== undefined && kindOf(icon, text) !== of;
};
