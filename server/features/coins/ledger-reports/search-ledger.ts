import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { EntryKind, GrantSource } from '#contract/coins.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { cutPage, olderThan, writeCursor } from '#server/platform/page-cursor.ts';
import { coinEntries, coinGrants, coinHolds } from '../schema.ts';

export interface LedgerQuery {
  userId?: string | undefined;
  /** The exact reference of an entry or grant; or an invoice's id, which finds all that it has paid for. */
  reference?: string | undefined;
  jobId?: string | undefined;
  kind?: EntryKind | undefined;
  /** From this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined;
  limit: number;
}

export type LedgerEntry = Pick<
  typeof coinEntries.$inferSelect,
  'id' | 'userId' | 'grantId' | 'kind' | 'amount' | 'reference' | 'createdAt'
> & {
  jobId: string | null;
  grantSource: GrantSource;
  grantReference: string;
};

export interface LedgerPage {
  entries: LedgerEntry[];
  nextCursor: string | null;
}

/** Months that an invoice may have paid for. */
const maxMonths = 12;

/** Returns ledger entries, newest first. Every condition has an index, and so does the order without any. */
export async function searchLedger(reader: Reader, query: LedgerQuery): Promise<LedgerPage> {
  const { limit } = query;
  const where = await conditionsOf(reader, query);
  if (where === null) return { entries: [], nextCursor: null };
  const rows = await reader
    .select({
      id: coinEntries.id,
      userId: coinEntries.userId,
      grantId: coinEntries.grantId,
      kind: coinEntries.kind,
      amount: coinEntries.amount,
      reference: coinEntries.reference,
      createdAt: coinEntries.createdAt,
      jobId: coinHolds.jobId,
      grantSource: coinGrants.source,
      grantReference: coinGrants.reference,
    })
    .from(coinEntries)
    .innerJoin(coinGrants, eq(coinGrants.id, coinEntries.grantId))
    .leftJoin(coinHolds, eq(coinHolds.id, coinEntries.holdId))
    .where(and(...where))
    .orderBy(desc(coinEntries.createdAt), desc(coinEntries.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, (last) => writeCursor({ time: last.createdAt, id: last.id }));
  return { entries: page.rows, nextCursor: page.nextCursor };
}

/** Null if nothing can match: the job or the reference does not exist. */
async function conditionsOf(reader: Reader, query: LedgerQuery): Promise<SQL[] | null> {
  const { userId, reference, jobId, kind, from, before } = query;
  const conditions: (SQL | undefined)[] = [
    userId === undefined ? undefined : eq(coinEntries.userId, userId),
    from && gte(coinEntries.createdAt, from),
    before && lt(coinEntries.createdAt, before),
    // A literal, not a parameter, so that the database can use the partial index of rare kinds.
    kind && sql`${coinEntries.kind} = ${sql.raw(`'${kind}'`)}`,
    olderThan(query.cursor, coinEntries.createdAt, coinEntries.id),
  ];
  if (jobId !== undefined) {
    const [hold] = await reader
      .select({ id: coinHolds.id, userId: coinHolds.userId })
      .from(coinHolds)
      .where(eq(coinHolds.jobId, jobId));
    if (!hold) return null;
    conditions.push(eq(coinEntries.userId, hold.userId), eq(coinEntries.holdId, hold.id));
  }
  if (reference !== undefined) {
    const months = Array.from({ length: maxMonths }, (_, month) => `invoice:${reference}:${month}`);
    const grants = await reader
      .select({ id: coinGrants.id })
      .from(coinGrants)
      .where(inArray(coinGrants.reference, [reference, ...months]));
    const ids = grants.map(({ id }) => id);
    conditions.push(
      or(
        eq(coinEntries.reference, reference),
        ids.length > 0 ? inArray(coinEntries.grantId, ids) : undefined,
      ),
    );
  }
  return conditions.filter((condition) => condition !== undefined);
}
