/** Whose title a thumbnail is: "My grandma reviews fast food" shows a grandmother, and the food beside. */
import { hasIcon } from '../icons.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { type Person, readPeople } from '../language/grammar/people/read-people.ts';
import { narratorOf } from '../language/narrator.ts';
import { tagWords } from '../language/tagging/tag-words.ts';
import { fold } from '../language/text.ts';
import { splitWords, type Token } from '../language/tokens.ts';
import { isOnTable } from '../layout/still-life.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureName, lookWith, readFigure } from '../own-drawings/figures/figures.ts';
import { lookOf } from '../own-drawings/figures/looks.ts';
import { portraitName } from '../own-drawings/portraits/portraits.ts';
import type { Understanding } from '../understanding.ts';
import type { PromptLanguage } from '../vocabulary.ts';

/** Whose the person is, at the beginning of a title. */
const possessive =
  /^(?:(?:(?:teach|show|giv|ask|surpris|lett|tak)ing )?(?:my|our|his|her|their) (?:(?:own|little|big|old|young|crazy|strict|poor|rich|best) )*|(?:(?:ensinando|ensinei|surpreendi|levei|levando|ensenando|ensene|sorprendi|lleve)(?: a)? )?(?:minha|meu|nossa|nosso|a minha|o meu|mi|nuestra|nuestro) (?:(?:pobre|melhor|mejor) )*)$/;
/** What may stand before the subject of a title. */
const opening =
  /^(?:(?:how|why|when|what|the day|the time|como|por que|cuando|quando|o dia (?:em )?que|el dia (?:en )?que) )?(?:(?:a|an|the|this|these|real|[0-9]+|um|uma|o|a|os|as|este|esta|estes|un|una|el|la|los|las|estos) )*(?:(?:\w+) )?$/;
/** A part that the narrator plays: "in one year as a waitress", "vivendo como um monge". */
const playing =
  /(?:^| )(?:as|like|being|became|become|como|sendo|siendo|ser|virar|virei|virou|fui) (?:(?:a|an|um|uma|un|una|el|la|o) )?(?:\w+ )?$/;
/** Who is related, and has no picture of their own kind. */
const kin: ReadonlySet<Person['look']> = new Set([
  'old-woman',
  'old-man',
  'mother',
  'father',
  'woman',
  'man',
  'girl',
  'boy',
  'teen',
  'teen-girl',
]);
/** Anybody: a word for them says nothing of what they look like. */
const anybody: ReadonlySet<Person['look']> = new Set(['man', 'woman', 'boy', 'girl', 'teen', 'teen-girl']);
/** In these a title shows two things, or none. */
const withoutPerson: ReadonlySet<string> = new Set(['versus', 'before-after', 'list', 'quote']);

interface Standing {
  person: Person;
  isKin: boolean;
  /** The title tells what they do, or they are whom it is of: "the sailor who got lost". */
  isSubject: boolean;
  /** The narrator plays the part. */
  isPlayed: boolean;
}

