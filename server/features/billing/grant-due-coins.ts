import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { applySnapshots } from './apply-snapshot.ts';
import type { BillingDeps } from './deps.ts';
import { snapshotSchema } from './provider-snapshot.ts';
import { billingCustomers } from './schema.ts';
import { requestSync } from './sync.ts';

/** How many users are given their coins in one transaction: what a statement costs is shared by them. */
const usersPerGift = 100;
/** How many such transactions run at the same time, on connections of their own. */
const atOnce = 4;
const customersPerPage = usersPerGift * atOnce;
/** A provider needs a while to make a renewal, and to tell of it. */
const patienceMs = 15 * 60_000;

/**
 * Gives all coins that are due and paid already, to some users in one transaction, and answers how many users were given
 * some. What a stop interrupts the next run takes up: what was given is given. What fails for one user does not keep the
 * others from theirs; it is thrown at the end.
 */
export async function grantDueCoins(deps: BillingDeps, signal?: AbortSignal): Promise<number> {
  const now = deps.clock.now();
  const failures: unknown[] = [];
  let given = 0;
  for await (const page of dueCustomers(deps.database, now)) {
    const left = inParts(page, usersPerGift);
    const work = async () => {
      for (let part = left.pop(); part !== undefined; part = left.pop()) {
        // Not added to in one expression with the waiting: others add to it meanwhile.
        const count = await giveEachOf(deps, part, { now, signal, failures });
        given += count;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some users could not be given their coins.');
  return given;
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

/** Gives to all of them at once, and where that fails to one after the other, so that it fails for one alone. */
async function giveEachOf(deps: BillingDeps, userIds: readonly string[], giving: Giving): Promise<number> {
  const { now, signal, failures } = giving;
  signal?.throwIfAborted();
  try {
    return await giveTo(deps, userIds, now);
  } catch (error) {
    if (userIds.length === 1) {
      failures.push(error);
      return 0;
    }
  }
  let given = 0;
  for (const userId of userIds) given += await giveEachOf(deps, [userId], giving);
  return given;
}

/** In one transaction: all of them have their coins, or nobody has. Answers how many were still due. */
async function giveTo(deps: BillingDeps, userIds: readonly string[], now: Date): Promise<number> {
  return deps.database.inTransaction(async (tx) => {
    // Another process may have given them meanwhile.
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

/** Users with coins that are due, page by page; those of one page leave the list by being served. */
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
 * Asks about customers whose period is over and of whom nothing was heard since: an event that got lost costs nobody
 * their coins. Answers how many there were.
 */
export async function syncOverdue(deps: BillingDeps): Promise<number> {
  const { database, clock, provider } = deps;
  if (provider === null) return 0;
  const since = new Date(clock.now().getTime() - patienceMs);
  const overdue = await database.db
    .select({ customerId: billingCustomers.customerId, readsBegun: billingCustomers.readsBegun })
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
