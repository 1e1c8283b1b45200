import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createUserLimiter } from './user-limiter.ts';

/** Work that the test ends by name and that records when it starts. */
function makeWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    end: async (name: string) => {
      ends.get(name)?.();
      await setImmediate();
    },
    work: (name: string) => async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    },
  };
}

it("limits one user's concurrent work, in order, without delaying other users", async () => {
  const { run } = createUserLimiter({ concurrency: 2, maxWaiting: 10 });
  const { started, end, work } = makeWork();
  const many = ['a', 'b', 'c', 'd'].map((name) => run({ userId: 'many' }, work(name)));
  const other = run({ userId: 'other' }, work('other'));
  await setImmediate();
  expect(started).toEqual(['a', 'b', 'other']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'other', 'c']);
  await end('a');
  for (const name of ['c', 'd', 'other']) await end(name);
  expect(await Promise.all([...many, other])).toEqual(['a', 'b', 'c', 'd', 'other']);
});

it("refuses work beyond a user's queue, and accepts it when there is room again", async () => {
  const { run } = createUserLimiter({ concurrency: 1, maxWaiting: 1 });
  const { end, work } = makeWork();
  const accepted = ['first', 'second'].map((name) => run({ userId: 'hoarder' }, work(name)));
  const refused = run({ userId: 'hoarder' }, work('third'));
  await expect(refused).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 });
  await setImmediate();
  await end('first');
  const third = run({ userId: 'hoarder' }, async () => 'third');
  await end('second');
  expect(await Promise.all([...accepted, third])).toEqual(['first', 'second', 'third']);
});

it('drops aborted work from the queue at once, without starting it', async () => {
  const { run } = createUserLimiter({ concurrency: 1, maxWaiting: 1 });
  const { started, end, work } = makeWork();
  const controller = new AbortController();
  const first = run({ userId: 'leaver' }, work('first'));
  const gone = run({ userId: 'leaver', signal: controller.signal }, work('gone'));
  controller.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  const next = run({ userId: 'leaver' }, work('next'));
  await setImmediate();
  await end('first');
  await end('next');
  expect(await Promise.all([first, next])).toEqual(['first', 'next']);
  const signal = AbortSignal.abort(new Error('away'));
  await expect(run({ userId: 'leaver', signal }, work('away'))).rejects.toThrow('away');
  expect(started).toEqual(['first', 'next']);
});

it('continues after failed work', async () => {
  const { run } = createUserLimiter({ concurrency: 1, maxWaiting: 5 });
  const failed = run({ userId: 'clumsy' }, () => Promise.reject(new Error('broken')));
  const after = run({ userId: 'clumsy' }, async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await after).toBe('done');
});
