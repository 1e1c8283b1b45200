import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { coinEntries, coinGrants, coinHoldParts, coinHolds } from './schema.ts';

export interface AuditProblem {
  userId: string;
  /** The wrong grant, or null for a wrong hold. */
  grantId: string | null;
  holdId: string | null;
  problem: string;
}

/**
 * Checks that the ledger adds up and returns what does not: for all users, one, or some. For some it reads
 * only their rows, so that all users can be checked page by page.
 */
export async function audit(db: Reader, users?: string | readonly string[]): Promise<AuditProblem[]> {
  const only = users === undefined ? undefined : [users].flat();
  if (only?.length === 0) return [];
  const grants = await findProblems(db, grantProblems(ofUsers(sql`g.user_id`, only)));
  const holds = await findProblems(
    db,
    holdProblems({
      holds: ofUsers(sql`h.user_id`, only),
      parts: only
        ? sql`where hold_id in (select id from ${coinHolds} where ${ofUsers(sql`user_id`, only)})`
        : sql``,
      entries: ofUsers(sql`user_id`, only),
    }),
  );
  return [...grants, ...holds];
}

function ofUsers(column: SQL, users: readonly string[] | undefined): SQL {
  if (users === undefined) return sql`true`;
  const ids = users.map((userId) => sql`${userId}`);
  return sql`${column} in (${sql.join(ids, sql`, `)})`;
}

async function findProblems(db: Reader, query: SQL): Promise<AuditProblem[]> {
  const { rows } = await db.execute<{
    user_id: string;
    grant_id: string | null;
    hold_id: string | null;
    problem: string;
  }>(query);
  return rows.map((row) => ({
    userId: row.user_id,
    grantId: row.grant_id,
    holdId: row.hold_id,
    problem: row.problem,
  }));
}

/**
 * A grant's remaining coins equal the sum of its entries, it was entered once with its amount, and its
 * entries belong to the same user.
 */
function grantProblems(where: SQL): SQL {
  return sql`
    select * from (
      select g.user_id, g.id as grant_id, null as hold_id, case
        when coalesce(sum(e.amount), 0) <> g.remaining
          then 'has ' || g.remaining || ' left, but its entries add up to ' || coalesce(sum(e.amount), 0)
        when coalesce(sum(e.amount) filter (where e.kind = 'grant'), 0) <> g.amount
          then 'gave ' || g.amount || ', but was entered with '
            || coalesce(sum(e.amount) filter (where e.kind = 'grant'), 0)
        when bool_or(e.user_id <> g.user_id) then 'has entries of another user'
      end as problem
      from ${coinGrants} g left join ${coinEntries} e on e.grant_id = g.id
      where ${where}
      group by g.id
    ) found where problem is not null order by user_id, grant_id`;
}

/**
 * A hold's parts add up to its amount. While held and once settled, its entries have taken exactly that, less
 * what was returned; once released they cancel out, refund grants included. Settled parts are each recorded
 * once.
 */
function holdProblems(only: { holds: SQL; parts: SQL; entries: SQL }): SQL {
  return sql`
    select * from (
      select h.user_id, null as grant_id, h.id as hold_id, case
        when coalesce(p.total, 0) <> h.amount
          then 'is of ' || h.amount || ', but its parts add up to ' || coalesce(p.total, 0)
        when coalesce(e.total, 0) <> (case h.state when 'released' then 0 else h.returned - h.amount end)
          then 'is ' || h.state || ', but its entries add up to ' || coalesce(e.total, 0)
        when coalesce(e.settled, 0) <> (case h.state when 'settled' then p.number else 0 end)
          then 'is ' || h.state || ', but has ' || coalesce(e.settled, 0) || ' settlements'
      end as problem
      from ${coinHolds} h
      left join (
        select hold_id, sum(amount) as total, count(*) as number from ${coinHoldParts} ${only.parts} group by hold_id
      ) p on p.hold_id = h.id
      left join (
        select hold_id, sum(amount) as total, count(*) filter (where kind = 'settle') as settled
        from ${coinEntries} where hold_id is not null and ${only.entries} group by hold_id
      ) e on e.hold_id = h.id
      where ${only.holds}
    ) found where problem is not null order by user_id, hold_id`;
}
