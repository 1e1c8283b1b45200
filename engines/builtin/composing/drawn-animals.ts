/** Animals of a picture without words are whole, of the breed, coat and pose that its words name. */
import { hasIcon } from '../icons.ts';
import { namedColors } from '../language/grammar/colors.ts';
import { fold } from '../language/text.ts';
import { isWorn } from '../layout/worn.ts';
import { isSpecies, readBeast } from '../own-drawings/beasts/beasts.ts';
import type { PoseName } from '../own-drawings/beasts/poses.ts';
import type { SpeciesName } from '../own-drawings/beasts/species.ts';
import { creatureBust } from '../own-drawings/torsos.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import { kindNamed, poseWords, speciesOf } from './animal-words.ts';

type Icons = Pick<Recipe, 'hero' | 'secondHero' | 'stickers' | 'relation'>;
type Dyes = Readonly<Record<IconId, string>> | undefined;

/** Poses that are in a drawing's name; the words say nothing else then. */
const named: Readonly<Record<string, PoseName>> = {
  running: 'running',
  asleep: 'asleep',
  howling: 'howling',
  grazing: 'grazing',
};
/** Seen from the front, sitting: those of a breed or coat are seen from the side. */
const fromTheFront = /^(cat|dog)-sitting$/;

/** Returns the animal that an illustration shows, and what it does; null where none is drawn here. */
function animalOf(icon: IconId): { species: SpeciesName; pose: PoseName | null } | null {
  const own = readBeast(icon);
  if (own) return { ...own, pose: named[own.pose] ?? own.pose };
  const species = speciesOf[icon] ?? (isSpecies(icon) ? icon : null);
  return species && { species, pose: null };
}

const poseIn = (text: string): PoseName | null =>
  poseWords.find(({ words }) => words.test(text))?.pose ?? null;

function drawn(icon: IconId, text: string, relation: Recipe['relation']): IconId {
  const animal = animalOf(icon);
  if (!animal) return icon;
  const kind = kindNamed(animal.species, text);
  if (fromTheFront.test(icon) && kind === animal.species) return icon;
  const isChase = relation === 'chases' || relation === 'flees';
  const pose = isChase
    ? 'running'
    : (animal.pose ?? poseIn(text) ?? (relation === 'many' ? 'walking' : 'standing'));
  const name = `${kind}-${pose}`;
  return hasIcon(name) ? name : icon;
}

/** Returns the things of a picture with its animals drawn whole, and the colours of their coats. */
export function withDrawnAnimals<T extends Icons>(
  icons: T,
  dyes: Dyes,
  { prompt, isNear }: { prompt: string; isNear: boolean },
): { icons: T; dyes: Dyes } {
  const text = fold(prompt);
  const all = [icons.hero, icons.secondHero, ...icons.stickers].flatMap((thing) => thing ?? []);
  // A portrait shows the face, as does an animal that wears something.
  const isDressed = all.some(({ icon }) => isWorn(icon));
  const isPortrait = ({ icon }: { icon: IconId }) => (isNear || isDressed) && creatureBust(icon) !== null;
  const coats: Record<IconId, string> = {};
  const as = <Thing extends { icon: IconId }>(thing: Thing): Thing => {
    if (isPortrait(thing)) return thing;
    const icon = drawn(thing.icon, text, icons.relation);
    const color = dyes?.[thing.icon];
    const isOfItsColor = readBeast(icon) !== null && ownCoat(thing.icon, icon);
    if (icon !== thing.icon && color !== undefined && !isOfItsColor) coats[icon] = color;
    return icon === thing.icon ? thing : { ...thing, icon };
  };
  return {
    icons: {
      ...icons,
      hero: icons.hero && as(icons.hero),
      secondHero: icons.secondHero && as(icons.secondHero),
      stickers: icons.stickers.map(as),
    },
    dyes: Object.keys(coats).length > 0 ? { ...dyes, ...coats } : dyes,
  };
}

/** Whether a coat was chosen for its colour, so that it is not dyed as well. */
function ownCoat(from: IconId, to: IconId): boolean {
  const [before, after] = [animalOf(from), readBeast(to)];
  return before !== null && after !== null && before.species !== after.species;
}

/** The colours that animals have by nature: a red fox is no fire engine. */
const naturalCoats: Readonly<Record<string, string>> = {
  [namedColors.red]: '#b5532b',
  [namedColors.orange]: '#d08138',
  [namedColors.brown]: '#7d4f2f',
  [namedColors.yellow]: '#d8b765',
  [namedColors.gold]: '#cf9f4e',
  [namedColors.white]: '#eceae6',
  [namedColors.black]: '#2a282c',
};
/** What is of its colour anyway. */
const bySpecies: Readonly<Record<string, string>> = { fox: namedColors.red };

/** Returns the colours of things with those of animals as nature has them. */
export function inNaturalCoats(dyes: Dyes): Dyes {
  if (!dyes) return dyes;
  const all = Object.entries(dyes).flatMap(([icon, color]) => {
    const animal = readBeast(icon);
    if (!animal) return [[icon, color] as const];
    return bySpecies[animal.species] === color ? [] : [[icon, naturalCoats[color] ?? color] as const];
  });
  return Object.fromEntries(all);
}
