import { and, gte, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { engineCalls } from './schema.ts';

/**
 * What engines have cost for a job, in millionths of a US dollar, as a part of a query that knows the job's
 * id.
 */
export function costOfJob(jobId: SQLWrapper): SQL {
  return sql`(select coalesce(sum(${engineCalls.spentMicros}), 0) from ${engineCalls} where ${engineCalls.jobId} = ${jobId})`;
}

/**
 * What engines have cost outside of jobs: text, moderation, tests. By UTC day, in millionths of a US dollar.
 */
export async function costsOfNoJob(
  reader: Reader,
  { from, before }: { from: Date; before: Date },
): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${engineCalls.startedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await reader
    .select({ day, micros: sql<number>`coalesce(sum(${engineCalls.spentMicros}), 0)`.mapWith(Number) })
    .from(engineCalls)
    .where(
      and(isNull(engineCalls.jobId), gte(engineCalls.startedAt, from), lt(engineCalls.startedAt, before)),
    )
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.micros]));
}
