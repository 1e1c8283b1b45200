/** Where a run of a title's words may begin and end, and what that costs beside the words it loses. */
import type { Grammar } from '../grammar/grammar.ts';
import { endingIn, wordsOf } from '../grammar/lexicon.ts';
import type { Token } from '../tokens.ts';
import { isContent, isFiniteVerb, nounPhraseEnd, takesResult } from './clause.ts';
import { endsBadly, isRate } from './readability.ts';

export interface RunInput {
  grammar: Grammar;
  heroWords: ReadonlySet<string>;
}

/** A title whose runs are looked at. */
export interface Run {
  tokens: readonly Token[];
  input: RunInput;
}

/** A place between two tokens; its cost is beside that of the words that are left out there. */
interface Edge {
  at: number;
  cost: number;
}

const speakers = wordsOf('speakers');
const periodNouns = wordsOf('periodNouns');
const gerund = endingIn('gerund');
/** Fewer words are no headline of a longer title. */
const fewest = 3;

const costs = {
  laterPart: 2,
  article: 1.2,
  speaker: 1,
  spent: -0.6,
  question: 1.4,
  part: 0.8,
  opening: 0.5,
  phrase: 1,
  of: 3,
};

const isArticle = (token: Token | undefined) => token?.tag === 'determiner' && token.raw.length <= 3;

/** "I", "the", "how", "I spent": what a title may do without at its beginning; and where its parts begin. */
export function startsOfRuns({ tokens, input }: Run): Edge[] {
  const { grammar } = input;
  const edges: Edge[] = [{ at: 0, cost: 0 }];
  const [first, second] = tokens;
  const add = (at: number, cost: number) => {
    edges.push({ at, cost });
    if (isArticle(tokens[at]) && at > 0) edges.push({ at: at + 1, cost: cost + costs.article });
  };
  if (isArticle(first) && !periodNouns.has(second?.lower ?? '')) add(1, costs.article);
  const isSpeaker = speakers.has(first?.lower ?? '') && !first?.lower.includes("'");
  if (isSpeaker && second?.tag === 'verb') add(1, costs.speaker);
  // "I spent 48 hours locked in": the time says it.
  const verbAt = isSpeaker ? 1 : 0;
  if (grammar.lightVerbs.has(tokens[verbAt]?.lower ?? '') && tokens[verbAt + 1]?.tag === 'number')
    add(verbAt + 1, costs.spent);
  // "How a waiter built": what follows is a sentence of its own.
  const isStatement =
    isArticle(second) || ['noun', 'adjective', 'subject', 'possessive'].includes(second?.tag ?? '');
  const isAsked = tokens.some(({ raw }) => raw.includes('?'));
  if (first?.tag === 'question' && isStatement && !isAsked && tokens.some(isFiniteVerb))
    add(1, costs.question);
  // "Entramos a la casa más embrujada": the superlative is the title.
  const openingAt = tokens.findIndex(({ tag }) => tag === 'determiner');
  const phrase = openingAt < 0 ? [] : tokens.slice(openingAt, nounPhraseEnd(tokens, openingAt));
  const isBest = phrase.some(({ tag }) => tag === 'superlative');
  // "… and ranked them" has its subject before the phrase.
  const goesOn = tokens.some(({ tag }, at) => tag === 'conjunction' && tokens[at + 1]?.tag === 'verb');
  if (openingAt > 0 && openingAt <= 2 && isBest && !goesOn && tokens[verbAt]?.tag === 'verb')
    add(openingAt, costs.opening);
  tokens.forEach(({ endsPart }, at) => {
    if (endsPart && at + 1 < tokens.length) add(at + 1, costs.laterPart);
  });
  return edges;
}

/** The end of the title, of its parts, and before its last phrases. */
export function endsOfRuns({ tokens, input }: Run): Edge[] {
  const { grammar } = input;
  const edges: Edge[] = [{ at: tokens.length, cost: 0 }];
  for (let at = fewest; at < tokens.length; at += 1) {
    const [before, after] = [tokens[at - 1], tokens[at]];
    if (!before || !after || endsBadly(before, grammar, before.endsPart)) continue;
    if (before.endsPart) edges.push({ at, cost: costs.part });
    else if (isTorn(tokens, at, grammar)) continue;
    else if (before.tag !== 'verb' && before.tag !== 'adverb' && opensPhrase(after, grammar))
      edges.push({ at, cost: grammar.linkers.has(after.lower) ? costs.of : costs.phrase });
  }
  return edges;
}

/** Whether a cut before `at` leaves half of an amount, of a later part, or a verb without its preposition. */
function isTorn(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const [before, after] = [tokens[at - 1], tokens[at]];
  if (!before || !after || isRate(after, tokens[at + 1])) return true;
  if (before.tag === 'number' && grammar.linkers.has(after.lower)) return true;
  if (grammar.contractedSubject?.test(before.lower) || /^(?:here|that)'s$/.test(before.lower)) return true;
  const part = tokens.slice(0, at).findLastIndex(({ endsPart }) => endsPart) + 1;
  if (part > 0 && at - part < fewestOfPart) return true;
  return !tokens.slice(at).some(isContent);
}
const fewestOfPart = 4;

function opensPhrase(token: Token, grammar: Grammar): boolean {
  if (grammar.particles.bound.has(token.lower)) return false;
  if (['preposition', 'relative', 'conjunction'].includes(token.tag)) return true;
  return token.tag === 'verb' && gerund.test(token.folded) && !grammar.joinsNouns;
}

/** Whether the words of a run are no headline: too few, or without what its verb needs. */
export function isUnread({ tokens, input }: Run, from: number, to: number): boolean {
  if (from === 0 && to === tokens.length) return false;
  if (to - from < fewest) return true;
  const kept = tokens.slice(from, to);
  // "I turned my garage (into a gym)".
  if (to < tokens.length && kept.some((token) => token.tag === 'verb' && takesResult(token, input.grammar)))
    return !kept.at(-1)?.endsPart;
  return false;
}
