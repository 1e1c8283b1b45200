import { expect, it } from 'vitest';
import { type MoneySettings, operatorWarnings, warningSentence } from './operator-warnings.ts';

const quiet: MoneySettings = {
  billing: { mode: 'sandbox', isModeExplicit: false, stripe: null },
  usesCoins: true,
  signUp: 'open',
  paidEngines: [],
  localAccounts: true,
  isMailSent: false,
};
const codes = (change: Partial<MoneySettings>) =>
  operatorWarnings({ ...quiet, ...change }).map(({ code }) => code);
const paid = { paidEngines: ['openai', 'fal'], isMailSent: true };
const stripe = (secretKey: string, webhookSecret: string | null = 'whsec_1') => ({
  billing: { mode: 'stripe', isModeExplicit: false, stripe: { secretKey, webhookSecret } } as const,
});

it('is empty when images cost nothing, or everything is configured', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ billing: { mode: 'sandbox', isModeExplicit: true, stripe: null } })).toEqual([]);
  expect(codes({ ...paid, ...stripe('sk_live_1') })).toEqual([]);
  expect(codes({ ...paid, billing: { mode: 'off', isModeExplicit: true, stripe: null } })).toEqual([]);
});

it('says that the sandbox is off, and warns when test cards buy paid calls', () => {
  expect(codes({ ...paid, billing: { mode: 'sandbox', isModeExplicit: true, stripe: null } })).toEqual([
    'sandbox_with_paid_engines',
  ]);
  expect(codes({ ...paid, ...stripe('sk_test_1') })).toEqual(['stripe_test_key_with_paid_engines']);
  expect(codes({ ...paid, ...stripe('rk_test_1') })).toEqual(['stripe_test_key_with_paid_engines']);
});

it('warns that nothing is sold when billing is not configured, no matter how the engine was added', () => {
  expect(codes({ ...paid, billing: { mode: 'off', isModeExplicit: false, stripe: null } })).toEqual([
    'paid_engines_without_billing',
  ]);
  expect(codes(paid)).toEqual(['paid_engines_without_billing']);
});

it('warns that no address can be verified when the first coins require it', () => {
  const off = { mode: 'off', isModeExplicit: true, stripe: null } as const;
  expect(codes({ ...paid, billing: off, isMailSent: false })).toEqual(['email_verification_unavailable']);
  expect(codes({ ...paid, billing: off, isMailSent: false, localAccounts: false })).toEqual([]);
});

it('warns of an open sign-up where paid engines may be called without coins', () => {
  const off = { mode: 'off', isModeExplicit: false, stripe: null } as const;
  const free = { ...paid, billing: off, usesCoins: false, isMailSent: false };
  expect(codes(free)).toEqual(['open_sign_up_without_coins']);
  expect(codes({ ...free, signUp: 'invite' })).toEqual([]);
  expect(codes({ ...free, paidEngines: [] })).toEqual([]);
});

it('warns about a missing webhook secret, with or without engines', () => {
  expect(codes(stripe('sk_live_1', null))).toEqual(['stripe_webhook_secret_missing']);
});

it('names the engines that cost money', () => {
  const [warning] = operatorWarnings({ ...quiet, ...paid });
  expect(warning && warningSentence(warning)).toMatch(/^The sandbox is off .*\(openai, fal\)$/);
});
