import { and, asc, gt, isNull, lte, sql } from 'drizzle-orm';
import type { GrantSource } from '#contract/coins.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { coinGrants } from './schema.ts';

/** A grant about to expire. */
export interface ExpiringGrant {
  userId: string;
  grantId: string;
  source: GrantSource;
  /** Whole coins, at least one. */
  remaining: number;
  expiresAt: Date;
}

const grantsPerPage = 200;

/** Yields grants with coins left that expire within a range without a renewal, soonest first. */
export async function* expiringGrants(
  reader: Reader,
  range: { after: Date; until: Date },
): AsyncGenerator<ExpiringGrant[]> {
  let last: { expiresAt: Date; grantId: string } = { expiresAt: range.after, grantId: '' };
  while (true) {
    const page = await reader
      .select({
        userId: coinGrants.userId,
        grantId: coinGrants.id,
        source: coinGrants.source,
        remaining: coinGrants.remaining,
        expiresAt: coinGrants.expiresAt,
      })
      .from(coinGrants)
      .where(
        and(
          isNull(coinGrants.renewsAt),
          isNull(coinGrants.expiredAt),
          gt(coinGrants.remaining, 0),
          // Both bounds, so that only this range of the index is read.
          gt(coinGrants.expiresAt, range.after),
          lte(coinGrants.expiresAt, range.until),
          sql`(${coinGrants.expiresAt}, ${coinGrants.id}) > (${last.expiresAt.toISOString()}::timestamptz, ${last.grantId})`,
        ),
      )
      .orderBy(asc(coinGrants.expiresAt), asc(coinGrants.id))
      .limit(grantsPerPage);
    if (page.length > 0) yield page;
    const end = page.at(-1);
    if (!end || page.length < grantsPerPage) return;
    last = end;
  }
}
