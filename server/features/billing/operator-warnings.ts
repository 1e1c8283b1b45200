import type { OperatorWarning } from '#contract/admin.ts';
import type { BillingMode } from '#contract/billing.ts';

/** What the operator's settings come to, as far as it is about money. */
export interface MoneySettings {
  billing: {
    mode: BillingMode;
    isModeGiven: boolean;
    stripe: { secretKey: string; webhookSecret: string | null } | null;
  };
  /** Names of the engines that cost the operator money. */
  paidEngines: readonly string[];
  /** Whether accounts can be made with an address and a password, and whether mail is sent that proves the address. */
  localAccounts: boolean;
  isMailSent: boolean;
}

/** What of these settings costs the operator money, or keeps people from what they expect. Empty where all is well. */
export function operatorWarnings(settings: MoneySettings): OperatorWarning[] {
  const { billing, paidEngines, localAccounts, isMailSent } = settings;
  const { mode, isModeGiven, stripe } = billing;
  const engines = [...paidEngines];
  const costsMoney = engines.length > 0;
  const checks: [OperatorWarning['code'], boolean][] = [
    ['sandbox_gives_for_nothing', costsMoney && mode === 'sandbox' && isModeGiven],
    ['test_key_gives_for_nothing', costsMoney && stripe !== null && /^(sk|rk)_test_/.test(stripe.secretKey)],
    ['nothing_is_sold', costsMoney && mode !== 'stripe' && !isModeGiven],
    ['nobody_can_prove', costsMoney && localAccounts && !isMailSent],
    ['no_webhook_secret', stripe !== null && stripe.webhookSecret === null],
  ];
  return checks.filter(([, holds]) => holds).map(([code]) => ({ code, engines }));
}

const sentences: Record<OperatorWarning['code'], string> = {
  sandbox_gives_for_nothing:
    'BILLING=sandbox gives plans and coins to everybody for nothing, and pictures cost you money. Set STRIPE_SECRET_KEY to sell plans, or BILLING=off.',
  test_key_gives_for_nothing:
    'STRIPE_SECRET_KEY is a key for tests: Stripe’s test cards buy coins for nothing, and pictures cost you money.',
  nothing_is_sold:
    'The sandbox is off since pictures cost you money: no plans are sold, and admins give plans and coins. Set STRIPE_SECRET_KEY to sell plans, or BILLING to say what is meant.',
  nobody_can_prove:
    'First coins come with the proof of an address, since pictures cost you money, and this server sends no mail. Set SMTP_URL and MAIL_FROM, or hand the links of the outbox on.',
  no_webhook_secret:
    'STRIPE_WEBHOOK_SECRET is missing: renewals and cancellations at Stripe are heard of late.',
};

/** A warning as it stands in the log and in the doctor's report. */
export function warningSentence({ code, engines }: OperatorWarning): string {
  const cause = engines.length > 0 && code !== 'no_webhook_secret' ? ` (${engines.join(', ')})` : '';
  return `${sentences[code]}${cause}`;
}
