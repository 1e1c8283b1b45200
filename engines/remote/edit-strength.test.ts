import { expect, test } from 'vitest';
import { editStrength } from '#contract/edit-actions.ts';
import { noiseOf } from './edit-strength.ts';

test('the initial strength, or none, is what suits the operation', () => {
  expect(noiseOf(undefined, 0.65)).toBe(0.65);
  expect(noiseOf(editStrength.initial, 0.85)).toBe(0.85);
});

test('the whole range of strengths is the whole range of noise, rising', () => {
  const steps = [0, 0.1, 0.35, 0.7, 0.8, 1].map((strength) => noiseOf(strength, 0.65));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect([steps[0], steps.at(-1)]).toEqual([0, 1]);
  expect(noiseOf(0.35, 0.65)).toBe(0.325);
});
