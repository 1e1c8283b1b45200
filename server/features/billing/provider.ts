import type { ProviderSnapshot, Tariff } from './provider-snapshot.ts';

/** What somebody wants to subscribe to. */
export interface CheckoutOrder {
  customerId: string;
  userId: string;
  tariff: Tariff;
  /** Whether the first month costs less (`specialDiscount`). */
  hasOffer: boolean;
  /** Where the browser goes when it is done, with `{CHECKOUT_SESSION_ID}` in it, and when it is given up. */
  successUrl: string;
  cancelUrl: string;
  /** The page's language, as in `Accept-Language`. */
  language: string;
  /** The same key opens the same checkout, however often it is asked for. */
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
  /** Who opened it. */
  userId: string | null;
  state: 'open' | 'complete' | 'expired';
  /** What was subscribed to; null while it is open, and where it was given up. */
  subscriptionId: string | null;
}

export interface PortalRequest {
  customerId: string;
  returnUrl: string;
  /** To confirm this change; without it, to see and manage everything. */
  change?: { subscriptionId: string; tariff: Tariff };
}

/** Who is to become a customer. */
export interface NewCustomer {
  userId: string;
  email: string;
  name: string;
  /** Whom the provider knew them as, and does not any more: they become another. */
  gone?: string;
}

/**
 * Who takes the money: Stripe, or the sandbox that takes none. All calls throw `PaymentProviderError` when the provider
 * cannot be asked; each may be asked again with the same key, and does then what it did first.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  /** A customer for a user; the same again for the same user, as far as it is known. */
  createCustomer(user: NewCustomer): Promise<string>;
  /** Everything it knows of a customer now; a customer whom it does not know has nothing. */
  readSnapshot(customerId: string): Promise<ProviderSnapshot>;
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;
  /** Null for a checkout that it does not know. */
  readCheckout(id: string): Promise<CheckoutFacts | null>;
  /** Gives a checkout up that nobody has paid; one that is complete stays. */
  expireCheckout(id: string): Promise<void>;
  /** A page on which the customer manages their subscription. Its address opens it to anybody: it is neither kept nor logged. */
  openPortal(request: PortalRequest): Promise<string>;
  /** No renewal any more, or again; a subscription that has ended stays so. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /**
   * Whether what a renewal costs is collected by itself, for an invoice that is not paid yet: a payment that failed is
   * tried again, one that was only prepared is taken. Held back, it waits until it is let go again.
   */
  setCollection(invoiceId: string, isCollected: boolean): Promise<void>;
  /** Ends a subscription now, without giving money back; one that has ended stays so. */
  cancelNow(subscriptionId: string): Promise<void>;
  /**
   * Whose payment something is about that names no customer, such as a dispute; null for nobody's. Missing where
   * events always name their customer.
   */
  customerOfCharge?(chargeId: string): Promise<string | null>;
}

/** Why a provider could not do what it was asked. */
export type ProviderFault =
  /** Not reached, too slow, or broken: another try may help. */
  | 'unavailable'
  /** It has too much to do, or we ask too much. */
  | 'busy'
  /** It does not accept our key, or our settings there are incomplete: only the operator can help. */
  | 'misconfigured'
  /** It does not know this customer, or not any more. */
  | 'unknown_customer'
  /** It refuses this one thing. */
  | 'refused';

export class PaymentProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'PaymentProviderError';
    this.fault = fault;
  }
}
