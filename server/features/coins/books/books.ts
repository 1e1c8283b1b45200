import type { GrantSource } from '#contract/coins.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/database/database.ts';
import { type AuditProblem, audit } from '../audit.ts';
import { type CoinDay, closeDays, readDays } from './coin-days.ts';
import { findGivenGrants, findGroundlessGrants, type GivenGrant } from './given-grants.ts';
import { findHolders } from './holders.ts';
import { outstandingCoins } from './outstanding.ts';
import { type LedgerPage, type LedgerQuery, searchLedger } from './search-ledger.ts';
import { findTakenBack, type TakenBack } from './taken-back.ts';

/** What the operator looks at: the books of everybody. Nothing here changes a coin. */
export interface Books {
  /** Everybody whom the books name, in the order of their ids, after one of them. */
  holders(reader: Reader, after: string, limit: number): Promise<string[]>;
  /** What does not add up in the books of these users. */
  problems(reader: Reader, userIds: readonly string[]): Promise<AuditProblem[]>;
  /** What these users were given from these sources. */
  given(reader: Reader, userIds: readonly string[], sources: readonly GrantSource[]): Promise<GivenGrant[]>;
  /** Grants of these users from these sources of which something was taken back or could be. */
  takenBack(
    reader: Reader,
    userIds: readonly string[],
    sources: readonly GrantSource[],
  ): Promise<TakenBack[]>;
  /** Sign-up coins and coins that came back, for which the books hold no reason. */
  groundless(reader: Reader, userIds: readonly string[]): Promise<GivenGrant[]>;
  /** UTC days from then on, oldest first, none left out; the last one is today. */
  days(from: Date): Promise<CoinDay[]>;
  /** Adds up the days that are over, for the schedule: then nobody waits for it. */
  closeDays(from: Date): Promise<void>;
  /** Coins of all users that can be spent now. */
  outstanding(): Promise<number>;
  /** Entries of the ledger, newest first. */
  search(query: LedgerQuery): Promise<LedgerPage>;
}

export function createBooks({ database, clock }: { database: Database; clock: Clock }): Books {
  return {
    holders: findHolders,
    problems: audit,
    given: findGivenGrants,
    takenBack: (reader, userIds, sources) => findTakenBack(reader, userIds, { sources, now: clock.now() }),
    groundless: findGroundlessGrants,
    days: (from) => readDays(database.db, from, clock.now()),
    closeDays: (from) => closeDays(database.db, from, clock.now()),
    outstanding: () => outstandingCoins(database.db, clock.now()),
    search: (query) => searchLedger(database.db, query),
  };
}
