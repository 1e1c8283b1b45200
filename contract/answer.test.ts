import { expect, test } from 'vitest';
import { answerParts, hasOnlySafeLinks, plainAnswer } from './answer.ts';
import { faqEntrySchema } from './site.ts';

/** The parts without their positions. */
const partsOf = (answer: string) =>
  answerParts(answer).map((parts) =>
    parts.map(({ text, href }) => (href === undefined ? text : [text, href])),
  );
const maySave = (answer: string) => faqEntrySchema.safeParse({ question: 'Why?', answer }).success;

test('finds links and paragraphs', () => {
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

test('leaves brackets that are no link unchanged', () => {
  expect(partsOf('An [aside] (here)')).toEqual([['An [aside] (here)']]);
  expect(maySave('An [aside] (here)')).toBe(true);
});

test.each([
  ['/support', '/support'],
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['https://example.com/Thumbnail_(video)', 'https://example.com/Thumbnail_(video)'],
])('accepts %s and links to it', (written, href) => {
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
])('refuses to save %s, and shows a stored one as plain text', (answer) => {
  expect(hasOnlySafeLinks(`See ${answer}.`)).toBe(false);
  expect(maySave(`See ${answer}.`)).toBe(false);
  expect(partsOf(`See ${answer}.`)).toEqual([[`See ${answer}.`]]);
});

test('plainAnswer leaves out the addresses of links', () => {
  expect(plainAnswer('See [Support](/support).\n\nOr [ask](/contact).')).toBe('See Support.\nOr ask.');
});
