/**
 * The monthly coins of all yearly subscribers: `grantDueCoins` on PostgreSQL, one worker, three months in a
 * row. The
 * first month is interrupted as by a shutdown, then resumed; no user gets coins twice and none is left out.
 *
 * Before each month, the same number of grants and ledger entries is written directly, in transactions of the
 * same size, without reads, decisions or events. The figure is the median of the months' ratios, which
 * depends less on other load than the minutes do.
 *
 *     scripts/with-postgres.sh npm run bench -- monthly-grants
 *     scripts/with-postgres.sh npm run bench -- monthly-grants --subscribers=5000
 */
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { BillingDeps } from '../server/features/billing/deps.ts';
import { monthsAfter } from '../server/features/billing/entitlement/calendar.ts';
import { grantDueCoins } from '../server/features/billing/grant-due-coins.ts';
import { createCoins } from '../server/features/coins/coins.ts';
import { coinEntries, coinGrants } from '../server/features/coins/schema.ts';
import { createNotifier } from '../server/features/notifications/notifications.ts';
import { SettableClock } from '../server/platform/clock.ts';
import { type Database, openDatabase } from '../server/platform/database/database.ts';
import { openEmptyPostgresDatabase } from '../server/platform/database/test-databases/postgres.ts';
import { createEvents } from '../server/platform/events/events.ts';
import { newId } from '../server/platform/ids.ts';
import { silentLog } from '../server/platform/log-types.ts';
import { createQueue } from '../server/platform/queue/queue.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { makeYearlySubscribers } from './harness/yearly-subscribers.ts';
import { median, report } from './measure.ts';

const { values } = parseArgs({ options: { subscribers: { type: 'string', default: '100000' } } });
const subscribers = Number(values.subscribers);
/** Bound for 100,000 subscribers, in minutes. */
const boundMinutes = 10;
const months = 3;
const bareRows = 100;
const began = new Date('2027-01-15T09:00:00Z');

/** Grants due coins and stops after `stopAfter` users as a shutdown does. Returns the minutes taken. */
async function grantAll(deps: BillingDeps, stopAfter: number | null): Promise<number> {
  const stop = new AbortController();
  let grantedUsers = 0;
  const startedAt = performance.now();
  const counting: BillingDeps = {
    ...deps,
    async onApplied(tx, news) {
      await deps.onApplied?.(tx, news);
      grantedUsers += 1;
      if (grantedUsers === stopAfter) stop.abort();
    },
  };
  try {
    await grantDueCoins(counting, stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  }
  return (performance.now() - startedAt) / 60_000;
}

/**
 * Writes as many grants and ledger entries as a month has, for an unused user id, and deletes them. Returns
 * the minutes taken by writing.
 */
async function writeBare(database: Database, at: Date): Promise<number> {
  const userId = newId();
  const startedAt = performance.now();
  for (let from = 0; from < subscribers; from += bareRows) {
    const grants = Array.from({ length: Math.min(bareRows, subscribers - from) }, () => {
      const id = newId();
      return {
        ...{ id, userId, amount: 1, remaining: 1, reference: id, expiresAt: at, createdAt: at },
        source: 'admin' as const,
        origin: 'gift' as const,
      };
    });
    const entries = grants.map(({ id }) => ({
      ...{ id, userId, grantId: id, amount: 1, reference: id, createdAt: at },
      kind: 'grant' as const,
    }));
    await database.inTransaction(async (tx) => {
      await tx.insert(coinGrants).values(grants);
      await tx.insert(coinEntries).values(entries);
    });
  }
  const minutes = (performance.now() - startedAt) / 60_000;
  await database.db.execute(sql`delete from ${coinEntries} where user_id = ${userId}`);
  await database.db.execute(sql`delete from ${coinGrants} where user_id = ${userId}`);
  return minutes;
}

/** Throws if any user was granted twice or left out, or if the ledger does not add up. */
async function check(
  { db }: Database,
  coins: ReturnType<typeof createCoins>,
  monthsSoFar: number,
): Promise<void> {
  const { rows } = await db.execute<{ users: number }>(sql`
    select count(*)::int as users from (
      select user_id from ${coinGrants} group by user_id having count(*) = ${monthsSoFar}) given`);
  const [found] = rows;
  if (found?.users !== subscribers)
    throw new Error(`${found?.users} of ${subscribers} have ${monthsSoFar} months' coins.`);
  const problems = await coins.audit();
  if (problems.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(problems[0])}`);
}

if (process.env.DATABASE_URL) await measure();
else console.log('\nMonthly grants: set DATABASE_URL to measure on PostgreSQL.\n');

async function measure(): Promise<void> {
  const folder = makeDataFolder();
  const { databaseUrl, close } = await openEmptyPostgresDatabase();
  const database = await openDatabase({ dataDir: folder.path, databaseUrl, log: silentLog });
  try {
    const clock = new SettableClock(began);
    const events = createEvents(database, silentLog);
    const notifier = createNotifier({ clock, newId, events });
    const onBalanceDrop = notifier.balanceDropped;
    const coins = createCoins({ database, clock, newId, events, signupDays: 30, onBalanceDrop });
    const deps: BillingDeps = {
      ...{ database, clock, newId, coins, events },
      log: silentLog,
      queue: createQueue(database, silentLog),
      provider: null,
      accounts: {
        async setPaidPlan() {
          throw new Error('Monthly grants must not change a plan.');
        },
      },
      onApplied: notifier.applied,
    };
    await makeYearlySubscribers(database, subscribers, began);
    const minutes: number[] = [];
    const ratios: number[] = [];
    for (let month = 1; month <= months; month += 1) {
      clock.set(monthsAfter(began, month));
      const bare = await writeBare(database, clock.now());
      const first = month === 1 ? await grantAll(deps, Math.floor(subscribers / 2)) : 0;
      const all = first + (await grantAll(deps, null));
      minutes.push(all);
      ratios.push(all / bare);
      await check(database, coins, month + 1);
    }
    const typical = median(minutes);
    report(`Monthly coins of ${subscribers.toLocaleString('en')} yearly subscribers`, [
      {
        name: `all grants of a month, median of ${months}, the first interrupted`,
        value: typical,
        unit: 'min',
        bound: { atMost: (boundMinutes * subscribers) / 100_000 },
      },
      { name: 'grants per second', value: subscribers / (typical * 60), unit: '/s' },
      {
        name: 'time ÷ writing the rows alone, median of the ratios',
        value: median(ratios),
        unit: '×',
      },
    ]);
    await events.close();
  } finally {
    await database.close();
    await close();
    folder.remove();
  }
}
