import { plans, specialDiscount } from '../plans.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors of coins, plans and payments. */
export const billingErrors = {
  insufficient_coins: { status: 403, message: 'Insufficient coins. Upgrade your plan to get more.' },
  coins_not_accepted: {
    status: 403,
    message:
      "Coins from test payments and free coins of an unconfirmed address cannot be spent on this tool's engine. You were not charged.",
  },
  premium_required: { status: 403, message: 'This needs a paid plan. Upgrade to use it.' },
  billing_disabled: {
    status: 409,
    message: 'Plans are not sold on this server. Ask its operator for coins or a plan.',
  },
  coins_not_used: {
    status: 409,
    message: 'This studio works without coins. There is nothing to buy. You were not charged.',
  },
  billing_managed_by_stripe: {
    status: 409,
    message:
      'Your payments are managed by Stripe, which this server cannot reach right now. Please tell its operator.',
  },
  sandbox_disabled: {
    status: 409,
    message: 'Test payments are off on this server. You were not charged and nothing has changed.',
  },
  unknown_plan: {
    status: 422,
    message: `This plan does not exist. Choose ${plans.basic.label}, ${plans.pro.label}, ${plans.plus.label} or ${plans.enterprise.label}, monthly or yearly.`,
  },
  already_on_plan: { status: 409, message: 'You are already on this plan. Choose another plan or interval.' },
  account_deletion_scheduled: {
    status: 409,
    message:
      'Your account is scheduled for deletion. Choose “Keep my account” in your profile, then choose a plan.',
  },
  no_subscription: {
    status: 409,
    message: 'You have no subscription to manage. Choose a plan on the pricing page first.',
  },
  discount_not_applicable: {
    status: 409,
    message: `This discount is only for your first month on ${plans[specialDiscount.plan].label}. Choose the plan without it.`,
  },
  payment_unavailable: {
    status: 503,
    message: 'The payment service is not responding. You were not charged; try again in a minute.',
  },
  payment_misconfigured: {
    status: 503,
    message: 'Payments are not fully set up on this server. You were not charged; please tell its operator.',
  },
  webhook_signature_invalid: {
    status: 400,
    message: 'The webhook signature is missing, wrong or too old. Nothing was done.',
  },
  webhook_malformed: {
    status: 400,
    message: 'This webhook does not contain a valid event. Nothing was done.',
  },
  checkout_not_found: { status: 404, message: 'This payment is not yours. Nothing was changed.' },
  checkout_expired: {
    status: 409,
    message: 'This checkout has expired. Choose a plan again; you were not charged.',
  },
  card_declined: { status: 402, message: 'The card was declined. You were not charged; try another card.' },
} as const satisfies Record<string, ErrorEntry>;
