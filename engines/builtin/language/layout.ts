import type { Choice } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';
import { alternatives, anyOf } from './grammar/lexicon.ts';
import type { NumberPhrase } from './number.ts';

interface LayoutInput {
  foldedPrompt: string;
  hasHero: boolean;
  headlineText: string;
  isVersus: boolean;
  isBeforeAfter: boolean;
  quotedWords: number;
  number: NumberPhrase | null;
}

const speech = anyOf((expressions) => expressions.speech);
const heroOnTheLeft = anyOf(({ onTheLeft }) => onTheLeft);
const heroOnTheRight = anyOf(({ onTheRight }) => onTheRight);
const range = new RegExp(
  String.raw`\d\S*(?: \p{L}+)? ${alternatives(({ rangeMarks }) => rangeMarks)} \S*\d`,
  'u',
);

/** Returns the layout that the prompt suggests, else the plain one. */
export function chooseLayout(input: LayoutInput): Choice<LayoutId> {
  const { foldedPrompt, hasHero, headlineText, number } = input;
  const rows: { value: LayoutId; confidence: number; reason: string }[] = [];
  const add = (value: LayoutId, confidence: number, reason: string) => {
    if (!rows.some((row) => row.value === value)) rows.push({ value, confidence, reason });
  };
  // "220 TO 165 LBS" is one range: neither of its numbers is on its own.
  const isRange = range.test(headlineText);
  const isNumberShown =
    number !== null && !isRange && headlineText.includes(number.value.replace(/^TOP /, ''));
  if (input.isBeforeAfter) add('before-after', 0.95, 'the prompt asks for before and after');
  if (input.isVersus) add('versus', 0.95, 'the prompt sets two sides against each other');
  if (input.quotedWords >= 6 || (input.quotedWords > 0 && speech.test(foldedPrompt)))
    add('quote', 0.8, 'the headline quotes speech');
  if (isNumberShown && number.sort === 'list') add('list', 0.82, `the title counts things (${number.value})`);
  // "A sus 4 maridos": so few are no hook in figures.
  const isFew = number?.sort === 'quantity' && /^\d$/.test(number.value);
  if (isNumberShown && number.sort !== 'list' && !isFew)
    add('number', 0.78, `a number carries the title (${number.value})`);
  if (!headlineText && hasHero) add('hero-center', 0.85, 'there is no headline to make room for');
  if (!hasHero) add('typography', 0.85, 'no picture is sure enough to be the hero');
  if (hasHero && heroOnTheLeft.test(foldedPrompt))
    add('hero-left', 0.9, 'the prompt puts the subject on the left');
  if (hasHero && heroOnTheRight.test(foldedPrompt))
    add('hero-right', 0.9, 'the prompt puts the subject on the right');
  if (hasHero && headlineText.includes('?'))
    add('hero-left', 0.62, 'a question reads well beside its subject');
  if (hasHero) add('hero-right', 0.6, 'one subject beside its headline');
  if (hasHero) add('hero-left', 0.5, 'one subject beside its headline');
  add('typography', 0.4, 'words alone');
  const [best, ...runnersUp] = rows;
  return { ...best!, runnersUp: runnersUp.slice(0, 4) };
}
