import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoinHistoryFilter, CoinLine } from '#contract/coin-history.ts';
import { dayMs } from '#contract/durations.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { type CoinBench, openCoinBench } from '../testing.ts';
import type { FindPaidJobs } from './list-history.ts';

let bench: CoinBench;
beforeAll(async () => {
  bench = await openCoinBench();
});
afterAll(() => bench.close());

const aJob = { tool: 'Thumbnail', prompt: 'A whale\nover  a city' } as const;
const findJobs: FindPaidJobs = async (_userId, ids) => new Map(ids.map((id) => [id, aJob]));

const pageOf = (userId: string, query: CoinHistoryFilter & { limit?: number; cursor?: string } = {}) =>
  bench.coins.history(userId, { limit: 50, ...query }, findJobs);

const inShort = ({ kind, coins, effect, source }: CoinLine) =>
  `${kind} ${coins} ${effect} ${source ?? 'job'}`;

async function shortLines(userId: string, filter: CoinHistoryFilter = {}): Promise<string[]> {
  return (await pageOf(userId, filter)).lines.map(inShort);
}

const settle = (jobId: string) => bench.tx((tx) => bench.coins.settle(tx, { jobId }));
const release = (jobId: string) => bench.tx((tx) => bench.coins.release(tx, { jobId }));

async function give(userId: string, amount: number, source: 'admin' | 'subscription', days = 30) {
  const expiresAt = new Date(bench.clock.now().getTime() + days * dayMs);
  await bench.tx((tx) =>
    bench.coins.grant(tx, { userId, amount, source, origin: 'gift', expiresAt, reference: newId() }),
  );
}

describe(`the history (${testDatabaseKind})`, () => {
  it('has one line per job, whatever grants paid for it and however it ended', async () => {
    const userId = newId();
    await give(userId, 10, 'admin', 10);
    await give(userId, 100, 'subscription');
    const [spent, returned] = [await bench.hold(userId, 15), await bench.hold(userId, 20)];
    await bench.hold(userId, 5);
    await settle(spent);
    await release(returned);
    expect(await shortLines(userId)).toEqual([
      'reserved 5 -5 job',
      'returned 20 0 job',
      'spent 15 -15 job',
      'granted 100 100 subscription',
      'granted 10 10 admin',
    ]);
    expect((await pageOf(userId)).lines[2]?.job).toEqual({
      id: spent,
      tool: 'Thumbnail',
      prompt: 'A whale over a city',
    });
  });

  it('adds up to the balance, whatever has happened', async () => {
    const userId = newId();
    await give(userId, 10, 'admin', 1);
    await give(userId, 100, 'subscription');
    const late = await bench.hold(userId, 15);
    bench.clock.advance(2 * dayMs);
    await bench.coins.expireDue(bench.clock.now());
    // Coins of the expired grant return as a new one: the job's line shows that nothing was lost.
    await release(late);
    await bench.tx((tx) => bench.coins.take(tx, { userId, amount: 30, reference: newId() }));
    await settle(await bench.hold(userId, 7));
    const { lines } = await pageOf(userId);
    const sum = lines.reduce((total, { effect }) => total + effect, 0);
    expect(sum).toBe(await bench.coins.balance(userId));
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(
      new Set(['granted', 'returned', 'adjusted', 'spent']),
    );
  });

  it('shows expired, taken back and restored coins', async () => {
    const userId = newId();
    await give(userId, 40, 'admin', 1);
    const [now, reference] = [bench.clock.now(), newId()];
    const expiresAt = new Date(now.getTime() + 30 * dayMs);
    const bought = { reference, amount: 2_000, source: 'subscription', dueAt: now, expiresAt } as const;
    const keep = (clawedBack: number) =>
      bench.tx((tx) =>
        bench.coins.syncGrants(tx, [
          { userId, origin: 'payment', grants: [{ ...bought, renewsAt: null, clawedBack }] },
        ]),
      );
    for (const clawedBack of [0, 500, 0]) await keep(clawedBack);
    bench.clock.advance(dayMs);
    await bench.coins.expireDue(bench.clock.now());
    expect(await shortLines(userId)).toEqual([
      'expired 40 -40 admin',
      'granted 500 500 refund',
      'taken_back 500 -500 subscription',
      'granted 2000 2000 subscription',
      'granted 40 40 admin',
    ]);
  });

  it('cuts a long prompt between characters', async () => {
    const userId = await bench.userWith();
    await bench.hold(userId, 1);
    const long: FindPaidJobs = async (_, ids) =>
      new Map(ids.map((id) => [id, { tool: 'Thumbnail', prompt: '🐳'.repeat(500) }]));
    const { lines } = await bench.coins.history(userId, { limit: 1 }, long);
    expect(lines[0]?.job?.prompt).toBe(`${'🐳'.repeat(119)}…`);
  });

  it('keeps the line of a job that no longer exists', async () => {
    const userId = await bench.userWith();
    await settle(await bench.hold(userId, 15));
    const { lines } = await bench.coins.history(userId, { limit: 1 }, async () => new Map());
    expect(lines).toMatchObject([{ kind: 'spent', coins: 15, effect: -15, job: null }]);
  });

  it('shows nothing of another user', async () => {
    await settle(await bench.hold(await bench.userWith(), 15));
    expect(await shortLines(newId())).toEqual([]);
  });
});

