/** The people that a description names are who its picture shows: their roles, looks and what they do. */

import { shownBy } from '../language/action.ts';
import type { ActionName } from '../language/grammar/action-words.ts';
import { anyOf } from '../language/grammar/lexicon.ts';
import { colorOfClothes } from '../language/grammar/people/clothes-color.ts';
import { type Person, readPeople } from '../language/grammar/people/read-people.ts';
import { showsItself, togetherIn } from '../language/grammar/people/scene-actions.ts';
import { fold } from '../language/text.ts';
import { isFlier } from '../layout/flying.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureName, readFigure } from '../own-drawings/figures/figures.ts';
import { isClothing, lookOf } from '../own-drawings/figures/looks.ts';
import { type PairPoseName, pairName } from '../own-drawings/figures/pairs.ts';
import type { PoseName } from '../own-drawings/figures/poses/poses.ts';
import { portraitName } from '../own-drawings/portraits/portraits.ts';
import { withShoulders } from '../own-drawings/torsos.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, PromptLanguage } from '../vocabulary.ts';
import { coatsAndBreeds } from './animal-words.ts';
import { costumedAnimal } from './costumed-animals.ts';
import { emotion } from './named-person.ts';
import { asPair, pairOf, withAnimalIn } from './pairs-in-act.ts';
import { poseIn } from './read-action.ts';
import { two } from './scene-words.ts';
import { hasUmbrella, isUmbrella, umbrellaPose } from './umbrellas.ts';

const portraits = anyOf(({ portraits: words }) => words);

/** What may come before the person that a picture is of. */
const pictures =
  /^(?:(?:an?|the|um|uma|un|una|o|el|la) )?(?:[\w-]+ ){0,3}(?:portraits?|photos?|photographs?|pictures?|images?|close-?ups?|headshots?|shots?|illustrations?|drawings?|paintings?|silhouettes?|scenes?|views?|retratos?|fotos?|fotografias?|imagem|imagens|imagen|imagenes|ilustrac\w+|desenhos?|dibujos?|pinturas?|silhuetas?|siluetas?|cenas?|escenas?|primer plano|close) (?:of|de|do|da|del) /;
const groups = /\b(?:couple|pair|group|band|team|casal|par|grupo|bando|pareja|equipo|equipe) (?:of|de) $/;
/** A preposition that makes a person part of something else. */
const parts =
  /\b(?:of|for|by|with|from|to|like|beside|behind|near|against|between|about|de|do|da|dos|das|del|para|com|con|por|pelo|pela|como|ao|al|junto|contra|sobre|entre) (?:(?:an?|the|her|his|my|um|uma|o|a|un|una|el|la|su|seu|sua|los|las|os|as) )?(?:[\w-]+ ){0,2}$/;
/** Where and when something is: what comes after it may be the subject. */
const settings =
  /^(?:in|on|at|under|inside|beneath|during|after|before|through|across|by|near|deep|over|above|amid|among|em|no|na|nos|nas|num|numa|sob|durante|depois|dentro|perto|debaixo|en|bajo|tras|despues|junto|al|ao|sobre|entre) (?:[^,]*,|.*?(?= (?:an?|the|two|um|uma|o|dois|duas|un|una|el|la|dos) (?:[\w-]+ ){0,3}$)) /;
/** Weather and places: no subject takes its place from a person. */
const scenery =
  /^(?:cloud.*|sun.*|water-wave|snowflake|mountain|snow-capped-mountain|.*tree|droplet|umbrella.*|star.*|.*moon|.*moon-face|night.*|sunset|sunrise.*|cityscape.*|desert|national-park|.*building|beach.*|office.*|fog|rainbow|train|station|school|light-bulb|fire|candle|high-voltage|lamp|sparkles|glowing-star|ringed-planet|milky-way|leaf.*|fallen-leaf|maple-leaf|couch-and-lamp|door|window)$/;

