import type { CoinGrant, CoinHistoryFilter, CoinHistoryPage } from '#contract/coins.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type CoinsToTake, takeCoins } from './adjust-coins.ts';
import { type AuditProblem, audit } from './audit.ts';
import { createBalanceReader } from './balance.ts';
import { type Books, createBooks } from './books/books.ts';
import type { CoinDeps } from './deps.ts';
import { ensureAccount, readSignupGrant } from './ensure-account.ts';
import { expireDue } from './expire-coins.ts';
import { type ExpiringGrant, grantsThatExpire } from './expiring-grants.ts';
import { grantCoins, type NewGrant } from './grant-coins.ts';
import { historyFile } from './history/history-file.ts';
import { type FindPaidJobs, listHistory } from './history/list-history.ts';
import { holdCoins, type NewHold } from './hold-coins.ts';
import { type KeptChange, type KeptGrants, keepGrants } from './keep-grants.ts';
import { livingGrants } from './living-grants.ts';
import { releaseHold } from './release-hold.ts';
import { settleHold } from './settle-hold.ts';

export type { AuditProblem } from './audit.ts';
export type { Books } from './books/books.ts';
export type { CoinDay } from './books/coin-days.ts';
export type { GivenGrant } from './books/given-grants.ts';
export type { TakenBack } from './books/taken-back.ts';
export type { BalanceFall, CoinDeps } from './deps.ts';
export type { ExpiringGrant } from './expiring-grants.ts';
export { HoldEndedError } from './find-hold.ts';
export type { NewGrant } from './grant-coins.ts';
export type { FindPaidJobs } from './history/list-history.ts';
export type { PaidJob } from './history/present-line.ts';
export type { NewHold } from './hold-coins.ts';
export type { KeptChange, KeptGrant, KeptGrants } from './keep-grants.ts';

/**
 * The books. Verbs that take a `tx` belong to the caller's transaction, so that coins move if and only if what they
 * pay for happens; they lock the user's account first and publish `coins.changed` last. In one transaction a caller
 * uses them for one user only, or deadlocks become possible; `keep` alone takes many, in one call.
 */
export interface Coins {
  /** Gives a new user their first coins. Idempotent, and safe to call from many places at once. */
  ensureAccount(userId: string): Promise<void>;
  /** Coins that can be spent now. One indexed query, no write. */
  balance(userId: string): Promise<number>;
  /** Gives coins. A replay with the same reference changes nothing. */
  grant(tx: Tx, grant: NewGrant): Promise<void>;
  /**
   * Brings users' grants in line with what they are to have, and takes back what was refunded. Idempotent. Answers what
   * has changed, by user.
   */
  keep(tx: Tx, kept: readonly KeptGrants[]): Promise<Map<string, KeptChange>>;
  /** Takes coins away by hand, once per reference. Throws `too_few_coins`. */
  take(tx: Tx, coins: CoinsToTake): Promise<void>;
  /** Reserves the price of a job and answers what is left. Throws `insufficient_coins`. */
  hold(tx: Tx, hold: NewHold): Promise<{ coins: number }>;
  /** Makes a job's price final. Idempotent; throws `HoldEndedError` when it was released. */
  settle(tx: Tx, job: { jobId: string }): Promise<void>;
  /** Gives a job's price back. Idempotent; throws `HoldEndedError` when it was settled. */
  release(tx: Tx, job: { jobId: string }): Promise<{ coins: number }>;
  /** Posts what has expired by then, of all users; answers how many grants ended. For the schedule. */
  expireDue(now: Date): Promise<number>;
  /** When the coins of the sign-up expire; null before `ensureAccount`. */
  signupGrant(userId: string): Promise<{ expiresAt: Date } | null>;
  /** The grants that have coins left and end in that time without new ones in their place, in pages. For the schedule. */
  grantsThatExpire(range: { after: Date; until: Date }): AsyncIterable<ExpiringGrant[]>;
  /** A user's coins by where they came from, those that end first before the others. */
  grants(userId: string): Promise<CoinGrant[]>;
  /** A page of what came and went of a user's coins, newest first. */
  history(
    userId: string,
    query: CoinHistoryFilter & { limit: number; cursor?: string | undefined },
    findJobs: FindPaidJobs,
  ): Promise<CoinHistoryPage>;
  /** All of it as CSV, written while it is read. */
  historyFile(userId: string, filter: CoinHistoryFilter, findJobs: FindPaidJobs): ReadableStream<Uint8Array>;
  /** What in the books does not add up: an empty list, always. */
  audit(userId?: string): Promise<AuditProblem[]>;
  /** For the operator: everybody's books. */
  readonly books: Books;
}

export function createCoins(deps: CoinDeps): Coins {
  const { database, clock } = deps;
  const readBalance = createBalanceReader(database.db);
  return {
    ensureAccount: (userId) => ensureAccount(deps, userId),
    balance: (userId) => readBalance(userId, clock.now()),
    grant: (tx, grant) => grantCoins(deps, tx, grant),
    keep: (tx, kept) => keepGrants(deps, tx, kept),
    take: (tx, coins) => takeCoins(deps, tx, coins),
    hold: (tx, hold) => holdCoins(deps, tx, hold),
    settle: (tx, { jobId }) => settleHold(deps, tx, jobId),
    release: (tx, { jobId }) => releaseHold(deps, tx, jobId),
    expireDue: (now) => expireDue(deps, now),
    signupGrant: (userId) => readSignupGrant(database.db, userId),
    grantsThatExpire: (range) => grantsThatExpire(database.db, range),
    grants: (userId) => livingGrants(database.db, userId, clock.now()),
    history: (userId, query, findJobs) => listHistory({ reader: database.db, findJobs }, userId, query),
    historyFile: (userId, filter, findJobs) => historyFile({ reader: database.db, findJobs }, userId, filter),
    audit: (userId) => audit(database.db, userId),
    books: createBooks({ database, clock }),
  };
}
