import { minuteMs } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { PaymentProviderError } from '../provider.ts';
import type { Tariff } from '../provider-snapshot.ts';
import { callStripe, findAtStripe } from './call-stripe.ts';
import { allTariffs, lookupKeyOf, tariffOfPrice } from './our-prices.ts';
import { findPortalSettings } from './portal-settings.ts';

const keptMs = 5 * minuteMs;

/** What the operator has configured at Stripe, cached for a few minutes. */
export interface Catalogue {
  /** The price that a tariff is sold at. Throws `PaymentProviderError` `misconfigured` if none fits. */
  priceFor(tariff: Tariff): Promise<string>;
  /** The tariff of a price, retired ones included; null for an unknown price. */
  tariffOf(priceId: string): Promise<Tariff | null>;
  /** The portal's configuration. Throws `misconfigured` if there is none. */
  portalConfiguration(): Promise<string>;
}

const missing = (what: string) =>
  new PaymentProviderError('misconfigured', `${what} at Stripe. Run npm run stripe:setup.`);

export function createCatalogue(stripe: Stripe, clock: Clock): Catalogue {
  const keep = createCache(clock);
  const readPrices = async () => {
    const lookupKeys = allTariffs.map(lookupKeyOf);
    const page = await callStripe(() =>
      stripe.prices.list({ lookup_keys: lookupKeys, active: true, limit: 100 }),
    );
    return page.data;
  };
  return {
    async priceFor(tariff) {
      const prices = await keep('prices', readPrices, (found) => found.length > 0);
      const key = lookupKeyOf(tariff);
      const price = prices.find((one) => one.lookup_key === key);
      if (!price) throw missing(`There is no price ${key}`);
      if (tariffOfPrice(price) === null) throw missing(`The price ${key} does not cost what it is to`);
      return price.id;
    },
    async tariffOf(priceId) {
      const price = await keep(`price:${priceId}`, () => findAtStripe(() => stripe.prices.retrieve(priceId)));
      return price === null ? null : tariffOfPrice(price);
    },
    async portalConfiguration() {
      const found = await keep(
        'portal',
        () => findPortalSettings(stripe),
        (id) => id !== null,
      );
      if (found === null) throw missing('There are no settings of the customer portal');
      return found;
    },
  };
}

/** Caches what was read for a few minutes. Failures and results that `isWhole` rejects are not cached. */
function createCache(clock: Clock) {
  const cache = new Map<string, { until: number; value: unknown }>();
  return async <T>(name: string, read: () => Promise<T>, isWhole: (value: T) => boolean = () => true) => {
    const now = clock.now().getTime();
    const found = cache.get(name);
    if (found && found.until > now) return found.value as T;
    const value = await read();
    if (isWhole(value)) cache.set(name, { until: now + keptMs, value });
    return value;
  };
}
