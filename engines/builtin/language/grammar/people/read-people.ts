/** Reads who is in a description: their roles, their sex and age, and what they look like. */
import { lookWith } from '../../../own-drawings/figures/figures.ts';
import type { LookName } from '../../../own-drawings/figures/looks.ts';
import type { PoseName } from '../../../own-drawings/figures/poses/poses.ts';
import { inOrder, type Trait } from '../../../own-drawings/figures/traits.ts';
import type { PromptLanguage } from '../../../vocabulary.ts';
import { fold, plainLower } from '../../text.ts';
import { dressTraits } from './dress-words.ts';
import { headColors } from './head-colors.ts';
import { groupWords, roleWords } from './role-words.ts';
import { traitWords } from './trait-words.ts';

export interface Person {
  look: LookName;
  traits: readonly Trait[];
  /** What one of the role does where the words name nothing else. */
  does?: PoseName;
  isPlural: boolean;
  /** Who else the same word names. */
  with?: Pick<Person, 'look' | 'traits'>;
  /** Where its words begin and end in the folded text. */
  start: number;
  end: number;
}

interface Entry {
  look: LookName;
  hers?: LookName;
  traits: readonly Trait[];
  does?: PoseName;
  sex: 'm' | 'f' | null;
  isPlural: boolean;
  with?: Pick<Person, 'look' | 'traits'>;
}

const irregular: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  thief: 'thieves',
  wife: 'wives',
  elf: 'elves',
};

function pluralsOf(word: string, language: PromptLanguage): string[] {
  const last = /([a-z]+)$/.exec(word)?.[1] ?? '';
  const known = Object.keys(irregular).find((end) => last.endsWith(end));
  if (language === 'en' && known) return [`${word.slice(0, word.length - known.length)}${irregular[known]}`];
  // "Bailarina de flamenco": the first word is inflected.
  const [head = '', ...rest] = language === 'en' ? [word] : word.split(' ');
  const end = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  if (/[aeiou]$/.test(head)) return [`${head}s${end}`];
  if (/y$/.test(head)) return [`${head.slice(0, -1)}ies${end}`];
  return /m$/.test(head) ? [`${head.slice(0, -1)}ns${end}`] : [`${head}s${end}`, `${head}es${end}`];
}

/** Writes out a row's notation: each word with the sex that it names. */
function formsOf(notation: string): { word: string; sex: Entry['sex'] }[] {
  const [written = '', marked] = notation.split(':');
  const word = fold(written);
  if (marked === 'm' || marked === 'f') return [{ word, sex: marked }];
  if (word.includes('@'))
    return [
      { word: word.replaceAll('@', 'o'), sex: 'm' },
      { word: word.replaceAll('@', 'a'), sex: 'f' },
    ];
  if (word.includes('/a'))
    return [
      { word: word.replaceAll('/a', ''), sex: 'm' },
      { word: word.replaceAll('/a', 'a'), sex: 'f' },
    ];
  return [{ word, sex: null }];
}

interface Lexicon {
  entries: ReadonlyMap<string, Entry>;
  pattern: RegExp;
  traits: readonly { trait: Trait; words: RegExp }[];
}

function groupEntries(language: PromptLanguage): Map<string, Entry> {
  return new Map(
    groupWords.flatMap(({ looks: [look, other], traits: [first, second] = [[], []], ...row }) =>
      row[language].split(', ').map((word) => {
        const entry: Entry = {
          look,
          traits: first,
          sex: null,
          isPlural: true,
          with: { look: other, traits: second },
        };
        return [fold(word), entry] as const;
      }),
    ),
  );
}

const lexicons = new Map<PromptLanguage, Lexicon>();

function lexiconOf(language: PromptLanguage): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const entries = groupEntries(language);
  for (const { look, hers, traits = [], does, ...row } of roleWords) {
    for (const { word, sex } of row[language].split(', ').flatMap(formsOf)) {
      const entry = { look, ...(hers && { hers }), traits, ...(does && { does }), sex };
      if (!entries.has(word)) entries.set(word, { ...entry, isPlural: false });
      for (const plural of pluralsOf(word, language))
        if (!entries.has(plural)) entries.set(plural, { ...entry, isPlural: true });
    }
  }
  const longestFirst = [...entries.keys()].sort((one, other) => other.length - one.length);
  const lexicon = {
    entries,
    pattern: new RegExp(`(?<![a-z])(?:${longestFirst.join('|')})(?![a-z])`, 'g'),
    traits: traitWords.map((row) => ({
      trait: row.trait,
      words: new RegExp(`(?<![a-z])(?:${row[language].split(', ').join('|')})(?![a-z])`),
    })),
  };
  lexicons.set(language, lexicon);
  return lexicon;
}

