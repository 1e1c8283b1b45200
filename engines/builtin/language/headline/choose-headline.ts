import type { Choice } from '../../understanding.ts';
import type { Candidate } from '../candidate.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { findMentions } from '../mentions.ts';
import { forbidsText } from '../quotes.ts';
import type { Reading } from '../reading.ts';
import { isForeignScript, plainText } from '../scripts.ts';
import { fold } from '../text.ts';
import type { HeadlineInput } from './drafts.ts';
import { breakIntoLines } from './lines.ts';
import { headlineOf } from './title-headline.ts';

function quotedHeadline(texts: readonly string[], grammar: Grammar): Choice<string[]> {
  const lines = texts.flatMap((text) =>
    text.length > 66 || isForeignScript(text) ? plainText(text) : breakIntoLines(text.split(/\s+/), grammar),
  );
  return { value: lines, confidence: 1, reason: 'quoted in the prompt', runnersUp: [] };
}

const none = (reason: string, confidence: number): Choice<string[]> => ({
  value: [],
  confidence,
  reason,
  runnersUp: [],
});

/**
 * What a title says beside "before" and "after", which are written as labels: without the words that only led
 * up to them ("my", "of the").
 */
function besideLabels(title: string, labels: RegExp, grammar: Grammar): string {
  const rest = title
    .replace(labels, ' ')
    .replace(/^\W+|\W+$/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const isOf = (words: ReadonlySet<string>, word: string | undefined) => words.has(fold(word ?? ''));
  const leads = (word: string | undefined) =>
    (isOf(grammar.prepositions, word) && !isOf(grammar.absences, word)) ||
    [grammar.linkers, grammar.determiners].some((words) => isOf(words, word));
  const owns = isOf(grammar.possessives, rest[0]);
  if (owns && (rest.length === 1 || leads(rest[1]))) rest.shift();
  // "in 30 days", "of my room": what it is about is named.
  while (leads(rest[0])) rest.shift();
  return rest.join(' ');
}

/** Returns the headline: dictated text, two sides, nothing, or the shortened title. */
export function chooseHeadline(reading: Reading, hero: Candidate | undefined): Choice<string[]> {
  const { grammar, quoted, kind, versus } = reading;
  if (forbidsText(reading.prompt)) return none('the prompt asks for no text', 1);
  if (quoted.length > 0) return quotedHeadline(quoted, grammar);
  if (versus) {
    return {
      value: [versus.left, versus.between, versus.right],
      confidence: 0.9,
      reason: 'two sides set against each other',
      runnersUp: [],
    };
  }
  if (kind === 'scene') return none('the prompt describes a picture, it gives no title', 0.8);
  const title = titleOf(reading);
  return title === '' ? none('the labels say all of it', 0.9) : headlineOf(inputOf(reading, hero));
}

/** What a prompt says beside labels of two states. */
const titleOf = ({ beforeAfter, title, grammar }: Reading) =>
  beforeAfter ? besideLabels(title, beforeAfter.pattern, grammar) : title;

/** Returns what a title's headline is made of. */
export function inputOf(reading: Reading, hero: Candidate | undefined): HeadlineInput {
  const { grammar, words } = reading;
  return {
    title: titleOf(reading),
    grammar,
    heroWords: new Set(hero ? fold(hero.mention.words).split(' ') : []),
    findMentions: (tokens) => findMentions(tokens, grammar, words),
  };
}
