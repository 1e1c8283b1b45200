import { type SQL, sql } from 'drizzle-orm';
import type { GrantSource } from '#contract/coins.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { coinEntries, coinGrants } from '../schema.ts';

/** The state of a grant whose coins are claimed because of a refund. Whole coins. */
export interface ClawedBackGrant {
  userId: string;
  reference: string;
  /** Taken back, less what was restored after a won dispute. */
  taken: number;
  /**
   * What could still be taken: unspent coins of the grant and of its returned coins that have not expired.
   */
  left: number;
  /** When coins last arrived: given, or returned from a job. */
  gainedAt: Date;
}

/**
 * Returns the grants of some users and sources that were clawed back or could be. Reads in one statement, so
 * coins returned in between appear with their time or not at all.
 */
export async function findClawedBackGrants(
  reader: Reader,
  userIds: readonly string[],
  { sources, now }: { sources: readonly GrantSource[]; now: Date },
): Promise<ClawedBackGrant[]> {
  if (userIds.length === 0) return [];
  const { rows } = await reader.execute<{
    user_id: string;
    reference: string;
    taken: number;
    left_over: number;
    gained_ms: number | null;
  }>(sql`
    with lots as (
      select l.id, l.user_id, l.reference, l.source, l.amount,
        case when l.expires_at > ${now.toISOString()}::timestamptz then l.remaining else 0 end as left_over,
        coalesce(-sum(e.amount) filter (where e.kind = 'clawback'), 0) as taken,
        max(e.created_at) filter (where e.amount > 0) as gained_at
      from ${coinGrants} l left join ${coinEntries} e on e.grant_id = l.id
      where l.user_id in (${list(userIds)}) and l.source in (${list([...sources, 'refund'])})
      group by l.id
    )
    select * from (
      select g.user_id, g.reference,
        sum(case when l.id = g.id then l.taken else l.taken - l.amount end)::int as taken,
        sum(l.left_over)::int as left_over,
        (extract(epoch from max(l.gained_at)) * 1000)::float8 as gained_ms
      from lots g join lots l on l.user_id = g.user_id and (
        l.id = g.id
        or (l.reference like 'clawback\\_returned:%' and split_part(l.reference, ':', 2) = g.id)
      )
      where g.source in (${list(sources)})
      group by g.id, g.user_id, g.reference
    ) found where taken <> 0 or left_over > 0`);
  return rows.map(({ user_id, reference, taken, left_over, gained_ms }) => ({
    userId: user_id,
    reference,
    taken,
    left: left_over,
    gainedAt: new Date(gained_ms ?? 0),
  }));
}

function list(values: readonly string[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
