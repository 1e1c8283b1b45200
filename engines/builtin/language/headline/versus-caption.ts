import type { Grammar } from '../grammar/grammar.ts';
import { displayCase } from '../text.ts';
import type { Token } from '../tokens.ts';
import { compress } from './compress.ts';

const sideBudget = { words: 3, characters: 18 };
const longestName = { words: 4, characters: 22 };

/** The criterion that two products are compared by: it belongs to both sides and is printed on neither. */
const criterion =
  /^(cameras?|batter(?:y|ies)|photos?|video|low|night|light|zoom|sound|audio|noise|range|charging|charger|speed|drop|gaming|performance|price|prices|fuel|economy|height|heights|size|sizes|altura|estatura|tamano|tamanho|mileage|display|screen|durability|quality|real|real-world|full|ultimate|honest|detailed|side-by-side|blind|taste|drag|long|autofocus|benchmarks?|fps|comparison|comparisons|compared|tests?|tested|testing|review|reviewed|shootout|showdown|battle|race|fight|debate|challenge|edition|life|comparativo|comparacao|comparativa|comparacion|teste|testes|prueba|pruebas|autonomia|bateria|consumo|desempenho|rendimiento|analise|analisis|qual|cual|which|who|what|explained|explicado|pros|differences?|diferencas?|diferencias?)$/;

const isVersionWord = ({ raw }: Token) => /\d/.test(raw) || /^(?:I{1,3}|IV|VI{0,3}|IX|X)$/.test(raw);
const isNameWord = (token: Token) =>
  isVersionWord(token) || /^\p{Lu}/u.test(token.raw) || /^\p{Ll}\p{Lu}/u.test(token.raw);

/** Lower-case words that continue a name after a number: "pixel 10 pro", "ps5 slim". */
const variant = /^(pro|max|ultra|plus|mini|slim|air|lite|se|fe|mark|mk|gen|series|turbo|oled)$/;

/** Returns the words before the criterion: "iPhone 17 camera test" is an iPhone 17. */
function withoutCriterion(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ folded }, index) => index > 0 && criterion.test(folded));
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
  while (end < tokens.length && (variant.test(tokens[end]!.folded) || isNameWord(tokens[end]!))) end++;
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
  const print = (kept: readonly Token[]) =>
    displayCase(kept.map(({ raw }) => raw).join(' '), grammar.language);
  const name = versionedName(tokens);
  if (name) return print(name);
  const clause = { tokens, grammar, heroWords: new Set<string>(), phrases: [], followsPrefix: false };
  const kept = compress(clause, sideBudget, 1)[0]?.tokens ?? tokens;
  return print(kept.length > sideBudget.words ? kept.slice(-sideBudget.words) : kept);
}
