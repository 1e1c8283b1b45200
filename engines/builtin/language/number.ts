import type { Grammar } from './grammar/grammar.ts';
import { alternatives, wordsOf } from './grammar/lexicon.ts';
import { isModel } from './product-names.ts';
import { displayCase } from './text.ts';
import { isYear, type Token, tie } from './tokens.ts';

/** A number that carries the title, and the position of its words. */
export interface NumberPhrase {
  value: string;
  unit: string | null;
  start: number;
  end: number;
  /** What it counts: a ranking or list ("top 10", "7 mistakes"), an amount or a span of time. */
  sort: 'list' | 'money' | 'time' | 'quantity';
}

const isMoney = (text: string) => /^(?:r\$|us\$|[$€£])|[$€]$/i.test(text);
const timeUnits = wordsOf('countedTimes');
const moneyUnits = wordsOf('countedMoney');
const measures = wordsOf('measures');
const clockEnding = new RegExp(`${alternatives(({ clockEndings }) => clockEndings)}$`);

function unitAfter(
  tokens: readonly Token[],
  index: number,
  isCompound: boolean,
): { text: string; end: number } | null {
  for (let at = index + 1; at <= index + 3 && at < tokens.length; at++) {
    const token = tokens[at]!;
    if (tokens[at - 1]!.endsPart) return null;
    if (token.tag === 'noun') {
      // "5 money habits": the last noun of the row is counted.
      let last = at;
      while (isCompound && !tokens[last]!.endsPart && tokens[last + 1]?.tag === 'noun') last++;
      // "3 ingredient banana bread": the singular beside the number is its unit.
      if (!/s$/.test(tokens[last]!.folded)) last = at;
      return { text: tokens[last]!.raw, end: last + 1 };
    }
    if (token.tag !== 'adjective' && token.tag !== 'superlative') return null;
  }
  return null;
}

function phraseAt(tokens: readonly Token[], index: number, grammar: Grammar): NumberPhrase | null {
  const token = tokens[index]!;
  const before = tokens[index - 1];
  if (token.tag !== 'number' || !/\d/.test(token.raw) || isYear(token) || clockEnding.test(token.folded))
    return null;
  const value = displayCase(token.raw.replaceAll(tie, ' '), grammar.language);
  if (before?.folded === 'top') {
    const unit = unitAfter(tokens, index, grammar.joinsNouns);
    return {
      value: `TOP ${value}`,
      unit: unit ? displayCase(unit.text, grammar.language) : null,
      start: index - 1,
      end: unit?.end ?? index + 1,
      sort: 'list',
    };
  }
  if (isMoney(token.folded) || /%$/.test(token.folded)) {
    return {
      value,
      unit: null,
      start: index,
      end: index + 1,
      sort: isMoney(token.folded) ? 'money' : 'quantity',
    };
  }
  const unit = unitAfter(tokens, index, grammar.joinsNouns);
  if (!unit)
    return /[a-z]$/i.test(token.raw)
      ? { value, unit: null, start: index, end: index + 1, sort: 'quantity' }
      : null;
  // "GTA 5 mods", "iPhone 17 review": the number belongs to the name before it.
  const isPartOfName =
    before !== undefined &&
    !before.endsPart &&
    before.tag === 'noun' &&
    /^\p{Lu}|^i\p{Lu}/u.test(before.raw) &&
    index > 1;
  if (isModel(tokens, index)) return null;
  if (isPartOfName && !timeUnits.has(tokens[index + 1]?.folded ?? '')) return null;
  const words = tokens.slice(index + 1, unit.end);
  const sort = words.some(({ folded }) => timeUnits.has(folded))
    ? 'time'
    : words.some(({ folded }) => moneyUnits.has(folded))
      ? 'money'
      : index <= 2 && /s$/.test(unit.text) && !words.some(({ folded }) => measures.has(folded))
        ? 'list'
        : 'quantity';
  return { value, unit: displayCase(unit.text, grammar.language), start: index, end: unit.end, sort };
}

/**
 * Returns the first number with a unit, amount of money or percentage. Skips years, clock times and model
 * numbers.
 */
export function findNumber(tokens: readonly Token[], grammar: Grammar): NumberPhrase | null {
  for (let index = 0; index < Math.min(tokens.length, 60); index++) {
    const found = phraseAt(tokens, index, grammar);
    if (found) return found;
  }
  return null;
}