describe('a filter of the history', () => {
  let userId: string;
  let startedAt: Date;
  beforeAll(async () => {
    userId = newId();
    startedAt = bench.clock.now();
    await give(userId, 10, 'admin', 10);
    bench.clock.advance(dayMs);
    await give(userId, 100, 'subscription');
    await settle(await bench.hold(userId, 15));
    await release(await bench.hold(userId, 5));
    bench.clock.advance(dayMs);
    await bench.hold(userId, 1);
  });

  it.each([
    [{ kind: 'granted' }, ['granted 100 100 subscription', 'granted 10 10 admin']],
    [{ kind: 'spent' }, ['spent 15 -15 job']],
    [{ kind: 'returned' }, ['returned 5 0 job']],
    [{ kind: 'reserved' }, ['reserved 1 -1 job']],
    [{ kind: 'expired' }, []],
    [{ kind: 'taken_back' }, []],
    [{ kind: 'adjusted' }, []],
    // The first job took ten coins of one grant and five of the other.
    [{ source: 'admin' }, ['spent 15 -15 job', 'granted 10 10 admin']],
    [{ source: 'signup' }, []],
    [{ kind: 'spent', source: 'admin' }, ['spent 15 -15 job']],
  ] as const)('%j leaves %j', async (filter, expected) => {
    expect(await shortLines(userId, filter)).toEqual(expected);
  });

  it('by time includes its start and excludes its end', async () => {
    const day = (days: number) => new Date(startedAt.getTime() + days * dayMs).toISOString();
    expect(await shortLines(userId, { from: day(2) })).toEqual(['reserved 1 -1 job']);
    expect(await shortLines(userId, { to: day(1) })).toEqual(['granted 10 10 admin']);
    expect(await shortLines(userId, { from: day(1), to: day(2) })).toHaveLength(3);
    expect(await shortLines(userId, { from: day(2), to: day(1) })).toEqual([]);
  });

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59'])(
    'accepts %s, which no database date can hold',
    async (moment) => {
      expect(await shortLines(userId, { from: moment, to: moment })).toEqual([]);
    },
  );
});

describe('live grants', () => {
  it('show their reserved coins, earliest expiry first, without used-up ones', async () => {
    const userId = newId();
    await give(userId, 100, 'subscription', 30);
    await give(userId, 10, 'admin', 10);
    await give(userId, 5, 'admin', 5);
    await settle(await bench.hold(userId, 5));
    await bench.hold(userId, 10);
    await settle(await bench.hold(userId, 3));
    const grants = await bench.coins.grants(userId);
    expect(grants.map(({ source, amount, remaining, held }) => [source, amount, remaining, held])).toEqual([
      ['admin', 10, 0, 10],
      ['subscription', 100, 97, 0],
    ]);
    bench.clock.advance(10 * dayMs);
    expect(await bench.coins.grants(userId)).toMatchObject([{ source: 'subscription' }]);
    expect(await bench.coins.grants(newId())).toEqual([]);
  });

  it('show when they renew', async () => {
    const userId = newId();
    const now = bench.clock.now();
    const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
    const grant = {
      reference: newId(),
      amount: 2_000,
      source: 'subscription',
      dueAt: now,
      expiresAt: inDays(33),
      renewsAt: inDays(30) as Date | null,
      clawedBack: 0,
    } as const;
    const keep = (renewsAt: Date | null) =>
      bench.tx((tx) =>
        bench.coins.syncGrants(tx, [{ userId, origin: 'payment', grants: [{ ...grant, renewsAt }] }]),
      );
    await keep(inDays(30));
    expect(await bench.coins.grants(userId)).toMatchObject([{ renewsAt: inDays(30).toISOString() }]);
    await keep(null);
    expect(await bench.coins.grants(userId)).toMatchObject([{ renewsAt: null }]);
  });
});
