import { rankCandidates, supportPlaces } from '../language/candidates.ts';
import { inputOf } from '../language/headline/choose-headline.ts';
import { shortenedHeadline, wholeTitle } from '../language/headline/headline.ts';
import { ownRun } from '../language/headline/title-headline.ts';
import { chooseHero } from '../language/hero.ts';
import { readPrompt } from '../language/reading.ts';
import { understand } from '../language/understand.ts';
import { loadWordIndex } from '../language/word-index.ts';

/** The headline of a title in a few words, as it would be if the title were too long to be printed. */
export function shortenedOf(prompt: string) {
  const { headline } = understand(prompt);
  if (![wholeTitle, ownRun].includes(headline.reason)) return headline;
  const reading = readPrompt(prompt, loadWordIndex());
  const { grammar, tokens, kind, mentions, folded } = reading;
  const ranked = supportPlaces(rankCandidates(mentions, { tokens, grammar, kind }), folded, grammar);
  const { value } = chooseHero(ranked);
  const hero = ranked.find(({ icon }) => icon === value);
  return shortenedHeadline(inputOf(reading, hero?.mention.kind === 'country' ? undefined : hero));
}
