import { describe, expect, it } from 'vitest';
import { EngineError, type EngineErrorKind } from '#engines/engine.ts';
import { createScriptedEngine } from '#server/testing/scripted-engine.ts';
import { createGate } from './gate.ts';

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof EngineError ? error.kind : 'another error'),
  );

async function fail(
  gate: ReturnType<typeof createGate>,
  kind: EngineErrorKind,
  times: number,
): Promise<number> {
  let calls = 0;
  for (let count = 0; count < times; count += 1) {
    const work = async () => {
      calls += 1;
      throw new EngineError(kind, 'trouble');
    };
    await kindOf(gate.run(work));
  }
  return calls;
}

describe('the gate of a remote engine', () => {
  const open = () => createGate(createScriptedEngine({ isRemote: true }));

  it.each(['unavailable', 'timed_out', 'misconfigured', 'out_of_credit'] as const)(
    'opens its circuit breaker after five calls in a row that ended %s',
    async (kind) => {
      const gate = open();
      expect(await fail(gate, kind, 8)).toBe(5);
      expect(await kindOf(gate.run(async () => 'a picture'))).toBe('unavailable');
      expect(gate.health().paused[0]?.until.getTime()).toBeGreaterThan(Date.now());
    },
  );

  it.each(['refused', 'invalid_input', 'rate_limited'] as const)(
    'keeps calling after %s: another call may succeed',
    async (kind) => {
      expect(await fail(open(), kind, 8)).toBe(8);
    },
  );

  it('forgets failures after a success', async () => {
    const gate = open();
    await fail(gate, 'unavailable', 4);
    await gate.run(async () => 'a picture');
    expect(await fail(gate, 'unavailable', 4)).toBe(4);
  });
});

it('blocks only the failing operation of an engine', async () => {
  const gate = createGate(createScriptedEngine({ isRemote: true }));
  const enlarge = () =>
    gate.run(
      async () => {
        throw new EngineError('misconfigured', 'there is no such model');
      },
      { operation: 'upscale' },
    );
  for (let count = 0; count < 5; count += 1) await kindOf(enlarge());
  expect(await kindOf(enlarge())).toBe('unavailable');
  expect(await gate.run(async () => 'a picture', { operation: 'generate' })).toBe('a picture');
});

describe('a training by a remote engine', () => {
  it('takes no slot of pictures, and its result does not affect the circuit breaker', async () => {
    const engine = createScriptedEngine({ isRemote: true });
    const gate = createGate(engine);
    const release = Promise.withResolvers<void>();
    const trainings = Array.from({ length: 6 }, () => gate.train(() => release.promise));
    await new Promise(setImmediate);
    expect(gate.health()).toMatchObject({ running: 4, waiting: 2 });
    expect(await gate.run(async () => 'a picture')).toBe('a picture');
    release.resolve();
    await Promise.all(trainings);
    await gate.whenIdle();
  });

  it('is postponed while the circuit breaker is open', async () => {
    const gate = createGate(createScriptedEngine({ isRemote: true }));
    await fail(gate, 'unavailable', 5);
    const error = await gate.train(async () => 'a style').catch((thrown: EngineError) => thrown);
    expect(error).toMatchObject({ kind: 'unavailable', mayRetry: true });
    expect((error as EngineError).retryAfterMs).toBeGreaterThan(0);
  });
});

it('a built-in engine is called however often it has failed', async () => {
  expect(await fail(createGate(createScriptedEngine()), 'unavailable', 8)).toBe(8);
});

it('runs no more concurrent calls than the engine allows', async () => {
  const engine = createScriptedEngine();
  const gate = createGate(engine);
  const release = Promise.withResolvers<void>();
  let running = 0;
  const all = Array.from({ length: 5 }, () =>
    gate.run(async () => {
      running += 1;
      await release.promise;
    }),
  );
  await new Promise(setImmediate);
  expect(running).toBe(engine.capabilities.concurrency);
  release.resolve();
  await Promise.all(all);
  expect(running).toBe(5);
});

it('lets text calls pass while pictures take all slots, up to their own limit', async () => {
  const gate = createGate(createScriptedEngine({ isRemote: true }));
  const end = Promise.withResolvers<string>();
  const pictures = Array.from({ length: 3 }, () => gate.run(() => end.promise));
  expect(await gate.run(async () => 'words', { operation: 'moderate' })).toBe('words');
  const left = gate.run(async () => 'a picture', { signal: AbortSignal.timeout(1) });
  await expect(left).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(gate.health()).toMatchObject({ running: 2, waiting: 1 });
  end.resolve('a picture');
  await Promise.all(pictures);
});