/** The words that a choice was read from: its reason begins with them. */
const wordsOf = (reason: string) => {
  const [, words] = /^"([^"]+)"/.exec(reason) ?? [];
  return words === undefined ? null : fold(words);
};

/** Whether a person is what the picture is of, rather than a part or the owner of something in it. */
function isSubject(person: Person, text: string, { hero }: Understanding): boolean {
  const lead = text.slice(0, person.start);
  const picture = pictures.exec(lead)?.[0] ?? '';
  const rest = lead.slice(picture.length).replace(settings, '');
  const [clause = ''] = rest.split(/[,;:.]\s*/).slice(-1);
  // "Dos amigas": two of them.
  const isPart = parts.test(clause) && !groups.test(clause) && !two.test(clause);
  if (isPart) return false;
  return ![hero, ...hero.runnersUp].some(({ value, reason }) => {
    const words = wordsOf(reason);
    if (value === null || words === null || scenery.test(value)) return false;
    const at = text.indexOf(words);
    const isWithin = at >= 0 && at <= person.start && at + words.length >= person.end;
    // "A pirate ship": the ship has the longer name.
    if (isWithin) return words.length > person.end - person.start && !isPersonIcon(value);
    const isAdjoining = /^(?: (?:of|de))? ?$/.test(text.slice(at + words.length, person.start));
    return (
      at >= picture.length &&
      at >= lead.length - rest.length &&
      at < person.start &&
      !isAdjoining &&
      !isPersonIcon(value)
    );
  });
}

const isPersonIcon = (icon: IconId) =>
  icon !== 'robot' &&
  (lookOf(icon) !== null ||
    withShoulders(icon) !== null ||
    /^(?:wo)?man-|^person-|^people-|bust|^baby$|^family|^princess$|^prince$/.test(icon));

/** What only stands for a person's role: a queen is no crown, and a sailor no anchor. */
const emblems =
  /^(?:crown|anchor|microscope|test-tube|petri-dish|alembic|lab-coat|stethoscope|military-helmet|viking-helmet|crossed-swords|sword|police-car-light|graduation-cap|artist-palette|paintbrush|ring|wedding|folded-hands|latin-cross|church|bride.*|person-.*|man-.*|woman-.*|red-heart|sparkling-heart|two-hearts|couple.*|kiss.*|razor|busts-in-silhouette|bust-in-silhouette|footprints|running-shoe|factory-worker|construction-worker|baby|cook|ninja|detective|vampire|zombie|ghost|magic-wand|hair.*|tooth|wing|people-hugging|performing-arts|bed|zzz|money-mouth.*|speech-balloon|children-crossing|luggage|speaking-head|mouth|kiss-mark|man|woman|boy|girl|child|ear|feather|lipstick|headphone|ribbon)$/;

/** What the figure wears, does or stands for is not shown beside it again. */
function isShownByFigure(
  icon: IconId,
  poses: readonly PoseName[],
  people: readonly Person[],
  reasons: ReadonlyMap<IconId, string>,
  text: string,
): boolean {
  if (
    emblems.test(icon) ||
    emotion.test(icon) ||
    isClothing(icon) ||
    isPersonIcon(icon) ||
    readFigure(icon) !== null
  )
    return true;
  if (
    /^(?:glasses|sunglasses|goggles|scarf|womans-hat|top-hat|billed-cap|rescue-workers-helmet|necktie|backpack|dress|kimono|boot|hiking-boot|cowboy-boot|womans-boot)$/.test(
      icon,
    )
  )
    return true;
  if (poses.includes('driving') && /(?:-car|limousine|^automobile)$/.test(icon)) return true;
  if (isUmbrella(icon) && poses.some((pose) => pose.startsWith('umbrella'))) return true;
  if (poses.some((pose) => showsItself(pose, icon) || shownBy[unpainted(pose)]?.test(icon))) return true;
  const words = reasons.get(icon);
  const at = words === undefined ? -1 : text.indexOf(words);
  return at >= 0 && people.some(({ start, end }) => at < end && at + words!.length > start);
}

