import { expect, it, vi } from 'vitest';
import { EngineError } from '#engines/engine.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { createScriptedEngine } from '#server/testing/scripted-engine.ts';
import type { EngineCall, Engines } from '../engines/engines.ts';
import { createGate } from '../engines/gate.ts';
import { createEngineModerator } from './engine-moderator.ts';

function moderatorOf(moderate: ((text: string) => Promise<string[]>) | null, warn = vi.fn()) {
  const engine = moderate && {
    capabilities: { id: 'judge' },
    moderate: ({ text }: { text: string }) => moderate(text),
  };
  const engines = {
    forOperation: () => (engine ? [engine] : []),
    call: (_call: unknown, work: () => unknown) => work(),
  } as unknown as Engines;
  return createEngineModerator({ engines, log: { ...silentLog, warn } });
}

const { signal } = new AbortController();

it('refuses only what the engine flags', async () => {
  const moderator = moderatorOf(async (text) => (text === 'bad' ? ['gore'] : []));
  expect([await moderator('bad', signal), await moderator('good', signal)]).toEqual([true, false]);
});

it('allows everything without a capable engine', async () => {
  expect(await moderatorOf(null)('bad', signal)).toBe(false);
});

it('allows a text when the engine fails, and logs it', async () => {
  const warn = vi.fn();
  const broken = async () => {
    throw new EngineError('unavailable', 'down');
  };
  expect(await moderatorOf(broken, warn)('bad', signal)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});

it('stops when the caller disconnects', async () => {
  const gone = AbortSignal.abort('gone');
  const broken = async () => {
    throw new Error('aborted');
  };
  await expect(moderatorOf(broken)('bad', gone)).rejects.toThrow('aborted');
});

it('limits waiting and answering together, and reports a silent engine', async () => {
  const warn = vi.fn();
  const moderate = () => new Promise<never>(() => {});
  const engine = createScriptedEngine({ isRemote: true });
  const gate = createGate(engine);
  const engines = {
    forOperation: () => [{ ...engine, moderate }],
    call: (call: EngineCall, work: () => Promise<unknown>) => gate.run(work, call),
  } as unknown as Engines;
  const moderator = createEngineModerator({ engines, log: { ...silentLog, warn }, waitMs: 20 });
  const judged = await Promise.all(Array.from({ length: 9 }, () => moderator('text', signal)));
  expect(judged).toEqual(Array.from({ length: 9 }, () => false));
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ error: { kind: 'timed_out' } });
  expect(gate.health()).toMatchObject({ running: 0, waiting: 0 });
});
