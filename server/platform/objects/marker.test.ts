import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskObjects } from './disk-objects.ts';
import { claimStore, ForeignStoreError, StoreUnusableError } from './marker.ts';
import { openS3Objects } from './s3-objects.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adventure-marker-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function createMemoryObjects() {
  const values = new Map<string, string>();
  return {
    read: async (name: string) => values.get(name) ?? null,
    keep: async (name: string, value: string) => {
      if (!values.has(name)) values.set(name, value);
      return values.get(name) ?? value;
    },
  };
}

describe('claimStore', () => {
  it('marks a new store, accepts it from then on, and refuses another', async () => {
    const store = createMemoryObjects();
    const ours = await openDiskObjects(join(folder, 'ours'));
    await claimStore(ours, store);
    await claimStore(ours, store);
    expect(await ours.list('store/')).toHaveLength(1);
    const other = await openDiskObjects(join(folder, 'other'));
    await expect(claimStore(other, store)).rejects.toThrow(ForeignStoreError);
  });

  it('leaves one mark when two processes start together, and refuses the one with another store', async () => {
    const store = createMemoryObjects();
    const shared = await openDiskObjects(join(folder, 'shared'));
    await Promise.all([claimStore(shared, store), claimStore(shared, store)]);
    expect(await shared.list('store/')).toHaveLength(1);
    const race = createMemoryObjects();
    const stores = await Promise.all(['a', 'b'].map((name) => openDiskObjects(join(folder, name))));
    const results = await Promise.allSettled(stores.map((store) => claimStore(store, race)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it("reports a bucket's error, and what to check", async () => {
    const gone = openS3Objects({
      endpoint: 'http://127.0.0.1:1',
      bucket: 'nowhere',
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
    const refused = claimStore(gone, createMemoryObjects());
    await expect(refused).rejects.toThrow(StoreUnusableError);
    await expect(refused).rejects.toThrow('ECONNREFUSED');
    await expect(refused).rejects.toThrow('Check S3_BUCKET');
    gone.close();
  });

  it.each([
    [404, 'It answered HTTP 404: there is no such bucket. Check S3_BUCKET'],
    [403, 'It answered HTTP 403: the keys are wrong, or may not use this bucket. Check S3_BUCKET'],
    [418, 'It answered HTTP 418. Check S3_BUCKET'],
  ])('says the status %i, for which a bucket sends no sentence', async (status, message) => {
    // As Ceph answers: an error with a code and no message; none at all to HEAD.
    const body = '<?xml version="1.0"?><Error><Code>Any</Code><Message></Message></Error>';
    const server = createServer(({ method }, response) =>
      response.writeHead(status).end(method === 'HEAD' ? undefined : body),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const store = openS3Objects({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
    const used = createMemoryObjects();
    await used.keep('object_store', 'a-mark');
    const refused = claimStore(store, used);
    await expect(refused).rejects.toThrow(StoreUnusableError);
    await expect(refused).rejects.toThrow(message);
    const refusedNew = claimStore(store, createMemoryObjects());
    await expect(refusedNew).rejects.toThrow(message);
    store.close();
    server.close();
  });
});