/** Looks that two of a kind are told apart by. */
const others: Readonly<Record<string, Person['look']>> = {
  boy: 'girl',
  girl: 'boy',
  man: 'woman',
  woman: 'man',
  teen: 'teen-girl',
};

/** Returns who else is in the picture beside the first. */
function secondOf(people: readonly Person[], text: string): Pick<Person, 'look' | 'traits'> | null {
  const [first, next] = people;
  if (!first) return null;
  if (first.with) return first.with;
  if (next && next.start - first.end < 40) return next;
  const isMany = first.isPlural || two.test(text);
  if (!isMany) return null;
  const other = others[first.look];
  return other ? { look: other, traits: [] } : { look: first.look, traits: [...first.traits, 'dark'] };
}

/** What one does with another is seen of the other, too. */
const alike =
  /^(?:dancing|walking|running|standing|sad|cheering|jumping|gazing|waving|hiking|eating|singing|praying|reading|meditating|boxing|sword|skiing|campfire|coffee|gaming|picking|trampoline|roller-skates|phoning|kicking|stretching|feeding|karate|jump-rope|digging|planting|crawling|saluting|raising|pushing|pulling|bricklaying|swimming|bubbles|hula|tennis|batting|biting|newspaper|lying-back|cleaning|sweeping|photographing|binoculars|ballet|flamenco|lantern|holding)$/;

/** What one plays while the other plays something else. */
const duets: Partial<Record<PoseName, PoseName>> = {
  guitar: 'sax',
  sax: 'trumpet',
  trumpet: 'sax',
  violin: 'cello',
  cello: 'violin',
  drums: 'guitar',
  piano: 'violin',
  flute: 'violin',
  accordion: 'guitar',
};

interface Reading {
  people: readonly Person[];
  text: string;
  prompt: string;
  language: PromptLanguage;
}

/** Returns the people as the actors of a picture; null where it is of no person. */
export function withPeople(understanding: Understanding, prompt: string): Understanding | null {
  const { language, hero } = understanding;
  const text = fold(prompt);
  const people = readPeople(prompt, language);
  const [first] = people;
  if (!first) return null;
  const dressed = costumedAnimal(understanding, first, { text, prompt });
  if (dressed !== null) return dressed;
  if (!isSubject(first, text, understanding))
    return asPair(understanding, prompt, first) ?? withCompanyOf(understanding, first, text);
  const reading: Reading = { people, text, prompt, language };
  const isPortrait = portraits.test(text);
  const did = isPortrait ? 'standing' : poseOf(first, reading);
  const hugs = /\b(?:hug(?:s|ging)?|embrac\w+|cuddl\w+|abrac\w+|abraz\w+)\b/.test(text);
  const pose =
    did === 'umbrella' ? umbrellaPose(understanding.dyes) : did === 'riding-horse' ? rideOf(text) : did;
  const second = secondOf(people, text);
  const drawn = ({ look, traits }: Pick<Person, 'look' | 'traits'>, as: PoseName) =>
    isPortrait ? portraitName(look, traits) : figureName(look, as, traits);
  const together =
    second === null || isPortrait
      ? null
      : pairPoseIn(text, did, { language, isCouple: first.with !== undefined, understanding });
  const beside = second === null && !isPortrait ? animalOf(understanding, (one) => isPersonIcon(one)) : null;
  const friend = beside === null ? null : withAnimalIn(beside, understanding, prompt);
  const pair = together ?? friend?.pose ?? null;
  const partner = second ?? (friend && { look: friend.look, traits: [] });
  const icon = partner !== null && pair !== null ? pairName(first, partner, pair) : drawn(first, pose);
  const withPose =
    second === null || pair !== null
      ? null
      : drawn(second, alike.test(pose) ? pose : (duets[pose] ?? 'gazing'));
  const reasons = new Map(
    [hero, ...hero.runnersUp].flatMap(({ value, reason }) => {
      const words = wordsOf(reason);
      return value === null || words === null ? [] : [[value, words] as const];
    }),
  );
  const isShown = (one: IconId) =>
    (friend !== null && one === beside) ||
    isShownByFigure(one, together === null ? [pose] : [pose, ...umbrellaOf(together)], people, reasons, text);
  const animal = withPose === null && pair === null ? animalOf(understanding, isShown) : null;
  const things = [hero.value, understanding.secondHero, ...understanding.stickers].flatMap((one) =>
    one === null || one === animal || isShown(one) ? [] : [one],
  );
  const other = withPose ?? animal;
  const chase = pair === null && !isPortrait && other !== null ? chaseIn(text) : null;
  // Both run; who rides does it so.
  const runner = chase && second ? drawn(second, 'running') : other;
  const color = colorOfClothes(text.slice(first.start), language);
  const dyes = color === null ? understanding.dyes : { ...understanding.dyes, [icon]: color };
  const { runnersUp, ...was } = hero;
  return {
    ...understanding,
    hero: {
      value:
        chase && !mounted.has(pose)
          ? drawn(first, 'running')
          : hugs && animal !== null && !isPortrait
            ? drawn(first, 'embracing')
            : icon,
      confidence: 0.95,
      reason: 'a person is whom the description is of',
      runnersUp: [was, ...runnersUp],
    },
    secondHero: runner,
    relation: runner === null ? null : { kind: chase ?? 'meets', other: runner },
    states: (understanding.states ?? []).filter((state) => state === 'giant'),
    secondStates: [],
    stickers: [...new Set(things)],
    ...(dyes && { dyes }),
  };
}

