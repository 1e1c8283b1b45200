import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { PaymentProviderError } from '../provider.ts';
import { emptySnapshot, type ProviderSnapshot, type Tariff } from '../provider-snapshot.ts';
import type { Catalogue } from './catalogue.ts';
import { allOf } from './pages.ts';
import { type ExpandedInvoice, presentInvoice, priceOfLine } from './present-invoice.ts';
import { presentSubscription, pricesOfSubscription, type Tariffs } from './present-subscription.ts';
import { readReturnedPayments } from './returned-payments.ts';

/** Reads everything that Stripe knows of a customer; empty for an unknown one. */
export async function readStripeSnapshot(
  { stripe, catalogue }: { stripe: Stripe; catalogue: Catalogue },
  customerId: string,
): Promise<ProviderSnapshot> {
  try {
    const [subscriptions, invoices, returned] = await Promise.all([
      allOf(
        stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
          expand: ['data.schedule'],
        }),
      ),
      readInvoices(stripe, customerId),
      readReturnedPayments(stripe, customerId),
    ]);
    const tariffs = await readTariffs(catalogue, subscriptions, invoices);
    return {
      subscriptions: inOrder(subscriptions).map((one) => presentSubscription(one, tariffs)),
      invoices: invoices.map((one) => presentInvoice(one, tariffs, returned)),
    };
  } catch (error) {
    if (error instanceof PaymentProviderError && error.fault === 'unknown_customer') return emptySnapshot;
    throw error;
  }
}

async function readInvoices(stripe: Stripe, customerId: string): Promise<ExpandedInvoice[]> {
  const expand = ['data.payments', 'data.discounts'];
  const invoices = await allOf(stripe.invoices.list({ customer: customerId, limit: 100, expand }));
  const whole: ExpandedInvoice[] = [];
  for (const invoice of inOrder(invoices)) {
    const { lines } = invoice;
    const all = lines.has_more
      ? await allOf(stripe.invoices.listLineItems(invoice.id, { limit: 100 }))
      : lines.data;
    whole.push({ invoice, lines: all });
  }
  return whole;
}

/** Lists come newest first. */
function inOrder<T extends { created: number }>(entries: readonly T[]): T[] {
  return entries.toReversed().sort((a, b) => a.created - b.created);
}

async function readTariffs(
  catalogue: Catalogue,
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly ExpandedInvoice[],
): Promise<Tariffs> {
  const names = new Set([
    ...subscriptions.flatMap(pricesOfSubscription),
    ...invoices.flatMap(({ lines }) => lines.map(priceOfLine)),
  ]);
  const tariffs = new Map<string, Tariff | null>();
  for (const name of names) if (name !== null) tariffs.set(name, await catalogue.tariffOf(name));
  return tariffs;
}
