import { describe, expect, it } from 'vitest';
import type { Billing, SubscriptionView } from '#contract/billing.ts';
import { planStep } from './plan-step.ts';

const end = '2027-01-31T12:00:00.000Z';
const proYearly: SubscriptionView = {
  id: 'sub_1',
  status: 'active',
  planType: 'pro',
  interval: 'yearly',
  currentPeriodEnd: end,
  cancelAtPeriodEnd: false,
  next: null,
};
const payer = (subscription: SubscriptionView | null, rest: Partial<Billing> = {}) => ({
  mode: 'stripe' as const,
  subscription,
  canHaveOffer: true,
  ...rest,
});

describe('without a subscription', () => {
  it('starts one, with the discount only if requested, available and for that tariff', () => {
    const start = (plan: 'pro' | 'plus', interval: 'monthly' | 'yearly', wants: boolean, can: boolean) =>
      planStep(payer(null, { canHaveOffer: can }), { plan, interval }, wants);
    expect(start('pro', 'monthly', true, true)).toEqual({ kind: 'start', hasOffer: true });
    for (const other of [
      start('pro', 'monthly', false, true),
      start('pro', 'monthly', true, false),
      start('pro', 'yearly', true, true),
      start('plus', 'monthly', true, true),
    ]) {
      expect(other).toEqual({ kind: 'start', hasOffer: false });
    }
  });

  it('is closed for everyone where plans are not sold', () => {
    const tariff = { plan: 'pro', interval: 'monthly' } as const;
    expect(planStep(payer(null, { mode: 'off' }), tariff, false)).toEqual({ kind: 'closed' });
    expect(planStep(payer(proYearly, { mode: 'off' }), tariff, false)).toEqual({ kind: 'closed' });
  });
});

describe('with PRO for a year', () => {
  it('upgrades now, and downgrades or switches to monthly with the next period', () => {
    const step = (plan: 'basic' | 'pro' | 'plus', interval: 'monthly' | 'yearly') =>
      planStep(payer(proYearly), { plan, interval }, true);
    expect(step('pro', 'yearly')).toEqual({ kind: 'current' });
    expect(step('plus', 'yearly')).toEqual({ kind: 'upgrade' });
    expect(step('basic', 'yearly')).toEqual({ kind: 'later', at: end });
    expect(step('pro', 'monthly')).toEqual({ kind: 'later', at: end });
    expect(step('plus', 'monthly')).toEqual({ kind: 'later', at: end });
  });

  it('knows the planned change', () => {
    const falling = { ...proYearly, next: { planType: 'basic', interval: 'monthly' } } as const;
    expect(planStep(payer(falling), { plan: 'basic', interval: 'monthly' }, false)).toEqual({
      kind: 'planned',
      at: end,
    });
    expect(planStep(payer(falling), { plan: 'pro', interval: 'yearly' }, false)).toEqual({ kind: 'current' });
  });

  it('changes nothing while a payment is open', () => {
    const late = { ...proYearly, status: 'past_due' } as const;
    expect(planStep(payer(late), { plan: 'plus', interval: 'yearly' }, false)).toEqual({ kind: 'unpaid' });
    expect(planStep(payer(late), { plan: 'pro', interval: 'yearly' }, false)).toEqual({ kind: 'current' });
  });
});

it('promises nothing for a change from an unknown price', () => {
  const other = { ...proYearly, planType: null, interval: null };
  expect(planStep(payer(other), { plan: 'plus', interval: 'yearly' }, false)).toEqual({ kind: 'manage' });
});
