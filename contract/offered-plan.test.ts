import { expect, it } from 'vitest';
import { offeredPlan } from './offered-plan.ts';
import { planNames } from './plans.ts';

it('offers Pro to who has less, and nobody the plan that they have', () => {
  expect(planNames.map(offeredPlan)).toEqual(['pro', 'pro', 'plus', 'enterprise', null]);
});
