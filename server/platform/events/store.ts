import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import type { StreamEvent } from './event.ts';
import { eventCursors, events } from './schema.ts';

const keptHours = 24;

/** Logs an event under the user's next number and tells every process of it; both happen when `tx` commits. */
export async function appendEvent(
  tx: Tx,
  channel: string,
  userId: string,
  type: string,
  payload: unknown,
): Promise<void> {
  await tx.execute(sql`
    with cursor as (
      insert into event_cursors as cursors (user_id, seq) values (${userId}, 1)
      on conflict (user_id) do update set seq = cursors.seq + 1
      returning seq
    ), logged as (
      insert into events (user_id, seq, type, payload)
      select ${userId}, seq, ${type}, ${JSON.stringify(payload)}::jsonb from cursor
    )
    select pg_notify(${channel}, json_build_object('userId', ${userId}::text, 'seq', seq)::text) from cursor`);
}

/** The number of the user's latest event, 0 before the first. */
export async function latestSeq(db: Db, userId: string): Promise<number> {
  const rows = await db
    .select({ seq: eventCursors.seq })
    .from(eventCursors)
    .where(eq(eventCursors.userId, userId));
  return rows[0]?.seq ?? 0;
}

export async function hasEvent(db: Db, userId: string, seq: number): Promise<boolean> {
  const rows = await db
    .select({ seq: events.seq })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.seq, seq)));
  return rows.length > 0;
}

export interface LoggedEvent extends StreamEvent {
  seq: number;
}

/** The user's next events after a number, oldest first. */
export async function eventsAfter(
  db: Db,
  userId: string,
  seq: number,
  limit: number,
): Promise<LoggedEvent[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), gt(events.seq, seq)))
    .orderBy(asc(events.seq))
    .limit(limit);
  return rows.map((row) => ({ id: String(row.seq), seq: row.seq, type: row.type, payload: row.payload }));
}

/** Forgets what is older than a day and answers how much that was. */
export async function pruneEvents(db: Db): Promise<number> {
  const result = await db.execute(
    sql`delete from events where created_at < now() - make_interval(hours => ${keptHours})`,
  );
  return result.rowCount ?? 0;
}
