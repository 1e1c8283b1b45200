import { afterEach, beforeEach, expect, it } from 'vitest';
import { engineLimits } from '#contract/limits.ts';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { engineCalls } from './schema.ts';
import { createStatisticsReader, type StatisticsReader } from './statistics.ts';

const now = new Date('2026-03-15T12:00:00.000Z');
let test: TestDatabase;
let statistics: StatisticsReader;
beforeEach(async () => {
  test = await openTestDatabase();
  statistics = createStatisticsReader({ database: test.database, clock: { now: () => now } });
});
afterEach(() => test.close());

type Call = Partial<typeof engineCalls.$inferInsert>;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
async function write(...calls: Call[]) {
  await test.database.db.insert(engineCalls).values(
    calls.map((call) => ({
      id: newId(),
      engine: 'home',
      operation: 'generate',
      startedAt: hoursAgo(1),
      durationMs: 1_000,
      outcome: 'done',
      spentMicros: 40_000,
      ...call,
    })),
  );
}
const ofHome = async () => (await statistics.of(['home', 'other'])).get('home');

it(`counts every UTC day, without gaps, and nothing from before (${testDatabaseKind})`, async () => {
  await write(
    {},
    { outcome: 'unavailable', spentMicros: 0 },
    { outcome: 'aborted', spentMicros: null },
    // A minute before midnight, and the last moment that is too old.
    { startedAt: new Date('2026-03-14T23:59:00.000Z'), spentMicros: 7 },
    { startedAt: new Date('2026-02-13T23:59:59.999Z') },
  );
  const days = (await ofHome())?.days ?? [];
  expect(days).toHaveLength(engineLimits.spendDays);
  expect(days[0]).toEqual({ day: '2026-02-14', spentMicros: 0, calls: 0, failures: 0 });
  expect(days.slice(-2)).toEqual([
    { day: '2026-03-14', spentMicros: 7, calls: 1, failures: 0 },
    { day: '2026-03-15', spentMicros: 40_000, calls: 3, failures: 1 },
  ]);
  const other = (await statistics.of(['home', 'other'])).get('other');
  expect(other?.days.every(({ calls }) => calls === 0)).toBe(true);
});

it('reads old days once, and the last three each time: a call may last a day, and be closed a day later', async () => {
  await write({ startedAt: hoursAgo(24 * 5) }, { startedAt: hoursAgo(24 * 2), outcome: 'running' });
  const callsBefore = async (days: number) => (await ofHome())?.days.at(-1 - days)?.calls;
  expect([await callsBefore(5), await callsBefore(2)]).toEqual([1, 0]);
  await test.database.db.update(engineCalls).set({ outcome: 'lost' });
  await write({ startedAt: hoursAgo(24 * 5) });
  expect([await callsBefore(5), await callsBefore(2)]).toEqual([1, 1]);
  const afterRestart = createStatisticsReader({ database: test.database, clock: { now: () => now } });
  expect((await afterRestart.of(['home'])).get('home')?.days.at(-6)?.calls).toBe(2);
});

it('reports the usual duration of each operation from recent successes', async () => {
  await write(
    ...Array.from({ length: 100 }, (_, index) => ({ durationMs: (index + 1) * 10 })),
    { durationMs: 99_999, outcome: 'timed_out' },
    { durationMs: 99_999, startedAt: hoursAgo(24 * engineLimits.latencyDays + 1) },
    { operation: 'describe', durationMs: 4_000 },
  );
  expect((await ofHome())?.latency).toEqual([
    { operation: 'generate', calls: 100, medianMs: 500, p95Ms: 950 },
    { operation: 'describe', calls: 1, medianMs: 4_000, p95Ms: 4_000 },
  ]);
});

it('finds the last success and the last failure caused by the engine', async () => {
  await write(
    { startedAt: hoursAgo(5) },
    { startedAt: hoursAgo(4), outcome: 'unavailable' },
    { startedAt: hoursAgo(3), outcome: 'out_of_credit' },
    { startedAt: hoursAgo(2), outcome: 'refused' },
    { startedAt: hoursAgo(1), outcome: 'aborted' },
    { engine: 'another', startedAt: hoursAgo(0) },
  );
  expect(await ofHome()).toMatchObject({
    lastSuccessAt: hoursAgo(5),
    lastFailure: { at: hoursAgo(3), fault: 'out_of_credit' },
  });
});

it('pages failures newest first, of all or one engine, without successes and aborted calls', async () => {
  await write(
    { message: 'first', outcome: 'refused', providerRequestId: 'req_1' },
    { outcome: 'done' },
    { message: 'second', outcome: 'unavailable' },
    { outcome: 'aborted' },
    { message: 'third', outcome: 'lost', engine: 'other' },
  );
  const messages = (page: { failures: { message: string | null }[] }) =>
    page.failures.map(({ message }) => message);
  const first = await statistics.failures({ limit: 2 });
  expect(messages(first)).toEqual(['third', 'second']);
  const second = await statistics.failures({ limit: 2, cursor: first.nextCursor ?? '' });
  expect(second).toMatchObject({
    failures: [{ message: 'first', fault: 'refused', providerRequestId: 'req_1' }],
    nextCursor: null,
  });
  expect(messages(await statistics.failures({ limit: 5, engine: 'other' }))).toEqual(['third']);
});
