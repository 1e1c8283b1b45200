import type { ProviderSnapshot, Tariff } from './provider-snapshot.ts';

/** The plan and interval to subscribe to. */
export interface CheckoutOrder {
  customerId: string;
  userId: string;
  tariff: Tariff;
  /** Whether the first month is discounted (`specialDiscount`). */
  hasOffer: boolean;
  /** Where the browser goes after paying, with `{CHECKOUT_SESSION_ID}` in it, and after cancelling. */
  successUrl: string;
  cancelUrl: string;
  /** The page's language, as in `Accept-Language`. */
  language: string;
  /** The same key always opens the same checkout. */
  key: string;
}

export interface OpenCheckout {
  id: string;
  /** Where the browser pays. */
  url: string;
  expiresAt: Date;
}

export interface CheckoutFacts {
  customerId: string;
  /** The user who opened it. */
  userId: string | null;
  state: 'open' | 'complete' | 'expired';
  /** What was subscribed to; null while it is open, or if it was abandoned. */
  subscriptionId: string | null;
}

export interface PortalRequest {
  customerId: string;
  returnUrl: string;
  /** Confirms this change; without it, shows everything. */
  change?: { subscriptionId: string; tariff: Tariff };
}

export interface NewCustomer {
  userId: string;
  email: string;
  name: string;
  /** The customer id that the provider no longer knows: a new customer is created. */
  gone?: string;
}

/**
 * Takes the money: Stripe, or the sandbox, which takes none. All calls throw `PaymentProviderError` when the
 * provider is unreachable. Each may be repeated with the same key and then has the effect of the first.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  /** Creates a user's customer; repeated calls return the same one, as far as the provider remembers. */
  createCustomer(user: NewCustomer): Promise<string>;
  /** Reads everything it knows of a customer now; empty for an unknown customer. */
  readSnapshot(customerId: string): Promise<ProviderSnapshot>;
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;
  /** Null for an unknown checkout. */
  readCheckout(id: string): Promise<CheckoutFacts | null>;
  /** Expires an unpaid checkout; a completed one stays. */
  expireCheckout(id: string): Promise<void>;
  /**
   * Opens a page where the customer manages their subscription. Its URL works for anyone who has it: neither
   * store nor log it.
   */
  openPortal(request: PortalRequest): Promise<string>;
  /** Stops renewals or resumes them; no-op for a subscription that has ended. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /**
   * Turns automatic collection of an unpaid renewal invoice on or off: retries of a failed payment, and the
   * collection of a draft. Held back, it waits until turned on again.
   */
  setCollection(invoiceId: string, isCollected: boolean): Promise<void>;
  /** Ends a subscription now, without a refund; no-op if it has ended. */
  cancelNow(subscriptionId: string): Promise<void>;
  /**
   * Returns the customer of a charge, for events such as disputes that name no customer; null if unknown.
   * Missing where events always name their customer.
   */
  customerOfCharge?(chargeId: string): Promise<string | null>;
}

/** Why a provider could not do what was requested. */
export type ProviderFault =
  /** Unreachable, too slow, or broken: retrying may help. */
  | 'unavailable'
  /** It is overloaded, or we exceed its rate limit. */
  | 'busy'
  /** It rejects our key, or our settings there are incomplete: only the operator can help. */
  | 'misconfigured'
  /** It does not know this customer, or no longer does. */
  | 'unknown_customer'
  /** It refuses this one request. */
  | 'refused';

export class PaymentProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'PaymentProviderError';
    this.fault = fault;
  }
}