/** Who has something under them. */
const mounted: ReadonlySet<PoseName> = new Set([
  'riding-bike',
  'riding-horse',
  'riding-white-horse',
  'riding-black-horse',
  'motorbike',
  'driving',
  'skating',
  'broom',
  'flying',
] as const);

const chases = anyOf(({ story }) => story.chases);
const flees = anyOf(({ story }) => story.flees);
/** Verbs of a chase, beyond the words of titles. */
const runsAfter =
  /\b(?:runn?(?:s|ing)? after|corr(?:e|endo|iendo) (?:atras|detras)|detras de (?:un|una)|atras de um)\b/;

/** Whether one runs after the other, or away. */
const chaseIn = (text: string): 'chases' | 'flees' | null =>
  flees.test(text) ? 'flees' : chases.test(text) || runsAfter.test(text) ? 'chases' : null;

const besides = /\b(?:with|and|com|con|e|y) (?:(?:an?|the|um|uma|un|una|el|la|o) )?(?:[\w-]+ )?$/;

/** "A castle with a king": who is named beside a thing stands beside it, rather than what stands for them. */
function withCompanyOf(understanding: Understanding, person: Person, text: string): Understanding | null {
  const { hero, secondHero, stickers } = understanding;
  if (hero.value === null || secondHero !== null || readFigure(hero.value) !== null) return null;
  if (isPersonIcon(hero.value) || emblems.test(hero.value)) return null;
  if (!besides.test(text.slice(0, person.start))) return null;
  const other = figureName(person.look, 'standing', person.traits);
  return {
    ...understanding,
    secondHero: other,
    relation: { kind: 'meets', other },
    stickers: stickers.filter((one) => !emblems.test(one) && !isPersonIcon(one)),
  };
}

/** The coat of a horse is seen under its rider, too. */
function rideOf(text: string): PoseName {
  const coat = coatsAndBreeds.find(({ of, words }) => of === 'horse' && words.test(text))?.is;
  return coat === 'white-horse' || coat === 'black-horse' ? `riding-${coat}` : 'riding-horse';
}

