import * as z from 'zod';
import { defineCall } from './call.ts';
import { billingIntervals, paidPlans, planNames } from './plans.ts';

/** `sandbox` behaves as a payment provider does, and moves no money. `off`: plans are not sold here. */
export const billingModes = ['stripe', 'sandbox', 'off'] as const;
export type BillingMode = (typeof billingModes)[number];

const moment = z.iso.datetime();
const tariffSchema = z.object({ planType: z.enum(paidPlans), interval: z.enum(billingIntervals) });

export const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled']),
  /** Null where it is at a price that is none of ours. */
  planType: z.enum(paidPlans).nullable(),
  interval: z.enum(billingIntervals).nullable(),
  /** The end of what is paid, when it renews or ends. */
  currentPeriodEnd: moment,
  cancelAtPeriodEnd: z.boolean(),
  /** What it becomes then; null where it stays. */
  next: tariffSchema.nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

export const billingSchema = z.object({
  success: z.literal(true),
  mode: z.enum(billingModes),
  /** The plan as it counts: what is paid for, or what an admin has given where that is higher. */
  planType: z.enum(planNames),
  /** The living subscription; of several the dearest. Null without one. */
  subscription: subscriptionSchema.nullable(),
  /** A payment that failed and is tried again. */
  failedPayment: z.object({ nextAttemptAt: moment.nullable(), payUrl: z.string().nullable() }).nullable(),
  /** When coins come next that are paid already. */
  nextCoinsAt: moment.nullable(),
  /** Whether the discount for a first month is still to be had. */
  canHaveOffer: z.boolean(),
});
export type Billing = z.infer<typeof billingSchema>;

export const getBilling = defineCall({
  method: 'get',
  path: '/api/billing',
  summary: 'Billing of the signed-in user: subscription, next change, failed payment',
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
  summary: 'The address of the signed-in user’s customer portal',
  response: z.object({ url: z.string() }),
});

export const planChangeSchema = tariffSchema.extend({
  /** With the discount for a first month. */
  offer: z.boolean().default(false),
});

export const changePlan = defineCall({
  method: 'post',
  path: '/api/stripe/change-plan',
  summary: 'Where to get a plan: a checkout, or the portal if there is a subscription',
  body: planChangeSchema,
  response: z.object({
    type: z.enum(['checkout', 'portal', 'portal_redirect']),
    url: z.string(),
  }),
});

/** The state of a payment that the user returns from. */
export const checkoutStates = ['open', 'confirming', 'done', 'expired'] as const;

export const getCheckout = defineCall({
  method: 'get',
  path: '/api/billing/checkouts/{sessionId}',
  summary: 'The state of one of the signed-in user’s checkouts. Reading it grants nothing',
  params: z.object({ sessionId: z.string().min(1).max(200) }),
  response: z.object({
    success: z.literal(true),
    /** `confirming`: it was paid, and plan and coins are on their way. */
    state: z.enum(checkoutStates),
    planType: z.enum(planNames),
    coins: z.number().int(),
  }),
});

/** How a payment at the sandbox ends. */
export const sandboxCards = ['good', 'declined'] as const;

/** Addresses of the sandbox's own pages. */
export const sandboxPaths = { checkout: '/sandbox/checkout', portal: '/sandbox/portal' } as const;

const sandboxCheckoutParams = z.object({ sessionId: z.string().min(1).max(200) });
const sandboxStep = z.object({
  success: z.literal(true),
  /** Where the browser goes on. */
  url: z.string(),
});

export const getSandboxCheckout = defineCall({
  method: 'get',
  path: '/api/billing/sandbox/checkouts/{sessionId}',
  summary: 'The order of a sandbox checkout. No real money',
  params: sandboxCheckoutParams,
  response: z.object({
    success: z.literal(true),
    planType: z.enum(paidPlans),
    interval: z.enum(billingIntervals),
    /** In cents, of which nothing is taken. */
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
  summary: 'Pay at a sandbox checkout, or simulate a declined card. No real money',
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
  card: z.enum(sandboxCards),
  /** The changes that take place at once, and what each would charge now, in cents. */
  upgrades: z.array(tariffSchema.extend({ dueNow: z.number().int() })),
  invoices: z.array(
    z.object({
      id: z.string(),
      createdAt: moment,
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
      /** In cents, as the one below. */
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
  summary: 'Change the plan at the sandbox: upgrades now, downgrades at the next billing date',
  body: tariffSchema,
  response: sandboxPortalSchema,
});

export const cancelAtSandbox = defineCall({
  method: 'post',
  path: '/api/billing/sandbox/portal/cancel',
  summary: 'Cancel the subscription at the sandbox at the end of the paid period',
  response: sandboxPortalSchema,
});

export const resumeAtSandbox = defineCall({
  method: 'post',
  path: '/api/billing/sandbox/portal/resume',
  summary: 'Undo a cancellation at the sandbox',
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
  summary: 'Bring a sandbox customer’s renewals forward by some days',
  body: z.object({ userId: z.uuid(), days: z.number().int().min(1).max(400) }),
  response: z.object({ success: z.literal(true), subscription: subscriptionSchema.nullable() }),
});
