import type { Grammar } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import type { Mention } from '../mention.ts';
import { isSurname } from '../mentions-in-context.ts';
import { isModel, isVariant, isVariantAt } from '../product-names.ts';
import type { Token } from '../tokens.ts';

const rangePrepositions = wordsOf('rangePrepositions');
const nameLinks = wordsOf('nameLinks');
const nameConjunctions = wordsOf('nameConjunctions');
const placeLinks = wordsOf('placeLinks');
const nameArticles = wordsOf('nameArticles');

interface PhraseReader {
  grammar: Grammar;
  findMentions: (tokens: readonly Token[]) => readonly Mention[];
}

/** "Incendio forestal" is also an "incendio", but a "buraco negro" is not just a "buraco". */
function isNamedByHead(
  mention: Mention,
  tokens: readonly Token[],
  findMentions: PhraseReader['findMentions'],
): boolean {
  const head = findMentions(tokens.slice(mention.start, mention.start + 1))[0];
  return (
    head !== undefined &&
    head.icon === mention.icon &&
    head.scene === mention.scene &&
    head.source === 'concept'
  );
}

/**
 * Finds spans of tokens that name one thing and are never cut inside: ideas of several words, ranges and
 * proper names.
 */
export function phrasesOf(
  tokens: readonly Token[],
  { findMentions, grammar }: PhraseReader,
): { start: number; end: number }[] {
  const mentions = findMentions(tokens);
  const phrases = mentions
    .filter(({ start, end, source }) => source === 'concept' && end - start > 1)
    .filter((mention) => grammar.joinsNouns || !isNamedByHead(mention, tokens, findMentions))
    .map(({ start, end }) => ({ start, end }));
  // "Del 1 al 10", "from 1 to 10".
  tokens.forEach((token, start) => {
    const isRange =
      token.tag === 'preposition' &&
      tokens[start + 1]?.tag === 'number' &&
      rangePrepositions.has(tokens[start + 2]?.lower ?? '') &&
      tokens[start + 3]?.tag === 'number';
    if (isRange) phrases.push({ start, end: start + 4 });
  });
  const capitalised = tokens.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length;
  if (capitalised > tokens.length * 0.6) return phrases;
  // Names written with capitals inside a sentence ("New York", "Triângulo das Bermudas") stay whole.
  const isCapital = (index: number) => /^(?:\p{Lu}|i\p{Lu})/u.test(tokens[index]?.raw ?? '');
  const isIn = (list: ReadonlySet<string>, index: number) => list.has(tokens[index]?.lower ?? '');
  const isJoiner = (index: number) =>
    (isCapital(index + 1) && (isIn(nameLinks, index) || isIn(nameConjunctions, index))) ||
    // "Breath of the Wild", "Triángulo de las Bermudas".
    (isCapital(index + 2) && isIn(placeLinks, index) && isIn(nameArticles, index + 1)) ||
    (isCapital(index + 1) && isIn(placeLinks, index - 1) && isIn(nameArticles, index));
  // "Switch 2", "iPhone 17 Pro", but not "America 500 years before".
  const isVersion = (index: number) =>
    /^\d+$/.test(tokens[index]?.raw ?? '') &&
    (tokens[index + 1]?.tag !== 'noun' || isVariant(tokens[index + 1]));
  for (let start = 0; start < tokens.length; start++) {
    // The first word has a capital in any case; a first name before a surname is still a name.
    const isName = start > 0 || isSurname(tokens, 1) || isModel(tokens, 1);
    if (!isCapital(start) || !isName) continue;
    let end = start + 1;
    while (
      end < tokens.length &&
      !tokens[end - 1]!.endsPart &&
      (isCapital(end) || isJoiner(end) || isVersion(end) || isModel(tokens, end) || isVariantAt(tokens, end))
    )
      end++;
    if (end - start > 1) phrases.push({ start, end });
    start = end - 1;
  }
  return phrases;
}
