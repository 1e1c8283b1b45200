import { expect, it } from 'vitest';
import { offeredPlan } from './offered-plan.ts';
import { planNames } from './plans.ts';

it('offers Pro to users with a lower plan, and no user their own plan', () => {
  expect(planNames.map(offeredPlan)).toEqual(['pro', 'pro', 'plus', 'enterprise', null]);
});
