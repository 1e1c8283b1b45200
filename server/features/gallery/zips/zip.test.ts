import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Selection, ZipFormat } from '#contract/gallery.ts';
import { galleryLimits } from '#contract/limits.ts';
import { startServer } from '#server/platform/http/server.ts';
import { runForUser } from '#server/platform/images/decoder.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { isFullRun } from '#testing/sample.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { paintPlainly } from '../../../testing/scripted-engine.ts';
import { watchReads } from '../../../testing/watched-objects.ts';
import { createGalleryUser, type GalleryUser } from '../testing.ts';

/** Bytes that the zips have read from the store, and their open files. */
const store = { open: 0, opened: 0, bytes: 0 };

let test: TestApp;
let ada: GalleryUser;
beforeAll(async () => {
  test = await openTestApp({
    readLimit: { perSecond: 1_000, burst: 10_000 },
    wrapObjects: watchReads(store),
  });
});
beforeEach(async () => {
  ada = await createGalleryUser(test);
});
afterAll(() => test.close());

async function prepare(selection: Selection, format?: ZipFormat) {
  const answer = await ada.post('zips', { selection, format });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { url: string; count: number };
}

/** Stops reading. The zip's own error is thrown through it. */
const cancel = (answer: Response | undefined) => answer?.body?.cancel().catch(() => undefined);

async function unzip(address: string): Promise<Record<string, Uint8Array>> {
  const answer = await ada.request(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/adventure-[\d-]+\.zip/);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

it('contains the selected pictures as stored, named by date and id', async () => {
  const [one, two, other] = [await ada.make('one'), await ada.make('two'), await ada.make('other')];
  const { url, count } = await prepare({ ids: [one.id, two.id] });
  expect(count).toBe(2);
  const files = await unzip(url);
  const day = one.createdAt.slice(0, 10);
  expect(Object.keys(files).sort()).toEqual([one, two].map(({ id }) => `adventure-${day}-${id}.webp`).sort());
  const stored = new Uint8Array(await (await test.signedOut(one.url)).arrayBuffer());
  expect(files[`adventure-${day}-${one.id}.webp`]).toEqual(stored);

  const rest = await prepare({ filter: { q: 'o' }, except: [one.id] });
  expect(Object.keys(await unzip(rest.url)).sort()).toEqual(
    [two, other].map(({ id }) => `adventure-${day}-${id}.webp`).sort(),
  );
});

it('converts on request, and has the prompt only for users who chose that', async () => {
  const image = await ada.make('a hidden lighthouse');
  const { url } = await prepare({ ids: [image.id] }, 'png');
  const [[name, bytes] = ['', new Uint8Array()]] = Object.entries(await unzip(url));
  expect(name).toMatch(/\.png$/);
  expect((await sharp(bytes).metadata()).format).toBe('png');

  const original = (await prepare({ ids: [image.id] })).url;
  const xmp = async () => {
    const [bytes] = Object.values(await unzip(original));
    return (await sharp(bytes, { failOn: 'warning' }).metadata()).xmpAsString;
  };
  expect(await xmp()).toContain('Designed by a test');
  expect(await xmp()).not.toContain('hidden lighthouse');
  await ada.request('/api/user/profile', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ writesPrompt: true }),
  });
  expect(await xmp()).toContain('a hidden lighthouse');
});

it('sends a picture from memory in chunks, no faster than it is read', async () => {
  onTestFinished(() => test.engine.setBehaviour(paintPlainly));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  test.engine.setBehaviour(async ({ width, height }) => ({
    pictures: [
      {
        bytes: await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
          .webp()
          .toBuffer(),
        ...{ mimeType: 'image/webp', width, height, recipe: null },
      },
    ],
    warnings: [],
    enhancedPrompt: null,
  }));
  const { url } = await prepare({ ids: [(await ada.make('noise')).id] }, 'png');
  const lengths: number[] = [];
  for await (const part of (await ada.request(url)).body ?? []) lengths.push(part.length);
  expect(lengths.reduce((sum, length) => sum + length)).toBeGreaterThan(1_000_000);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(256 * 1024);
});

it('lists the missing pictures in a text file', async () => {
  const [one, gone] = [await ada.make('one'), await ada.make('gone')];
  const { url } = await prepare({ ids: [one.id, gone.id] });
  const { rows } = await test.app.database.db.execute<{ key: string }>(
    sql`select object_key as key from images where id = ${gone.id}`,
  );
  await test.objects.delete(rows.map(({ key }) => key));
  const files = await unzip(url);
  expect(Object.keys(files)).toHaveLength(2);
  expect(strFromU8(files['missing.txt'] ?? new Uint8Array())).toContain(gone.id);
});