/** What two do with each other, in one drawing of both. */
function pairPoseIn(
  text: string,
  pose: PoseName,
  {
    language,
    isCouple,
    understanding,
  }: { language: PromptLanguage; isCouple: boolean; understanding: Understanding },
): PairPoseName | null {
  if (hasUmbrella(text) && (pose === 'umbrella' || pose === 'walking' || pose === 'standing'))
    return umbrellaPose(understanding.dyes);
  const named = togetherIn(text, language);
  if (named !== null) return named;
  const isBout = pose === 'boxing' && /\b(?:box|lutador|luchador)/.test(text);
  const paired = isBout ? undefined : pairOf[pose];
  if (paired !== undefined) return paired;
  return pose === 'walking' && isCouple ? 'hand-in-hand' : null;
}

function poseOf(first: Person, { text, people, language }: Reading): PoseName {
  // "A painter sleeping": a role is no action.
  const rest = people.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${'x'.repeat(end - start)}${left.slice(end)}`,
    text,
  );
  if (armed.has(first.look) && fights.test(rest)) return 'sword';
  if (ofSpells.has(first.look) && fights.test(rest)) return 'wand';
  if (onHorse.test(rest)) return 'riding-horse';
  const pose = poseIn(rest, language);
  // A diver swims under water, and a waiter carries a tray.
  if (first.look === 'diver' && pose === 'swimming') return 'diving';
  if (first.does === 'serving' && pose === 'carrying') return 'serving';
  // A ballerina who dances dances ballet.
  const isOwnDance = pose === 'dancing' && (first.does === 'ballet' || first.does === 'flamenco');
  return (isOwnDance ? first.does : pose) ?? first.does ?? 'standing';
}

/** Compared without accents, in the words of all languages at once. */
const onHorse =
  /\b(?:on (?:a|an|the|his|her) (?:\w+ ){0,2}horse|n?um cavalo|(?:no|em|sobre|em cima de) (?:um |o |seu )?cavalo|a cavalo|(?:sobre|en|encima de) (?:un|el|su) caballo|a caballo)\b/;

const armed: ReadonlySet<Person['look']> = new Set([
  'knight',
  'lady-knight',
  'samurai',
  'viking',
  'pirate',
  'gladiator',
  'king',
  'prince',
  'ninja',
  'soldier',
]);
/** Who fights with a wand. */
const ofSpells: ReadonlySet<Person['look']> = new Set([
  'wizard',
  'witch',
  'fairy',
  'druid',
  'alchemist',
  'elf',
  'elvin',
]);
const fights =
  /\b(?:fight(?:s|ing)?|battl(?:e|es|ing)|duel(?:s|ing|ling)?|defend(?:s|ing)?|fac(?:es|ing)|luta|lutando|enfrenta|enfrentando|combatendo|duelando|pelea|peleando|lucha|luchando|combatiendo)\b/;

/** Who is no person and no animal, and still an actor. */
const beings =
  /^(?:robot|alien|alien-monster|ghost|skeleton|snowman.*|t-rex|sauropod|whale|spouting-whale|dolphin|shark|horse|elephant|peacock|swan|penguin|dragon)$/;

/** The action of a pose whose horse or umbrella has a colour. */
const unpainted = (pose: PoseName) => pose.replace(/^riding-(?:white|black)-/, 'riding-') as ActionName;

const umbrellaOf = (together: PairPoseName): PoseName[] =>
  together.startsWith('umbrella') ? ['umbrella'] : [];

/** An animal that is named beside a person is in the picture, at its own size. */
function animalOf(
  { hero, secondHero, stickers }: Understanding,
  isShown: (icon: IconId) => boolean,
): IconId | null {
  const sure = hero.runnersUp.flatMap(({ value, confidence }) => (confidence >= 0.6 ? [value] : []));
  const named = [hero.value, secondHero, ...stickers, ...sure].filter(
    // A dragon before a knight is on the ground, and no bird in the sky.
    (one) => one !== null && (!isFlier(one) || one === 'dragon'),
  );
  return (
    named.find(
      (one): one is IconId => one !== null && (creatureOf(one) !== null || beings.test(one)) && !isShown(one),
    ) ?? null
  );
}
