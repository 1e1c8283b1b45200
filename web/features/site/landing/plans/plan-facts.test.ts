import { expect, test } from 'vitest';
import { paidPlans } from '#contract/plans.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { landingTexts } from '../texts.ts';
import { planFacts } from './plan-facts.ts';

const t = translator(landingTexts);

test('a month of PRO pays for 133 thumbnails, a year for 1,600', () => {
  expect(planFacts('pro', 'monthly', t).slice(0, 3)).toEqual([
    '2,000 coins a month',
    '133 thumbnails',
    '5 custom styles',
  ]);
  expect(planFacts('pro', 'yearly', t).slice(0, 2)).toEqual(['24,000 coins a year', '1,600 thumbnails']);
});

test('no card names what is not built; only Enterprise has no listed support hours', () => {
  for (const plan of paidPlans) {
    const facts = planFacts(plan, 'monthly', t);
    for (const name of ['Early access', 'Community']) expect(facts).not.toContain(name);
    expect(facts.includes('Canvas Editor')).toBe(plan !== 'basic');
  }
  expect(planFacts('basic', 'monthly', t)).toContain('1 custom style');
  const enterprise = planFacts('enterprise', 'monthly', t);
  expect(enterprise).toEqual(expect.arrayContaining(['Unlimited custom styles']));
  expect(enterprise.some((fact) => fact.startsWith('Support within'))).toBe(false);
});
