import { afterEach, expect, it } from 'vitest';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';

let bench: TestApp | undefined;
afterEach(() => bench?.close());

/** A store that has room for some more objects and then answers as a full disk does. */
function withRoomFor(store: ObjectStore, count: number): ObjectStore {
  let left = count;
  return {
    ...store,
    kind: store.kind,
    put(key, body, options) {
      left -= 1;
      if (left < 0)
        return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
      return store.put(key, body, options);
    },
    get: (key, range) => store.get(key, range),
    head: (key) => store.head(key),
    exists: (key) => store.exists(key),
    delete: (keys) => store.delete(keys),
    list: (prefix) => store.list(prefix),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}

it('a disk that fills up while the picture is stored fails the job, returns the coins and keeps no half of it', async () => {
  bench = await openTestApp({ wrapObjects: (store) => withRoomFor(store, 1) });
  const client = await bench.signUp();
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  const job = await client.jobEnded(jobId);
  expect(job).toMatchObject({ status: 'failed', error: { code: 'storage_failed' } });
  expect(await client.coins()).toBe(100);
  await expect.poll(() => bench?.filesOf(client), { timeout: 10_000 }).toEqual([]);
});
