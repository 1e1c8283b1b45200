import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { createScriptedEngine } from '#server/testing/scripted-engine.ts';
import { createEngineSetups, createEngines, type EngineSettings, withFallback } from './engines.ts';
import type { Engines } from './engines-types.ts';
import type { CallingJob } from './request-pictures.ts';
import { flawedModel, noNetwork, scriptedBlueprint } from './testing.ts';

const key = Buffer.alloc(32, 7);
const nothing: EngineSettings = { given: [], chains: {}, dailyMicros: {}, free: [] };

let test: TestDatabase;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await test.close();
});

/** The engines of one process. */
async function openProcess(settings: EngineSettings = nothing, encryptionKey = key, log = silentLog) {
  const kinds = [
    scriptedBlueprint('alpha'),
    scriptedBlueprint('beta'),
    scriptedBlueprint('many', { isMany: true }),
  ];
  const builtin = createScriptedEngine({ id: 'builtin' });
  const { database } = test;
  const engines = createEngines([builtin], {
    database,
    clock: systemClock,
    newId,
    log: silentLog,
    rules: { ...settings, paid: new Set() },
  });
  const setups = createEngineSetups({
    database,
    engines,
    blueprints: kinds.map(({ blueprint }) => blueprint),
    settings,
    network: noNetwork,
    encryptionKey,
    webhookOrigin: 'https://studio.example',
    clock: systemClock,
    log,
  });
  stops.push(await setups.start());
  const ids = () => engines.all().map(({ capabilities }) => capabilities.id);
  const save = (id: string, values: Record<string, string>, dailyMicros: number | null = null) =>
    test.database.inTransaction((tx) =>
      setups.save(tx, { id, blueprint: id, values, dailyMicros, isFree: false }),
    );
  return { engines, setups, ids, save, kinds };
}