const ofOne = /^(?:\S+ )?\S+['’]s /;
const after: ReadonlySet<Token['tag']> = new Set(['verb', 'auxiliary', 'relative']);

/** How a person stands in the title. */
function standingOf(person: Person, prompt: string, language: PromptLanguage): Standing {
  const text = fold(prompt);
  const before = text.slice(0, person.start);
  const grammar = grammarOf(language);
  const tokens = tagWords(splitWords(prompt, grammar, 60), grammar);
  const at = before.split(' ').length - 1 + text.slice(person.start, person.end).split(' ').length;
  const next = tokens[at];
  const relates = /^ (?:who|whose|que|quem)\b/.test(text.slice(person.end));
  const acts = next !== undefined && after.has(next.tag) && !tokens[at - 1]?.endsPart;
  return {
    person,
    // "Grandma's lasagna" is of one grandmother.
    isKin:
      kin.has(person.look) &&
      (!person.isPlural || ofOne.test(prompt)) &&
      (possessive.test(before) || (before === '' && ofOne.test(prompt))),
    isSubject: (relates || (acts && !anybody.has(person.look))) && opening.test(before),
    isPlayed: playing.test(before),
  };
}

/** Returns the person as the hero of a title that is of them; the thing that was it is beside them. */
export function withTitlePerson(understanding: Understanding, prompt: string): Understanding {
  return inTheirSex(withPerson(understanding, prompt), prompt);
}

/** "I cut my hair myself": the person of an illustration is a woman where the words say so. */
function inTheirSex(understanding: Understanding, prompt: string): Understanding {
  const { hero, language } = understanding;
  if (!hero.value?.startsWith('person-')) return understanding;
  const [person, ...others] = readPeople(prompt, language);
  const isWoman = person && others.length === 0 && lookWith(person).isWoman;
  const sex = isWoman ? 'woman' : narratorOf(fold(prompt));
  const value = hero.value.replace(/^person/, `${sex}`);
  return sex && hasIcon(value) ? { ...understanding, hero: { ...hero, value } } : understanding;
}

function withPerson(understanding: Understanding, prompt: string): Understanding {
  const { hero, layout, language, relation } = understanding;
  if (/-reacts-/.test(hero.value ?? '') || layout.value === 'versus') return understanding;
  const people = readPeople(prompt, language).map((person) => standingOf(person, prompt, language));
  const figure = hero.value === null ? null : readFigure(hero.value);
  if (figure) return withRole(understanding, people, figure);
  if (withoutPerson.has(layout.value) || relation?.other != null) return understanding;
  const named = people.find(({ person }) => isNamedBy(person, hero, prompt));
  const [first] = people;
  // "This plumber makes more than a doctor": the plumber.
  const isOther = first !== named && first?.isSubject;
  if (named && !isOther && !anybody.has(named.person.look)) {
    if (isDrawn(named.person, hero.value)) return understanding;
    return withPortrait(understanding, named.person, true);
  }
  if (first?.isKin) return withPortrait(understanding, first.person, false);
  // Without anything else to see, the person whom the title names is seen.
  const anyone = people.find(({ isPlayed }) => isPlayed) ?? first;
  if (hero.value === null && anyone) return withPortrait(understanding, anyone.person, true, anyone.isPlayed);
  // An animal or a dish is looked at rather than who does something with it.
  const isSeen =
    hero.value !== null && !named && (/creature or role/.test(hero.reason) || isOnTable(hero.value));
  return first?.isSubject && !isSeen ? withPortrait(understanding, first.person, false) : understanding;
}

/** Whether the hero stands for the person: a crown for a king, an anchor for a sailor. */
function isNamedBy({ start, end }: Person, hero: Understanding['hero'], prompt: string): boolean {
  // A choice's reason begins with the words that it was read from.
  const word = /^"([^"]+)"/.exec(hero.reason)?.[1];
  return word !== undefined && ` ${fold(prompt).slice(start, end)} `.includes(` ${fold(word)} `);
}

/** Busts of the packed set that stand for another than who is named. */
const unlike =
  /^(?:(?:person|woman|man)-mage|person-in-lotus-position|man-in-tuxedo|woman-with-headscarf|military-helmet|factory-worker|cowboy-hat-face)$/;
const people =
  /^(?:astronaut|firefighter|police-officer|detective|health-worker|pilot|farmer|ninja|prince|princess|santa-claus|guard|judge|mechanic|(?:wo)?man-.*|person-.*|singer)$/;

/** Whether an illustration already shows the person, and not a man for a woman. */
function isDrawn({ look, traits }: Person, icon: string | null): boolean {
  if (icon === null || unlike.test(icon) || !people.test(icon)) return false;
  const isWoman = lookWith({ look, traits }).isWoman === true;
  return !isWoman || /^woman|princess/.test(icon) || lookOf(icon) === look;
}

/** Gives a figure the look of whom the title is of: a monk meditates, a ballerina dances. */
function withRole(
  understanding: Understanding,
  people: readonly Standing[],
  figure: NonNullable<ReturnType<typeof readFigure>>,
): Understanding {
  const { hero } = understanding;
  if (creatureOf(figure.look) !== null) return understanding;
  const role =
    people.find(({ isSubject, isPlayed, isKin }) => isSubject || isPlayed || isKin) ??
    people.find(({ person }) => person.does === figure.pose);
  if (!role || role.person.look === figure.look) return understanding;
  const { look, traits } = role.person;
  return { ...understanding, hero: { ...hero, value: figureName(look, figure.pose, traits) } };
}

function withPortrait(
  understanding: Understanding,
  { look, traits, does }: Person,
  isNamed: boolean,
  isPlayed = false,
): Understanding {
  const { layout, stickers } = understanding;
  const { runnersUp, ...was } = understanding.hero;
  const pose = does !== undefined && (isPlayed || known.has(does)) ? does : null;
  const beside = was.value === null || isNamed || love.test(was.value) ? stickers : [was.value, ...stickers];
  return {
    ...understanding,
    hero: {
      value: pose ? figureName(look, pose, traits) : portraitName(look, traits),
      confidence: 0.9,
      reason: 'the title is of a person',
      runnersUp: [was, ...runnersUp],
    },
    layout: layout.value === 'typography' ? { ...layout, value: 'hero-right' } : layout,
    stickers: beside,
    states: [],
    relation: null,
    secondHero: null,
  };
}

/** By these a person is known rather than by a face. */
const known: ReadonlySet<string> = new Set([
  'meditating',
  'ballet',
  'flamenco',
  'dancing',
  'boxing',
  'kicking',
  'running',
  'riding-bike',
  'skiing',
  'surfing',
  'skating',
  'fishing',
]);
/** What only stands for someone dear. */
const love = /heart|^couple|^kiss|^(?:wo)?man$|^old-|^boy$|^girl$|^child$/;