/** What says that a person is a woman or a man, near the role's word. */
const sexWords: Readonly<Record<PromptLanguage, { f: RegExp; m: RegExp; before: { f: RegExp; m: RegExp } }>> =
  {
    en: {
      f: /\b(?:she|her|hers|herself)\b/,
      m: /\b(?:he|his|him|himself)\b/,
      before: { f: /\b(?:female|woman|lady|girl)\s+$/, m: /\b(?:male|man|boy)\s+$/ },
    },
    pt: {
      f: /\b(?:ela|dela)\b/,
      m: /\b(?:ele|dele)\b/,
      before: {
        f: /\b(?:uma|a|as|umas|minha|duas)\s+(?:\w+a\s+)?$/,
        m: /\b(?:um|o|os|uns|meu|dois)\s+(?:\w+\s+)?$/,
      },
    },
    es: {
      f: /\b(?:ella)\b/,
      m: /\b(?:el mismo)\b/,
      before: { f: /\b(?:una|la|las|unas)\s+(?:\w+a\s+)?$/, m: /\b(?:un|el|los|unos)\s+(?:\w+\s+)?$/ },
    },
  };

function sexOf(
  entry: Entry,
  text: string,
  { start, end }: { start: number; end: number },
  language: PromptLanguage,
) {
  if (entry.sex !== null || entry.with) return entry.sex;
  const { f, m, before } = sexWords[language];
  const lead = text.slice(0, start);
  if (before.f.test(lead)) return 'f';
  if (before.m.test(lead)) return 'm';
  const after = text.slice(end);
  const [she, he] = [after.search(f), after.search(m)];
  if (she >= 0 && (he < 0 || she < he)) return 'f';
  return he >= 0 ? 'm' : null;
}

/** "The old sailor's hat": what is said of one of several people is said next to them. */
function traitsIn(text: string, language: PromptLanguage): Trait[] {
  let rest = text;
  const found: Trait[] = [];
  for (const { trait, words } of lexiconOf(language).traits) {
    if (!words.test(rest)) continue;
    found.push(trait);
    // "A straw hat" is no other hat, and a white beard no other beard.
    if (/beard$|hat$|shades|glasses|gown/.test(trait)) rest = rest.replace(words, ' ');
  }
  return found.includes('shades') ? found.filter((trait) => trait !== 'glasses') : found;
}

/** Traits that an animal can wear. */
const wearable: ReadonlySet<Trait> = new Set<Trait>([
  'tophat',
  'strawhat',
  'cowboyhat',
  'fedora',
  'beret',
  'beanie',
  'baseballcap',
  'crown',
  'flowers',
  'headband',
  'santahat',
  'turban',
  'bow',
  'pack',
  'kimono',
  'suit',
  'dress',
  'poncho',
]);

/** Returns what a folded text says is worn, of what an animal can wear. */
export const wornTraits = (text: string, language: PromptLanguage): Trait[] =>
  traitsIn(text, language).filter((trait) => wearable.has(trait));

/** A trait is only what a look is not by itself. */
const isOtherSex = (look: LookName, sex: 'm' | 'f') =>
  (lookWith({ look }).isWoman === true) !== (sex === 'f');

/** "Um velho farol": an old lighthouse is no old man. */
const adjectival = /^(?:velh|viej)[oa]s?$/;
const afterArticle =
  /(?:^|\b(?:um|uma|o|a|un|una|el|la|este|esta|esse|essa|ese|esa|meu|minha|mi|outr[oa]|otr[oa]|pobre|muito|muy) )$/;
const standsAlone =
  /^(?:\s*$|,| (?:com|con|que|sentad|na|no|en|e|y|de barba)\b| \w+(?:ando|endo|indo|iendo)\b)/;

/** A pirate captain is a pirate. */
const tells: ReadonlySet<LookName> = new Set([
  'pirate',
  'viking',
  'samurai',
  'elf',
  'vampire',
  'zombie',
  'robber',
]);

interface Found {
  entry: Entry;
  start: number;
  end: number;
  isMinor?: boolean;
  isOld?: boolean;
}