describe(`engines that are configured (${testDatabaseKind})`, () => {
  it('by the environment exist from the start, before the process’s own, with defaults for the rest', async () => {
    const { ids, kinds } = await openProcess({
      ...nothing,
      given: [{ id: 'alpha', blueprint: 'alpha', values: { key: 'sk-1' } }],
    });
    expect(ids()).toEqual(['alpha', 'builtin']);
    expect(kinds[0]?.made).toMatchObject([
      {
        values: { key: 'sk-1', model: 'standard' },
        webhookUrl: 'https://studio.example/api/engines/alpha/webhook',
      },
    ]);
  });

  it('by admins exist at once in every process, and are gone when removed', async () => {
    const [one, two] = [await openProcess(), await openProcess()];
    await one.save('beta', { key: 'sk-secret' });
    await expect
      .poll(() => [one.ids(), two.ids()])
      .toEqual([
        ['beta', 'builtin'],
        ['beta', 'builtin'],
      ]);
    await test.database.inTransaction((tx) => two.setups.remove(tx, 'beta'));
    await expect.poll(() => [one.ids(), two.ids()]).toEqual([['builtin'], ['builtin']]);
  });

  it('are encrypted, with no readable key in the database', async () => {
    const { save, setups } = await openProcess();
    await save('alpha', { key: 'sk-very-secret' });
    const { rows } = await test.database.db.execute(sql`select * from engine_setups`);
    expect(JSON.stringify(rows)).not.toContain('sk-very-secret');
    const stored = await test.database.inTransaction((tx) => setups.findForChange(tx, 'alpha'));
    expect(stored?.values).toEqual({ key: 'sk-very-secret' });
  });

  it("by both use the environment's settings first, then the admins'", async () => {
    const { save, setups, kinds } = await openProcess({
      ...nothing,
      given: [{ id: 'alpha', blueprint: 'alpha', values: { key: 'sk-environment' } }],
      dailyMicros: { alpha: 5_000_000 },
    });
    await save('alpha', { key: 'sk-admin', model: 'large' }, 1_000_000);
    await expect.poll(() => setups.list()[0]?.values).toEqual({ key: 'sk-environment', model: 'large' });
    expect(setups.list()[0]).toMatchObject({
      fromEnvironment: new Set(['key']),
      fromAdmins: new Set(['key', 'model']),
      dailyMicros: 5_000_000,
      isDailyFromEnvironment: true,
    });
    expect(kinds[0]?.made).toHaveLength(2);
  });

  it('and have not changed keep running when another one changes', async () => {
    const { save, ids, kinds } = await openProcess();
    await save('alpha', { key: 'sk-1' });
    await save('beta', { key: 'sk-2' });
    await expect.poll(ids).toEqual(['alpha', 'beta', 'builtin']);
    expect(kinds[0]?.made).toHaveLength(1);
  });

  it('but incomplete or unreadable are listed with the reason, and do not run', async () => {
    const first = await openProcess();
    await first.save('alpha', { model: 'large' });
    await expect.poll(() => first.setups.list()[0]?.problem).toBe('ALPHA_KEY is missing.');
    await first.save('beta', { key: 'sk-1' });
    const other = await openProcess(nothing, Buffer.alloc(32, 8));
    expect(other.ids()).toEqual(['builtin']);
    expect(other.setups.list().map(({ problem }) => problem)).toEqual([
      expect.stringContaining('different ENCRYPTION_KEY'),
      expect.stringContaining('different ENCRYPTION_KEY'),
    ]);
  });

  it('with warnings are reported to the operator and run', async () => {
    const warned: unknown[] = [];
    const log = { ...silentLog, warn: (...said: unknown[]) => void warned.push(said) };
    const values = { key: 'sk-1', model: flawedModel };
    const { ids } = await openProcess(
      { ...nothing, given: [{ id: 'alpha', blueprint: 'alpha', values }] },
      key,
      log,
    );
    expect(ids()).toEqual(['alpha', 'builtin']);
    expect(warned).toEqual([
      [{ engine: 'alpha', problem: 'A file is left out' }, 'part of an engine is disabled'],
    ]);
  });

  it("use the admins' chains, unless the environment sets them", async () => {
    const { save, setups, engines } = await openProcess({ ...nothing, chains: { Thumbnail: ['builtin'] } });
    await save('alpha', { key: 'sk-1' });
    await test.database.inTransaction(async (tx) => {
      await setups.saveChain(tx, 'Thumbnail', ['alpha']);
      await setups.saveChain(tx, 'Genesys Pro', ['builtin', 'alpha']);
    });
    const names = (tool: 'Thumbnail' | 'Genesys Pro' | 'Genesys 1.0') =>
      engines.forTool(tool).map(({ capabilities }) => capabilities.id);
    await expect.poll(() => names('Genesys Pro')).toEqual(['builtin', 'alpha']);
    expect([names('Thumbnail'), names('Genesys 1.0')]).toEqual([['builtin'], ['alpha', 'builtin']]);
    expect(setups.rules().chainsFromEnvironment).toEqual(new Set(['Thumbnail']));
    await test.database.inTransaction((tx) => setups.saveChain(tx, 'Genesys Pro', null));
    await expect.poll(() => names('Genesys Pro')).toEqual(['alpha', 'builtin']);
  });

  it('as the only ones of a chain, once gone, leave the work to free engines', async () => {
    const { engines } = await openProcess({ ...nothing, chains: { Thumbnail: ['alpha'] } });
    expect(engines.forTool('Thumbnail').map(({ capabilities }) => capabilities.id)).toEqual(['builtin']);
  });

  it('and then removed finish their running calls', async () => {
    const { save, ids, kinds, engines } = await openProcess();
    await save('alpha', { key: 'sk-1' });
    await expect.poll(ids).toEqual(['alpha', 'builtin']);
    const engine = kinds[0]?.made[0]?.engine;
    if (!engine) throw new Error('no engine was made');
    let isClosed = false;
    engine.close = async () => {
      isClosed = true;
    };
    const release = Promise.withResolvers<void>();
    const call = engines.call({ engine, operation: 'generate' }, async () => {
      await release.promise;
      return 'a picture';
    });
    await save('alpha', { key: 'sk-2' });
    await expect.poll(() => kinds[0]?.made.length).toBe(2);
    expect(isClosed).toBe(false);
    release.resolve();
    expect(await call).toBe('a picture');
    await expect.poll(() => isClosed).toBe(true);
  });

  /** As many calls as it runs at once, and one that waits behind them. */
  async function waitBehind(engines: Engines) {
    const release = Promise.withResolvers<object>();
    const engine = engines.byId('alpha');
    if (!engine) throw new Error('there is no such engine');
    const makers: unknown[] = [];
    const job = {
      ...{ userId: 'u', jobId: 'j', engine: 'alpha', submission: 'none', ticket: null },
      signal: new AbortController().signal,
      mayCall: async () => true,
      switchEngine: async () => {},
    } as unknown as CallingJob;
    const running = [1, 2].map(() => engines.call({ engine, operation: 'generate' }, () => release.promise));
    const chain = { engines: engines.forTool('Genesys 1.0'), isNamed: false };
    const waiting = withFallback({ engines, log: silentLog }, job, chain, (maker) =>
      engines.call({ engine: maker, operation: 'generate' }, async () => {
        makers.push(maker);
        return {};
      }),
    );
    return {
      makers,
      async end() {
        release.resolve({});
        await Promise.all(running);
        return waiting;
      },
    };
  }

  it('and then removed start nothing more: waiting work goes to the next', async () => {
    const { save, ids, engines, setups } = await openProcess();
    await save('alpha', { key: 'sk-1' });
    await expect.poll(ids).toEqual(['alpha', 'builtin']);
    const { makers, end } = await waitBehind(engines);
    await test.database.inTransaction((tx) => setups.remove(tx, 'alpha'));
    await expect.poll(ids).toEqual(['builtin']);
    expect(await end()).toMatchObject({ isFirstChoice: false });
    expect(makers).toEqual([engines.byId('builtin')]);
  });

  it('and then reconfigured serve waiting work with the new settings', async () => {
    const { save, ids, engines, kinds } = await openProcess();
    await save('alpha', { key: 'sk-1' });
    await expect.poll(ids).toEqual(['alpha', 'builtin']);
    const { makers, end } = await waitBehind(engines);
    await save('alpha', { key: 'sk-2' });
    await expect.poll(() => kinds[0]?.made.length).toBe(2);
    await expect.poll(() => engines.byId('alpha')).toBe(kinds[0]?.made[1]?.engine);
    expect(await end()).toMatchObject({ isFirstChoice: true });
    expect(makers).toEqual([kinds[0]?.made[1]?.engine]);
  });
});
