/** An animal on a shoulder or in a lap, who sits in an armchair, two in a boat, and a building that burns. */
import { readPeople } from '../language/grammar/people/read-people.ts';
import { fold } from '../language/text.ts';
import { isBuilding } from '../layout/surroundings.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { faunaKind, readFauna } from '../own-drawings/fauna/fauna.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureName, inPose, readFigure } from '../own-drawings/figures/figures.ts';
import type { PoseName } from '../own-drawings/figures/poses/poses.ts';
import { readPortrait } from '../own-drawings/portraits/portraits.ts';
import { type Recipe, sceneThings } from '../recipe.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, PromptLanguage } from '../vocabulary.ts';
import { speciesOf } from './animal-words.ts';
import { changedThings } from './changed-things.ts';
import { faunaOf } from './fauna-words.ts';

type Things = Pick<Recipe, 'hero' | 'secondHero' | 'stickers' | 'relation' | 'states' | 'secondStates'>;
type Dyes = Understanding['dyes'];

/** Compared without accents, in the words of all languages at once. */
const onShoulder =
  /\b(?:on (?:the|his|her|their|a|my) (?:\w+ )?shoulders?|shoulder of|n[oa]s? ombros?|sobre o ombro|en (?:el|su|los|sus) hombros?|sobre (?:el|su) hombro|al hombro)\b/;
const inLap =
  /\b(?:in (?:the|his|her|their|my) lap|on (?:the|his|her|their|my) lap|lap of|no colo|em seu colo|en (?:el|su) regazo|sobre (?:el|su) regazo)\b/;
const armchairs = /\b(?:armchairs?|easy chair|wing ?chair|poltronas?|sillon(?:es)?|butacas?)\b/;
const burns =
  /\b(?:burning|on fire|in flames|ablaze|em chamas|pegando fogo|queimando|incendiad[oa]s?|incendiando|en llamas|ardiendo|quemandose|en fuego)\b/;

/** How an animal sits on a person; null for what is none, or too large. */
function sittingOn(icon: IconId): IconId | null {
  const kind = readFauna(icon)?.kind ?? faunaOf[icon];
  if (kind !== undefined) {
    const pose = faunaKind(kind)?.poses.includes('standing') ? 'standing' : undefined;
    return pose && !/tyran|saurop|tricer|stego|crocod|ostrich|dragon/.test(kind) ? `${kind}-${pose}` : null;
  }
  const species = readBeast(icon)?.species ?? speciesOf[icon] ?? null;
  if (species !== null && small.test(species)) return `${species}-sitting`;
  return /^(?:cat|dog|rabbit|monkey|mouse|rat|hamster|chipmunk|squirrel|hedgehog|lizard|kitten|puppy)/.test(
    icon,
  )
    ? icon
    : null;
}
const small =
  /cat|siamese|dog|poodle|dachshund|dalmatian|retriever|husky|bulldog|rabbit|fox|koala|raccoon|monkey|pig$|squirrel|mouse|hamster|otter|panda/;

interface Described {
  /** What else the words name surely. */
  named: readonly IconId[];
  prompt: string;
  language: PromptLanguage;
}

/** The person named in place of an older illustration of them. */
function personIn(
  things: readonly IconId[],
  { prompt, language }: Described,
): { icon: IconId; of: string | null } | null {
  for (const icon of things) {
    const figure = readFigure(icon);
    if (figure && creatureOf(figure.look) === null) return { icon, of: icon };
    const portrait = readPortrait(icon);
    if (portrait) return { icon: figureName(portrait.look, 'standing', portrait.traits), of: icon };
  }
  const [person] = readPeople(prompt, language);
  if (!person) return null;
  const of = things.find((icon) => icon === person.look || icon === `person-${person.look}`) ?? null;
  return { icon: figureName(person.look, 'standing', person.traits), of };
}

