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

const setPrompt = (client: Client, writesPrompt: boolean) =>
  client.request('/api/user/profile', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ writesPrompt }),
  });

it.each(['webp', 'jpg', 'png'])(
  'a downloaded %s says how it was made, and has the prompt only if its owner has chosen that',
  async (format) => {
    const client = await test.signUp();
    const { jobId } = (await (await client.generate({ prompt: 'a hidden lighthouse' })).json()) as {
      jobId: string;
    };
    const [image] = (await client.jobEnded(jobId)).images;
    const download = async (address = `/api/images/${image?.id}/download?format=${format}`) => {
      const answer = await client.request(address);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(`${bytes.length}`);
      const { xmpAsString } = await sharp(bytes, { failOn: 'warning' }).metadata();
      return { bytes, xmp: xmpAsString, pixels: await sharp(bytes).raw().toBuffer() };
    };
    const plain = await download();
    expect(plain.bytes.includes('hidden lighthouse')).toBe(false);
    expect(plain.xmp).toContain('Designed by a test');
    await setPrompt(client, true);
    const written = await download();
    expect(written.xmp).toContain('a hidden lighthouse');
    expect(written.xmp).toContain('Designed by a test');
    expect(written.pixels.equals(plain.pixels)).toBe(true);
    // What others may get the address of never has it.
    expect((await download(image?.url)).bytes.includes('hidden lighthouse')).toBe(false);
    await setPrompt(client, false);
    expect((await download()).bytes.equals(plain.bytes)).toBe(true);
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

/** A WebP of this size, most of it in a chunk that readers skip. */
function largeWebp(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, 7);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(bytes - 8, 4);
  file.write('WEBPVP8X', 8, 'latin1');
  file.writeUInt32LE(10, 16);
  file.write('JUNK', 30, 'latin1');
  file.writeUInt32LE(bytes - 38, 34);
  return file;
}

it.each([false, true])(
  'of the stored file, with the prompt: %s, reads no faster than the client, and closes the file when the client leaves',
  async (writesPrompt) => {
    const client = await test.signUp();
    await setPrompt(client, writesPrompt);
    const storedBytes = 20_000_000;
    const id = await makeWithFile(client, largeWebp(storedBytes));
    const path = `/api/images/${id}/download?format=webp`;
    const { sizes } = (await client.json(`/api/user-images/${id}/export-sizes?choice=webp`)) as {
      sizes: { bytes: number }[];
    };
    const largeBytes = sizes[0]?.bytes ?? 0;
    expect(largeBytes - storedBytes > 0).toBe(writesPrompt);
    expect(store.bytes).toBeLessThan(writesPrompt ? 20_000 : 1);
    store.bytes = 0;

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
    // The first bytes are the new header.
    for (let read = 0; read < (writesPrompt ? 2 : 1); read += 1) await left?.read();
    expect(store.open).toBe(1);
    await left?.cancel();
    const controller = new AbortController();
    await client.request(path, { signal: controller.signal });
    controller.abort();
    await allClosed();
  },
);
