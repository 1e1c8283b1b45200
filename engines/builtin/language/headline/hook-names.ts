/** Names in a headline: which words are one, so that a hook has the whole of it. */
import type { Grammar } from '../grammar/grammar.ts';
import { isYear, splitWords, type Token, type Word } from '../tokens.ts';

/** A headline's words from `from` to before `to`. */
interface Span {
  from: number;
  to: number;
}

/** "Flight 19", "Model 3": a noun with the number that it is called by. */
export function isNumbered(tokens: readonly Token[], at: number): boolean {
  const [before, number, next] = tokens.slice(Math.max(0, at), Math.max(0, at) + 3);
  if (at < 0 || before?.tag !== 'noun' || before.endsPart || !/^\p{Lu}/u.test(before.raw)) return false;
  const isCount = number?.tag === 'number' && /^\d{1,4}$/.test(number.raw) && !isYear(number);
  return isCount && (number.endsPart || next?.tag !== 'noun');
}

/** The neighbours in a prompt that are parts of one name: "Mario 64", "São Paulo". */
export function namePairs(prompt: string, grammar: Grammar): ReadonlySet<string> {
  const words = splitWords(prompt, grammar);
  // A word in capitals and a number are one even then: "GTA 6".
  const isSeries = (at: number) =>
    (/^\p{Lu}[\p{Lu}\d]+$/u.test(words[at]?.raw ?? '') && /^\d{1,4}$/.test(words[at + 1]?.raw ?? '')) ||
    // "Samsung S26", "Galaxy A55".
    (/^\p{Lu}/u.test(words[at]?.raw ?? '') && /^\p{Lu}{1,2}\d+$/u.test(words[at + 1]?.raw ?? ''));
  const series = words.flatMap(({ folded, endsPart }, at) =>
    isSeries(at) && !endsPart ? [`${folded} ${words[at + 1]?.folded}`] : [],
  );
  // A prompt in capitals, or with each word capitalised, shows no names.
  if (/\p{Ll}/u.test(prompt) && words.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length > words.length * 0.6)
    return new Set(series);
  // The first word has a capital anyway: "Lionel Messi", but not "Adotei Rex".
  const isWord = ({ lower }: Word) =>
    grammar.verbForms.has(lower) || grammar.determiners.has(lower) || grammar.prepositions.has(lower);
  const isName = (at: number) => {
    const word = words[at];
    return word !== undefined && /^[\p{Lu}\d]/u.test(word.raw) && (at > 0 || !isWord(word));
  };
  return new Set([
    ...(/\p{Ll}/u.test(prompt) ? series : []),
    ...words.flatMap((word, at) => {
      const next = words[at + 1];
      const isPair = next && !word.endsPart && /^\p{Lu}/u.test(word.raw) && isName(at) && isName(at + 1);
      return isPair ? [`${word.folded} ${next.folded}`] : [];
    }),
  ]);
}

/** "GTA / 6 trailer": the number is the name's, and the name is the hook. */
export function withoutNumberOfName<Found extends Span>(
  hook: Found,
  tokens: readonly Token[],
  pairs: ReadonlySet<string>,
): Found {
  const [before, first] = [tokens[hook.from - 1], tokens[hook.from]];
  const isOfName =
    before !== undefined && first?.tag === 'number' && pairs.has(`${before.folded} ${first.folded}`);
  return isOfName ? { ...hook, from: hook.from - 1, to: hook.from + 1 } : hook;
}

/** Takes the rest of a name into the hook, and a number before it: "three legged cat". */
export function wholeNames({ from, to }: Span, tokens: readonly Token[], pairs: ReadonlySet<string>): Span {
  const isTied = (at: number) => {
    const [before, after] = [tokens[at - 1], tokens[at]];
    if (!before || !after || before.endsPart) return false;
    if (pairs.has(`${before.folded} ${after.folded}`)) return true;
    const lead = tokens[at - 2];
    const isOfName = lead !== undefined && pairs.has(`${lead.folded} ${before.folded}`);
    return before.tag === 'number' && (after.tag === 'noun' || after.tag === 'adjective') && !isOfName;
  };
  let [first, end] = [from, to];
  while (first > 0 && isTied(first)) first -= 1;
  while (end < tokens.length && isTied(end) && tokens[end - 1]?.tag !== 'number') end += 1;
  return { from: first, to: end };
}
