import type { CoinGrant, CoinHistoryFilter, listCoinHistory } from '#contract/coin-history.ts';
import { type Tool, tools } from '#contract/tools.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { areAccepted, mayCallPaidEngines, readAcceptedBalance } from './accepted-coins.ts';
import { activeGrants } from './active-grants.ts';
import { type CoinDeduction, deductCoins } from './adjust-coins.ts';
import { type AuditProblem, audit } from './audit.ts';
import { createBalanceReader } from './balance.ts';
import type { CoinDeps } from './deps.ts';
import { releaseHold, settleHold } from './end-hold.ts';
import { ensureAccount, readSignupGrant } from './ensure-account.ts';
import { expireDue } from './expire-coins.ts';
import { type ExpiringGrant, expiringGrants } from './expiring-grants.ts';
import { grantCoins, type NewGrant } from './grant-coins.ts';
import { historyFile } from './history/history-file.ts';
import { type FindPaidJobs, listHistory } from './history/list-history.ts';
import { type Held, holdCoins, type NewHold } from './hold-coins.ts';
import { createLedgerReports, type LedgerReports } from './ledger-reports/ledger-reports.ts';
import { type EntitledGrants, type GrantChanges, syncGrants } from './sync-grants.ts';
import { withoutCoins } from './without-coins.ts';

export type { AuditProblem } from './audit.ts';
export type { BalanceDrop, CoinDeps } from './deps.ts';
export type { ExpiringGrant } from './expiring-grants.ts';
export { HoldEndedError } from './find-hold.ts';
export type { NewGrant } from './grant-coins.ts';
export type { FindPaidJobs } from './history/list-history.ts';
export type { PaidJob } from './history/present-line.ts';
export type { NewHold } from './hold-coins.ts';
export type { ClawedBackGrant } from './ledger-reports/clawed-back-grants.ts';
export type { CoinDay } from './ledger-reports/coin-days.ts';
export type { ExistingGrant } from './ledger-reports/given-grants.ts';
export type { LedgerReports } from './ledger-reports/ledger-reports.ts';
export type { EntitledGrant, EntitledGrants, GrantChanges } from './sync-grants.ts';

/**
 * The coin ledger. Methods with a `tx` run in the caller's transaction, so that coins move if and only if
 * what they pay for happens. They lock the user's account first and publish `coins.changed` last. Use them
 * for one user per transaction, or deadlocks become possible; only `syncGrants` takes many, in one call.
 */
export interface Coins {
  /** Gives a new user their first coins. Idempotent, and safe to call concurrently. */
  ensureAccount(userId: string): Promise<void>;
  /** The price of a tool's pictures on this server: 0 where it works without coins. */
  priceOf(tool: Tool, pictures?: number): number;
  /** Returns the coins that can be spent now. One indexed query, no write. */
  balance(userId: string): Promise<number>;
  /** Gives coins. Repeating a reference changes nothing. */
  grant(tx: Tx, grant: NewGrant): Promise<void>;
  /**
   * Brings users' grants in line with their entitlement, and takes back what was refunded. Idempotent.
   * Returns the changes by user.
   */
  syncGrants(tx: Tx, entitled: readonly EntitledGrants[]): Promise<Map<string, GrantChanges>>;
  /** Takes coins by an admin's decision, once per reference. Throws `too_few_coins`. */
  take(tx: Tx, coins: CoinDeduction): Promise<void>;
  /** Reserves the price of a job. Throws `insufficient_coins`, `coins_not_accepted`. */
  hold(tx: Tx, hold: NewHold): Promise<Held>;
  /** Whether paid engines accept all coins that a job holds. True for a job without a hold. */
  areAccepted(job: { userId: string; jobId: string }): Promise<boolean>;
  /** Whether a user may call paid engines without coins, as the free actions do. */
  mayCallPaidEngines(userId: string): Promise<boolean>;
  /** Returns the coins that can be spent now on engines that cost the operator money. */
  acceptedBalance(userId: string): Promise<number>;
  /**
   * Charges a job's price, or only `amount` of it and returns the rest. Idempotent; throws `HoldEndedError`
   * if it was released.
   */
  settle(tx: Tx, job: { jobId: string; amount?: number }): Promise<void>;
  /** Returns a job's price. Idempotent; throws `HoldEndedError` if it was settled. */
  release(tx: Tx, job: { jobId: string }): Promise<{ coins: number }>;
  /** Posts the due expiries of all users. Returns how many grants ended. For the schedule. */
  expireDue(now: Date): Promise<number>;
  /** When the sign-up coins expire; null before `ensureAccount`. */
  signupGrant(userId: string): Promise<{ expiresAt: Date } | null>;
  /** Yields pages of grants with coins left that expire in that period and do not renew. For the schedule. */
  expiringGrants(range: { after: Date; until: Date }): AsyncIterable<ExpiringGrant[]>;
  /** Returns a user's coins by grant, earliest expiry first. */
  grants(userId: string): Promise<CoinGrant[]>;
  /** Returns a page of a user's coin history, newest first. */
  history(
    userId: string,
    query: CoinHistoryFilter & { limit: number; cursor?: string | undefined },
    findJobs: FindPaidJobs,
  ): Promise<Answer<typeof listCoinHistory>>;
  /** Streams the whole history as CSV. */
  historyFile(userId: string, filter: CoinHistoryFilter, findJobs: FindPaidJobs): ReadableStream<Uint8Array>;
  /** Returns what in the ledger does not add up: always empty unless there is a bug. */
  audit(userId?: string): Promise<AuditProblem[]>;
  /** The operator's view of all users' ledgers. */
  readonly ledger: LedgerReports;
}

export function createCoins(deps: CoinDeps): Coins {
  return deps.usesCoins === false ? withoutCoins(deps, createLedger) : createLedger(deps);
}

function createLedger(deps: CoinDeps): Coins {
  const { database, clock } = deps;
  const readBalance = createBalanceReader(database.db);
  return {
    ensureAccount: (userId) => ensureAccount(deps, userId),
    priceOf: (tool, pictures = 1) => tools[tool].coins * pictures,
    balance: (userId) => readBalance(userId, clock.now()),
    grant: (tx, grant) => grantCoins(deps, tx, grant),
    syncGrants: (tx, entitled) => syncGrants(deps, tx, entitled),
    take: (tx, coins) => deductCoins(deps, tx, coins),
    hold: (tx, hold) => holdCoins(deps, tx, hold),
    areAccepted: (job) => areAccepted(deps, database.db, job),
    mayCallPaidEngines: (userId) => mayCallPaidEngines(deps, database.db, userId),
    acceptedBalance: (userId) => readAcceptedBalance(deps, database.db, userId, clock.now()),
    settle: (tx, job) => settleHold(deps, tx, job),
    release: (tx, { jobId }) => releaseHold(deps, tx, jobId),
    expireDue: (now) => expireDue(deps, now),
    signupGrant: (userId) => readSignupGrant(database.db, userId),
    expiringGrants: (range) => expiringGrants(database.db, range),
    grants: (userId) => activeGrants(database.db, userId, clock.now()),
    history: (userId, query, findJobs) => listHistory({ reader: database.db, findJobs }, userId, query),
    historyFile: (userId, filter, findJobs) => historyFile({ reader: database.db, findJobs }, userId, filter),
    audit: (userId) => audit(database.db, userId),
    ledger: createLedgerReports({ database, clock }),
  };
}
