import type { Grammar } from '../grammar/grammar.ts';
import { alternatives, anyOf, wordAlternatives } from '../grammar/lexicon.ts';
import { isModel } from '../product-names.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { splitWords, type Token } from '../tokens.ts';
import { isFiniteVerb } from './clause.ts';

/** "Sem morrer (nenhuma vez)": repeats the "without". */
const emphasis = new RegExp(
  String.raw`(?<=(?<!\p{L})${alternatives(({ withouts }) => withouts)}\s.{3,30})\s+${alternatives(({ withoutEmphases }) => withoutEmphases)}$`,
  'iu',
);

/** "…, only $9 a night": a price as an aside, if another number carries the title. */
const priceAside = new RegExp(
  String.raw`(?:,\s*|\s+)(?:${alternatives(({ pricePrepositions }) => pricePrepositions)} )?${alternatives(({ onlys }) => onlys)} (?:R\$|US\$|[$€£])?\s?\d[\d.,]*\s?(?:[€$]|${alternatives(({ priceUnits }) => priceUnits)})?(?: ${alternatives(({ pricePers }) => pricePers)} ?\p{L}*)?$`,
  'iu',
);

const resumingPronouns = new RegExp(
  String.raw`^${alternatives((expressions) => expressions.resumingPronouns)}(?:'s)?\s`,
  'iu',
);
const superlatives = anyOf((expressions) => expressions.superlatives, 'iu');
const openingNegations = new RegExp(String.raw`^${wordAlternatives('openingNegations')}\b`, 'iu');

const fewWords = 5;
const longWords = 9;
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const tagged = (text: string, grammar: Grammar) => tagWords(splitWords(text, grammar, 40), grammar);
const hasVerb = (tokens: readonly Token[]) => tokens.some(isFiniteVerb);

/** Returns whether the part has its own subject and verb, so that it is a sentence. */
function isSentence(text: string, grammar: Grammar): boolean {
  const tokens = tagged(text, grammar);
  if (grammar.contractedSubject?.test(tokens[0]?.lower ?? '')) return true;
  const verbAt = tokens.findIndex(isFiniteVerb);
  if (verbAt < 0) return false;
  if (verbAt > 0)
    return ['noun', 'subject', 'determiner', 'possessive', 'adjective', 'adverb', 'object'].includes(
      tokens[0]!.tag,
    );
  // The verb carries its subject where the language lets it.
  return !grammar.needsSubject;
}

/** Returns whether the text has a number that is not a model's: "100 days", not "GTA 6". */
function holdsAmount(text: string, grammar: Grammar): boolean {
  const tokens = tagged(text, grammar);
  return tokens.some(({ raw }, index) => /\d/.test(raw) && !isModel(tokens, index));
}

/** "Minecraft but every block turns to gold": the part after the "but" is the reason to watch. */
function afterContrast(text: string, grammar: Grammar): string {
  const match = grammar.titles.contrast.exec(text);
  const [, before = '', after = ''] = match ?? [];
  if (!match || countWords(text) <= fewWords || countWords(after) < 3) return text;
  // An amount is a stronger hook than what went wrong.
  if (holdsAmount(before, grammar) && !/\d/.test(after)) return before;
  // "The cheapest house … but it is haunted": "it" is the thing named before.
  if (resumingPronouns.test(after) && superlatives.test(before)) return before;
  if (openingNegations.test(before) || !isSentence(after, grammar)) return text;
  return after;
}

/**
 * Splits two sentences in one and returns the first, without separating a verb of the second from its noun.
 */
function firstSentence(text: string, grammar: Grammar): string {
  if (countWords(text) <= fewWords) return text;
  const match = grammar.titles.coordination.exec(text);
  const [, before = '', after = ''] = match ?? [];
  if (!match || countWords(before) < 3) return text;
  if (!isSentence(after, grammar)) return text;
  // A text that opens like a sentence is one, even if its verb is unknown.
  const opensSentence = ['subject', 'possessive'].includes(tagged(before, grammar)[0]?.tag ?? 'noun');
  if (!opensSentence && !hasVerb(tagged(before, grammar))) return text;
  return before;
}

/** A long story without its circumstances. */
function withoutCircumstance(text: string, grammar: Grammar): string {
  if (countWords(text) <= longWords) return text;
  const short = text.replace(grammar.titles.circumstance, '');
  return countWords(short) >= 3 ? short : text;
}

/** Returns the part of a title with its message: whole clauses are left out here, words later. */
export function messageOf(title: string, grammar: Grammar): string {
  const { titles } = grammar;
  const bare = title.replace(titles.teaser, '').replace(titles.source, '');
  let text = countWords(bare) >= 3 ? bare : title;
  text = text.replace(emphasis, '');
  const priceless = text.replace(priceAside, '');
  if (/\d/.test(priceless) && countWords(priceless) > fewWords) text = priceless;
  const done = titles.stage.exec(text)?.[1] ?? '';
  if (countWords(done) > 3) text = done;
  text = afterContrast(text, grammar);
  const main = text.replace(titles.everyTime, '');
  if (countWords(main) >= 3) text = main;
  text = firstSentence(text, grammar);
  text = withoutCircumstance(text, grammar);
  if (countWords(text) > fewWords + 1) text = text.replace(titles.attempt, '');
  return text.trim() || title;
}
