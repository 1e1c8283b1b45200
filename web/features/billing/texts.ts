import { uiTexts } from '#web/ui/ui-texts.ts';

/**
 * What buttons and lines about plans and payments say. Texts quoted by the specification are verbatim.
 */
export const billingTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  getStarted: 'Get Started',
  getStartedFor: 'Start for {price}',
  processing: 'Processing...',
  active: 'Active Subscription',
  manage: 'Manage Subscription',
  downgrade: 'Downgrade',
  change: 'Change plan',
  toYearly: 'Switch to yearly',
  toMonthly: 'Switch to monthly',
  upgradeNote: 'Now; you pay the difference',
  laterNote: 'At the next billing date, {date}',
  plannedNote: 'Starts on {date}',
  unpaidReason: 'You have an open payment. Pay it first to change your plan.',
  askForIt: 'Request this plan',

  changeFailed: 'Failed to process plan change',
  changeError: 'Error changing plan',
  verifyFailed: 'Failed to verify subscription status',
  checkFailed: 'Failed to check subscription',
  subscriptionFailed: 'Failed to process subscription',

  monthly: 'monthly',
  yearly: 'yearly',
  renews: '{plan}, billed {interval}. Renews on {date}.',
  renewsUnknown: 'Renews on {date}.',
  becomes: '{plan}, billed {interval}. Changes to {next}, billed {nextInterval}, on {date}.',
  nextCoins: 'Next coins on {date}.',
  ends: 'Your {plan} plan ends on {date}',
  endsUnknown: 'Your plan ends on {date}',
  endsLine: "You keep it until then. It does not renew, and you won't be charged again.",
  resume: 'Resume',
  waitingTitle: 'Your subscription is waiting for payment',
  waitingLine: 'Your plan starts when you pay. You are not charged until you confirm.',
  failedTitle: 'The last payment failed',
  failedAgain: 'You keep your plan while we retry the payment, next on {date}.',
  failedLast: 'We will not retry it automatically. Pay now or use another card.',
  pay: 'Pay now',
  given: 'Your plan is {plan}',
  givenLine: 'It was granted to you on this server, free of charge.',
  free: 'Free',
  freeLine: 'You have no subscription. A plan gives you new coins every month.',
  seePlans: 'See plans',

  offTitle: 'Plans are not sold on this server',
  offLine: 'Ask the operator for coins or a plan.',
  sandboxTitle: 'Test payments',
  sandboxLine: 'Test mode: no real payments. Plans and coins work as usual.',
});