/** "A woman doctor", "uma jovem cientista": one person in two words. */
function joined(found: readonly Found[], text: string): Found[] {
  const people: Found[] = [];
  for (const one of found) {
    const last = people.at(-1);
    if (!last || text.slice(last.end, one.start) !== ' ' || last.entry.with) {
      people.push(one);
      continue;
    }
    // "Un pescador anciano": the age follows the role.
    const [role, said] =
      /^old-/.test(one.entry.look) && !tells.has(last.entry.look) ? [last, one] : [one, last];
    people[people.length - 1] = {
      entry: { ...(tells.has(said.entry.look) ? said : role).entry, sex: role.entry.sex ?? said.entry.sex },
      start: last.start,
      end: one.end,
      isMinor: /^(?:boy|girl)$/.test(said.entry.look),
      isOld: /^old-/.test(said.entry.look),
    };
  }
  return people;
}

/** "Avó" and "avô" are the same but for an accent. */
const ofAccent = ({ entry, start, end }: Found, lower: string): Entry =>
  entry.look === 'old-woman' && lower.slice(start, end).includes('ô')
    ? { ...entry, look: 'old-man', sex: 'm' }
    : entry;

/** Returns the people whom a text names, the first first. */
export function readPeople(prompt: string, language: PromptLanguage): Person[] {
  const text = fold(prompt);
  const { entries, pattern } = lexiconOf(language);
  const found = [...text.matchAll(pattern)].flatMap((match) => {
    const entry = entries.get(match[0]);
    // "The king's sword": the sword.
    const after = text.slice(match.index + match[0].length);
    const isOwner =
      language === 'en' &&
      /^(?:['’]s?\b| (?:dog|ship|hat|castle|house|garden|costume|helmet|boat|mask|jet|tail|tale|sword|island|flag|camp)s?\b)/.test(
        after,
      );
    const isAdjective =
      adjectival.test(match[0]) &&
      !(standsAlone.test(after) && afterArticle.test(text.slice(0, match.index)));
    // "A family of ducks" is no family of people.
    const isOfOthers = entry?.with !== undefined && /^ (?:of|de) /.test(after);
    // "Una papa", "las papas" are potatoes.
    const isPotato =
      /^papas?$/.test(match[0]) && /\b(?:una|las?|unas) (?:\w+ )?$/.test(text.slice(0, match.index));
    return entry && !isOwner && !isAdjective && !isOfOthers && !isPotato
      ? [{ entry, start: match.index, end: match.index + match[0].length }]
      : [];
  });
  const people = joined(found, text).map((one) => ({ ...one, entry: ofAccent(one, plainLower(prompt)) }));
  return people.map(({ entry, start, end, isMinor, isOld }, at, found) => {
    const from =
      at === 0
        ? 0
        : Math.max(found[at - 1]!.end, text.lastIndexOf(',', start), text.lastIndexOf(' and ', start));
    const to = found[at + 1]?.start ?? text.length;
    const sex = sexOf(entry, text, { start, end }, language);
    const look = sex === 'f' && entry.hers ? entry.hers : entry.look;
    const near = `${text.slice(from, start).split(' ').slice(-4).join(' ')} ${text.slice(end, to).split(' ').slice(0, 3).join(' ')}`;
    const said = traitsIn(`${text.slice(from, start)} ${text.slice(end, to)}`, language).filter(
      (trait) => trait !== 'old' || traitsIn(near, language).includes('old'),
    );
    const age: Trait[] = [...(isMinor ? (['kid'] as const) : []), ...(isOld ? (['old'] as const) : [])];
    const all: Trait[] = [
      ...entry.traits,
      ...(sex && isOtherSex(look, sex) ? [sex] : []),
      ...age,
      ...said,
      ...dressTraits(`${text.slice(from, start)} ${text.slice(end, to)}`, language),
      ...headColors(text.slice(from, start), text.slice(end, to), language),
    ];
    return {
      look,
      traits: inOrder(all),
      ...(entry.does && { does: entry.does }),
      isPlural: entry.isPlural,
      ...(entry.with && { with: entry.with }),
      start,
      end,
    };
  });
}

/** Returns where a folded text says what a person looks like. */
export const traitSpans = (text: string, language: PromptLanguage): { from: number; to: number }[] =>
  lexiconOf(language).traits.flatMap(({ words }) =>
    [...text.matchAll(new RegExp(words.source, 'g'))].map(({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    })),
  );
