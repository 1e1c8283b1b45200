import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applySnapshots } from './apply-snapshot.ts';
import type { BillingDeps } from './deps.ts';
import { snapshotSchema } from './provider-snapshot.ts';
import { billingCustomers } from './schema.ts';
import { requestSync } from './sync.ts';

/** How many users one transaction serves: they share the cost of its statements. */
const usersPerTransaction = 100;
/** How many such transactions run concurrently, each on its own connection. */
const concurrency = 4;
const customersPerPage = usersPerTransaction * concurrency;
/** A provider needs a while to create a renewal and to report it. */
const graceMs = 15 * minuteMs;

/**
 * Gives all coins that are due and already paid, to many users per transaction. Returns how many users got
 * some. After an interruption the next run continues. A failure for one user does not stop the others; it is
 * thrown at the end.
 */
export async function grantDueCoins(deps: BillingDeps, signal?: AbortSignal): Promise<number> {
  const now = deps.clock.now();
  const failures: unknown[] = [];
  let granted = 0;
  for await (const page of dueCustomers(deps.database, now)) {
    const left = inParts(page, usersPerTransaction);
    const work = async () => {
      for (let part = left.pop(); part !== undefined; part = left.pop()) {
        // Not `given += await …`: concurrent parts add to it during the await.
        const count = await grantEach(deps, part, { now, signal, failures });
        granted += count;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Granting coins failed for some users.');
  return granted;
}

function inParts<Item>(items: readonly Item[], length: number): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += length) parts.push(items.slice(from, from + length));
  return parts;
}

interface Giving {
  now: Date;
  signal: AbortSignal | undefined;
  failures: unknown[];
}

/** Gives to all of them at once; if that fails, one by one, so that only the failing one is left out. */
async function grantEach(deps: BillingDeps, userIds: readonly string[], giving: Giving): Promise<number> {
  const { now, signal, failures } = giving;
  signal?.throwIfAborted();
  try {
    return await grantTo(deps, userIds, now);
  } catch (error) {
    if (userIds.length === 1) {
      failures.push(error);
      return 0;
    }
  }
  let granted = 0;
  for (const userId of userIds) granted += await grantEach(deps, [userId], giving);
  return granted;
}

/** Serves all users in one transaction or none. Returns how many were still due. */
async function grantTo(deps: BillingDeps, userIds: readonly string[], now: Date): Promise<number> {
  return deps.database.inTransaction(async (tx) => {
    // Another process may have served them meanwhile.
    const customers = await tx
      .select()
      .from(billingCustomers)
      .where(
        and(
          inArray(billingCustomers.userId, [...userIds]),
          lte(billingCustomers.nextDueAt, now),
          isNotNull(billingCustomers.snapshot),
        ),
      )
      .orderBy(asc(billingCustomers.userId))
      .for('update');
    const due = customers.map((customer) => ({
      customer,
      snapshot: snapshotSchema.parse(customer.snapshot),
    }));
    await applySnapshots(deps, tx, due);
    return due.length;
  });
}

/** Yields users with due coins, page by page; serving a page removes its users from the list. */
async function* dueCustomers({ db }: Database, now: Date): AsyncGenerator<string[]> {
  let after = { dueAt: new Date(0), userId: '' };
  while (true) {
    const page = await db
      .select({ userId: billingCustomers.userId, dueAt: billingCustomers.nextDueAt })
      .from(billingCustomers)
      .where(
        and(
          lte(billingCustomers.nextDueAt, now),
          sql`(${billingCustomers.nextDueAt}, ${billingCustomers.userId}) > (${after.dueAt.toISOString()}::timestamptz, ${after.userId})`,
        ),
      )
      .orderBy(asc(billingCustomers.nextDueAt), asc(billingCustomers.userId))
      .limit(customersPerPage);
    if (page.length > 0) yield page.map(({ userId }) => userId);
    const last = page.at(-1);
    if (!last?.dueAt || page.length < customersPerPage) return;
    after = { dueAt: last.dueAt, userId: last.userId };
  }
}

/**
 * Requests a sync for customers whose period is over without news: a lost event costs no one their coins.
 * Returns how many.
 */
export async function syncOverdue(deps: BillingDeps): Promise<number> {
  const { database, clock, provider } = deps;
  if (provider === null) return 0;
  const since = new Date(clock.now().getTime() - graceMs);
  const overdue = await database.db
    .select({ customerId: billingCustomers.customerId, readsStarted: billingCustomers.readsStarted })
    .from(billingCustomers)
    .where(
      and(
        eq(billingCustomers.provider, provider.name),
        gt(billingCustomers.periodEnd, new Date(0)),
        lte(billingCustomers.periodEnd, since),
      ),
    );
  for (const customer of overdue) {
    await database.inTransaction((tx) => requestSync(deps, tx, customer));
  }
  return overdue.length;
}
