import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { cutPage, olderThan, writeCursor } from '#server/platform/page-cursor.ts';
import { billingCustomers, billingInvoices } from '../schema.ts';
import type { FigureDeps } from './deps.ts';

interface Page {
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined;
  limit: number;
}

const isFailing = and(eq(billingInvoices.status, 'open'), isNotNull(billingInvoices.nextAttemptAt));

/** Unpaid invoices that will be retried, newest first. */
export async function failedPayments({ database }: Pick<FigureDeps, 'database'>, { cursor, limit }: Page) {
  const { id, userId, plan, total, createdAt, nextAttemptAt } = billingInvoices;
  const rows = await database.db
    .select({ id, userId, plan, total, createdAt, nextAttemptAt })
    .from(billingInvoices)
    .where(and(isFailing, olderThan(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  return cutPage(rows, limit, (last) => writeCursor({ time: last.createdAt, id: last.id }));
}

export async function countFailing({ database }: Pick<FigureDeps, 'database'>) {
  const [row] = await database.db
    .select({
      count: sql<number>`count(*)::int`,
      total: sql<number>`coalesce(sum(${billingInvoices.total}), 0)`.mapWith(Number),
    })
    .from(billingInvoices)
    .where(isFailing);
  return row ?? { count: 0, total: 0 };
}

/** Refunded accounts that no admin has reviewed yet, newest first. */
export async function flaggedAccounts({ database }: Pick<FigureDeps, 'database'>, { cursor, limit }: Page) {
  const { userId, flag, flaggedAt } = billingCustomers;
  const rows = await database.db
    .select({ userId, flag, flaggedAt })
    .from(billingCustomers)
    .where(and(isNotNull(flaggedAt), olderThan(cursor, flaggedAt, userId)))
    .orderBy(desc(flaggedAt), desc(userId))
    .limit(limit + 1);
  return cutPage(rows, limit, (last) =>
    writeCursor({ time: last.flaggedAt ?? new Date(0), id: last.userId }),
  );
}
