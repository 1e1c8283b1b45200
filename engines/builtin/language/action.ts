/** Reads who does what in a prompt: the figure that is drawn for it. */
import { figureName } from '../own-drawings/figures/figures.ts';
import { isClothing, type LookName, lookOf } from '../own-drawings/figures/looks.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, PromptLanguage } from '../vocabulary.ts';
import type { Candidate } from './candidate.ts';
import { type ActionName, actionNames } from './grammar/action-words.ts';
import type { Grammar } from './grammar/grammar.ts';
import { allGrammars } from './grammar/grammars.ts';
import { anyOf, endingIn, everyOf } from './grammar/lexicon.ts';
import { narratorOf } from './narrator.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** Illustrations that the pose of an action shows itself, or that only stood for the action. */
export const shownBy: Partial<Record<ActionName, RegExp>> = {
  leading: /^(dog|dog-face|guide-dog|service-dog|poodle)$/,
  'riding-horse': /^(horse|horse-face|horse-racing|carousel-horse)$/,
  'riding-bike': /^(bicycle|person-biking|person-mountain-biking)$/,
  surfing: /^(person-surfing|water-wave)$/,
  skating: /^(skateboard|roller-skate)$/,
  kicking: /^(soccer-ball|goal-net|person-running|running-shoe)$/,
  keeping: /^(soccer-ball|goal-net|gloves|person-.*)$/,
  guitar: /^(guitar|banjo|musical-note|musical-notes)$/,
  violin: /^(violin|musical-note|musical-notes)$/,
  chess: /^(chess-pawn)$/,
  kite: /^(kite)$/,
  piano: /^(musical-keyboard|musical-note|musical-notes|musical-score)$/,
  drums: /^(drum|long-drum|musical-note|musical-notes)$/,
  singing: /^(microphone|studio-microphone|singer|musical-note|musical-notes)$/,
  dancing: /^(woman-dancing|man-dancing|ballet-shoes|people-with-bunny-ears)$/,
  boxing: /^(boxing-glove|martial-arts-uniform)$/,
  situps: /^(flexed-biceps|person-lifting-weights|dumbbell)$/,
  squatting: /^(leg|flexed-biceps|person-lifting-weights|dumbbell)$/,
  lifting: /^(flexed-biceps|person-lifting-weights|dumbbell|mechanical-arm)$/,
  running: /^(running-shoe|running-shirt|person-running|sports-medal|chequered-flag)$/,
  hiking: /^(hiking-boot|backpack|mountain|snow-capped-mountain)$/,
  fishing: /^(fishing-pole|fish|tropical-fish|angler)$/,
  gardening: /^(seedling|potted-plant|herb|sunflower|tulip|bouquet|rose|blossom|cherry-blossom|bucket)$/,
  painting: /^(paintbrush|artist-palette|artist|framed-picture)$/,
  drawing: /^(pencil|pen|fountain-pen|crayon|memo|writing-hand|notebook|artist-palette)$/,
  chopping: /^(kitchen-knife|axe|cook|green-salad|leafy-green|carrot|onion|tomato|broccoli)$/,
  cooking:
    /^(cook|cooking|shallow-pan-of-food|pot-of-food|fork-and-knife.*|spaghetti|steaming-bowl|bowl-with-spoon)$/,
  serving: /^(hot-beverage|coffee|teapot|teacup-without-handle|man-in-tuxedo)$/,
  eating: /^(fork-and-knife.*|spoon|face-savoring-food)$/,
  praying: /^(folded-hands|place-of-worship|latin-cross|prayer-beads|palms-up-together)$/,
  meditating: /^(person-in-lotus-position)$/,
  sleeping: /^(bed|sleeping-face|zzz|person-in-bed|crescent-moon)$/,
  reading: /^(open-book|books|closed-book|green-book|blue-book|orange-book)$/,
  gaming: /^(video-game|joystick)$/,
  driving: /^(automobile|oncoming-automobile|motorway|wheel)$/,
  cleaning: /^(broom|sponge|soap|basket|bucket)$/,
  repairing: /^(wrench|hammer-and-wrench|toolbox|screwdriver|nut-and-bolt|wheel|mechanic)$/,
  building: /^(hammer|hammer-and-wrench|carpentry-saw|toolbox|construction-worker|wood)$/,
  filming: /^(camera|camera-with-flash|video-camera|movie-camera|selfie)$/,
  phoning: /^(mobile-phone|smartphone|mobile-phone-with-arrow|telephone-receiver)$/,
  shopping: /^(shopping-cart|shopping-bags|convenience-store|basket)$/,
  carrying: /^(package|delivery-truck)$/,
  teaching: /^(teacher|woman-teacher|school|graduation-cap)$/,
  working: /^(laptop|desktop-computer|technologist|keyboard|student|graduation-cap|books)$/,
  wand: /^(magic-wand|crystal-ball|sparkles)$/,
  walking: /^(person-walking|running-shoe|hiking-boot|footprints)$/,
  umbrella: /^(umbrella|umbrella-with-rain-drops|closed-umbrella|cloud-with-rain)$/,
};