function onPerson<T extends Things>(things: T, dyes: Dyes, described: Described): { icons: T; dyes: Dyes } {
  const text = fold(described.prompt);
  const isLap = inLap.test(text);
  if (!isLap && !onShoulder.test(text)) return { icons: things, dyes };
  const shown = [things.hero, things.secondHero, ...things.stickers].flatMap((one) => one?.icon ?? []);
  const all = [...shown, ...described.named];
  const animal = all.find((icon) => sittingOn(icon) !== null && readFigure(icon) === null);
  const person = personIn(all, described);
  const rider = animal === undefined ? null : sittingOn(animal);
  if (animal === undefined || !person || rider === null) return { icons: things, dyes };
  const figure = readFigure(person.icon);
  if (!figure) return { icons: things, dyes };
  const pose: PoseName = isLap
    ? 'armchair'
    : figure.pose === 'holding' || figure.pose === 'carrying'
      ? 'standing'
      : figure.pose;
  const holder = inPose(figure, pose);
  const gone = /^(?:branch|oak|chair|seat|couch-and-lamp|pirate|.*-tree|treasure-chest)$/;
  const stickers = things.stickers.filter(
    ({ icon }) =>
      icon !== animal &&
      icon !== person.of &&
      icon !== rider &&
      !(gone.test(icon) && icon !== 'treasure-chest') &&
      !sameKind(icon, rider),
  );
  const color = dyes?.[animal];
  const clothes = person.of === null ? undefined : dyes?.[person.of];
  return {
    icons: {
      ...things,
      hero: { icon: holder },
      secondHero: { icon: rider },
      relation: isLap ? ('in-lap' as const) : ('on-shoulder' as const),
      states: undefined,
      secondStates: undefined,
      stickers,
    },
    dyes: { ...dyes, ...(color && { [rider]: color }), ...(clothes && { [holder]: clothes }) },
  };
}

const sameKind = (icon: IconId, rider: IconId) => sittingOn(icon) === rider;

const rests: ReadonlySet<PoseName> = new Set([
  'standing',
  'walking',
  'gazing',
  'reading',
  'bench',
  'thinking',
  'sleeping',
  'coffee',
  'holding',
  'throne',
  'phoning',
] as PoseName[]);

/** Who is in an armchair sits in it, animals as well. */
function inArmchair<T extends Things>(things: T, prompt: string): T {
  const { hero, secondHero } = things;
  if (!hero || !armchairs.test(fold(prompt))) return things;
  const isChair = (icon: IconId) => /^(?:chair|seat|couch-and-lamp|sofa|armchair)$/.test(icon);
  const figure = readFigure(hero.icon);
  const look = figure?.look ?? creatureOf(hero.icon) ?? creatureOf(readBeast(hero.icon)?.species ?? '');
  if (!look || (figure && !rests.has(figure.pose))) return things;
  const reads = figure?.pose === 'reading' || /\b(?:read\w*|lendo|leyendo|lee|le)\b/.test(fold(prompt));
  const pose: PoseName = reads ? 'reading-armchair' : 'armchair';
  const second = secondHero !== null && isChair(secondHero.icon) ? null : secondHero;
  return changedThings(things, {
    hero: { icon: figureName(look, pose, figure?.traits ?? []) },
    secondHero: second,
    stickers: things.stickers.filter(
      ({ icon }) =>
        !isChair(icon) && !(reads && /^(?:open-book|newspaper|books|rolled-up-newspaper)$/.test(icon)),
    ),
  });
}

/** A building behind a person burns where the words say so. */
function burning<T extends Things>(things: T, prompt: string): T {
  const has = things.stickers.some(({ icon }) => isBuilding(icon));
  const isShown = [...(things.states ?? []), ...(things.secondStates ?? [])].includes('burning');
  if (!has || isShown || !burns.test(fold(prompt))) return things;
  const stickers = things.stickers.filter(({ icon }) => icon !== 'fire');
  return { ...things, stickers: [...stickers, { icon: 'building-fire' }].slice(0, sceneThings.all) };
}

export function withCarried<T extends Things>(
  things: T,
  dyes: Dyes,
  described: Described,
): { icons: T; dyes: Dyes } {
  const { icons, dyes: colors } = onPerson(things, dyes, described);
  return { icons: burning(inArmchair(icons, described.prompt), described.prompt), dyes: colors };
}
