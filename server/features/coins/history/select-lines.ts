import { and, desc, eq, exists, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CoinHistoryFilter, CoinLineKind } from '#contract/coin-history.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { coinEntries, coinGrants, coinHoldParts, coinHolds, type HoldState } from '../schema.ts';

/** The source of one history line: an entry with its grant and, for a job, its hold. */
export interface LineRow {
  entry: Pick<typeof coinEntries.$inferSelect, 'id' | 'kind' | 'amount' | 'createdAt'>;
  source: typeof coinGrants.$inferSelect.source;
  grantReference: string;
  hold: Pick<typeof coinHolds.$inferSelect, 'jobId' | 'amount' | 'state' | 'returned'> | null;
}

/**
 * Selects lines of a user's history, newest first: ledger entries by descending id, and ids rise with time.
 * All entries of a hold form one line, at the entry of its last grant; its settlement, release and returns
 * are part of that line.
 */
export function selectLines(
  reader: Reader,
  userId: string,
  { filter, limit, before }: { filter: CoinHistoryFilter; limit: number; before?: string | undefined },
): Promise<LineRow[]> {
  return reader
    .select({
      entry: {
        id: coinEntries.id,
        kind: coinEntries.kind,
        amount: coinEntries.amount,
        createdAt: coinEntries.createdAt,
      },
      source: coinGrants.source,
      grantReference: coinGrants.reference,
      hold: {
        jobId: coinHolds.jobId,
        amount: coinHolds.amount,
        state: coinHolds.state,
        returned: coinHolds.returned,
      },
    })
    .from(coinEntries)
    .innerJoin(coinGrants, eq(coinGrants.id, coinEntries.grantId))
    .leftJoin(coinHolds, eq(coinHolds.id, coinEntries.holdId))
    .where(
      and(
        eq(coinEntries.userId, userId),
        before === undefined ? undefined : lt(coinEntries.id, before),
        filter.kind === undefined ? isLine(reader) : isOfKind(reader, filter.kind),
        filter.source === undefined ? undefined : isOfSource(reader, filter.source),
        filter.from === undefined ? undefined : gte(coinEntries.createdAt, readDate(filter.from)),
        filter.to === undefined ? undefined : lt(coinEntries.createdAt, readDate(filter.to)),
      ),
    )
    .orderBy(desc(coinEntries.id))
    .limit(limit);
}

const isEntry = (kind: typeof coinEntries.$inferSelect.kind): SQL => eq(coinEntries.kind, kind);

/** Excludes coins that a job returned after their expiry: the job's own line shows them. */
const isGrant = () => and(isEntry('grant'), isNull(coinEntries.holdId));

function isJob(reader: Reader, state?: HoldState): SQL | undefined {
  const lastGrant = reader
    .select({ grantId: sql`max(${coinHoldParts.grantId})` })
    .from(coinHoldParts)
    .where(eq(coinHoldParts.holdId, coinEntries.holdId));
  return and(
    isEntry('hold'),
    state === undefined ? undefined : eq(coinHolds.state, state),
    eq(coinEntries.grantId, lastGrant),
  );
}

function isLine(reader: Reader): SQL | undefined {
  return or(isEntry('expire'), isEntry('clawback'), isEntry('adjust'), isGrant(), isJob(reader));
}

function isOfKind(reader: Reader, kind: CoinLineKind): SQL | undefined {
  switch (kind) {
    case 'granted':
      return isGrant();
    case 'spent':
      return isJob(reader, 'settled');
    case 'reserved':
      return isJob(reader, 'held');
    case 'returned':
      return isJob(reader, 'released');
    case 'expired':
      return isEntry('expire');
    case 'taken_back':
      return isEntry('clawback');
    case 'adjusted':
      return isEntry('adjust');
  }
}

function isOfSource(reader: Reader, source: NonNullable<CoinHistoryFilter['source']>): SQL | undefined {
  const taken = alias(coinGrants, 'taken');
  const parts = reader
    .select({ one: sql`1` })
    .from(coinHoldParts)
    .innerJoin(taken, eq(taken.id, coinHoldParts.grantId))
    .where(and(eq(coinHoldParts.holdId, coinEntries.holdId), eq(taken.source, source)));
  return or(and(isNull(coinEntries.holdId), eq(coinGrants.source, source)), exists(parts));
}

/** Clamps moments outside the database's range to its bounds. */
const [earliest, latest] = [0, Date.UTC(9999, 0)];

function readDate(text: string): Date {
  return new Date(Math.min(Math.max(Date.parse(text), earliest), latest));
}