/**
 * Actions of which a title shows the thing rather than the person: a portion is better seen than its eater.
 */
const ofThings: ReadonlySet<ActionName> = new Set([
  'eating',
  'serving',
  'cooking',
  'driving',
  'carrying',
  'thinking',
  'cheering',
  'afraid',
  'sad',
  'pointing',
  'walking',
  'jumping',
  'wand',
  'building',
  'filming',
]);

/** What stands for advice or for time, and for nothing one sees. */
const vague = /^(light-bulb|sparkles|hundred-points|check-mark.*|alarm-clock|stopwatch)$/;

/** Weather and plants: who does something among them is the better hero. */
const landscape =
  /^(palm-tree|deciduous-tree|evergreen-tree|cloud.*|sun|sun-.*|water-wave|snowflake|mountain|snow-capped-mountain|droplet)$/;

const dresses = anyOf(({ dresses }) => dresses);
const portraits = anyOf(({ portraits }) => portraits);
/** Who has a whole drawing of their own while they do nothing. */
const hasOwnBody = /^(robot|knight)$/;

const patterns = new Map<PromptLanguage, { action: ActionName; words: RegExp }[]>();

/** Short titles of kindred languages are told apart with difficulty: each reads the words of both. */
function patternsOf({ language, joinsNouns }: Grammar) {
  const known = patterns.get(language);
  if (known) return known;
  const kindred = allGrammars.filter((other) => other.joinsNouns === joinsNouns);
  const rows = actionNames.map((action) => ({
    action,
    words: everyOf(kindred.map(({ expressions }) => expressions.actions[action]).join(', ')),
  }));
  patterns.set(language, rows);
  return rows;
}

/** "A fisherman mending a net": what is going on counts more than what a person is. */
const goingOn = endingIn('gerund');

/** Returns the actions that a text names, the first first; the more special one where two begin alike. */
function actionsIn(folded: string, grammar: Grammar): ActionName[] {
  return patternsOf(grammar)
    .flatMap(({ action, words }) => {
      words.lastIndex = 0;
      const match = words.exec(folded);
      return match === null ? [] : [{ action, at: match.index, isGoingOn: goingOn.test(match[0]) }];
    })
    .sort((one, other) => Number(other.isGoingOn) - Number(one.isGoingOn) || one.at - other.at)
    .map(({ action }) => action);
}

export interface Acted {
  hero: IconId;
  action: ActionName | 'standing';
  /** Whether the figure wears it: its colour is that of the clothes. */
  wears: (icon: IconId) => boolean;
  /** Whether the figure shows this, too. */
  hides: (icon: IconId) => boolean;
}

type ActedReading = Pick<Reading, 'grammar' | 'tokens' | 'kind' | 'folded'>;

/**
 * Returns the figure that acts in a prompt; null where none does, or where a thing is the better picture.
 * @param hero the hero of the prompt's things
 */
