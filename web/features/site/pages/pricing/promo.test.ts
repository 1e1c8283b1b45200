import { expect, it } from 'vitest';
import { planReasonOf, planReasons } from '#contract/plan-reasons.ts';
import { planNames } from '#contract/plans.ts';
import { plansPath } from '#contract/plans-path.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { promoFor, promoText } from './promo.ts';
import { pricingTexts } from './texts.ts';

const t = translator(pricingTexts);

const marked = (reason: (typeof planReasons)[number]) =>
  planNames.map((plan) => promoFor(reason, plan, false)?.plan);

it('recognises its own addresses and rejects unknown reasons', () => {
  for (const reason of planReasons) {
    expect(planReasonOf(new URL(plansPath(reason), 'https://studio.example').searchParams)).toBe(reason);
  }
  expect(plansPath('trial_ended')).toBe('/pricing?promo=trial_ended');
  expect(planReasonOf(new URLSearchParams('promo=constructor'))).toBeNull();
  expect(planReasonOf(new URLSearchParams())).toBeNull();
});

it('marks the plan that helps, while the reason holds', () => {
  expect(marked('trial_ended')).toEqual(['pro', 'pro', 'plus', 'enterprise', null]);
  expect(marked('low_balance')).toEqual(['pro', 'pro', 'plus', 'enterprise', null]);
  expect(marked('thumbnails_v2')).toEqual(['pro', undefined, undefined, undefined, undefined]);
  expect(marked('trained_styles')).toEqual(['pro', 'pro', 'plus', 'enterprise', undefined]);
  expect(marked('described_styles')).toEqual(['pro', 'pro', 'plus', 'enterprise', undefined]);
  expect(marked('plan_ended')).toEqual(['pro', undefined, undefined, undefined, undefined]);
});

it('offers the discounted month to users who need coins and are eligible', () => {
  expect(promoFor('trial_ended', 'free', true)).toMatchObject({ hasOffer: true });
  expect(promoFor('trial_ended', 'pro', true)).toMatchObject({ plan: 'plus', hasOffer: false });
  expect(promoFor('thumbnails_v2', 'free', true)).toMatchObject({ hasOffer: false });
});

it('describes each reason with the plan’s figures', () => {
  const said = (reason: (typeof planReasons)[number], plan: (typeof planNames)[number] = 'free') => {
    const promo = promoFor(reason, plan, false);
    return promo === null ? null : Object.values(promoText(promo, t)).join(': ');
  };
  expect(said('trial_ended')).toBe(
    'You need more coins to continue: PRO gives you 2,000 coins a month, enough for 133 thumbnails. Your pictures and prompt are saved.',
  );
  expect(said('trial_ended', 'enterprise')).toBe(
    'You need more coins to continue: You already have the largest plan. Its coins renew every month.',
  );
  expect(said('thumbnails_v2')).toContain('enough for 40 pictures with Thumbnails V2');
  expect(said('trained_styles')).toContain('PRO includes 5 styles');
  expect(said('trained_styles', 'plus')).toContain('Enterprise includes unlimited styles');
  expect(said('described_styles', 'basic')).toContain('PRO includes 50 described styles');
  expect(said('plan_ended')).toMatch(/^Your plan has ended: Your pictures are kept. PRO gives you/);
});
