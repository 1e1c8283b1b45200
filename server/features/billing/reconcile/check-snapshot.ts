import { isDeepStrictEqual } from 'node:util';
import type { ProviderSnapshot } from '../provider-snapshot.ts';
import type { Finding } from './finding.ts';

/** Finds problems within a provider's snapshot, whatever is stored here. */
export function checkSnapshot(userId: string, { subscriptions, invoices }: ProviderSnapshot): Finding[] {
  const live = subscriptions.filter(({ endedAt, status }) => endedAt === null && status !== 'incomplete');
  const findings: Finding[] = live
    .filter(({ tariff }) => tariff === null)
    .map(({ id }) => ({ kind: 'unknown_price', userId, subject: id, detail: { subscription: id } }));
  for (const invoice of invoices) {
    const isOurs = invoice.reason === 'other' || invoice.lines.every(({ tariff }) => tariff !== null);
    if (isOurs || invoice.status !== 'paid') continue;
    const detail = { invoice: invoice.id, paid: invoice.paid };
    findings.push({ kind: 'unknown_price', userId, subject: invoice.id, detail });
  }
  if (live.length > 1) {
    const names = live.map(({ id }) => id).sort();
    const detail = { count: names.length, subscriptions: names.join(', ') };
    findings.push({ kind: 'several_subscriptions', userId, subject: '', detail });
  }
  return findings;
}

/**
 * Whether two snapshots of a customer are the same. Ignores the payment URLs of invoices, which providers
 * regenerate.
 */
export function isSameSnapshot(a: ProviderSnapshot, b: ProviderSnapshot): boolean {
  return isDeepStrictEqual(inOrder(a), inOrder(b));
}

/** Names the subscriptions and invoices that differ, for the operator. */
export function differences(stored: ProviderSnapshot, actual: ProviderSnapshot): Finding['detail'] {
  const names = (before: readonly { id: string }[], after: readonly { id: string }[]): string => {
    const earlier = new Map(before.map((one) => [one.id, one]));
    const later = new Map(after.map((one) => [one.id, one]));
    return [...new Set([...earlier.keys(), ...later.keys()])]
      .filter((id) => !isDeepStrictEqual(earlier.get(id), later.get(id)))
      .sort()
      .join(', ');
  };
  const [one, other] = [inOrder(stored), inOrder(actual)];
  return {
    subscriptions: names(one.subscriptions, other.subscriptions),
    invoices: names(one.invoices, other.invoices),
  };
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

function inOrder({ subscriptions, invoices }: ProviderSnapshot) {
  return {
    subscriptions: subscriptions.toSorted(byId),
    invoices: invoices.map(({ payUrl: _, ...invoice }) => invoice).sort(byId),
  };
}
