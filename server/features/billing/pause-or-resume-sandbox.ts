import { and, asc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { hourSeconds } from '#contract/durations.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { applySnapshots } from './apply-snapshot.ts';
import type { BillingDeps } from './deps.ts';
import { isSandboxPaused } from './effective-snapshot.ts';
import { savedSnapshot } from './present.ts';
import { billingCustomers } from './schema.ts';
import { requestSync } from './sync.ts';

const followJob = defineJob('follow-billing-provider', z.object({}), { expireSeconds: hourSeconds });

const customersPerPage = 200;

export function workOnPauseOrResume(deps: BillingDeps): void {
  deps.queue.work(followJob, async ({ signal }) => {
    await pauseOrResumeSandbox(deps, signal);
  });
}

/** Enqueues pausing or resuming the sandbox's subscriptions. */
export async function requestPauseOrResume({ queue, database }: BillingDeps): Promise<void> {
  await database.inTransaction((tx) => queue.enqueue(tx, followJob, {}, { key: 'sandbox' }));
}

/**
 * Pauses the sandbox's subscriptions where the sandbox is not the payment provider, and resumes them where
 * it is: an unpaid plan must not continue where images cost the operator money. Returns how many customers
 * changed. A failure for one does not stop the others; it is thrown at the end.
 */
export async function pauseOrResumeSandbox(deps: BillingDeps, signal?: AbortSignal): Promise<number> {
  const isOn = deps.provider?.name === 'sandbox';
  const failures: unknown[] = [];
  let changed = 0;
  for await (const userIds of customersOfSandbox(deps, isOn ? shouldResume : shouldPause)) {
    for (const userId of userIds) {
      signal?.throwIfAborted();
      try {
        if (await (isOn ? requestSyncOfUser(deps, userId) : pauseUser(deps, userId))) changed += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some sandbox customers could not be updated.');
  return changed;
}

/** Something of theirs is still in effect. */
const shouldPause = or(
  ne(billingCustomers.plan, 'free'),
  isNotNull(billingCustomers.nextDueAt),
  isNotNull(billingCustomers.periodEnd),
);

/** A live subscription in effect has a known period end. */
const shouldResume = and(
  isNull(billingCustomers.periodEnd),
  sql`jsonb_path_exists(${billingCustomers.snapshot}, '$.subscriptions[*] ? (@.endedAt == null)')`,
);

async function* customersOfSandbox(
  { database }: BillingDeps,
  which: SQL | undefined,
): AsyncGenerator<string[]> {
  let after = '';
  while (true) {
    const page = await database.db
      .select({ userId: billingCustomers.userId })
      .from(billingCustomers)
      .where(and(eq(billingCustomers.provider, 'sandbox'), gt(billingCustomers.userId, after), which))
      .orderBy(asc(billingCustomers.userId))
      .limit(customersPerPage);
    if (page.length > 0) yield page.map(({ userId }) => userId);
    const last = page.at(-1);
    if (!last || page.length < customersPerPage) return;
    after = last.userId;
  }
}

function pauseUser(deps: BillingDeps, userId: string): Promise<boolean> {
  return deps.database.inTransaction(async (tx) => {
    const rows = await tx
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId))
      .for('update');
    const [customer] = rows;
    // The engine may have been removed again meanwhile.
    if (!customer || !isSandboxPaused(deps, customer)) return false;
    await applySnapshots(deps, tx, [{ customer, snapshot: savedSnapshot(customer) }]);
    return true;
  });
}

function requestSyncOfUser(deps: BillingDeps, userId: string): Promise<boolean> {
  return deps.database.inTransaction(async (tx) => {
    const rows = await tx.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
    const [customer] = rows;
    if (customer) await requestSync(deps, tx, customer);
    return customer !== undefined;
  });
}
