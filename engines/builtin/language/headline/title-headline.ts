import type { Choice } from '../../understanding.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { fold } from '../text.ts';
import { withoutArtDirection } from './art-direction.ts';
import { cleanTitle, withoutKickers } from './clauses.ts';
import type { HeadlineInput } from './drafts.ts';
import { shortenedHeadline, wholeTitle } from './headline.ts';
import { breakIntoLines } from './lines.ts';
import { messageOf } from './message.ts';
import { type OwnWords, ownWords, worthOfWords } from './own-words.ts';

/** The reason of a headline in the title's own words, some of which are left out at its ends. */
export const ownRun = "the title's own words";
/** So many runs of a title's words are looked at, and so many other headlines are offered. */
const runs = 4;
const mostOthers = 3;

const confidenceOf = (loss: number) => Math.round(Math.max(0.5, 0.95 - Math.max(0, loss) * 0.05) * 100) / 100;

/** A long title without its "here's what happened", which promises what the rest has said. */
function withoutTeaser(title: string, { titles }: Grammar): string {
  const bare = title.replace(titles.teaser, '');
  const isLong = title.length > longTitle && bare.split(/\s+/).length > fewWords;
  return isLong ? bare : title;
}
const longTitle = 48;
const fewWords = 4;

/** The runs of a title, and those of its message where that is cut shorter than the title's phrases are. */
function runsOf(title: string, input: HeadlineInput): OwnWords[] {
  const found = ownWords(title, input, runs);
  const message = messageOf(title, input.grammar);
  if (found[0]?.isWhole || !title.startsWith(message)) return found;
  const lost = ofMessage + worthOfWords(title.slice(message.length), input);
  const cut = ownWords(message, input, 1).map((run) => ({ ...run, isWhole: false, loss: run.loss + lost }));
  return [...found, ...cut].sort((one, other) => one.loss - other.loss);
}
/** What it costs to cut a title where its message ends, beside the words that are left out. */
const ofMessage = 1;

/**
 * Returns a title's headline: its own words where they can be read at a glance, or the run of them that loses
 * least; else its shortened sentence. Other sound headlines are its alternatives.
 */
export function headlineOf(input: HeadlineInput): Choice<string[]> {
  const { grammar } = input;
  const shortened = shortenedHeadline(input);
  const title = withoutTeaser(withoutKickers(cleanTitle(withoutArtDirection(input.title))), grammar);
  const rows = runsOf(title, input).map(({ words, bonds, loss, isWhole }: OwnWords) => ({
    value: breakIntoLines(words, grammar, bonds),
    confidence: confidenceOf(loss),
    reason: isWhole ? wholeTitle : ownRun,
  }));
  const [best, ...others] = rows;
  if (!best) return shortened;
  const seen = new Set([fold(best.value.join(' '))]);
  const { runnersUp, ...short } = shortened;
  const alternatives = [...others, short, ...runnersUp].filter(({ value }) => {
    const key = fold(value.join(' '));
    const isNew = value.length > 0 && !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return { ...best, runnersUp: alternatives.slice(0, mostOthers) };
}