it('is for its owner only, for half an hour, and never empty', async () => {
  const eve = await createGalleryUser(test);
  const image = await ada.make('one');
  const { url } = await prepare({ ids: [image.id] });
  expect((await eve.request(url)).status).toBe(404);
  expect((await eve.post('zips', { selection: { ids: [image.id] } })).status).toBe(404);
  expect((await test.signedOut(url)).status).toBe(401);
  expect((await ada.request('/api/gallery/zips/nonsense')).status).toBe(404);
  await test.app.database.db.execute(sql`update gallery_zips set expires_at = now() - interval '1 second'`);
  expect((await ada.request(url)).status).toBe(404);
  await test.app.gallery.sweep();
  const { rows } = await test.app.database.db.execute(sql`select 1 from gallery_zips`);
  expect(rows).toEqual([]);
  for (const selection of [{ filter: { q: 'no such picture' } }, { filter: {}, except: [image.id] }]) {
    expect((await ada.post('zips', { selection })).status).toBe(404);
  }
});

it('contains all of its pictures, however many of the user’s others are queued', async () => {
  const image = await ada.make('one');
  const { url } = await prepare({ ids: [image.id] }, 'png');
  const { promise: leave, resolve: letGo } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 20 }, () => runForUser({ userId: ada.userId }, () => leave));
  const names = Object.keys(await unzip(url));
  letGo();
  await Promise.all(waiting);
  expect(names).toEqual([`adventure-${image.createdAt.slice(0, 10)}-${image.id}.png`]);
});

it('is limited to four at a time, and twenty prepared', async () => {
  const image = await ada.make('one');
  const urls: string[] = [];
  for (let made = 0; made <= galleryLimits.zipsPerUser; made += 1) {
    urls.push((await prepare({ ids: [image.id] })).url);
  }
  expect((await ada.request(urls[0] ?? '')).status).toBe(404);
  // The client stops reading these.
  const stalled = await Promise.all(
    urls.slice(1, 1 + galleryLimits.zipsAtOnce).map((url) => ada.request(url)),
  );
  expect(stalled.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const refused = await ada.request(urls[5] ?? '');
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }]);
  await cancel(stalled[0]);
  expect(Object.keys(await unzip(urls[5] ?? ''))).toHaveLength(1);
  await Promise.all(stalled.slice(1).map(cancel));
  for (const url of urls.slice(6, 12)) await unzip(url);
});

/** Pictures of 80 kB: 400 MB in a full run. */
const pictureCount = isFullRun ? 5_000 : 1_000;
/** All of it passes through this process, which may share its machine. */
const fourHundredMegabytesMs = 180_000;

it(
  'of thousands of pictures reads no faster than the client, and stops when the connection breaks',
  async () => {
    const image = await ada.make('one of many');
    const key = `pictures/${ada.userId}/large.webp`;
    const pictureBytes = 80_000;
    await test.objects.put(key, new Uint8Array(pictureBytes).fill(7), { contentType: 'image/webp' });
    await test.app.database.db.execute(sql`
    insert into images (user_id, id, object_key, mime_type, bytes, width, height, variants, thumbhash, tool, prompt,
      style_id, style_name, settings, cost, engine, made_by, is_model_made, warnings, created_at)
    select user_id, gen_random_uuid(), ${key}, mime_type, bytes, width, height, '[]', thumbhash, tool, prompt, style_id,
      style_name, settings, cost, engine, made_by, is_model_made, warnings, created_at
    from images, generate_series(1, ${pictureCount}) where id = ${image.id}`);
    const { url } = await prepare({ filter: {}, except: [image.id] });

    store.bytes = 0;
    store.opened = 0;
    const whole = (await ada.request(url)).body?.getReader();
    let taken = 0;
    let ahead = 0;
    for (let part = await whole?.read(); part && !part.done; part = await whole?.read()) {
      taken += part.value.byteLength;
      ahead = Math.max(ahead, store.bytes - taken);
    }
    expect(store).toMatchObject({ opened: pictureCount, open: 0, bytes: pictureCount * pictureBytes });
    // Many megabytes passed: what was read but not yet sent was never more than a few chunks.
    expect(ahead).toBeLessThan(2_000_000);

    // A browser on a real connection that leaves after twenty pictures.
    const server = await startServer({ hono: test.app.api.hono, port: 0, host: '127.0.0.1', log: silentLog });
    onTestFinished(() => server.stop(0));
    store.opened = 0;
    taken = 0;
    const request = get(`http://127.0.0.1:${server.port}${url}`, { headers: { cookie: ada.cookie } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    for await (const chunk of answer) {
      taken += (chunk as Buffer).byteLength;
      if (taken > 20 * pictureBytes) break;
    }
    request.destroy();
    // Between two pictures none is open: it has stopped when no other is opened during a whole request.
    await vi.waitFor(async () => {
      const { opened } = store;
      await ada.page();
      expect(store).toMatchObject({ open: 0, opened });
    });
    // The kernel buffers some of it for a slow reader.
    expect(store.opened).toBeLessThan(200);
  },
  fourHundredMegabytesMs,
);
