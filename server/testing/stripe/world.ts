import type { Clock } from '#server/platform/clock.ts';
import type { Tariff } from '../../features/billing/provider-snapshot.ts';
import type { SandboxAccount } from '../../features/billing/sandbox/account/state.ts';
import { isOfferCoupon, lookupKeyOf, tariffOfPrice } from '../../features/billing/stripe/our-prices.ts';
import type { StripeEvent } from './events.ts';
import type { Json } from './json.ts';

export interface Checkout {
  json: Json;
  customerId: string;
  tariff: Tariff;
  hasOffer: boolean;
}

/** A portal page that confirms a change. */
export interface PortalStep {
  customerId: string;
  subscriptionId: string;
  tariff: Tariff;
}

/**
 * All of the stand-in's state: one Stripe account. Its customers are the sandbox's, so that what a
 * subscription does is written once; the stand-in adds Stripe's wire format and refusals.
 */
export interface World {
  clock: Clock;
  accounts: Map<string, SandboxAccount>;
  customers: Map<string, Json>;
  products: Map<string, Json>;
  prices: Map<string, Json>;
  coupons: Map<string, Json>;
  configurations: Map<string, Json>;
  endpoints: Map<string, Json>;
  checkouts: Map<string, Checkout>;
  /** Keyed by page URL; null for a page that confirms no change. */
  portals: Map<string, PortalStep | null>;
  events: StripeEvent[];
  /** How many lines come with an invoice; the rest must be requested. */
  linesShown: number;
  /** Whether cancelled subscriptions have an end date instead of a flag, as in flexible billing. */
  cancelsByDate: boolean;
  newId(prefix: string): string;
}

export function createWorld(clock: Clock): World {
  let names = 0;
  return {
    clock,
    accounts: new Map(),
    customers: new Map(),
    products: new Map(),
    prices: new Map(),
    coupons: new Map(),
    configurations: new Map(),
    endpoints: new Map(),
    checkouts: new Map(),
    portals: new Map(),
    events: [],
    linesShown: 10,
    cancelsByDate: false,
    newId(prefix) {
      names += 1;
      return `${prefix}_${String(names).padStart(6, '0')}`;
    },
  };
}

/** The current price of a tariff. */
export function priceOfTariff({ prices }: World, tariff: Tariff): Json {
  const key = lookupKeyOf(tariff);
  const found = [...prices.values()].find((price) => price.lookup_key === key);
  if (!found) throw new Error(`The stand-in has no price ${key}.`);
  return found;
}

export function tariffAt({ prices }: World, priceId: string): Tariff | null {
  const price = prices.get(priceId);
  return price ? tariffOfPrice(price as unknown as Parameters<typeof tariffOfPrice>[0]) : null;
}

/** The coupon of the special discount. */
export function offerOf({ coupons }: World): Json | null {
  return [...coupons.values()].find(({ id }) => isOfferCoupon(id)) ?? null;
}
