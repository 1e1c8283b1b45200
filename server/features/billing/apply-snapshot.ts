import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import type { BillingDeps, NewCoins } from './deps.ts';
import { isSandboxPaused, pausedEntitlement } from './effective-snapshot.ts';
import { earliest } from './entitlement/calendar.ts';
import { type DueGrant, type Entitlement, entitle } from './entitlement/entitle.ts';
import { refundedShare, refundTotal } from './entitlement/refunds.ts';
import {
  emptySnapshot,
  type ProviderSnapshot,
  type SnapshotInvoice,
  type SnapshotSubscription,
  snapshotSchema,
} from './provider-snapshot.ts';
import { billingCustomers, type CustomerRow } from './schema.ts';

/** A customer whose row is locked, and the snapshot to apply. */
export interface Application {
  customer: CustomerRow;
  snapshot: ProviderSnapshot;
}

/**
 * Sets plans and coins to what the snapshots say, in one transaction. Applying the same snapshot again at the
 * same time changes nothing. The caller has locked the customers' rows. Many customers, each at most once,
 * cost as many statements as one, except where a plan changes or a user is notified.
 */
export async function applySnapshots(
  deps: Pick<BillingDeps, 'clock' | 'provider' | 'accounts' | 'coins' | 'onApplied' | 'events'>,
  tx: Tx,
  applications: readonly Application[],
): Promise<void> {
  if (applications.length === 0) return;
  const now = deps.clock.now();
  const all = applications.map((one): Outcome => {
    const isPaused = isSandboxPaused(deps, one.customer);
    return { ...one, isPaused, entitlement: isPaused ? pausedEntitlement : entitle(one.snapshot, now) };
  });
  await writeCustomers(tx, all, now);
  for (const { customer, entitlement } of all) {
    if (entitlement.plan === customer.plan) continue;
    await deps.accounts.setPaidPlan(tx, customer.userId, entitlement.plan);
  }
  const changes = await deps.coins.syncGrants(
    tx,
    all.map(({ customer: { userId, provider }, entitlement }) => ({
      userId,
      origin: provider === 'sandbox' ? 'sandbox' : 'payment',
      grants: entitlement.grants.map(({ coins, ...grant }) => ({ ...grant, amount: coins })),
    })),
  );
  for (const { customer, snapshot, isPaused, entitlement } of all) {
    const granted = new Set(changes.get(customer.userId)?.granted);
    await deps.onApplied?.(tx, {
      userId: customer.userId,
      plan: entitlement.plan,
      planBefore: customer.plan,
      subscription: newestOf(snapshot),
      granted: newCoins(snapshot, entitlement.grants, granted),
      failedInvoices: isPaused ? [] : snapshot.invoices.filter(isFailing).map(({ id }) => id),
    });
  }
  const news = all.map(({ customer: { userId } }) => ({ userId, payload: {} }));
  await deps.events.publishEach(tx, 'billing.changed', news);
}

interface Outcome extends Application {
  entitlement: Entitlement;
  /** Whether only the pause of the sandbox causes the change. */
  isPaused: boolean;
}

async function writeCustomers(tx: Tx, all: readonly Outcome[], now: Date): Promise<void> {
  const rows = all.map(({ customer, snapshot, isPaused, entitlement }) => {
    const { flag, flaggedAt } = { ...customer, ...flagOf(customer, snapshot, now) };
    return {
      user_id: customer.userId,
      plan: entitlement.plan,
      next_due_at: entitlement.nextDueAt,
      period_end: isPaused ? null : nextEnd(snapshot),
      has_paid: customer.hasPaid || entitlement.grants.length > 0,
      flag,
      flagged_at: flaggedAt,
    };
  });
  await tx
    .update(billingCustomers)
    .set({
      plan: sql`applied.plan`,
      nextDueAt: sql`applied.next_due_at`,
      periodEnd: sql`applied.period_end`,
      hasPaid: sql`applied.has_paid`,
      flag: sql`applied.flag`,
      flaggedAt: sql`applied.flagged_at`,
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(rows)}::json) as applied(user_id text, plan text,
        next_due_at timestamptz, period_end timestamptz, has_paid boolean, flag text, flagged_at timestamptz)`,
    )
    .where(sql`${billingCustomers.userId} = applied.user_id`);
}

function newestOf({ subscriptions }: ProviderSnapshot): SnapshotSubscription | null {
  return subscriptions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
}

/** The coins just granted, by time. The first of an invoice that is not a renewal is a purchase. */
function newCoins(
  { invoices }: ProviderSnapshot,
  grants: readonly DueGrant[],
  isNew: ReadonlySet<string>,
): NewCoins[] {
  const bought = new Set<string>();
  for (const { id, reason } of invoices) {
    const first = reason === 'cycle' ? undefined : grants.find(({ invoiceId }) => invoiceId === id);
    if (first) bought.add(first.reference);
  }
  return grants
    .filter(({ reference }) => isNew.has(reference))
    .map(({ reference, coins, plan }) => ({ reference, coins, plan, isPurchase: bought.has(reference) }));
}

function isFailing({ status, nextAttemptAt }: SnapshotInvoice): boolean {
  return status === 'open' && nextAttemptAt !== null;
}

/** The earliest end of a running period: news is expected by then. */
function nextEnd({ subscriptions }: ProviderSnapshot): Date | null {
  const ends = subscriptions.filter(({ endedAt }) => endedAt === null).map(({ periodEnd }) => periodEnd);
  const [first, ...others] = ends;
  return first ? earliest(first, ...others) : null;
}

/**
 * Sets the flag when money went back, again each time it is more, since `reclaimRefunded` watches from that
 * day for coins that jobs return. Never cleared automatically: an admin confirms that they have looked
 * (`clearFlag`).
 */
function flagOf(
  customer: CustomerRow,
  { invoices }: ProviderSnapshot,
  now: Date,
): Partial<Pick<CustomerRow, 'flag' | 'flaggedAt'>> {
  const returned = invoices.filter((invoice) => refundedShare(invoice) > 0);
  // An admin has already reviewed this amount.
  const money = refundTotal(invoices);
  if (returned.length === 0 || money <= customer.returnedSeen) return {};
  const isDisputed = returned.some(({ dispute }) => dispute === 'open' || dispute === 'lost');
  const flag = isDisputed ? 'dispute' : 'refund';
  // The previous snapshot; an unreadable one is repaired by the new one.
  const before = snapshotSchema.safeParse(customer.snapshot ?? emptySnapshot);
  const isMore = before.success && money > refundTotal(before.data.invoices);
  return customer.flag === flag && !isMore ? {} : { flag, flaggedAt: now };
}