export function actedBy(
  { grammar, tokens, kind, folded }: ActedReading,
  candidates: readonly Candidate[],
  hero: Candidate | undefined,
): Acted | null {
  const text = tokens.map((token) => token.folded).join(' ');
  const isOfBody = candidates.some(({ icon }) => body.test(icon));
  const named = actionsIn(text, grammar).filter(
    (one) =>
      (one !== 'sleeping' || !isAwake(tokens, grammar)) &&
      // "Fix your back": nobody takes a wrench to it.
      (one !== 'repairing' || !isOfBody),
  );
  // "Boxing workout": the one that the hero stands for.
  const action = named.find((one) => hero && !lookOf(hero.icon) && shownBy[one]?.test(hero.icon)) ?? named[0];
  const person = personOf(candidates);
  const isScene = kind === 'scene';
  const isRobot = hero !== undefined && hasOwnBody.test(hero.icon);
  if (hero && hero.mention.kind === 'being' && lookOf(hero.icon) === null) {
    // A creature acts itself, unless a person does something with it.
    const isBefore = person !== undefined && person.mention.start < hero.mention.start;
    const isShown = action !== undefined && (shownBy[action]?.test(hero.icon) ?? false);
    if (!(isBefore && isShown)) return null;
  }
  if (action === undefined) {
    // A whole person stands in a described picture; a portrait shows the face.
    const who =
      isScene && person && !isRobot && !portraits.test(folded) && isHero(person, hero) ? person : null;
    return who && acted(who.icon, 'standing', text);
  }
  // A controller on a table is a controller.
  if (isScene) {
    const isDone = person !== undefined || hero?.mention.source === 'verb' || doers.test(text);
    return isDone ? acted(person?.icon, action, text) : null;
  }
  // "The fastest car I ever drove" shows the car.
  if (action === 'driving' && hero && hero.mention.source !== 'verb' && person === undefined) return null;
  const isReplaced =
    hero === undefined ||
    isOnlyAction(hero, action) ||
    (lookOf(hero.icon) !== null && !isRobot && !ofThings.has(action)) ||
    hero.mention.kind === 'person' ||
    landscape.test(hero.icon) ||
    // "The trick to fall asleep" is of a sleeper.
    (action === 'sleeping' && vague.test(hero.icon));
  // Without a person nothing says that a thing's own action is meant: "the fastest car drives itself".
  const isMeant = person !== undefined || !ofThings.has(action) || isOnlyAction(hero, action);
  return isReplaced && isMeant ? acted(person?.icon, action, text) : null;
}

function isOnlyAction(hero: Candidate | undefined, action: ActionName): boolean {
  return (
    hero !== undefined && (hero.mention.source === 'verb' || (shownBy[action]?.test(hero.icon) ?? false))
  );
}

/** Whether a person is what the picture is of, rather than one thing in it. */
function isHero(person: Candidate, hero: Candidate | undefined): boolean {
  return hero === undefined || hero === person || person.mention.start < hero.mention.start;
}

/** The first person that a prompt names and that has a look. */
function personOf(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates
    .filter(
      ({ icon, mention }) =>
        lookOf(icon) !== null &&
        mention.source !== 'verb' &&
        !(icon === 'angler' && mention.kind === 'topic'),
    )
    .sort((one, other) => one.mention.start - other.mention.start)[0];
}

function acted(icon: IconId | undefined, action: Acted['action'], text: string): Acted {
  const look = lookIn(icon === undefined ? null : lookOf(icon), text);
  return {
    hero: figureName(look, action),
    action,
    wears: (other) => isClothing(other) || lookOf(other) !== null,
    hides: (other) =>
      lookOf(other) !== null ||
      isClothing(other) ||
      (action !== 'standing' && (shownBy[action]?.test(other) ?? false)),
  };
}

const body =
  /^(bone|leg|foot|tooth|brain|lungs|heart|anatomical-heart|person-in-lotus-position|person-getting-haircut)$/;
const asleep = anyOf(({ actions }) => actions.sleeping);

/** "The girl who never sleeps". */
export function isAwake(tokens: readonly Token[], { negations }: Grammar): boolean {
  return tokens.some(
    ({ folded }, at) => at > 0 && negations.has(tokens[at - 1]!.lower) && asleep.test(folded),
  );
}

const doers = anyOf(({ baristas, doers }) => `${baristas}, ${doers}`);
const baristas = anyOf(({ baristas }) => baristas);
const kings = anyOf(({ kings }) => kings);

/** What the words say of a look beyond who it is. A person of no named kind is a man or a woman by turns. */
function lookIn(named: LookName | null, text: string): LookName {
  if (baristas.test(text)) return 'barista';
  if (named === null) {
    if (kings.test(text)) return 'king';
    const teller = narratorOf(text);
    if (teller) return teller;
    return [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 'man' : 'woman';
  }
  if (dresses.test(text)) {
    if (named === 'woman') return 'lady';
    if (named === 'girl') return 'miss';
  }
  return named;
}

/** Puts a figure in the place of the hero that it shows better; what it shows itself is not drawn again. */
export function withFigure(hero: Understanding['hero'], figure: Acted | null): Understanding['hero'] {
  if (figure === null) return hero;
  const { runnersUp, ...before } = hero;
  return {
    value: figure.hero,
    confidence: 0.9,
    reason: `a person is ${figure.action}`,
    runnersUp: before.value === null ? runnersUp : [before, ...runnersUp].slice(0, 5),
  };
}
