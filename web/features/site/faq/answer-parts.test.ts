import { expect, test } from 'vitest';
import { answerParts, plainAnswer } from './answer-parts.ts';

test('finds links among the words, and paragraphs', () => {
  expect(answerParts('Open [Pricing](/pricing) now.\n\nDone.')).toEqual([
    [{ text: 'Open ' }, { text: 'Pricing', href: '/pricing' }, { text: ' now.' }],
    [{ text: 'Done.' }],
  ]);
});

test('leaves brackets that are no link as they stand', () => {
  expect(answerParts('An [aside] (here)')).toEqual([[{ text: 'An [aside] (here)' }]]);
});

test('says the words alone where addresses are not wanted', () => {
  expect(plainAnswer('See [Support](/support).')).toBe('See Support.');
});
