/** Whose title a thumbnail is: "My grandma reviews fast food" shows a grandmother, and the food beside. */
import { type Person, readPeople } from '../language/grammar/people/read-people.ts';
import { fold } from '../language/text.ts';
import { portraitName } from '../own-drawings/portraits/portraits.ts';
import type { Understanding } from '../understanding.ts';

/** Whose the person is, at the beginning of a title. */
const possessive =
  /^(?:(?:my|our|his|her|their) (?:(?:own|little|big|old|young|crazy|strict|poor|rich|best) )*|(?:minha|meu|nossa|nosso|a minha|o meu|mi|nuestra|nuestro) (?:(?:pobre|melhor|mejor) )*)$/;
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
/** In these a title shows two things, or none. */
const withoutPerson: ReadonlySet<string> = new Set(['versus', 'before-after', 'list', 'quote', 'number']);

/** Returns the person as the hero of a title that begins with them; the thing that was it is beside them. */
export function withTitlePerson(understanding: Understanding, prompt: string): Understanding {
  const { hero, layout, language, relation, stickers } = understanding;
  if (withoutPerson.has(layout.value) || relation != null) return understanding;
  if (hero.value !== null && /^figure-|-reacts-/.test(hero.value)) return understanding;
  const [person] = readPeople(prompt, language);
  if (!person || person.isPlural) return understanding;
  const text = fold(prompt);
  const isKin = kin.has(person.look) && possessive.test(text.slice(0, person.start));
  // "The king who lost everything" is of a king rather than a crown.
  const isEmblem =
    hero.value !== null &&
    emblems.test(hero.value) &&
    hero.reason.startsWith(`"${text.slice(person.start, person.end)}"`);
  if (!isKin && !isEmblem) return understanding;
  const { runnersUp, ...was } = hero;
  const value = portraitName(person.look, person.traits);
  const beside = was.value === null || isEmblem || love.test(was.value) ? stickers : [was.value, ...stickers];
  return {
    ...understanding,
    hero: { value, confidence: 0.9, reason: 'the title is of a person', runnersUp: [was, ...runnersUp] },
    layout: layout.value === 'typography' ? { ...layout, value: 'hero-right' } : layout,
    stickers: beside,
    states: [],
  };
}

/** What only stands for a person's rank. */
const emblems = /^(?:crown|viking-helmet|military-helmet)$/;
/** What only stands for someone dear. */
const love = /heart|^couple|^kiss|^(?:wo)?man$|^old-|^boy$|^girl$|^child$/;
