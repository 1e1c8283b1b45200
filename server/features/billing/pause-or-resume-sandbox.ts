import { and, asc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '#server/platform/queue/queue.ts';
import { applySnapshots } from './apply-snapshot.ts';
import type { BillingDeps } from './deps.ts';
import { isSandboxPaused } from './effective-snapshot.ts';
import { savedSnapshot } from './present.ts';
import { billingCustomers } from './schema.ts';
import { requestSync } from './sync.ts';

const followJob = defineJob('follow-billing-provider', z.object({}), { expireSeconds: 3_600 });

const customersPerPage = 200;

export function workOnPauseOrResume(deps: BillingDeps): void {
  deps.queue.work(followJob, async ({ signal }) => {
    await pauseOrResumeSandbox(deps, signal);
  });
}

/** Has the sandbox's customers follow whether it takes the payments, soon. */
export async function requestPauseOrResume({ queue, database }: BillingDeps): Promise<void> {
  await database.inTransaction((tx) => queue.enqueue(tx, followJob, {}, { key: 'sandbox' }));
}

/**
 * Has the sandbox's subscriptions rest where it does not take the payments, and count again where it does: a plan that
 * nobody has paid for must not go on where pictures cost the operator money. Answers of how many customers something
 * changes. What fails for one does not keep the others; it is thrown at the end.
 */
export async function pauseOrResumeSandbox(deps: BillingDeps, signal?: AbortSignal): Promise<number> {
  const isOn = deps.provider?.name === 'sandbox';
  const failures: unknown[] = [];
  let changed = 0;
  for await (const userIds of customersOfSandbox(deps, isOn ? isToWake : isToRest)) {
    for (const userId of userIds) {
      signal?.throwIfAborted();
      try {
        if (await (isOn ? wake(deps, userId) : rest(deps, userId))) changed += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some of the sandbox’s customers do not follow.');
  return changed;
}

/** Something of theirs counts still. */
const isToRest = or(
  ne(billingCustomers.plan, 'free'),
  isNotNull(billingCustomers.nextDueAt),
  isNotNull(billingCustomers.periodEnd),
);

/** Of a subscription that lives and counts the end of its period is known. */
const isToWake = and(
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

function rest(deps: BillingDeps, userId: string): Promise<boolean> {
  return deps.database.inTransaction(async (tx) => {
    const rows = await tx
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId))
      .for('update');
    const [customer] = rows;
    // The engine may have been taken away again meanwhile.
    if (!customer || !isSandboxPaused(deps, customer)) return false;
    await applySnapshots(deps, tx, [{ customer, snapshot: savedSnapshot(customer) }]);
    return true;
  });
}

function wake(deps: BillingDeps, userId: string): Promise<boolean> {
  return deps.database.inTransaction(async (tx) => {
    const rows = await tx.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
    const [customer] = rows;
    if (customer) await requestSync(deps, tx, customer);
    return customer !== undefined;
  });
}
