import type { SnapshotInvoice, SubscriptionStatus, Tariff } from '../../provider-snapshot.ts';

/**
 * What the sandbox stores of one customer, like a payment provider would. No money moves. Each event is a
 * pure function of state and time, so that tests can play any sequence.
 */
export interface SandboxAccount {
  /** Prefix of its subscription and invoice ids. */
  customerId: string;
  /** How many ids were given out. */
  names: number;
  /** Whether its next payments succeed. */
  card: 'good' | 'declined';
  subscriptions: SandboxSubscription[];
  /** In order of creation. */
  invoices: SnapshotInvoice[];
}

export interface SandboxSubscription {
  id: string;
  /** The checkout that started it; missing if it started otherwise. */
  checkoutId?: string | undefined;
  status: SubscriptionStatus;
  tariff: Tariff;
  createdAt: Date;
  /** The day that periods count from; it moves when the interval changes. */
  anchor: Date;
  /** How many months after the anchor the period ends. */
  monthsPaid: number;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  next: Tariff | null;
}

export function newSandboxAccount(customerId: string): SandboxAccount {
  return { customerId, names: 0, card: 'good', subscriptions: [], invoices: [] };
}

/** What was requested does not exist, or its state does not allow it. */
export class SandboxRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SandboxRefusal';
  }
}

/** Returns a live subscription. Throws `SandboxRefusal`. */
export function currentSubscription({ subscriptions }: SandboxAccount, id: string): SandboxSubscription {
  const found = subscriptions.find((subscription) => subscription.id === id);
  if (!found) throw new SandboxRefusal(`There is no subscription ${id}.`);
  if (found.endedAt !== null) throw new SandboxRefusal(`The subscription ${id} has ended.`);
  return found;
}

/** Returns the account with one subscription changed. */
export function withSubscription(
  account: SandboxAccount,
  id: string,
  changes: Partial<SandboxSubscription>,
): SandboxAccount {
  return {
    ...account,
    subscriptions: account.subscriptions.map((subscription) =>
      subscription.id === id ? { ...subscription, ...changes } : subscription,
    ),
  };
}

/** Returns the account with one invoice changed. */
export function withInvoice(
  account: SandboxAccount,
  id: string,
  changes: Partial<SnapshotInvoice>,
): SandboxAccount {
  return {
    ...account,
    invoices: account.invoices.map((invoice) => (invoice.id === id ? { ...invoice, ...changes } : invoice)),
  };
}
