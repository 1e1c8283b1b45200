import { billingIntervals, isUpgrade, paidPlans } from '#contract/plans.ts';
import type { SnapshotSubscription, Tariff } from '../../provider-snapshot.ts';
import { changeTariff } from './changes.ts';
import type { SandboxAccount } from './state.ts';

export interface OfferedUpgrade {
  tariff: Tariff;
  /** What is charged at once if it is taken now, in cents. It falls as the paid period passes. */
  dueNow: number;
}

/** Returns what each immediate change would cost; none while a payment is open. */
export function upgradesOf(
  account: SandboxAccount,
  live: SnapshotSubscription | null,
  now: Date,
): OfferedUpgrade[] {
  const from = live?.status === 'active' ? live.tariff : null;
  if (live === null || from === null) return [];
  return paidPlans
    .flatMap((plan) => billingIntervals.map((interval): Tariff => ({ plan, interval })))
    .filter((to) => isUpgrade(from, to))
    .map((tariff) => {
      // Computed with a working card: the user's own is tried on confirmation.
      const played = changeTariff({ ...account, card: 'good' }, live.id, tariff, now);
      return { tariff, dueNow: played.invoices.at(-1)?.total ?? 0 };
    });
}
