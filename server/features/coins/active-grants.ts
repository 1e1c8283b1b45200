import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { CoinGrant } from '#contract/coin-history.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { coinGrants, coinHoldParts, coinHolds } from './schema.ts';

/** Returns a user's unexpired grants with coins left or reserved, earliest expiry first. */
export async function activeGrants(reader: Reader, userId: string, now: Date): Promise<CoinGrant[]> {
  const held = reader
    .select({
      grantId: coinHoldParts.grantId,
      amount: sql<number>`sum(${coinHoldParts.amount})::int`.as('held_amount'),
    })
    .from(coinHolds)
    .innerJoin(coinHoldParts, eq(coinHoldParts.holdId, coinHolds.id))
    .where(and(eq(coinHolds.userId, userId), eq(coinHolds.state, 'held')))
    .groupBy(coinHoldParts.grantId)
    .as('held');
  const rows = await reader
    .select({ grant: coinGrants, held: held.amount })
    .from(coinGrants)
    .leftJoin(held, eq(held.grantId, coinGrants.id))
    .where(
      and(
        eq(coinGrants.userId, userId),
        gt(coinGrants.expiresAt, now),
        isNull(coinGrants.expiredAt),
        or(gt(coinGrants.remaining, 0), gt(held.amount, 0)),
      ),
    )
    .orderBy(asc(coinGrants.expiresAt), asc(coinGrants.id));
  return rows.map((row) => presentGrant(row.grant, row.held ?? 0));
}

function presentGrant(grant: typeof coinGrants.$inferSelect, held: number): CoinGrant {
  const { id, source, amount, remaining, createdAt, expiresAt, renewsAt } = grant;
  return {
    id,
    source,
    amount,
    remaining,
    held,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    renewsAt: renewsAt?.toISOString() ?? null,
  };
}
