import { and, gt, isNull, sql } from 'drizzle-orm';
import type { GrantSource } from '#contract/coins.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/database/database.ts';
import { type AuditProblem, audit } from '../audit.ts';
import { coinAccounts, coinGrants, coinHolds } from '../schema.ts';
import { type ClawedBackGrant, findClawedBackGrants } from './clawed-back-grants.ts';
import { type CoinDay, closeDays, readDays } from './coin-days.ts';
import { type ExistingGrant, findGrantsBySource, findUnexplainedGrants } from './given-grants.ts';
import { type LedgerPage, type LedgerQuery, searchLedger } from './search-ledger.ts';

/** The operator's read-only view of all users' ledgers. */
export interface LedgerReports {
  /** Returns all users with ledger rows, by id, after the given one. */
  holders(reader: Reader, after: string, limit: number): Promise<string[]>;
  /** Returns what does not add up in these users' ledgers. */
  problems(reader: Reader, userIds: readonly string[]): Promise<AuditProblem[]>;
  /** Returns what these users were given from these sources. */
  given(
    reader: Reader,
    userIds: readonly string[],
    sources: readonly GrantSource[],
  ): Promise<ExistingGrant[]>;
  /** Returns these users' grants from these sources that were clawed back or could be. */
  clawedBackGrants(
    reader: Reader,
    userIds: readonly string[],
    sources: readonly GrantSource[],
  ): Promise<ClawedBackGrant[]>;
  /** Returns sign-up and returned coins without a reason in the ledger. */
  unexplained(reader: Reader, userIds: readonly string[]): Promise<ExistingGrant[]>;
  /** Returns the UTC days from then on, oldest first, without gaps; the last one is today. */
  days(from: Date): Promise<CoinDay[]>;
  /** Sums up past days. For the schedule: no request has to compute them. */
  closeDays(from: Date): Promise<void>;
  /** Returns the coins of all users that can be spent now. */
  outstanding(): Promise<number>;
  /** Returns ledger entries, newest first. */
  search(query: LedgerQuery): Promise<LedgerPage>;
}

export function createLedgerReports({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): LedgerReports {
  return {
    holders: findHolders,
    problems: audit,
    given: findGrantsBySource,
    clawedBackGrants: (reader, userIds, sources) =>
      findClawedBackGrants(reader, userIds, { sources, now: clock.now() }),
    unexplained: findUnexplainedGrants,
    days: (from) => readDays(database.db, from, clock.now()),
    closeDays: (from) => closeDays(database.db, from, clock.now()),
    outstanding: () => outstandingCoins(database.db, clock.now()),
    search: (query) => searchLedger(database.db, query),
  };
}

/** Returns all users with ledger rows, by id, after the given one. */
async function findHolders(reader: Reader, after: string, limit: number): Promise<string[]> {
  // Uses each table's index: none is read beyond the page.
  const { rows } = await reader.execute<{ user_id: string }>(sql`
    select user_id from (
      (select user_id from ${coinAccounts} where user_id > ${after} order by user_id limit ${limit})
      union (select distinct user_id from ${coinGrants} where user_id > ${after} order by user_id limit ${limit})
      union (select distinct user_id from ${coinHolds} where user_id > ${after} order by user_id limit ${limit})
    ) holders order by user_id limit ${limit}`);
  return rows.map((row) => row.user_id);
}

/**
 * Returns the coins that all users together can spend at a moment: what is left of grants that have not
 * expired.
 */
async function outstandingCoins(reader: Reader, now: Date): Promise<number> {
  const [row] = await reader
    .select({ coins: sql<number>`coalesce(sum(${coinGrants.remaining}), 0)`.mapWith(Number) })
    .from(coinGrants)
    // Uses the partial index of grants whose expiry was not posted yet.
    .where(and(isNull(coinGrants.expiredAt), gt(coinGrants.expiresAt, now)));
  return row?.coins ?? 0;
}
