import { expect, it } from 'vitest';
import { type MoneySettings, operatorWarnings, warningSentence } from './operator-warnings.ts';

const quiet: MoneySettings = {
  billing: { mode: 'sandbox', isModeGiven: false, stripe: null },
  paidEngines: [],
  localAccounts: true,
  isMailSent: false,
};
const codes = (change: Partial<MoneySettings>) =>
  operatorWarnings({ ...quiet, ...change }).map(({ code }) => code);
const paid = { paidEngines: ['openai', 'fal'], isMailSent: true };
const stripe = (secretKey: string, webhookSecret: string | null = 'whsec_1') => ({
  billing: { mode: 'stripe', isModeGiven: false, stripe: { secretKey, webhookSecret } } as const,
});

it('says nothing where pictures cost nothing, or all is set up', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ billing: { mode: 'sandbox', isModeGiven: true, stripe: null } })).toEqual([]);
  expect(codes({ ...paid, ...stripe('sk_live_1') })).toEqual([]);
  expect(codes({ ...paid, billing: { mode: 'off', isModeGiven: true, stripe: null } })).toEqual([]);
});

it('warns where what costs money can be had for nothing', () => {
  expect(codes({ ...paid, billing: { mode: 'sandbox', isModeGiven: true, stripe: null } })).toEqual([
    'sandbox_gives_for_nothing',
  ]);
  expect(codes({ ...paid, ...stripe('sk_test_1') })).toEqual(['test_key_gives_for_nothing']);
  expect(codes({ ...paid, ...stripe('rk_test_1') })).toEqual(['test_key_gives_for_nothing']);
});

it('says that nothing is sold where nobody has said so, whoever has set the engine up', () => {
  expect(codes({ ...paid, billing: { mode: 'off', isModeGiven: false, stripe: null } })).toEqual([
    'nothing_is_sold',
  ]);
  expect(codes(paid)).toEqual(['nothing_is_sold']);
});

it('says that nobody can prove an address where that is what first coins wait for', () => {
  const off = { mode: 'off', isModeGiven: true, stripe: null } as const;
  expect(codes({ ...paid, billing: off, isMailSent: false })).toEqual(['nobody_can_prove']);
  expect(codes({ ...paid, billing: off, isMailSent: false, localAccounts: false })).toEqual([]);
});

it('misses the webhook’s secret, engines or none', () => {
  expect(codes(stripe('sk_live_1', null))).toEqual(['no_webhook_secret']);
});

it('names in its sentences the engines that cost money', () => {
  const [warning] = operatorWarnings({ ...quiet, ...paid });
  expect(warning && warningSentence(warning)).toMatch(/^The sandbox is off .*\(openai, fal\)$/);
});
