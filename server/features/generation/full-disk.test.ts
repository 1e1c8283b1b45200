import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';

let bench: TestApp | undefined;
afterEach(() => bench?.close());

/** The store with another `put`. */
function withPut(store: ObjectStore, put: ObjectStore['put']): ObjectStore {
  return {
    kind: store.kind,
    put,
    get: (key, range) => store.get(key, range),
    head: (key) => store.head(key),
    exists: (key) => store.exists(key),
    delete: (keys) => store.delete(keys),
    list: (prefix) => store.list(prefix),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}

const failure = (code: string) => Object.assign(new Error('it cannot be stored'), { code });

/** A store with room for some more objects that then fails like a full disk. */
function withRoomFor(store: ObjectStore, count: number): ObjectStore {
  let left = count;
  return withPut(store, (key, body, options) => {
    left -= 1;
    return left < 0 ? Promise.reject(failure('ENOSPC')) : store.put(key, body, options);
  });
}

it('a disk that fills up while the picture is stored fails the job, returns the coins and leaves no partial file', async () => {
  bench = await openTestApp({ wrapObjects: (store) => withRoomFor(store, 1) });
  const client = await bench.signUp();
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  const job = await client.jobEnded(jobId);
  expect(job).toMatchObject({ status: 'failed', error: { code: 'storage_failed' } });
  expect(await client.coins()).toBe(100);
  await expect.poll(() => bench?.filesOf(client), { timeout: 10_000 }).toEqual([]);
});

it('a file still being written when the disk fills up is removed like the rest', async () => {
  const discarding = Promise.withResolvers<void>();
  const late: Promise<void>[] = [];
  let puts = 0;
  bench = await openTestApp({
    wrapObjects(store) {
      const slow = withPut(store, async (key, body, options) => {
        puts += 1;
        if (puts === 1) throw failure('ENOSPC');
        // As late as possible: after the cleanup or, if that waits for it, much later.
        const putting = Promise.race([discarding.promise, turns(2_000)]).then(() =>
          store.put(key, body, options),
        );
        late.push(putting);
        await putting;
      });
      return { ...slow, list: (prefix) => store.list(prefix).finally(discarding.resolve) };
    },
  });
  const client = await bench.signUp();
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  expect(await client.jobEnded(jobId)).toMatchObject({ status: 'failed', error: { code: 'storage_failed' } });
  await Promise.all(late);
  expect(late.length).toBeGreaterThan(0);
  await expect.poll(() => bench?.filesOf(client), { timeout: 10_000 }).toEqual([]);
});

it('a store that is down is not mistaken for a failed engine', async () => {
  bench = await openTestApp({
    wrapObjects: (store) => withPut(store, () => Promise.reject(failure('ECONNREFUSED'))),
  });
  const client = await bench.signUp();
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  expect(await client.jobEnded(jobId)).toMatchObject({ status: 'failed', error: { code: 'storage_failed' } });
  expect(await client.coins()).toBe(100);
});

it('a reference picture that cannot be stored is refused with its own code, at no cost', async () => {
  bench = await openTestApp({ wrapObjects: (store) => withRoomFor(store, 0) });
  const client = await bench.signUp();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const response = await client.generate({ image: new File([new Uint8Array(png)], 'a.png') });
  expect(response.status).toBe(507);
  expect(await response.json()).toMatchObject({ code: 'storage_failed' });
  expect(await client.coins()).toBe(100);
  expect(bench.leftUploads()).toEqual([]);
});

it('a nearly full disk accepts no new work, so that running jobs can still be stored', async () => {
  bench = await openTestApp({ freeBytes: async () => 20 * 1024 * 1024 });
  const client = await bench.signUp();
  const response = await client.generate();
  expect(response.status).toBe(507);
  expect(await response.json()).toMatchObject({ code: 'storage_failed' });
  expect(await client.coins()).toBe(100);
  expect(await client.jobs()).toEqual([]);
});

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}
