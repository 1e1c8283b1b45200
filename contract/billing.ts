import * as z from 'zod';
import { defineCall } from './call.ts';
import { billingIntervals, paidPlans, planNames } from './plans.ts';

/** `sandbox` behaves like a payment provider and moves no money. `off`: this server sells no plans. */
export const billingModes = ['stripe', 'sandbox', 'off'] as const;
export type BillingMode = (typeof billingModes)[number];

const moment = z.iso.datetime();
const tariffSchema = z.object({ planType: z.enum(paidPlans), interval: z.enum(billingIntervals) });

export const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled']),
  /** Null at a price that matches no plan. */
  planType: z.enum(paidPlans).nullable(),
  interval: z.enum(billingIntervals).nullable(),
  /** End of the paid period, when the subscription renews or ends. */
  currentPeriodEnd: moment,
  cancelAtPeriodEnd: z.boolean(),
  /** The scheduled change at that time; null without one. */
  next: tariffSchema.nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

export const billingSchema = z.object({
  success: z.literal(true),
  mode: z.enum(billingModes),
  /** The effective plan: the higher of the paid plan and the one an admin gave. */
  planType: z.enum(planNames),
  /** The active subscription, the most expensive one of several; null without one. */
  subscription: subscriptionSchema.nullable(),
  /** A failed payment that the provider retries. */
  failedPayment: z.object({ nextAttemptAt: moment.nullable(), payUrl: z.string().nullable() }).nullable(),
  /** When the next coins that are already paid for arrive; null without any. */
  nextCoinsAt: moment.nullable(),
  /** Whether the first-month discount is still available. */
  canHaveOffer: z.boolean(),
});
export type Billing = z.infer<typeof billingSchema>;

export const getBilling = defineCall({
  method: 'get',
  path: '/api/billing',
  summary: 'The billing state of the signed-in user: subscription, scheduled change, failed payment',
  response: billingSchema,
});

export const checkSubscription = defineCall({
  method: 'post',
  path: '/api/stripe/check-subscription',
  summary: 'Whether the signed-in user has a subscription',
  body: z
    .object({
      /** Ignored: the answer is always about the signed-in user. */
      email: z.unknown().optional(),
    })
    .optional(),
  response: z.object({ hasSubscription: z.boolean(), subscription: subscriptionSchema.nullable() }),
});

export const createPortalSession = defineCall({
  method: 'post',
  path: '/api/stripe/create-portal-session',
  summary: 'Get the address of the signed-in user’s customer portal',
  response: z.object({ url: z.string() }),
});

export const planChangeSchema = tariffSchema.extend({
  /** Whether to apply the first-month discount. */
  offer: z.boolean().default(false),
});

export const changePlan = defineCall({
  method: 'post',
  path: '/api/stripe/change-plan',
  summary: 'Get the address for buying or changing a plan: a checkout, or the portal with a subscription',
  body: planChangeSchema,
  response: z.object({
    type: z.enum(['checkout', 'portal', 'portal_redirect']),
    url: z.string(),
  }),
});

/** States of a checkout, for the page that the user returns to. */
export const checkoutStates = ['open', 'confirming', 'done', 'expired'] as const;

export const getCheckout = defineCall({
  method: 'get',
  path: '/api/billing/checkouts/{sessionId}',
  summary: 'The state of one of the signed-in user’s checkouts. Read-only: it grants nothing',
  params: z.object({ sessionId: z.string().min(1).max(200) }),
  response: z.object({
    success: z.literal(true),
    /** `confirming`: paid; plan and coins follow. */
    state: z.enum(checkoutStates),
    planType: z.enum(planNames),
    coins: z.number().int(),
  }),
});

/** Test cards of the sandbox: whether a payment succeeds. */
export const sandboxCards = ['good', 'declined'] as const;

/** Paths of the sandbox's own pages. */
export const sandboxPaths = { checkout: '/sandbox/checkout', portal: '/sandbox/portal' } as const;

const sandboxCheckoutParams = z.object({ sessionId: z.string().min(1).max(200) });
const sandboxStep = z.object({
  success: z.literal(true),
  /** Where to send the browser next. */
  url: z.string(),
});

export const getSandboxCheckout = defineCall({
  method: 'get',
  path: '/api/billing/sandbox/checkouts/{sessionId}',
  summary: 'The order of a sandbox checkout. No money moves',
  params: sandboxCheckoutParams,
  response: z.object({
    success: z.literal(true),
    planType: z.enum(paidPlans),
    interval: z.enum(billingIntervals),
    /** In cents. Never charged. */
    amount: z.number().int(),
    regularAmount: z.number().int(),
    state: z.enum(['open', 'complete', 'expired']),
    expiresAt: moment,
    cancelUrl: z.string(),
  }),
});

export const paySandboxCheckout = defineCall({
  method: 'post',
  path: '/api/billing/sandbox/checkouts/{sessionId}/pay',
  summary: 'Pay at a sandbox checkout, or simulate a declined card. No money moves',
  params: sandboxCheckoutParams,
  body: z.object({ card: z.enum(sandboxCards).default('good') }),
  response: sandboxStep,
});

export const leaveSandboxCheckout = defineCall({
  method: 'post',
  path: '/api/billing/sandbox/checkouts/{sessionId}/leave',
  summary: 'Cancel a sandbox checkout',
  params: sandboxCheckoutParams,
  response: sandboxStep,
});

const sandboxPortalSchema = z.object({
  success: z.literal(true),
  subscription: subscriptionSchema.nullable(),
  /** Others that live beside it, as after a fault; cancelling cancels them, too. */
  others: z.array(subscriptionSchema),
  card: z.enum(sandboxCards),
  /** Changes that take effect at once, each with the amount due now in cents. */
  upgrades: z.array(tariffSchema.extend({ dueNow: z.number().int() })),
  invoices: z.array(
    z.object({
      id: z.string(),
      createdAt: moment,
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
      /** In cents, like `refunded`. */
      total: z.number().int(),
      refunded: z.number().int(),
      planType: z.enum(paidPlans).nullable(),
    }),
  ),
});

export const getSandboxPortal = defineCall({
  method: 'get',
  path: '/api/billing/sandbox/portal',
  summary: 'The signed-in user’s sandbox portal',
  response: sandboxPortalSchema,
});

export const changeAtSandbox = defineCall({
  method: 'post',
  path: '/api/billing/sandbox/portal/change',
  summary: 'Change the plan in the sandbox: upgrades now, downgrades at the next billing date',
  body: tariffSchema,
  response: sandboxPortalSchema,
});

export const cancelAtSandbox = defineCall({
  method: 'post',
  path: '/api/billing/sandbox/portal/cancel',
  summary: 'Cancel the sandbox subscription at the end of the paid period',
  response: sandboxPortalSchema,
});

export const resumeAtSandbox = defineCall({
  method: 'post',
  path: '/api/billing/sandbox/portal/resume',
  summary: 'Undo the cancellation of the sandbox subscription',
  response: sandboxPortalSchema,
});

export const setSandboxCard = defineCall({
  method: 'post',
  path: '/api/billing/sandbox/portal/card',
  summary: 'Set whether the next sandbox payments succeed',
  body: z.object({ card: z.enum(sandboxCards) }),
  response: sandboxPortalSchema,
});

export const advanceSandbox = defineCall({
  method: 'post',
  path: '/api/admin/billing/sandbox/advance',
  summary: 'Move a sandbox customer’s renewals forward by a number of days',
  body: z.object({ userId: z.uuid(), days: z.number().int().min(1).max(400) }),
  response: z.object({ success: z.literal(true), subscription: subscriptionSchema.nullable() }),
});
