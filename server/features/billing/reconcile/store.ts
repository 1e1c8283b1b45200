import { and, asc, count, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db, Reader, Tx } from '#server/platform/database/database.ts';
import { cutPage } from '#server/platform/page-cursor.ts';
import { billingCustomers, type CustomerRow } from '../schema.ts';
import type { Finding } from './finding.ts';
import { billingFindings, billingRuns, type RunRow } from './schema.ts';

export async function findRun(reader: Reader, id: string): Promise<RunRow | null> {
  const [row] = await reader.select().from(billingRuns).where(eq(billingRuns.id, id));
  return row ?? null;
}

export async function findLastRun(reader: Reader): Promise<RunRow | null> {
  const [row] = await reader.select().from(billingRuns).orderBy(desc(billingRuns.id)).limit(1);
  return row ?? null;
}

export async function countOpen(reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ open: count() })
    .from(billingFindings)
    .where(eq(billingFindings.state, 'open'));
  return row?.open ?? 0;
}

/** Returns the users whom a provider knows, by id, after the given one. */
export async function customersAfter(reader: Reader, after: string, limit: number): Promise<CustomerRow[]> {
  return reader
    .select()
    .from(billingCustomers)
    .where(gt(billingCustomers.userId, after))
    .orderBy(asc(billingCustomers.userId))
    .limit(limit);
}

/** Locks customers in a fixed order, and returns their current rows. */
export async function lockCustomers(tx: Tx, userIds: readonly string[]): Promise<CustomerRow[]> {
  if (userIds.length === 0) return [];
  return tx
    .select()
    .from(billingCustomers)
    .where(inArray(billingCustomers.userId, [...userIds]))
    .orderBy(asc(billingCustomers.userId))
    .for('update');
}

/** Stores a run's findings. A suspected one becomes open if an earlier run had seen it, too. */
export async function writeFindings(
  tx: Tx,
  run: { id: string; now: Date; newId(): string },
  findings: readonly (Finding & { isSuspected: boolean })[],
): Promise<void> {
  if (findings.length === 0) return;
  const { kind, userId, subject, runId, state } = billingFindings;
  const unique = new Map(
    findings.map((found) => [[found.kind, found.userId, found.subject].join('\n'), found]),
  );
  await tx
    .insert(billingFindings)
    .values(
      [...unique.values()].map(({ isSuspected, ...finding }) => ({
        ...finding,
        id: run.newId(),
        runId: run.id,
        state: isSuspected ? ('suspected' as const) : ('open' as const),
        foundAt: run.now,
      })),
    )
    .onConflictDoUpdate({
      target: [kind, userId, subject],
      set: {
        runId: run.id,
        detail: sql`excluded.detail`,
        state: sql`case when ${runId} <> excluded.run_id then 'open' when ${state} = 'open' then 'open' else excluded.state end`,
      },
    });
}

/** Deletes the findings that a complete run has not seen. */
export async function deleteUnseen(tx: Tx, runId: string): Promise<void> {
  await tx.delete(billingFindings).where(ne(billingFindings.runId, runId));
}

/** Returns open findings, newest first; `cursor` is `nextCursor` of the previous page. */
export async function selectOpen(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ findings: (typeof billingFindings.$inferSelect)[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(billingFindings)
    .where(
      and(
        eq(billingFindings.state, 'open'),
        cursor === undefined ? undefined : lt(billingFindings.id, cursor),
      ),
    )
    .orderBy(desc(billingFindings.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ id }) => id);
  return { findings: page.rows, nextCursor: page.nextCursor };
}
