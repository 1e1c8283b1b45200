import { type SQL, sql } from 'drizzle-orm';
import type { GrantSource } from '#contract/coins.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { coinEntries, coinGrants } from '../schema.ts';

/** What became of the coins of a grant that are claimed because money went back. Whole coins. */
export interface TakenBack {
  userId: string;
  reference: string;
  /** Taken back, less what came back after a dispute was won. */
  taken: number;
  /** What could still be taken: unspent, of the grant and of what came back of it, as far as it has not expired. */
  left: number;
  /** When coins last came to it: as it was given, or back from a job. */
  gainedAt: Date;
}

/**
 * The grants of some users from some sources of which something was taken back or could be; the others are left out. Read
 * in one statement, so that what a job gives back meanwhile is seen with its time or not at all.
 */
export async function findTakenBack(
  reader: Reader,
  userIds: readonly string[],
  { sources, now }: { sources: readonly GrantSource[]; now: Date },
): Promise<TakenBack[]> {
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
