/** Which country a word means, where it is also the name of something else. */
import { type IconId, promptLanguages } from '../vocabulary.ts';
import { conceptIndex } from './concept-index.ts';
import type { ConceptKind } from './concepts/concept.ts';
import { allGrammars } from './grammar/grammars.ts';
import { anyOf, wholeOf, wordsOf } from './grammar/lexicon.ts';
import type { Mention } from './mention.ts';
import type { Token, Word } from './tokens.ts';

const names = allGrammars
  .flatMap(({ expressions }) => expressions.countries)
  .map(({ name, unless, icon, isCapital = false }) => ({
    name: wholeOf(() => name),
    unless: anyOf(() => unless),
    icon,
    isCapital,
  }));

const mapWords = wordsOf('maps');

/** In a picture that is described a country is where it is, unless its map is what is shown. */
export function kindWithin(
  { kind, start }: Mention,
  setting: { kind: 'title' | 'scene'; tokens: readonly Token[] },
): ConceptKind {
  if (kind !== 'country' || setting.kind === 'title') return kind;
  const before = setting.tokens.slice(Math.max(0, start - 3), start);
  return before.some(({ folded }) => mapWords.has(folded)) ? 'country' : 'place';
}

/** "The dearest restaurant in Mexico": where it is the first of its kind, which the picture need not say. */
export function isScopeOnly({ kind, start }: Mention, tokens: readonly Token[]): boolean {
  if (kind !== 'country') return false;
  let at = start - 1;
  while (at >= 0 && !tokens[at]!.endsPart && tokens[at]!.tag !== 'verb') {
    if (tokens[at]!.tag === 'superlative')
      return tokens.slice(at + 1, start).some(({ tag }) => tag === 'preposition');
    at -= 1;
  }
  return false;
}

const meaningsOf = (token: Token) => names.filter(({ name }) => name.test(token.folded));
const textOf = (tokens: readonly Token[]) => tokens.map(({ folded }) => folded).join(' ');
const isCapitalized = ({ raw }: Token) => /^\p{Lu}/u.test(raw);

/** "Earthquake hits Turkey": the country, not the bird. */
export function isCountry(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const known = meaningsOf(token);
  const text = textOf(tokens);
  return known.length > 0 && isCapitalized(token) && !known.some(({ unless }) => unless.test(text));
}

/** "Chile relleno", "new mexico", "ganas": a country's name that means something else here. */
function isSomethingElse(tokens: readonly Token[], { start, end }: Mention): boolean {
  if (end - start > 1) return false;
  const token = tokens[start]!;
  const text = textOf(tokens);
  return meaningsOf(token).some(
    ({ unless, isCapital }) => unless.test(text) || (isCapital && !isCapitalized(token)),
  );
}

/** "The US": an abbreviation that in small letters is a word, and in a title of capitals may be one. */
export function isAbbreviation({ raw }: Word, words: readonly Word[]): boolean {
  return raw === 'US' && words.some((word) => /\p{Ll}/u.test(word.raw));
}

const mentionOf = (icon: IconId, words: string, start: number): Mention => ({
  start,
  end: start + 1,
  words,
  icon,
  kind: 'country',
  scene: 'city-day',
  match: 1,
  source: 'concept',
});

/** Shorter names of another language are words of this one. */
const leastForeign = 5;
const longestName = 4;

/** "France vs Argentina" is read as Portuguese: names with a capital keep their meaning in any language. */
function fromAnotherLanguage(tokens: readonly Token[], start: number, own: Mention | null): Mention | null {
  if (!isCapitalized(tokens[start]!)) return null;
  // A word that only sounds like the name, or is one of an icon's keywords, yields to it.
  const isSure = own !== null && own.source === 'concept' && own.match === 1;
  const least = isSure ? own.end - start + 1 : 1;
  for (let length = Math.min(longestName, tokens.length - start); length >= least; length--) {
    const phrase = tokens.slice(start, start + length);
    if (phrase.slice(0, -1).some(({ endsPart }) => endsPart)) continue;
    if (phrase.map(({ lower }) => lower).join(' ').length < leastForeign) continue;
    for (const language of promptLanguages) {
      const found = conceptIndex(language).find(phrase);
      if (found?.concept.kind !== 'country' || found.form !== 'exact') continue;
      const words = phrase.map(({ raw }) => raw).join(' ');
      return { ...mentionOf(found.concept.icon, words, start), end: start + length };
    }
  }
  return null;
}

/** Gives what was found at a place the meaning of a country, or takes it away. */
export function asCountry(found: Mention | null, tokens: readonly Token[], start: number): Mention | null {
  const { raw } = tokens[start]!;
  if (isAbbreviation(tokens[start]!, tokens)) return mentionOf('country-us', raw, start);
  const named = fromAnotherLanguage(tokens, start, found) ?? found;
  if (named?.kind === 'country') return isSomethingElse(tokens, named) ? null : named;
  if (found?.kind === 'place' || !isCountry(tokens, start)) return found;
  const icon = meaningsOf(tokens[start]!).find((known) => known.icon)?.icon;
  return icon === undefined ? null : mentionOf(icon, raw, start);
}
