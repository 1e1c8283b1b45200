import type { Grammar } from '../grammar/grammar.ts';
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

const separators: Record<Grammar['language'], RegExp> = {
  en: /^(.+?)\s+(vs\.?|versus|against)\s+(.+)$/i,
  pt: /^(.+?)\s+(vs\.?|versus|contra|x)\s+(.+)$/i,
  es: /^(.+?)\s+(vs\.?|versus|contra)\s+(.+)$/i,
};
const choices: Record<Grammar['language'], RegExp> = {
  en: /^(?:which is (?:better|best|faster|stronger)[,:]?\s+)?(.+?)\s+(or)\s+(.+?)(?:[:?,]\s*(?:which|what|who)\b.*)$/i,
  pt: /^(.+?)\s+(ou)\s+(.+?)(?:[:?,]\s*(?:qual|o que|quem)(?!\p{L}).*)$/iu,
  es: /^(.+?)\s+(o)\s+(.+?)(?:[:?,]\s*¿?(?:cuál|cual|qué|que|quién|quien)(?!\p{L}).*)$/iu,
};

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
  return (
    !hasVerb &&
    /^\p{Ll}?\p{Lu}/u.test(leftText.trim()) &&
    /^(?:(?:el|la|los|las|o|a|os|as|the)\s+)?\p{Lu}/u.test(rightText.trim())
  );
}

/** Reads "A vs B", "A contra B", "A x B" (Portuguese, between names) or "A or B: which …". */
export function readVersus(title: string, grammar: Grammar): Versus | null {
  const head =
    title.split(/\s*[:|—–]\s*|[?!¿¡]/).find((part) => separators[grammar.language].test(part)) ?? '';
  const set = separators[grammar.language].exec(head);
  const choice = set ? null : choices[grammar.language].exec(title.replace(/^¿/, ''));
  const match = set ?? choice;
  if (!match) return null;
  const [, leftText = '', separator = '', rightText = ''] = match;
  const isWord = /^(against|contra|x|or|ou|o)$/i.test(separator);
  const left = lastPhrase(tagWords(splitWords(leftText, grammar), grammar));
  const right = firstPhrase(tagWords(splitWords(rightText, grammar), grammar), grammar);
  // "I fought against my fear", "lutei contra o sono" are no comparison: both sides must be bare names.
  if (isWord && (left.length === 0 || left.length > 4 || right.length > 4)) return null;
  if (/^(against|contra)$/i.test(separator) && !areNames(leftText, rightText, grammar)) return null;
  if (/^x$/i.test(separator) && !/^\p{Lu}|\d/u.test(rightText.trim()) && left.length + right.length > 4)
    return null;
  const captions = { left: captionOf(left, grammar), right: captionOf(right, grammar) };
  if (!captions.left || !captions.right) return null;
  return {
    ...captions,
    between: /^x$/i.test(separator) ? 'X' : choice ? displayCase(separator, grammar.language) : 'VS',
    leftText,
    rightText,
  };
}

const beforeAfter: Record<Grammar['language'], { pattern: RegExp; left: string; right: string }> = {
  en: { pattern: /\bbefore (?:and|&|vs\.?|\/) after\b|\bbefore\/after\b/i, left: 'BEFORE', right: 'AFTER' },
  pt: { pattern: /\bantes (?:e|&|x|vs\.?) depois\b|\bantes\/depois\b/i, left: 'ANTES', right: 'DEPOIS' },
  es: {
    pattern: /\bantes (?:y|&|vs\.?) despu[eé]s(?!\p{L})|\bantes\/despu[eé]s(?!\p{L})/iu,
    left: 'ANTES',
    right: 'DESPUÉS',
  },
};

/** Returns the captions if the prompt requests a before and an after. */
export function readBeforeAfter(
  prompt: string,
  grammar: Grammar,
): { left: string; right: string; pattern: RegExp } | null {
  const { pattern, left, right } = beforeAfter[grammar.language];
  return pattern.test(prompt) ? { left, right, pattern } : null;
}
