import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { BillingInterval } from '#contract/plans.ts';
import { sampleOf } from '#testing/sample.ts';
import { coinGrants } from './features/coins/schema.ts';
import { SettableClock } from './platform/clock.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { defineJob } from './platform/queue/queue.ts';
import { openTestApp, type TestApp } from './testing/app.ts';
import { reconcile } from './testing/reconcile.ts';
import { subscribeAtSandbox } from './testing/sandbox-subscriber.ts';

const minutes = (moment: Date, count: number) => new Date(moment.getTime() + count * 60_000);
const days = (moment: Date, count: number) => minutes(moment, count * 24 * 60);
const last = (...moments: Date[]) => new Date(Math.max(...moments.map(Number)));

/**
 * The last day of January in a leap year, leap day, the hour skipped by Europe's clocks, and the last day of
 * August: at night, when it is another day in America.
 */
const starts = sampleOf(
  ['2028-01-31T09:00:00Z', '2028-02-29T23:30:00Z', '2028-03-26T01:30:00Z', '2028-08-31T00:15:00Z'],
  1,
);
const end = new Date('2029-11-05T12:00:00Z');
/** The server is off for three months, and returns in another time zone. */
const off = { from: new Date('2028-10-20T00:00:00Z'), until: new Date('2029-01-20T12:00:00Z') };
const zones = { before: 'Europe/Berlin', after: 'America/Sao_Paulo' };
/** After coins become due: a provider has a quarter of an hour to report a renewal. */
const jobsAfter = 20;

const intervals = ['yearly', 'monthly'] as const;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lengthOf = (year: number, month: number) =>
  year === 2028 && month === 2 ? 29 : (lengths[month - 1] ?? 0);

/**
 * The moments at which coins are due, computed without our calendar: the day of the start, or the month's
 * last. A year counts from the day it was paid.
 */
function dueDates(start: string, interval: BillingInterval): Date[] {
  const [date = '', time = ''] = start.split('T');
  const [firstYear = 0, firstMonth = 0, day = 0] = date.split('-').map(Number);
  const moments: Date[] = [];
  for (let place = firstMonth - 1; ; place += 1) {
    const [year, month] = [firstYear + Math.floor(place / 12), (place % 12) + 1];
    const yearsPaid = Math.floor((place - (firstMonth - 1)) / 12);
    const isPaidOn = interval === 'yearly' ? lengthOf(firstYear + yearsPaid, firstMonth) : 31;
    const dayOfMonth = Math.min(day, isPaidOn, lengthOf(year, month));
    const moment = new Date(
      `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}T${time}`,
    );
    moments.push(moment);
    // One beyond the end: the last coins expire when those would come.
    if (moment > end) return moments;
  }
}

interface Buyer {
  userId: string;
  start: string;
  interval: BillingInterval;
}

interface RightGrant {
  givenAt: Date;
  expiresAt: Date;
}

/** The grants due by now, by the specification and our decisions. */
function rightGrants({ start, interval }: Omit<Buyer, 'userId'>, now: Date): RightGrant[] {
  const moments = dueDates(start, interval);
  return moments.flatMap((dueAt, place) => {
    const isFirst = place === 0;
    const isLate = dueAt > off.from && dueAt < off.until;
    const givenAt = isLate ? off.until : isFirst ? dueAt : minutes(dueAt, jobsAfter);
    if (givenAt > now) return [];
    const next = moments[place + 1] ?? new Date(Number.NaN);
    const isReplaced = moments.some((other, at) => at > place && other <= now);
    // 30 days, or until the next ones; up to three days more while those are pending.
    const expiresAt = last(days(dueAt, 30), isReplaced ? next : days(next, 3));
    return [{ givenAt, expiresAt: isLate ? last(expiresAt, days(off.until, 30)) : expiresAt }];
  });
}

const clock = new SettableClock(new Date('2028-01-31T08:00:00Z'));
let test: TestApp;
beforeAll(async () => {
  vi.stubEnv('TZ', zones.before);
  test = await openTestApp({ clock });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await test.close();
});

const giving = defineJob('give-due-coins', z.object({}));
const expiring = defineJob('expire-coins', z.object({}));
const syncing = defineJob('sync-billing', z.object({}));

/** Makes the server's worker run the job of the five-minute schedule. */
async function work(job: typeof giving): Promise<void> {
  const { database, queue } = test.app;
  await database.inTransaction((tx) => queue.enqueue(tx, job, {}, { key: 'the test' }));
  await expect.poll(() => queue.hasLiveEntry(database.db, job, 'the test'), { interval: 10 }).toBe(false);
}

async function workOnAll(): Promise<void> {
  const { database, queue } = test.app;
  await work(giving);
  // Customers whose period is over are synced.
  const waiting = async () => (await queue.liveKeys(database.db, syncing)).size;
  await expect.poll(waiting, { interval: 10 }).toBe(0);
  await work(expiring);
}

