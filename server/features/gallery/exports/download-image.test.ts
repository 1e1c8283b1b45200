import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, openTestApp, type TestApp } from '../../../testing/app.ts';
import { watchReads } from '../../../testing/watched-objects.ts';

/** Bytes read from the store, and how many of its files are and were open. */
const store = { open: 0, opened: 0, bytes: 0 };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ wrapObjects: watchReads(store) });
});
beforeEach(() => {
  store.bytes = 0;
});
afterAll(() => test.close());

async function makePicture(client: Client): Promise<string> {
  const { jobId } = (await (await client.generate({ prompt: 'a lighthouse' })).json()) as { jobId: string };
  return (await client.jobEnded(jobId)).images[0]?.id ?? '';
}

/** Generates a picture and replaces its file. */
async function makeWithFile(client: Client, bytes: Uint8Array): Promise<string> {
  const id = await makePicture(client);
  const key = `pictures/${client.userId}/${id}.webp`;
  await test.objects.put(key, bytes, { contentType: 'image/webp' });
  await test.app.database.db.execute(sql`update images set object_key = ${key} where id = ${id}`);
  return id;
}

const allClosed = () => vi.waitFor(() => expect(store.open).toBe(0));

it.each(['webp', 'jpg', 'png'])(
  'a downloaded %s carries the prompt if its owner wants that, and always how it was made',
  async (format) => {
    const client = await test.signUp();
    const { jobId } = (await (await client.generate({ prompt: 'a hidden lighthouse' })).json()) as {
      jobId: string;
    };
    await client.jobEnded(jobId);
    const { images } = (await client.json('/api/user/user-images')) as { images: { id: string }[] };
    const download = async () => {
      const answer = await client.request(`/api/images/${images[0]?.id}/download?format=${format}`);
      return Buffer.from(await answer.arrayBuffer());
    };
    expect((await download()).includes('a hidden lighthouse')).toBe(true);
    await client.request('/api/user/profile', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ writesPrompt: false }),
    });
    const file = await download();
    expect(file.includes('hidden lighthouse')).toBe(false);
    expect(file.includes('Designed by a test')).toBe(true);
  },
);

describe('a requested format', () => {
  let client: Client;
  let id: string;
  beforeAll(async () => {
    client = await test.signUp();
    id = await makePicture(client);
  });

  it.each([
    ['format=png', 'png', 'png'],
    ['format=webp', 'webp', 'webp'],
    ['format=jpg', 'jpeg', 'jpg'],
    ['format=jpeg', 'jpeg', 'jpg'],
    ['', 'jpeg', 'jpg'],
    ['format=', 'jpeg', 'jpg'],
    ['fit=2mb', 'jpeg', 'jpg'],
    ['format=jpg&fit=2mb', 'jpeg', 'jpg'],
  ])('of "%s" gives a %s', async (query, format, ending) => {
    const path = `/api/images/${id}/download?${query}`;
    const answer = await client.request(path);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="adventure-${id}.${ending}"`,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(`${bytes.byteLength}`);
    expect((await sharp(bytes).metadata()).format).toBe(format);
    const { opened } = store;
    const head = await client.request(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), head.headers.get('content-length')]).toEqual([
      200,
      `image/${format}`,
      `${bytes.byteLength}`,
    ]);
    expect(store.opened).toBe(opened);
    await allClosed();
  });

  it.each([
    'format=nope',
    'format=gif',
    'format=PNG',
    'fit=3mb',
    'format=png&fit=2mb',
    'format=webp&fit=2mb',
  ])('of "%s" is refused with its own code', async (query) => {
    const answer = await client.request(`/api/images/${id}/download?${query}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'unknown_format' }]);
  });
});

it('of the stored file reads no faster than the client, and closes the file when the client leaves', async () => {
  const client = await test.signUp();
  const largeBytes = 20_000_000;
  const id = await makeWithFile(client, new Uint8Array(largeBytes).fill(7));
  const path = `/api/images/${id}/download?format=webp`;
  const { sizes } = (await client.json(`/api/user-images/${id}/export-sizes?choice=webp`)) as {
    sizes: { bytes: number }[];
  };
  expect([sizes[0]?.bytes, store.bytes]).toEqual([largeBytes, 0]);

  const whole = await client.request(path);
  expect(whole.headers.get('content-length')).toBe(`${largeBytes}`);
  let taken = 0;
  let ahead = 0;
  const reader = whole.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    taken += part.value.byteLength;
    ahead = Math.max(ahead, store.bytes - taken);
  }
  expect(taken).toBe(largeBytes);
  expect(ahead).toBeLessThan(2_000_000);
  await allClosed();

  const left = (await client.request(path)).body?.getReader();
  await left?.read();
  expect(store.open).toBe(1);
  await left?.cancel();
  const controller = new AbortController();
  await client.request(path, { signal: controller.signal });
  controller.abort();
  await allClosed();
});
