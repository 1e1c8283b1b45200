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
 * Opens Stripe's page for a customer: the whole portal, or the one step that confirms a change and returns.
 * Stripe confirms no change while a payment is missing, and adds a change to a planned one, so that both
 * would be paid: then the whole portal is opened, where the customer can pay or undo.
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

/** The step that confirms a change; null while another change is planned. */
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
  // Without the item's id Stripe would add the new price beside the old one.
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
