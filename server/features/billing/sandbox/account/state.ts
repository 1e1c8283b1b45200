import type { SnapshotInvoice, SubscriptionStatus, Tariff } from '../../provider-snapshot.ts';

/**
 * What the sandbox keeps of one customer: what a payment provider would. No money moves. All that happens to it is a
 * pure function of the state before and the time, so that tests can play any course of events.
 */
export interface SandboxAccount {
  /** What the names of its subscriptions and invoices begin with. */
  customerId: string;
  /** How many names were given out. */
  names: number;
  /** Whether its next payments succeed. */
  card: 'good' | 'declined';
  subscriptions: SandboxSubscription[];
  /** In the order in which they were made. */
  invoices: SnapshotInvoice[];
}

export interface SandboxSubscription {
  id: string;
  /** The checkout that it was begun at; missing where it was begun otherwise. */
  checkoutId?: string | undefined;
  status: SubscriptionStatus;
  tariff: Tariff;
  createdAt: Date;
  /** The day that periods are counted from; it moves when the interval changes. */
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

/** What is asked for is not there, or not in a state in which it can be done. */
export class SandboxRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SandboxRefusal';
  }
}

/** A living subscription. Throws `SandboxRefusal`. */
export function currentSubscription({ subscriptions }: SandboxAccount, id: string): SandboxSubscription {
  const found = subscriptions.find((subscription) => subscription.id === id);
  if (!found) throw new SandboxRefusal(`There is no subscription ${id}.`);
  if (found.endedAt !== null) throw new SandboxRefusal(`The subscription ${id} has ended.`);
  return found;
}

/** The account with one subscription changed. */
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

/** The account with one invoice changed. */
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
