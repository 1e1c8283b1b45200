import { isDeepStrictEqual } from 'node:util';
import type { SnapshotSubscription } from '../provider-snapshot.ts';
import { subscriptionRow } from '../save-snapshot-copies.ts';
import type { SubscriptionRow } from '../schema.ts';
import type { Finding } from './finding.ts';

/**
 * Compares the operator's copy of a user's subscriptions, the source of the figures, with the snapshot. The
 * copy of one that the provider no longer knows stays, as ended.
 */
export function checkSubscriptions(
  userId: string,
  copies: readonly SubscriptionRow[],
  subscriptions: readonly SnapshotSubscription[],
): Finding[] {
  const right = new Map(subscriptions.map((one) => [one.id, subscriptionRow(userId, one)]));
  const known = new Set(copies.map(({ id }) => id));
  const wrong = copies.filter((copy) => {
    const row = right.get(copy.id);
    return row === undefined ? copy.endedAt === null : !isDeepStrictEqual(copy, row);
  });
  const names = [...wrong.map(({ id }) => id), ...[...right.keys()].filter((id) => !known.has(id))].sort();
  if (names.length === 0) return [];
  const detail = {
    subscriptions: names.join(', '),
    copied: copies.map(inWords).sort().join('; '),
    actual: [...right.values()].map(inWords).sort().join('; '),
  };
  return [{ kind: 'subscriptions', userId, subject: '', detail }];
}

function inWords({ status, plan, interval, endedAt }: SubscriptionRow): string {
  const end = endedAt === null ? [] : [`ended ${endedAt.toISOString()}`];
  return [status, plan ?? 'other', interval ?? '', ...end].filter((word) => word !== '').join(' ');
}
