import type { FaceExpression } from '../../../contract/faces.ts';
import { detectLanguage } from './detect.ts';
import type { FeltExpression } from './grammar/expressions.ts';
import type { Grammar } from './grammar/grammar.ts';
import { allGrammars } from './grammar/grammars.ts';
import { everyOf } from './grammar/lexicon.ts';
import { moodOf } from './mood.ts';
import { fold } from './text.ts';

/** On equal counts the earlier one suits better: the stronger feeling is the better picture. */
const strongestFirst = ['angry', 'shocked', 'happy', 'thinking', 'pointing'] as const;
/** For a prompt without feelings, and after those it has: a plain face fits everything. */
const mildestFirst = ['neutral', 'happy', 'pointing', 'thinking', 'shocked', 'angry'] as const;

/** What the mood of the picture says of a face: less than a word about it does. */
const ofMoods = {
  happy: 'happy',
  angry: 'angry',
  dark: 'shocked',
  epic: 'shocked',
  calm: null,
  neutral: null,
} as const satisfies Record<ReturnType<typeof moodOf>, FaceExpression | null>;
const moodCounts = 0.5;
const questionCounts = 0.5;

const wordsOf = new Map(
  allGrammars.map(({ language, expressions: { faces } }) => [
    language,
    Object.fromEntries(strongestFirst.map((one) => [one, everyOf(faces[one])])) as Record<
      FeltExpression,
      RegExp
    >,
  ]),
);

/** A longer prompt has said by then how its maker would look. */
const longestRead = 1_200;

/** Returns the strongest feeling that a folded prompt names; null where it names none. */
export function namedFeeling(
  folded: string,
  language: Grammar['language'],
): 'angry' | 'shocked' | 'happy' | null {
  const words = wordsOf.get(language);
  return (
    (['angry', 'shocked', 'happy'] as const).find((feeling) => words && folded.search(words[feeling]) >= 0) ??
    null
  );
}

/** Returns all expressions of a face, the one that suits a prompt best first. */
export function suitingFaces(prompt: string): FaceExpression[] {
  const read = prompt.slice(0, longestRead);
  const folded = fold(read);
  const words = wordsOf.get(detectLanguage(read, () => false));
  const fromMood = ofMoods[moodOf(folded)];
  const points = strongestFirst.map((expression) => ({
    expression,
    points:
      (words ? (folded.match(words[expression])?.length ?? 0) : 0) +
      (fromMood === expression ? moodCounts : 0) +
      (expression === 'thinking' && folded.trimEnd().endsWith('?') ? questionCounts : 0),
  }));
  const felt = points.filter((one) => one.points > 0).toSorted((one, other) => other.points - one.points);
  return [...new Set([...felt.map(({ expression }) => expression), ...mildestFirst])];
}
