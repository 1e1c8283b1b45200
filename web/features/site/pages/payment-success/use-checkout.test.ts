import { expect, it } from 'vitest';
import { nextQuestionMs } from './use-checkout.ts';

it('asks once a second while a payment is on its way, less often when that takes long', () => {
  expect(nextQuestionMs('confirming', false)).toBe(1_000);
  expect(nextQuestionMs('open', false)).toBe(1_000);
  expect(nextQuestionMs('confirming', true)).toBe(5_000);
});

it('asks no more once it is through, and leaves the first question to others', () => {
  expect(nextQuestionMs('done', false)).toBe(false);
  expect(nextQuestionMs('expired', false)).toBe(false);
  expect(nextQuestionMs(undefined, false)).toBe(false);
});
