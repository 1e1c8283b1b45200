import { expect, it } from 'vitest';
import { createFairSemaphore } from './fair-semaphore.ts';

/** Work that ends when the test says so. */
function openWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    started.push(name);
    const end = Promise.withResolvers<void>();
    ends.set(name, end.resolve);
    await end.promise;
    return name;
  };
  const finish = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, work, finish };
}

it('serves users in turn, each in order', async () => {
  const limit = createFairSemaphore(1);
  const { started, work, finish } = openWork();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) =>
    limit.run({ userId: name.slice(0, 1) }, work(name)),
  );
  expect([limit.running, limit.waiting]).toEqual([1, 4]);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    await new Promise(setImmediate);
    await finish(name);
  }
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  expect([limit.running, limit.waiting]).toEqual([0, 0]);
});

it('limits concurrency, and a failure frees its slot', async () => {
  const limit = createFairSemaphore(2);
  const { started, work, finish } = openWork();
  const failed = limit.run({}, async () => {
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  const all = ['1', '2', '3'].map((name) => limit.run({}, work(name)));
  await new Promise(setImmediate);
  expect(started).toEqual(['1', '2']);
  for (const name of ['1', '2', '3']) await finish(name);
  await Promise.all(all);
  expect(started).toEqual(['1', '2', '3']);
});

it('an aborted waiter leaves the queue, and takes no turn', async () => {
  const limit = createFairSemaphore(1);
  const { started, work, finish } = openWork();
  const gone = new AbortController();
  const first = limit.run({ userId: 'a' }, work('a1'));
  const left = limit.run({ userId: 'b', signal: gone.signal }, work('b1'));
  const last = limit.run({ userId: 'c' }, work('c1'));
  gone.abort('cancelled');
  await expect(left).rejects.toBe('cancelled');
  await finish('a1');
  await finish('c1');
  await Promise.all([first, last]);
  expect(started).toEqual(['a1', 'c1']);
});

it('is idle when nothing runs or waits', async () => {
  const limit = createFairSemaphore(1);
  const { work, finish } = openWork();
  await limit.whenIdle();
  const all = [limit.run({}, work('1')), limit.run({}, work('2'))];
  let isIdle = false;
  const idle = limit.whenIdle().then(() => {
    isIdle = true;
  });
  await finish('1');
  expect(isIdle).toBe(false);
  await finish('2');
  await idle;
  await Promise.all(all);
});
