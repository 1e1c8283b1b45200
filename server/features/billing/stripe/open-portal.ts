import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { stripeFaultOf } from '#server/platform/stripe/stripe-faults.ts';
import { PaymentProviderError, type PortalRequest } from '../provider.ts';
import { callStripe } from './call-stripe.ts';
import type { Catalogue } from './catalogue.ts';
import { nextPrice } from './present-subscription.ts';

interface PortalDeps {
  stripe: Stripe;
  catalogue: Catalogue;
}

type FlowData = NonNullable<Stripe.BillingPortal.SessionCreateParams['flow_data']>;

/**
 * Opens Stripe's page for a customer: all of it, or the one step that confirms a change and comes back then. Stripe
 * confirms no change while a payment is missing, and adds one to another that is planned, so that both would be paid
 * one after the other: then all of it is opened, where the customer can pay or take that back.
 */
export async function openStripePortal(deps: PortalDeps, request: PortalRequest): Promise<string> {
  const { customerId, returnUrl, change } = request;
  const configuration = await deps.catalogue.portalConfiguration();
  const open = async (flow?: FlowData) => {
    const params = { customer: customerId, configuration, return_url: returnUrl };
    const create = () =>
      deps.stripe.billingPortal.sessions.create({ ...params, ...(flow && { flow_data: flow }) });
    return (await callStripe(create)).url;
  };
  if (!change) return open();
  const flow = await confirmOf(deps, change, returnUrl);
  if (flow === null) return open();
  try {
    return await open(flow);
  } catch (error) {
    const isRefused = error instanceof PaymentProviderError && stripeFaultOf(error.cause) === 'refused';
    if (!isRefused) throw error;
    return open();
  }
}

/** The step that confirms a change; null where another change is planned. */
async function confirmOf(
  { stripe, catalogue }: PortalDeps,
  { subscriptionId, tariff }: NonNullable<PortalRequest['change']>,
  returnUrl: string,
): Promise<FlowData | null> {
  const price = await catalogue.priceFor(tariff);
  const found = await callStripe(() =>
    stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] }),
  );
  if (nextPrice(found) !== null) return null;
  const [item] = found.items.data;
  // Without the item's name the new price would be bought beside the old one.
  if (!item) throw new PaymentProviderError('refused', `The subscription ${subscriptionId} is empty.`);
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscriptionId,
      items: [{ id: item.id, price, quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
  };
}
