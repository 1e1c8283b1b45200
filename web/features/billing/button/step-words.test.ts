import { expect, it } from 'vitest';
import type { SubscriptionView } from '#contract/billing.ts';
import type { Tariff } from '#contract/plans.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { billingTexts } from '../texts.ts';
import { planStep } from './plan-step.ts';
import { stepLabel, stepNote } from './step-words.ts';

const t = translator(billingTexts);
const subscription: SubscriptionView = {
  id: 'sub_1',
  status: 'active',
  planType: 'pro',
  interval: 'yearly',
  currentPeriodEnd: '2027-01-31T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  next: null,
};

function words(to: Tariff, payer: SubscriptionView | null = subscription): (string | null)[] {
  const step = planStep({ mode: 'sandbox', subscription: payer, canHaveOffer: true }, to, true);
  return [stepLabel(step, to, payer, t), stepNote(step, t)];
}

it('says whether a change is an upgrade, and when it takes effect', () => {
  const later = 'At the next billing date, January 31, 2027';
  expect(words({ plan: 'plus', interval: 'yearly' })).toEqual(['Upgrade', 'Now; you pay the difference']);
  expect(words({ plan: 'basic', interval: 'yearly' })).toEqual(['Downgrade', later]);
  expect(words({ plan: 'pro', interval: 'monthly' })).toEqual(['Switch to monthly', later]);
  expect(words({ plan: 'plus', interval: 'monthly' })).toEqual(['Change plan', later]);
  expect(words({ plan: 'pro', interval: 'yearly' }, { ...subscription, interval: 'monthly' })).toEqual([
    'Switch to yearly',
    'Now; you pay the difference',
  ]);
});

it('names the price of a discounted first month', () => {
  expect(words({ plan: 'pro', interval: 'monthly' }, null)).toEqual(['Start for $14', null]);
  expect(words({ plan: 'pro', interval: 'yearly' }, null)).toEqual(['Get Started', null]);
});
