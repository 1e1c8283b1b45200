import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import type { DisputeState } from '../provider-snapshot.ts';
import { callStripe, idOf, momentOf } from './call-stripe.ts';
import { allOf } from './pages.ts';

/** What went back of one payment. */
export interface ReturnedPayment {
  /** In the currency's smallest unit. */
  refunded: number;
  dispute: DisputeState;
  returnedAt: Date | null;
}

/** By the ids of the charge and of its payment intent. Payments without refunds or disputes are missing. */
export type ReturnedPayments = ReadonlyMap<string, ReturnedPayment>;

/** Reads refunds and disputes from a customer's charges. */
export async function readReturnedPayments(stripe: Stripe, customerId: string): Promise<ReturnedPayments> {
  const charges = await allOf(stripe.charges.list({ customer: customerId, limit: 100 }));
  const touched = charges.filter((charge) => charge.amount_refunded > 0 || charge.disputed);
  const returned = new Map<string, ReturnedPayment>();
  for (const charge of touched) {
    const payment = presentPayment(await readRefunds(stripe, charge), await readDisputes(stripe, charge));
    for (const name of [charge.id, idOf(charge.payment_intent)])
      if (name !== null) returned.set(name, payment);
  }
  return returned;
}

async function readRefunds(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Refund[]> {
  if (charge.amount_refunded === 0) return [];
  const refunds = await allOf(stripe.refunds.list({ charge: charge.id, limit: 100 }));
  return refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
}

async function readDisputes(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Dispute[]> {
  if (!charge.disputed) return [];
  return callStripe(async () => (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data);
}

function presentPayment(refunds: Stripe.Refund[], disputes: Stripe.Dispute[]): ReturnedPayment {
  const states = disputes.map((one) => ({ state: stateOf(one.status), at: one.created }));
  const moments = [
    ...refunds.map(({ created }) => created),
    ...states.filter(({ state }) => state === 'open' || state === 'lost').map(({ at }) => at),
  ];
  return {
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    dispute: worstOf(states.map(({ state }) => state)),
    returnedAt: moments.length > 0 ? momentOf(Math.min(...moments)) : null,
  };
}

/** An inquiry (`warning_…`) takes no money yet, and a prevented one was settled by a refund. */
function stateOf(status: string): DisputeState {
  if (status === 'needs_response' || status === 'under_review') return 'open';
  return status === 'lost' || status === 'won' ? status : 'none';
}

const byWeight: readonly DisputeState[] = ['lost', 'open', 'won', 'none'];

/** The most severe of several disputes. */
export function worstOf(states: readonly DisputeState[]): DisputeState {
  return byWeight.find((state) => states.includes(state)) ?? 'none';
}
