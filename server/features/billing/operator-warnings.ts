import type { OperatorWarning } from '#contract/admin-overview.ts';
import type { BillingMode } from '#contract/billing.ts';
import type { ServerSettingValue } from '#contract/server-settings.ts';

/** The operator's settings that concern money. */
export interface MoneySettings {
  billing: {
    mode: BillingMode;
    isModeExplicit: boolean;
    stripe: { secretKey: string; webhookSecret: string | null } | null;
  };
  /** Whether pictures cost coins. */
  usesCoins: boolean;
  /** Who may create an account. */
  signUp: ServerSettingValue<'signup'>;
  /** Names of the engines that cost the operator money. */
  paidEngines: readonly string[];
  /** Whether password accounts can be created, and whether verification mail is sent. */
  localAccounts: boolean;
  isMailSent: boolean;
}

/**
 * Returns the settings that cost the operator money unexpectedly, or withhold what users expect. Empty when
 * all is well.
 */
export function operatorWarnings(settings: MoneySettings): SettingWarning[] {
  const { billing, paidEngines, usesCoins, signUp, localAccounts, isMailSent } = settings;
  const { mode, isModeExplicit, stripe } = billing;
  const engines = [...paidEngines];
  const costsMoney = engines.length > 0;
  const checks: [SettingWarning['code'], boolean][] = [
    ['sandbox_with_paid_engines', costsMoney && mode === 'sandbox' && isModeExplicit],
    [
      'stripe_test_key_with_paid_engines',
      costsMoney && stripe !== null && /^(sk|rk)_test_/.test(stripe.secretKey),
    ],
    ['open_sign_up_without_coins', costsMoney && !usesCoins && signUp === 'open'],
    ['paid_engines_without_billing', costsMoney && usesCoins && mode !== 'stripe' && !isModeExplicit],
    ['email_verification_unavailable', costsMoney && usesCoins && localAccounts && !isMailSent],
    ['stripe_webhook_secret_missing', stripe !== null && stripe.webhookSecret === null],
  ];
  return checks.filter(([, holds]) => holds).map(([code]) => ({ code, engines }));
}

const sentences = {
  sandbox_with_paid_engines:
    'BILLING=sandbox is set, but sandbox payments are off, and coins from them are not accepted, because your engines cost money. Set STRIPE_SECRET_KEY to sell plans, or name engines that cost nothing in ENGINE_FREE.',
  stripe_test_key_with_paid_engines:
    'STRIPE_SECRET_KEY is a test key: users can get coins with test cards, while your engines cost money.',
  open_sign_up_without_coins:
    'COINS is off and sign-up is open: a stranger can call your engines, which cost money. Set SIGNUP to invite or closed, or name engines that cost nothing in ENGINE_FREE.',
  paid_engines_without_billing:
    'The sandbox is off because your engines cost money. Plans are not sold; admins grant plans and coins. Set STRIPE_SECRET_KEY to sell plans, name engines that cost nothing in ENGINE_FREE, or set BILLING=off.',
  email_verification_unavailable:
    'New users get their first coins when they confirm their address, because your engines cost money, but this server sends no e-mail. Set SMTP_URL and MAIL_FROM, or pass on the links from the outbox.',
  stripe_webhook_secret_missing:
    'STRIPE_WEBHOOK_SECRET is missing: renewals and cancellations at Stripe are noticed late.',
} as const;

/** What is wrong with the settings; other notices are about what happens. */
type SettingWarning = OperatorWarning & { code: keyof typeof sentences };

/** A warning as written to the log and the doctor's report. */
export function warningSentence({ code, engines }: SettingWarning): string {
  const cause =
    engines.length > 0 && code !== 'stripe_webhook_secret_missing' ? ` (${engines.join(', ')})` : '';
  return `${sentences[code]}${cause}`;
}
