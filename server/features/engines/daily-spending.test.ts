import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineError } from '#engines/engine.ts';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { createScriptedEngine } from '#server/testing/scripted-engine.ts';
import { createEngines, type SpendingAlarm } from './engines.ts';
import type { EngineCall } from './engines-types.ts';

let test: TestDatabase;
let now: Date;
let alarms: SpendingAlarm[];
beforeEach(async () => {
  test = await openTestDatabase();
  now = new Date('2026-11-22T22:00:00Z');
  alarms = [];
});
afterEach(() => test.close());

/** An engine whose pictures cost 4 cents each, with a limit of 20 cents a day. */
function openEngines() {
  const engine = createScriptedEngine({ id: 'openai', isRemote: true });
  const engines = createEngines([engine], {
    database: test.database,
    clock: { now: () => now },
    newId,
    log: silentLog,
    rules: { chains: {}, dailyMicros: { openai: 200_000 }, paid: new Set(['openai']) },
    onAlarm: async (_tx, alarm) => void alarms.push(alarm),
  });
  const make = (call: Partial<EngineCall> = {}, work: () => Promise<object> = async () => ({})) =>
    engines.call({ engine, operation: 'generate', ...call }, work);
  return { engine, engines, make };
}

async function ledger() {
  const { rows } = await test.database.db.execute(
    sql`select outcome, spent_micros::int as micros from engine_calls order by started_at, id`,
  );
  return rows.map(({ outcome, micros }) => `${outcome} ${micros}`);
}

describe(`the daily limit of an engine (${testDatabaseKind})`, () => {
  it('is spent picture by picture, and then blocks calls until midnight', async () => {
    const { make } = openEngines();
    for (let count = 0; count < 5; count += 1) await make();
    let isAsked = false;
    const refused = make({}, async () => {
      isAsked = true;
      return {};
    });
    await expect(refused).rejects.toMatchObject({ kind: 'out_of_credit', mayHaveCost: false });
    expect(isAsked).toBe(false);
    expect(await ledger()).toEqual(Array.from({ length: 5 }, () => 'done 40000'));
    now = new Date('2026-11-23T00:00:01Z');
    await make();
  });

  it('does not block free calls, such as moderation', async () => {
    const { engine, make } = openEngines();
    const facts = { ...engine.capabilities.facts, moderate: { priceMicros: 0, typicalMs: null } };
    Object.assign(engine.capabilities, { facts });
    for (let count = 0; count < 5; count += 1) await make();
    await make({ operation: 'moderate' });
    await expect(make({ operation: 'describe' })).rejects.toMatchObject({ kind: 'out_of_credit' });
    expect(await ledger()).toEqual([...Array.from({ length: 5 }, () => 'done 40000'), 'done 0']);
  });

  it('is checked at a call’s turn, not when it began to wait', async () => {
    const { engines, make } = openEngines();
    const release = Promise.withResolvers<object>();
    const running = [make({}, () => release.promise), make({}, () => release.promise)];
    // It may end before the last running one has.
    const refused = expect(make()).rejects.toMatchObject({ kind: 'out_of_credit' });
    engines.replace([], { chains: {}, dailyMicros: { openai: 0 }, paid: new Set(['openai']) });
    release.resolve({});
    await Promise.all(running);
    await refused;
  });

  it('holds for concurrent calls, too', async () => {
    const { make } = openEngines();
    const ends = await Promise.allSettled(Array.from({ length: 12 }, () => make()));
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(5);
    const { rows } = await test.database.db.execute(
      sql`select coalesce(sum(spent_micros), 0)::int as micros from engine_calls`,
    );
    expect(Number(rows[0]?.micros)).toBeLessThanOrEqual(200_000);
  });

  it("uses the provider's cost, and charges nothing for calls that were certainly not made", async () => {
    const { make } = openEngines();
    await make({}, async () => ({ spentMicros: 190_000 }));
    const fail = (mayHaveCost: boolean) => async () => {
      throw new EngineError('invalid_input', 'no', { mayHaveCost });
    };
    await expect(make({}, fail(false))).rejects.toMatchObject({ kind: 'out_of_credit' });
    expect(await ledger()).toEqual(['done 190000']);
  });

  it('notifies the admins at four fifths and at the end, once each', async () => {
    const { make } = openEngines();
    for (let count = 0; count < 5; count += 1) await make();
    await expect(make()).rejects.toMatchObject({ kind: 'out_of_credit' });
    const day = '2026-11-22';
    expect(alarms).toEqual([
      { engine: 'openai', day, percent: 80, spentMicros: 160_000, dailyMicros: 200_000 },
      { engine: 'openai', day, percent: 100, spentMicros: 200_000, dailyMicros: 200_000 },
    ]);
  });

  it('does not open the circuit breaker', async () => {
    const { make, engines } = openEngines();
    await make({}, async () => ({ spentMicros: 200_000 }));
    for (let count = 0; count < 8; count += 1) await expect(make()).rejects.toThrow('the limit');
    expect(engines.health('openai')?.paused).toEqual([]);
  });
});

describe(`the call ledger (${testDatabaseKind})`, () => {
  it('has a row before the call is made, which a resuming process takes over', async () => {
    const { make } = openEngines();
    const stopped = new AbortController();
    stopped.abort('shutdown');
    const { engine, engines } = openEngines();
    const resumes = { ...engine, capabilities: { ...engine.capabilities, afterCrash: 'resume' as const } };
    engines.replace([resumes], { chains: {}, dailyMicros: {}, paid: new Set() });
    const started = Promise.withResolvers<string[]>();
    const controller = new AbortController();
    const dying = engines.call(
      { engine: resumes, operation: 'generate', jobId: 'job-1', signal: controller.signal },
      async () => {
        started.resolve(await ledger());
        controller.abort('shutdown');
        throw controller.signal.reason;
      },
    );
    expect(await started.promise).toEqual(['running 40000']);
    await expect(dying).rejects.toBe('shutdown');
    expect(await ledger()).toEqual(['running 40000']);
    await make({ jobId: 'job-1', isResumed: true }, async () => ({ spentMicros: 39_000 }));
    expect(await ledger()).toEqual(['done 39000']);
  });

  it('closes abandoned calls after a day, as lost and paid, and deletes old ones', async () => {
    const { make, engines } = openEngines();
    void make({}, () => new Promise<never>(() => {}));
    await expect.poll(ledger).toEqual(['running 40000']);
    now = new Date('2026-11-24T00:00:00Z');
    await engines.sweep();
    expect(await ledger()).toEqual(['lost 40000']);
    now = new Date('2028-01-01T00:00:00Z');
    await engines.sweep();
    expect(await ledger()).toEqual([]);
  });
});
