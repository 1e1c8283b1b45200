import { expect, it } from 'vitest';
import { nextQuestionMs } from './use-checkout.ts';

it('polls every second while a payment is pending, less often when it takes long', () => {
  expect(nextQuestionMs('confirming', false)).toBe(1_000);
  expect(nextQuestionMs('open', false)).toBe(1_000);
  expect(nextQuestionMs('confirming', true)).toBe(5_000);
});

it('stops polling when done, and leaves the first request to the query', () => {
  expect(nextQuestionMs('done', false)).toBe(false);
  expect(nextQuestionMs('expired', false)).toBe(false);
  expect(nextQuestionMs(undefined, false)).toBe(false);
});
