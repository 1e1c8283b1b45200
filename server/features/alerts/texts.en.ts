import type { AlertTexts } from './texts.ts';

export const texts: AlertTexts = {
  greeting: 'Hello {name},',
  notices: {
    sandbox_with_paid_engines: {
      title: 'Test payments are off',
      line: 'Your engines cost money, so BILLING=sandbox has no effect, and coins from test payments cannot be spent on them. Set STRIPE_SECRET_KEY to sell plans, or mark engines that cost nothing as free.',
    },
    stripe_test_key_with_paid_engines: {
      title: 'Test cards give away pictures that cost you money',
      line: "STRIPE_SECRET_KEY is a test key: users can get free coins with Stripe's test cards.",
    },
    paid_engines_without_billing: {
      title: 'Plans are not sold',
      line: 'Test payments are off because your engines cost money, and subscriptions made with them are paused. Admins grant plans and coins. Set STRIPE_SECRET_KEY to sell plans, mark engines that cost nothing as free, or set BILLING=off.',
    },
    open_sign_up_without_coins: {
      title: 'A stranger can spend your money',
      line: 'This studio works without coins and sign-up is open: a stranger can call your engines, which cost money. Set SIGNUP to invite or closed, or mark engines that cost nothing as free.',
    },
    email_verification_unavailable: {
      title: 'New users get no coins without your help',
      line: 'New users get their first coins when they confirm their address, but this server sends no e-mail. Set SMTP_URL and MAIL_FROM.',
    },
    stripe_webhook_secret_missing: {
      title: 'Stripe webhook missing',
      line: 'STRIPE_WEBHOOK_SECRET is missing: renewals and cancellations arrive with a delay.',
    },
    engine_failing: {
      title: 'The engine {engines} is failing',
      line: '{fault} Failed calls in a row: {failures}, since {since}.',
    },
    backup_failed: { title: 'The backup failed', line: '{error}' },
    backup_old: {
      title: 'There is no recent backup',
      line: 'The last good backup is from {since}. The log says why there is no newer one.',
    },
    disk_low: {
      title: 'The disk is almost full',
      line: '{freeBytes} free on the disk with the data folder. Make room: when it is full, no pictures can be made.',
    },
    queue_waiting: {
      title: 'Jobs are waiting',
      line: 'Jobs waiting for a worker: {waiting}. The oldest has waited since {since}.',
    },
  },
  faults: {
    refused: 'Content refused.',
    invalid_input: 'Invalid request.',
    out_of_credit: 'Out of credit.',
    misconfigured: 'Configuration error: check its key and settings.',
    rate_limited: 'Too many calls.',
    unavailable: 'Unavailable.',
    timed_out: 'No answer in time.',
    lost: 'Call lost.',
  },
  resolved: 'Resolved: {title}',
  resolvedLine: 'No action needed.',
  test: {
    title: 'Test alert',
    line: 'An admin has sent this test. Alerts about engines, backups, the disk, the queue and payments reach you in the same way.',
  },
  action: 'Open the admin panel',
  footer: 'Sent to the admins of Adventure at {site}.',
};
