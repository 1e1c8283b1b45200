import { expect, test } from 'vitest';
import { paidPlans } from '#contract/plans.ts';
import { isRecommended } from './recommended.ts';

test.each([
  [null, 'pro'],
  ['free', 'pro'],
  ['basic', 'pro'],
  ['pro', 'pro'],
  ['plus', undefined],
  ['enterprise', undefined],
] as const)('to a user of %s the recommended plan is %s', (own, plan) => {
  expect(paidPlans.find((one) => isRecommended(one, own))).toBe(plan);
});
