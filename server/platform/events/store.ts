import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import type { StreamEvent } from './event.ts';
import { eventCursors, events } from './schema.ts';

const retentionHours = 24;

/** An event for a user. */
export interface UserEvent {
  userId: string;
  payload: unknown;
}

/**
 * Stores an event under each user's next number and notifies every process, on commit. At most one event per
 * user and call. Takes the numbers in the order of user ids, so that two calls cannot deadlock.
 */
export async function appendEvents(
  tx: Tx,
  channel: string,
  type: string,
  news: readonly UserEvent[],
): Promise<void> {
  if (news.length === 0) return;
  await tx.execute(sql`
    with given as (
      select "userId" as user_id, payload
      from json_to_recordset(${JSON.stringify(news)}::json) as news("userId" text, payload jsonb)
    ), numbered as (
      insert into event_cursors as cursors (user_id, seq)
      select user_id, 1 from given order by user_id
      on conflict (user_id) do update set seq = cursors.seq + 1
      returning user_id, seq
    ), logged as (
      insert into events (user_id, seq, type, payload)
      select user_id, seq, ${type}, payload from numbered join given using (user_id)
    )
    select pg_notify(${channel}, json_build_object('userId', user_id, 'seq', seq)::text) from numbered`);
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

/** Deletes events older than a day and returns how many. */
export async function pruneEvents(db: Db): Promise<number> {
  const result = await db.execute(
    sql`delete from events where created_at < now() - make_interval(hours => ${retentionHours})`,
  );
  return result.rowCount ?? 0;
}
