import { expect, it } from 'vitest';
import { monthlyPictures, offeredPlan } from './offered-plan.ts';

it('offers Pro with the documented figures', () => {
  expect(offeredPlan('free')).toBe('pro');
  expect(monthlyPictures('pro')).toEqual([
    { tool: 'Genesys 1.0', count: 2000 },
    { tool: 'Genesys Pro', count: 200 },
    { tool: 'Upscaler', count: 400 },
    { tool: 'Thumbnail', count: 133 },
    { tool: 'ThumbnailsV2', count: 40 },
  ]);
});

it('offers nobody the plan that they have', () => {
  expect([offeredPlan('pro'), offeredPlan('plus'), offeredPlan('enterprise')]).toEqual([
    'plus',
    'enterprise',
    null,
  ]);
});
