import { and, eq, sql } from 'drizzle-orm';
import type { FindingKind } from '#contract/admin-reconciliation.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { CustomerRow } from '../schema.ts';
import { requestSync } from '../sync.ts';
import { checkUsers } from './check-users.ts';
import { compareSnapshots, type Difference, isUnchanged } from './compare-snapshots.ts';
import type { ReconcileDeps } from './deps.ts';
import type { Finding } from './finding.ts';
import { billingRuns, type RunRow } from './schema.ts';
import { customersAfter, lockCustomers, writeFindings } from './store.ts';

const usersPerPage = 200;

export interface PageWork {
  signal?: AbortSignal | undefined;
  /** Runs in the transaction of the page. */
  onPage(tx: Tx, page: { isLast: boolean }): Promise<void>;
}

/** Checks the next page of users. Discards its results if another process has moved the run on meanwhile. */
export async function checkPage(deps: ReconcileDeps, run: RunRow, work: PageWork): Promise<void> {
  const { database } = deps;
  const { users, customers } = await nextUsers(deps, run.cursor);
  const suspects = await checkUsers(deps, database.db, users);
  const differences = await compareSnapshots(deps, customers, work.signal);
  const ids = new Set(
    [...suspects, ...differences.map(({ finding }) => finding)].map(({ userId }) => userId),
  );
  await database.inTransaction(async (tx) => {
    // Every change of plan and coins locks the customer first: what differs now was not just in progress.
    const locked = await lockCustomers(tx, [...ids].sort());
    const findings = await checkUsers(deps, tx, [...ids]);
    const still = withoutFixed(differences, locked);
    const toAsk = new Set([
      ...still.map(({ customer }) => customer),
      ...repairableBySync(deps, findings, locked),
    ]);
    for (const customer of toAsk) await requestSync(deps, tx, customer);
    if (!(await moveOn(deps, tx, run, users))) return;
    await writeFindings(tx, { id: run.id, now: deps.clock.now(), newId: deps.newId }, [
      ...findings.map((finding) => ({ ...finding, isSuspected: false })),
      ...still.map(({ finding }) => ({ ...finding, isSuspected: true })),
    ]);
    await work.onPage(tx, { isLast: users.length < usersPerPage });
  });
}

/** Returns the next users: those in the ledger, and those whom a provider knows. */
async function nextUsers(
  { database, ledger }: Pick<ReconcileDeps, 'database' | 'ledger'>,
  cursor: string,
): Promise<{ users: string[]; customers: CustomerRow[] }> {
  const holders = await ledger.holders(database.db, cursor, usersPerPage);
  const customers = await customersAfter(database.db, cursor, usersPerPage);
  const all = [...new Set([...holders, ...customers.map(({ userId }) => userId)])];
  if (all.length === 0) return { users: [], customers: [] };
  // Sorted by the database, whose collation the two lists and the next page use.
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from (values ${sql.join(
      all.map((id) => sql`(${id}::text)`),
      sql`, `,
    )}) as users(id) order by id limit ${usersPerPage}`);
  const users = rows.map(({ id }) => id);
  const chosen = new Set(users);
  return { users, customers: customers.filter(({ userId }) => chosen.has(userId)) };
}

const syncedFindings: readonly FindingKind[] = [
  'invoices',
  'subscriptions',
  'clawback_missing',
  'clawback_extra',
];

/** Customers whose copies or claw-backs are wrong: a sync rewrites and settles them. */
function repairableBySync(
  { provider }: Pick<ReconcileDeps, 'provider'>,
  findings: readonly Finding[],
  locked: readonly CustomerRow[],
): CustomerRow[] {
  const wrong = new Set(
    findings.filter(({ kind }) => syncedFindings.includes(kind)).map(({ userId }) => userId),
  );
  return locked.filter((customer) => customer.provider === provider?.name && wrong.has(customer.userId));
}

/** Keeps the differences that no sync has fixed meanwhile. */
function withoutFixed(differences: readonly Difference[], locked: readonly CustomerRow[]): Difference[] {
  const now = new Map(locked.map((row) => [row.userId, row]));
  return differences.flatMap((difference) => {
    const row = now.get(difference.customer.userId);
    return row && isUnchanged(difference.customer, row) ? [{ ...difference, customer: row }] : [];
  });
}

/** Returns false if another process has checked this page. */
async function moveOn(
  { clock }: Pick<ReconcileDeps, 'clock'>,
  tx: Tx,
  { id, cursor, checked }: RunRow,
  users: readonly string[],
): Promise<boolean> {
  const moved = await tx
    .update(billingRuns)
    .set({ cursor: users.at(-1) ?? cursor, checked: checked + users.length, movedAt: clock.now() })
    .where(and(eq(billingRuns.id, id), eq(billingRuns.cursor, cursor), eq(billingRuns.state, 'running')))
    .returning({ id: billingRuns.id });
  return moved.length > 0;
}
