import { expect, test } from 'vitest';
import { answerParts, hasOnlyGoodLinks, plainAnswer } from './answer.ts';
import { faqEntrySchema } from './site.ts';

/** The parts without their places. */
const partsOf = (answer: string) =>
  answerParts(answer).map((parts) =>
    parts.map(({ text, href }) => (href === undefined ? text : [text, href])),
  );
const maySave = (answer: string) => faqEntrySchema.safeParse({ question: 'Why?', answer }).success;

test('finds links among the words, and paragraphs', () => {
  expect(answerParts('Open [Pricing](/pricing) now.\n\nDone.')).toEqual([
    [
      { at: 0, text: 'Open ' },
      { at: 5, text: 'Pricing', href: '/pricing' },
      { at: 24, text: ' now.' },
    ],
    [{ at: 31, text: 'Done.' }],
  ]);
  expect(partsOf('\n\n One \n \t\n\n Two\nlines \n')).toEqual([['One'], ['Two\nlines']]);
});

test('leaves brackets that are no link as they stand', () => {
  expect(partsOf('An [aside] (here)')).toEqual([['An [aside] (here)']]);
  expect(maySave('An [aside] (here)')).toBe(true);
});

test.each([
  ['/support', '/support'],
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['https://example.com/Thumbnail_(video)', 'https://example.com/Thumbnail_(video)'],
])('may be saved with %s, and links to it', (written, href) => {
  const answer = `See [this page](${written}).`;
  expect(maySave(answer)).toBe(true);
  expect(partsOf(answer)).toEqual([['See ', ['this page', href], '.']]);
});

test.each([
  '[this](javascript:alert(1))',
  '[this](http://example.com)',
  '[this](//evil.example)',
  '[this](/\\evil.example)',
  '[this](/a b)',
  '[this]()',
  '[](/pricing)',
  '[ ](/pricing)',
  `[this](/${'x'.repeat(500)})`,
])('may not be saved with %s, which is words wherever it stands already', (answer) => {
  expect(hasOnlyGoodLinks(`See ${answer}.`)).toBe(false);
  expect(maySave(`See ${answer}.`)).toBe(false);
  expect(partsOf(`See ${answer}.`)).toEqual([[`See ${answer}.`]]);
});

test('says the words alone where addresses are not wanted', () => {
  expect(plainAnswer('See [Support](/support).\n\nOr [ask](/contact).')).toBe('See Support.\nOr ask.');
});
