import { and, asc, eq, gt } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acceptedOrigins, areAccepted } from './accepted-coins.ts';
import { assertIntegerCoins } from './amount.ts';
import { readBalance } from './balance.ts';
import type { LedgerDeps } from './deps.ts';
import { postDueExpiries, totalRemaining } from './expire-coins.ts';
import { findHold } from './find-hold.ts';
import { changeRemaining } from './grant-coins.ts';
import { lockAccount } from './lock-account.ts';
import { publishBalance } from './publish-balance.ts';
import { reportBalanceDrop } from './report-balance-drop.ts';
import { coinGrants, coinHoldParts, coinHolds } from './schema.ts';
import { type Part, splitOverGrants } from './split-over-grants.ts';
import { writeEntries } from './write-entries.ts';

export interface NewHold {
  userId: string;
  jobId: string;
  /** The price of the job in whole coins; 0 locks the account like any hold, and reserves nothing. */
  amount: number;
  /**
   * `accepted`: only coins that paid engines accept. `accepted_first`: those, or any if they are too few.
   * Default: any.
   */
  from?: 'any' | 'accepted' | 'accepted_first';
}

/** The balance after a hold, and whether paid engines accept all coins of it, where it asked for that. */
export interface Held {
  coins: number;
  isAccepted: boolean;
}

/**
 * Reserves the price of a job, from the grants that expire first, and returns the balance. Repeating a hold
 * changes nothing. Throws `insufficient_coins`, or `coins_not_accepted` if only others than accepted coins
 * are enough, and reserves nothing then.
 */
export async function holdCoins(
  deps: LedgerDeps,
  tx: Tx,
  { from = 'any', ...newHold }: NewHold,
): Promise<Held> {
  const isFree = newHold.amount === 0;
  if (!isFree) assertIntegerCoins(newHold.amount);
  const now = deps.clock.now();
  const { userId } = newHold;
  await lockAccount(tx, userId, now);
  if (isFree || (await isReplay(tx, newHold))) {
    return { coins: await readBalance(tx, userId, now), isAccepted: await areAccepted(deps, tx, newHold) };
  }
  const expired = await postDueExpiries(deps, tx, userId, now);
  const grants = await spendableGrants(tx, userId, now);
  const { parts, isAccepted } = await chooseParts(deps, tx, { grants, from, ...newHold });
  await writeHold(deps, tx, newHold, parts, now);
  const coins = totalRemaining(grants) - newHold.amount;
  const before = coins + newHold.amount + totalRemaining(expired);
  await reportBalanceDrop(deps, tx, userId, { before, after: coins });
  await publishBalance(deps, tx, userId, coins);
  return { coins, isAccepted };
}

type SpendableGrant = Pick<typeof coinGrants.$inferSelect, 'id' | 'remaining' | 'origin'>;

/** Chooses the grants that pay. */
async function chooseParts(
  deps: LedgerDeps,
  tx: Tx,
  hold: Required<NewHold> & { grants: readonly SpendableGrant[] },
): Promise<{ parts: Part[]; isAccepted: boolean }> {
  const { grants, amount, from, userId } = hold;
  const any = splitOverGrants(grants, amount);
  if (!any) throw new AppError('insufficient_coins');
  if (from === 'any') return { parts: any, isAccepted: false };
  const origins = await acceptedOrigins(deps, tx, userId, new Set(grants.map(({ origin }) => origin)));
  const accepted = splitOverGrants(
    grants.filter(({ origin }) => origins.has(origin)),
    amount,
  );
  if (accepted) return { parts: accepted, isAccepted: true };
  if (from === 'accepted') throw new AppError('coins_not_accepted');
  return { parts: any, isAccepted: false };
}

async function isReplay(tx: Tx, newHold: Omit<NewHold, 'from'>): Promise<boolean> {
  const hold = await findHold(tx, newHold.jobId);
  if (!hold) return false;
  if (hold.userId === newHold.userId && hold.amount === newHold.amount) return true;
  throw new Error(`Job ${newHold.jobId} already has a hold of another user or of another amount.`);
}

async function spendableGrants(tx: Tx, userId: string, now: Date): Promise<SpendableGrant[]> {
  return tx
    .select({ id: coinGrants.id, remaining: coinGrants.remaining, origin: coinGrants.origin })
    .from(coinGrants)
    .where(and(eq(coinGrants.userId, userId), gt(coinGrants.expiresAt, now), gt(coinGrants.remaining, 0)))
    .orderBy(asc(coinGrants.expiresAt), asc(coinGrants.id));
}

async function writeHold(
  deps: LedgerDeps,
  tx: Tx,
  newHold: Omit<NewHold, 'from'>,
  parts: Part[],
  now: Date,
): Promise<void> {
  const holdId = deps.newId();
  await tx.insert(coinHolds).values({ ...newHold, id: holdId, state: 'held', createdAt: now });
  for (const { grantId, amount } of parts) await changeRemaining(tx, grantId, -amount);
  await tx.insert(coinHoldParts).values(parts.map((part) => ({ ...part, holdId })));
  const entries = parts.map(({ grantId, amount }) => ({
    userId: newHold.userId,
    grantId,
    holdId,
    kind: 'hold' as const,
    amount: -amount,
  }));
  await writeEntries(deps, tx, entries, now);
}
