import type { Tx } from '#server/platform/database/database.ts';
import { type CoinsToTake, takeCoins } from './adjust-coins.ts';
import { type AuditProblem, audit } from './audit.ts';
import { createBalanceReader } from './balance.ts';
import type { CoinDeps } from './deps.ts';
import { ensureAccount, readSignupGrant } from './ensure-account.ts';
import { expireDue } from './expire-coins.ts';
import { type ExpiringGrant, signupGrantsThatExpire } from './expiring-grants.ts';
import { grantCoins, type NewGrant } from './grant-coins.ts';
import { holdCoins, type NewHold } from './hold-coins.ts';
import { releaseHold } from './release-hold.ts';
import { settleHold } from './settle-hold.ts';

export type { AuditProblem } from './audit.ts';
export type { BalanceFall, CoinDeps } from './deps.ts';
export { HoldEndedError } from './find-hold.ts';
export type { NewGrant } from './grant-coins.ts';
export type { NewHold } from './hold-coins.ts';
export { ledgerData } from './personal-data.ts';
export { registerCoinRoutes } from './routes.ts';

/**
 * The books. Verbs that take a `tx` belong to the caller's transaction, so that coins move if and only if what they
 * pay for happens; they lock the user's account first and publish `coins.changed` last. In one transaction a caller
 * uses them for one user only, or deadlocks become possible.
 */
export interface Coins {
  /** Gives a new user their first coins. Idempotent, and safe to call from many places at once. */
  ensureAccount(userId: string): Promise<void>;
  /** Coins that can be spent now. One indexed query, no write. */
  balance(userId: string): Promise<number>;
  /** Gives coins. A replay with the same reference changes nothing. */
  grant(tx: Tx, grant: NewGrant): Promise<void>;
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
  /** The grants of sign-ups that have coins left and expire in that time, in pages. For the schedule. */
  signupGrantsThatExpire(range: { after: Date; until: Date }): AsyncIterable<ExpiringGrant[]>;
  /** What in the books does not add up: an empty list, always. */
  audit(userId?: string): Promise<AuditProblem[]>;
}

export function createCoins(deps: CoinDeps): Coins {
  const { database, clock } = deps;
  const readBalance = createBalanceReader(database.db);
  return {
    ensureAccount: (userId) => ensureAccount(deps, userId),
    balance: (userId) => readBalance(userId, clock.now()),
    grant: (tx, grant) => grantCoins(deps, tx, grant),
    take: (tx, coins) => takeCoins(deps, tx, coins),
    hold: (tx, hold) => holdCoins(deps, tx, hold),
    settle: (tx, { jobId }) => settleHold(deps, tx, jobId),
    release: (tx, { jobId }) => releaseHold(deps, tx, jobId),
    expireDue: (now) => expireDue(deps, now),
    signupGrant: (userId) => readSignupGrant(database.db, userId),
    signupGrantsThatExpire: (range) => signupGrantsThatExpire(database.db, range),
    audit: (userId) => audit(database.db, userId),
  };
}
