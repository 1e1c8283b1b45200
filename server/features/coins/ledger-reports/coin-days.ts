import { and, asc, gte, lt, type SQL, sql } from 'drizzle-orm';
import { dayMs, isoDate } from '#contract/durations.ts';
import type { Db } from '#server/platform/database/database.ts';
import { utcDay } from '#server/platform/database/utc-day.ts';
import { coinDays, coinEntries, coinGrants } from '../schema.ts';

/** A UTC day of all users' coins. Whole coins, counted on the day of the ledger entry. */
export interface CoinDay {
  /** `2026-01-31`. */
  day: string;
  /** Coins given, without returned ones. */
  signup: number;
  subscription: number;
  firstMonthOffer: number;
  admin: number;
  /** What jobs have taken, less what was returned. */
  spent: number;
  expired: number;
  /** Taken back after refunds, less what was restored after a won dispute. */
  clawedBack: number;
  /** Taken by admins. */
  takenAway: number;
}

/** An entry has the time at which its transaction began: the previous day may still get some. */
const openDays = 2;

/**
 * Returns the days from then on, without gaps. Past days are read from their sums, the last ones from the
 * ledger.
 */
export async function readDays(db: Db, from: Date, now: Date): Promise<CoinDay[]> {
  const first = startOf(from);
  await closeDays(db, first, now);
  const open = firstOpen(first, now);
  const [closed, live] = await Promise.all([
    db
      .select()
      .from(coinDays)
      .where(and(gte(coinDays.day, isoDate(first)), lt(coinDays.day, isoDate(open))))
      .orderBy(asc(coinDays.day)),
    addUp(db, open, new Date(startOf(now).getTime() + dayMs)),
  ]);
  return [...closed, ...live];
}

/** Stores the sums of past days that have none yet. */
export async function closeDays(db: Db, from: Date, now: Date): Promise<void> {
  const first = startOf(from);
  const open = firstOpen(first, now);
  const known = await db
    .select({ day: coinDays.day })
    .from(coinDays)
    .where(and(gte(coinDays.day, isoDate(first)), lt(coinDays.day, isoDate(open))));
  const closed = new Set(known.map(({ day }) => day));
  // Usually only the last day is missing, or all are.
  for (let start = first; start < open; start = new Date(start.getTime() + dayMs)) {
    if (closed.has(isoDate(start))) continue;
    let end = start;
    while (end < open && !closed.has(isoDate(end))) end = new Date(end.getTime() + dayMs);
    await db
      .insert(coinDays)
      .values(await addUp(db, start, end))
      .onConflictDoNothing();
    start = end;
  }
}

const startOf = (moment: Date) => new Date(Date.parse(isoDate(moment)));

function firstOpen(first: Date, now: Date): Date {
  const open = new Date(startOf(now).getTime() - (openDays - 1) * dayMs);
  return open > first ? open : first;
}

async function addUp(db: Db, from: Date, before: Date): Promise<CoinDay[]> {
  const day = utcDay(coinEntries.createdAt);
  const sum = (sign: 1 | -1, ...conditions: SQL[]) =>
    sql<number>`coalesce(${sql.raw(String(sign))} * sum(${coinEntries.amount}) filter (where ${sql.join(
      conditions,
      sql` or `,
    )}), 0)`.mapWith(Number);
  const is = (kind: string) => sql`${coinEntries.kind} = ${sql.raw(`'${kind}'`)}`;
  const grantOf = (source: string) =>
    sql`(${is('grant')} and ${coinGrants.source} = ${sql.raw(`'${source}'`)})`;
  const rows = await db
    .select({
      day,
      signup: sum(1, grantOf('signup')),
      subscription: sum(1, grantOf('subscription')),
      firstMonthOffer: sum(1, grantOf('first_month_offer')),
      admin: sum(1, grantOf('admin')),
      spent: sum(
        -1,
        is('hold'),
        is('release'),
        sql`(${grantOf('refund')} and ${coinEntries.holdId} is not null)`,
      ),
      expired: sum(-1, is('expire')),
      clawedBack: sum(-1, is('clawback'), sql`(${grantOf('refund')} and ${coinEntries.holdId} is null)`),
      takenAway: sum(-1, is('adjust')),
    })
    .from(coinEntries)
    .innerJoin(coinGrants, sql`${coinGrants.id} = ${coinEntries.grantId}`)
    .where(and(gte(coinEntries.createdAt, from), lt(coinEntries.createdAt, before)))
    .groupBy(day);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = Math.round((before.getTime() - from.getTime()) / dayMs);
  return Array.from({ length: days }, (_, index) => {
    const name = isoDate(new Date(from.getTime() + index * dayMs));
    return byDay.get(name) ?? emptyDay(name);
  });
}

function emptyDay(day: string): CoinDay {
  const nothing = { signup: 0, subscription: 0, firstMonthOffer: 0, admin: 0 };
  return { day, ...nothing, spent: 0, expired: 0, clawedBack: 0, takenAway: 0 };
}
