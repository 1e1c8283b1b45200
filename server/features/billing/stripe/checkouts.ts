import { asLanguage, localeOf } from '#contract/languages.ts';
import { billingLimits } from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { stripeFaultOf } from '#server/platform/stripe/stripe-faults.ts';
import {
  type CheckoutFacts,
  type CheckoutOrder,
  type OpenCheckout,
  PaymentProviderError,
} from '../provider.ts';
import { callStripe, findAtStripe, idOf, momentOf } from './call-stripe.ts';
import type { Catalogue } from './catalogue.ts';
import { createOnce } from './create-once.ts';
import { offerCoupon } from './our-prices.ts';

export interface CheckoutDeps {
  stripe: Stripe;
  catalogue: Catalogue;
  clock: Clock;
}

/** Opens Stripe's payment page for a plan; the same key returns the same page while it is open. */
export async function openStripeCheckout(deps: CheckoutDeps, order: CheckoutOrder): Promise<OpenCheckout> {
  const { stripe, catalogue, clock } = deps;
  const params = paramsOf(order, await catalogue.priceFor(order.tariff), clock.now());
  const create = (options: Stripe.RequestOptions) => stripe.checkout.sessions.create(params, options);
  try {
    // A user who became a new customer sends other values under the same order key.
    return presentCheckout(await createOnce(`${order.key}:${order.customerId}`, create));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const fault = stripeFaultOf(error.cause);
    if (order.hasOffer && fault === 'missing' && /coupon/i.test(error.message)) {
      const message = `There is no coupon ${offerCoupon} at Stripe. Run npm run stripe:setup.`;
      throw new PaymentProviderError('misconfigured', message, { cause: error });
    }
    if (fault !== 'mismatch') throw error;
    // Requested before at another time: the answer got lost and the page may be open, or it failed.
    return presentCheckout((await findOpen(stripe, order)) ?? (await callStripe(() => create({}))));
  }
}

function paramsOf(
  { customerId, userId, tariff, hasOffer, successUrl, cancelUrl, language, key }: CheckoutOrder,
  price: string,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const about = { user_id: userId, plan: tariff.plan, interval: tariff.interval };
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    ...(hasOffer && { discounts: [{ coupon: offerCoupon }] }),
    metadata: { ...about, order: key },
    // The session's metadata does not reach its subscription.
    subscription_data: { metadata: about },
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(now.getTime() / 1000) + billingLimits.checkoutMinutes * 60,
    locale: stripeLocaleFor(language),
    // The account's default would charge in the customer's own currency, at a price that our pages do not
    // show.
    adaptive_pricing: { enabled: false },
  };
}

/**
 * All locales of Stripe's payment page, 25 November 2026, whether we have the language or not:
 * https://docs.stripe.com/api/checkout/sessions/create (`locale`)
 */
const stripeLocales: ReadonlySet<string> = new Set(
  (
    'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ' +
    'ru sk sl sv th tr vi zh zh-HK zh-TW'
  ).split(' '),
);

/**
 * Returns Stripe's locale for the first language of an `Accept-Language` header; `auto`, so that the
 * customer's browser decides, if we do not have that language or Stripe does not.
 */
export function stripeLocaleFor(header: string): Stripe.Checkout.SessionCreateParams.Locale {
  const [name] = /^[a-z]*/.exec(header.toLowerCase()) ?? [];
  const language = asLanguage(name);
  if (language === null) return 'auto';
  return [localeOf(language), language].find((locale) => stripeLocales.has(locale)) ?? 'auto';
}

async function findOpen(stripe: Stripe, { customerId, key }: CheckoutOrder) {
  const page = await callStripe(() =>
    stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
  );
  return page.data.find(({ metadata }) => metadata?.order === key) ?? null;
}

function presentCheckout({ id, url, expires_at: expiresAt }: Stripe.Checkout.Session): OpenCheckout {
  if (!url) throw new PaymentProviderError('refused', `The checkout ${id} has no page any more.`);
  return { id, url, expiresAt: momentOf(expiresAt) };
}

export async function readStripeCheckout(stripe: Stripe, id: string): Promise<CheckoutFacts | null> {
  const session = await findAtStripe(() => stripe.checkout.sessions.retrieve(id));
  const customerId = idOf(session?.customer);
  if (session === null || customerId === null) return null;
  const { client_reference_id: userId, status, subscription } = session;
  return { customerId, userId, state: status ?? 'expired', subscriptionId: idOf(subscription) };
}

/** No-op for one that is paid or over. */
export async function expireStripeCheckout(stripe: Stripe, id: string): Promise<void> {
  const known = await readStripeCheckout(stripe, id);
  if (known?.state !== 'open') return;
  try {
    await callStripe(() => stripe.checkout.sessions.expire(id));
  } catch (error) {
    // It was paid at this moment.
    if (!(error instanceof PaymentProviderError) || error.fault !== 'refused') throw error;
  }
}
