import { expect, it } from 'vitest';
import { originsOf } from './use-coin-origins.ts';

it('tells coins of a plan from coins that were given', () => {
  expect(originsOf([])).toEqual({ bought: 0, given: 0 });
  expect(
    originsOf([
      { source: 'subscription', remaining: 2_000 },
      { source: 'first_month_offer', remaining: 15 },
      { source: 'signup', remaining: 85 },
      { source: 'admin', remaining: 10 },
      { source: 'refund', remaining: 5 },
    ]),
  ).toEqual({ bought: 2_015, given: 100 });
});
