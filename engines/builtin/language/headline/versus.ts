import type { Grammar } from '../grammar/grammar.ts';
import { wordAlternatives, wordsOf } from '../grammar/lexicon.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { displayCase } from '../text.ts';
import { splitWords, type Token } from '../tokens.ts';
import { captionOf } from './versus-caption.ts';

/** Two opposed sides. */
export interface Versus {
  left: string;
  right: string;
  /** The printed word between them: VS, or X if the prompt uses it. */
  between: string;
  /** The prompt's own words of each side, for finding their icons. */
  leftText: string;
  rightText: string;
}

const rivalPrepositions = wordsOf('rivalPrepositions');
const choiceConjunctions = wordsOf('choiceConjunctions');
const nameStart = new RegExp(String.raw`^(?:${wordAlternatives('openingArticles')}\s+)?\p{Lu}`, 'u');

function lastPhrase(tokens: readonly Token[]): Token[] {
  let from = 0;
  tokens.forEach((token, index) => {
    if (['verb', 'auxiliary', 'subject', 'relative', 'question', 'infinitive'].includes(token.tag))
      from = index + 1;
  });
  return tokens.slice(from);
}

function firstPhrase(tokens: readonly Token[], grammar: Grammar): Token[] {
  const end = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      (['verb', 'auxiliary', 'relative', 'subject', 'question'].includes(token.tag) ||
        (token.tag === 'preposition' && !grammar.linkers.has(token.lower))),
  );
  return end < 0 ? [...tokens] : tokens.slice(0, end);
}

/** "Messi contra Cristiano" opposes names, "vacina contra a dengue" does not. */
function areNames(leftText: string, rightText: string, grammar: Grammar): boolean {
  const hasVerb = tagWords(splitWords(leftText, grammar), grammar).some(({ tag }) => tag === 'verb');
  return !hasVerb && /^\p{Ll}?\p{Lu}/u.test(leftText.trim()) && nameStart.test(rightText.trim());
}

const amount =
  /(?:R\$|US\$|[$€£])\s?\d[\d.,]*(?:\s?(?:k|mil|million|milh[õo]es|millones)\b)?|\d[\d.,]*(?:\s?(?:mil|million|milh[õo]es|millones))?\s?(?:[$€£]|(?:euros?|d[oó]lares|dollars?|reais|pesos|pounds|bucks)\b)/giu;
/** What sets two prices against each other, between them. */
const against =
  /\b(?:vs|versus|against|beats?|or|contra|ou|o|frente a|vence|supera|ganha d[eoa]|gana a|le gana|x)\b/iu;

/** "Can a $20 knife beat a $500 knife?": one thing at two prices. */
function readPrices(title: string): Versus | null {
  const [first, second, ...others] = [...title.matchAll(amount)];
  if (!first || !second || others.length > 0 || first[0] === second[0]) return null;
  const between = title.slice(first.index + first[0].length, second.index);
  if (!against.test(between) || between.split(/\s+/).length > 7) return null;
  const [left, right] = [first[0], second[0]].map((text) => text.toUpperCase().trim()) as [string, string];
  return { left, right, between: 'VS', leftText: first[0], rightText: second[0] };
}

/** Reads "A vs B", "A contra B", "A x B" (Portuguese, between names) or "A or B: which …". */
export function readVersus(title: string, grammar: Grammar): Versus | null {
  const { rivals, choice: offer } = grammar.titles;
  const head = title.split(/\s*[:|—–]\s*|[?!¿¡]/).find((part) => rivals.test(part)) ?? '';
  // "Cheap vs expensive sushi: $5 or $500?" has its sides before its prices.
  const prices = head === '' || head.search(amount) >= 0 ? readPrices(title) : null;
  if (prices) return prices;
  const set = rivals.exec(head);
  const choice = set ? null : offer.exec(title.replace(/^¿/, ''));
  const match = set ?? choice;
  if (!match) return null;
  const [, leftText = '', separator = '', rightText = ''] = match;
  const word = separator.toLowerCase();
  const isRival = rivalPrepositions.has(word);
  const isWord = isRival || word === 'x' || choiceConjunctions.has(word);
  const left = lastPhrase(tagWords(splitWords(leftText, grammar), grammar));
  const right = firstPhrase(tagWords(splitWords(rightText, grammar), grammar), grammar);
  // "I fought against my fear", "lutei contra o sono" are no comparison: both sides must be bare names.
  if (isWord && (left.length === 0 || left.length > 4 || right.length > 4)) return null;
  if (isRival && !areNames(leftText, rightText, grammar)) return null;
  if (word === 'x' && !/^\p{Lu}|\d/u.test(rightText.trim()) && left.length + right.length > 4) return null;
  const captions = { left: captionOf(left, grammar), right: captionOf(right, grammar) };
  if (!captions.left || !captions.right) return null;
  return {
    ...captions,
    between: word === 'x' ? 'X' : choice ? displayCase(separator, grammar.language) : 'VS',
    leftText,
    rightText,
  };
}

/** Returns the captions if the prompt requests a before and an after. */
export function readBeforeAfter(
  prompt: string,
  grammar: Grammar,
): { left: string; right: string; pattern: RegExp } | null {
  const { pattern, left, right } = grammar.titles.beforeAfter;
  return pattern.test(prompt) ? { left, right, pattern } : null;
}
