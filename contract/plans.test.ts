import { describe, expect, it, test } from 'vitest';
import {
  allowance,
  allowanceRows,
  can,
  isBuilt,
  isPremium,
  normalisePlan,
  offers,
  planNames,
  planOf,
  plans,
} from './plans.ts';

describe('normalisePlan', () => {
  test.each([
    ['pro', 'pro'],
    ['PRO', 'pro'],
    [' Adventure Pro ', 'pro'],
    ['adventure_plus', 'plus'],
    ['ADVENTURE ENTERPRISE', 'enterprise'],
    ['Basic', 'basic'],
    ['free', 'free'],
  ])('reads %j as %s', (value, plan) => {
    expect(normalisePlan(value)).toBe(plan);
  });

  test.each([undefined, null, 7, '', 'adventure', 'proo', 'adventure pro max', 'pro enterprise'])(
    'reads %j, which is no plan, as free',
    (value) => {
      expect(normalisePlan(value)).toBe('free');
    },
  );
});

describe('planOf', () => {
  it('reads the first field that is present, in the documented order', () => {
    expect(planOf({ planType: 'basic', plan: 'pro' })).toBe('basic');
    expect(planOf({ plan: 'pro', subscription: { planType: 'plus' } })).toBe('pro');
    expect(planOf({ subscription: { planType: 'plus', plan: 'pro' } })).toBe('plus');
    expect(planOf({ subscription: { plan: 'pro' }, subscriptionPlan: 'basic' })).toBe('pro');
    expect(planOf({ subscriptionPlan: 'adventure_basic' })).toBe('basic');
    expect(planOf({ subscription: null })).toBe('free');
  });
});

describe('what plans include', () => {
  it('includes the canvas editor in Pro, Plus and Enterprise', () => {
    const allowed = (['free', 'basic', 'pro', 'plus', 'enterprise'] as const).filter((plan) =>
      can(plan, 'canvasEditor'),
    );
    expect(allowed).toEqual(['pro', 'plus', 'enterprise']);
  });

  it('includes Thumbnails V2 in the premium plans, which are all but free', () => {
    for (const plan of ['free', 'basic', 'pro', 'plus', 'enterprise'] as const) {
      expect(can(plan, 'thumbnailsV2')).toBe(isPremium(plan));
      expect(isPremium(plan)).toBe(plan !== 'free');
    }
  });

  it('includes early access and priority support only in Enterprise', () => {
    expect(can('plus', 'earlyAccess')).toBe(false);
    expect(can('enterprise', 'earlyAccess')).toBe(true);
    expect(can('plus', 'prioritySupport')).toBe(false);
    expect(can('enterprise', 'prioritySupport')).toBe(true);
  });
});

describe('the allowance table', () => {
  // The figures on the pricing page: Basic, Pro, Plus, Enterprise, per month.
  test.each([
    ['Upscaler', [200, 400, 1_600, 4_000]],
    ['Genesys PRO', [100, 200, 800, 2_000]],
    ['Genesys 1.0', [1_000, 2_000, 8_000, 20_000]],
    ['Thumbnails', [66, 133, 533, 1_333]],
    ['Thumbnails V2', [20, 40, 160, 400]],
    ['Canvas Editor mask', [0, 200, 800, 2_000]],
    ['Canvas Editor full', [0, 133, 533, 1_333]],
  ])('gives %s the printed figures', (action, figures) => {
    const row = allowanceRows.find((candidate) => candidate.action === action);
    if (!row) throw new Error(`there is no row ${action}`);
    expect(
      (['basic', 'pro', 'plus', 'enterprise'] as const).map((plan) => allowance(plan, row, 'monthly')),
    ).toEqual(figures);
  });

  it('rounds a year down once, not twelve times', () => {
    const thumbnails = allowanceRows[3];
    expect(allowance('basic', thumbnails, 'yearly')).toBe(800);
    expect(allowance('pro', thumbnails, 'yearly')).toBe(1_600);
  });

  it('has the billed yearly prices and coins', () => {
    expect(Object.values(plans).map((plan) => plan.yearlyPrice)).toEqual([0, 132, 192, 660, 1_740]);
    for (const plan of Object.values(plans)) {
      expect(plan.yearlyPrice).toBe(12 * plan.yearlyPricePerMonth);
      expect(plan.coinsPerYear).toBe(12 * plan.coinsPerMonth);
    }
  });
});

describe('isBuilt', () => {
  it('offers no feature that is only announced, whatever the plan', () => {
    expect(isBuilt('earlyAccess')).toBe(false);
    expect(planNames.filter((plan) => offers(plan, 'earlyAccess'))).toEqual([]);
    expect(planNames.filter((plan) => offers(plan, 'canvasEditor'))).toEqual(['pro', 'plus', 'enterprise']);
    expect(planNames.filter((plan) => offers(plan, 'thumbnailsV2'))).toEqual([
      'basic',
      'pro',
      'plus',
      'enterprise',
    ]);
  });
});
