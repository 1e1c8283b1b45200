import { sql } from 'drizzle-orm';
import type { PlainSql, Reader, Tx } from '../database/database.ts';

/**
 * Makes active entries ready again without counting an attempt: pg-boss could only fail them, which would use
 * up a retry without the entry's fault.
 */
export async function requeueEntries(database: PlainSql, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.execute(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
      where state = 'active' and id = any($1::uuid[])`,
    [ids],
  );
}

/** Makes the active entries of these queues and keys ready again without counting an attempt. */
export async function requeueKeys(
  tx: Tx,
  queueNames: readonly string[],
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const { rows } = await tx.execute(sql`
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
    where state = 'active' and name in ${[...queueNames]} and singleton_key in ${[...keys]} returning id`);
  return rows.length;
}

/**
 * Returns the entries of a crashed process to the queue. Only for a single-process database: with several
 * processes an active entry may be in progress.
 */
export async function requeueAllEntries(database: PlainSql): Promise<number> {
  const { rows } = await database.execute(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
      where state = 'active' returning id`,
  );
  return rows.length;
}

/**
 * Makes entries due that lie further ahead than any retry: they were created while the clock was wrong, and
 * would wait until it catches up.
 */
export async function enqueueFutureEntries(
  database: PlainSql,
  queueName: string,
  aheadSeconds: number,
): Promise<number> {
  const { rows } = await database.execute(
    `update pgboss.job set start_after = now()
      where name = $1 and state < 'active' and start_after > now() + make_interval(secs => $2) returning id`,
    [queueName, aheadSeconds],
  );
  return rows.length;
}

/** The keys of waiting and running entries. */
export async function findLiveKeys(reader: Reader, queueName: string): Promise<Set<string>> {
  const { rows } = await reader.execute<{ key: string }>(sql`
    select distinct singleton_key as key from pgboss.job
    where name = ${queueName} and state < 'completed' and singleton_key is not null`);
  return new Set(rows.map((row) => row.key));
}

/** The priority of a group's last waiting entry; null without one. */
export async function findLowestPriority(
  reader: Reader,
  queueName: string,
  groupId: string,
): Promise<number | null> {
  const { rows } = await reader.execute<{ lowest: number | null }>(sql`
    select min(priority)::int as lowest from pgboss.job
    where name = ${queueName} and state < 'active' and group_id = ${groupId}`);
  return rows[0]?.lowest ?? null;
}

/** Deletes the entries whose payload contains a text, except running ones. */
export async function deleteEntries(tx: Tx, text: string): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job where state <> 'active' and position(${text} in data::text) > 0`);
}
