import type { Grammar } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { continuesName } from '../product-names.ts';
import { displayCase } from '../text.ts';
import type { Token } from '../tokens.ts';
import { compress } from './compress.ts';

const sideBudget = { words: 3, characters: 18 };
const longestName = { words: 4, characters: 22 };

const criteria = wordsOf('criteria');

const isVersionWord = ({ raw }: Token) => /\d/.test(raw) || /^(?:I{1,3}|IV|VI{0,3}|IX|X)$/.test(raw);
const isNameWord = (token: Token) =>
  isVersionWord(token) || /^\p{Lu}/u.test(token.raw) || /^\p{Ll}\p{Lu}/u.test(token.raw);

/** Returns the words before the criterion: "iPhone 17 camera test" is an iPhone 17. */
function withoutCriterion(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ folded }, index) => index > 0 && criteria.has(folded));
  return at < 0 ? tokens : tokens.slice(0, at);
}

/**
 * Returns the name with its number that a side begins with ("Sony A7 IV"); null if it has none. A name that
 * is too long loses its maker, never its number.
 */
function versionedName(tokens: readonly Token[]): readonly Token[] | null {
  const lastVersion = tokens.findLastIndex(isVersionWord);
  if (lastVersion < 1) return null;
  const isName = tokens.slice(0, lastVersion).every((token) => isNameWord(token) || token.tag === 'noun');
  if (!isName) return null;
  let end = lastVersion + 1;
  while (end < tokens.length && (continuesName(tokens[end]!) || isNameWord(tokens[end]!))) end++;
  let from = 0;
  const width = () =>
    tokens
      .slice(from, end)
      .map(({ raw }) => raw)
      .join(' ').length;
  const isTooLong = () => end - from > longestName.words || width() > longestName.characters;
  while (end - from > 2 && isTooLong() && !isVersionWord(tokens[from]!)) from++;
  return tokens.slice(from, end);
}

/** Returns the printed caption of one side. */
export function captionOf(phrase: readonly Token[], grammar: Grammar): string {
  let from = 0;
  while (
    from < phrase.length - 1 &&
    ['determiner', 'possessive', 'preposition', 'conjunction'].includes(phrase[from]!.tag)
  )
    from++;
  const tokens = withoutCriterion(phrase.slice(from));
  if (tokens.length === 0) return '';
  const print = (printed: readonly Token[]) =>
    displayCase(printed.map(({ raw }) => raw).join(' '), grammar.language);
  const name = versionedName(tokens);
  if (name) return print(name);
  const clause = { tokens, grammar, heroWords: new Set<string>(), phrases: [], followsPrefix: false };
  const printed = compress(clause, sideBudget, 1)[0]?.tokens ?? tokens;
  return print(printed.length > sideBudget.words ? printed.slice(-sideBudget.words) : printed);
}