async function grantsOf({ userId }: Buyer) {
  const rows = await test.app.database.db
    .select()
    .from(coinGrants)
    .where(eq(coinGrants.userId, userId))
    .orderBy(asc(coinGrants.createdAt), asc(coinGrants.expiresAt), asc(coinGrants.reference));
  return rows.filter(({ source }) => source === 'subscription');
}

/** Compares grants and expiries, and that the balance is what has not expired. */
async function check(buyer: Buyer, now: Date): Promise<void> {
  const right = rightGrants(buyer, now);
  const grants = await grantsOf(buyer);
  const shown = (grant: RightGrant) => `${grant.givenAt.toISOString()} to ${grant.expiresAt.toISOString()}`;
  expect(grants.map(({ createdAt, expiresAt }) => shown({ givenAt: createdAt, expiresAt }))).toEqual(
    right.map(shown),
  );
  expect(grants.map(({ amount }) => amount)).toEqual(right.map(() => 2_000));
  expect(grants.filter(({ expiredAt }) => expiredAt !== null)).toHaveLength(
    right.filter(({ expiresAt }) => expiresAt <= now).length,
  );
  const ofSignUp = now < days(new Date(buyer.start), 30) ? 100 : 0;
  const living = right.filter(({ expiresAt }) => expiresAt > now).length;
  expect(await test.app.coins.balance(buyer.userId)).toBe(ofSignUp + 2_000 * living);
}

async function admin() {
  const client = await test.signUp();
  await test.app.accounts.administration.setAdmin(client.userId, true);
  return client;
}

describe(`yearly and monthly coins (${testDatabaseKind})`, () => {
  it('are due on the expected days', () => {
    const short = dueDates('2028-01-31T09:00:00Z', 'monthly').map((moment) =>
      moment.toISOString().slice(0, 10),
    );
    expect(short.slice(0, 4)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
    expect(short.slice(12, 15)).toEqual(['2029-01-31', '2029-02-28', '2029-03-31']);
    const leap = (interval: BillingInterval) =>
      dueDates('2028-02-29T23:30:00Z', interval)
        .slice(11, 14)
        .map((moment) => moment.toISOString());
    const until = ['2029-01-29T23:30:00.000Z', '2029-02-28T23:30:00.000Z'];
    expect(leap('monthly')).toEqual([...until, '2029-03-29T23:30:00.000Z']);
    expect(leap('yearly')).toEqual([...until, '2029-03-28T23:30:00.000Z']);
  });

  // Independent of time zones: months are counted in UTC. The process runs in zones with daylight saving, or
  // on another day, so that a dependency would show.
  it('arrive for 14 months and more, over short months, a leap day, clock changes and three months without a server', async () => {
    expect(new Date('2028-07-01T00:00:00Z').getHours()).toBe(2);
    const moments = new Set(
      starts.flatMap((start) => intervals.flatMap((each) => dueDates(start, each).map(Number))),
    );
    const steps = [...moments]
      .filter((moment) => moment < Number(end))
      .sort((a, b) => a - b)
      .map((moment) => new Date(moment));
    const buyers: Buyer[] = [];
    let isBack = false;
    for (const moment of steps) {
      const start = starts.find((one) => Number(new Date(one)) === Number(moment));
      if (moment > off.from && !isBack && moment > off.until) {
        isBack = true;
        vi.stubEnv('TZ', zones.after);
        expect(new Date('2028-07-01T00:00:00Z').getHours()).toBe(21);
        clock.set(off.until);
        await workOnAll();
        for (const buyer of buyers) await check(buyer, off.until);
        expect(await reconcile(test, await admin())).toEqual([]);
      }
      if (moment > off.from && moment < off.until) continue;
      clock.set(moment);
      if (start !== undefined) {
        for (const interval of intervals) {
          const client = await test.signUp();
          await subscribeAtSandbox(client, 'pro', interval);
          buyers.push({ userId: client.userId, start, interval });
        }
      }
      // The previous coins last until the next ones: no user is without coins in between.
      for (const { userId } of buyers) {
        expect(await test.app.coins.balance(userId)).toBeGreaterThanOrEqual(2_000);
      }
      clock.set(minutes(moment, jobsAfter));
      await workOnAll();
      for (const buyer of buyers) await check(buyer, clock.now());
    }
    clock.set(end);
    await workOnAll();
    for (const buyer of buyers) await check(buyer, end);
    expect(await test.app.coins.audit()).toEqual([]);
    expect(await reconcile(test, await admin())).toEqual([]);
    for (const buyer of buyers) expect(rightGrants(buyer, end).length).toBeGreaterThan(14);
  }, 300_000);
});
