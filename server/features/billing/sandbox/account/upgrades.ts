import { billingIntervals, isUpgrade, paidPlans } from '#contract/plans.ts';
import type { SnapshotSubscription, Tariff } from '../../provider-snapshot.ts';
import { changeTariff } from './changes.ts';
import type { SandboxAccount } from './state.ts';

export interface OfferedUpgrade {
  tariff: Tariff;
  /** What is charged at once if it is taken now, in cents. It falls as the paid period goes by. */
  dueNow: number;
}

/** What each change that takes place at once would cost; none where a payment is open. */
export function upgradesOf(
  account: SandboxAccount,
  living: SnapshotSubscription | null,
  now: Date,
): OfferedUpgrade[] {
  const from = living?.status === 'active' ? living.tariff : null;
  if (living === null || from === null) return [];
  return paidPlans
    .flatMap((plan) => billingIntervals.map((interval): Tariff => ({ plan, interval })))
    .filter((to) => isUpgrade(from, to))
    .map((tariff) => {
      // Played with a card that works: whether theirs does is seen when they press.
      const played = changeTariff({ ...account, card: 'good' }, living.id, tariff, now);
      return { tariff, dueNow: played.invoices.at(-1)?.total ?? 0 };
    });
}
