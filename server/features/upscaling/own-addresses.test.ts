import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { upscales } from './schema.ts';
import { createScriptedUpscaler, historyOf, load, plain, postUpscale, upscaled } from './testing.ts';

let test: TestApp;
let client: Client;
let item: UpscaleItem;
let others: UpscaleItem;
let free = Number.MAX_SAFE_INTEGER;
beforeAll(async () => {
  test = await openTestApp({ otherEngines: [createScriptedUpscaler()], freeBytes: async () => free });
  client = await test.signUp();
  item = (await upscaled(client, { sourceImage: await plain(700, 400) })).item;
  others = (await upscaled(await test.signUp(), { sourceImage: await plain() })).item;
});
afterAll(() => test.close());

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Every call of the specification that names a picture by its URL. */
const calls: [string, (address: string) => Promise<Response>][] = [
  [
    'POST /api/user/user-images',
    (url) => client.request('/api/user/user-images', json({ url, prompt: 'x' })),
  ],
  ['GET /api/proxy-image', (url) => client.request(`/api/proxy-image?url=${encodeURIComponent(url)}`)],
  [
    'POST /api/user/save-upscale, after',
    (afterUrl) =>
      client.request(
        '/api/user/save-upscale',
        json({ upscaleId: 'mine', afterUrl, beforeUrl: item.beforeUrl, settings: {} }),
      ),
  ],
  [
    'POST /api/user/save-upscale, before',
    (beforeUrl) =>
      client.request(
        '/api/user/save-upscale',
        json({ upscaleId: 'mine', afterUrl: item.afterUrl, beforeUrl, settings: {} }),
      ),
  ],
];

describe.each(calls)('%s', (_, call) => {
  it('accepts only URLs of the caller’s own pictures here', async () => {
    const files = await test.filesOf(client);
    const own = item.afterUrl ?? '';
    const addresses = [
      '',
      'x',
      'https://example.com/a.png',
      `https://example.com${own}`,
      `http://localhost.example.com${own}`,
      `//example.com${own}`,
      `/\\example.com${own}`,
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      '/api/user/coins',
      '/files/',
      '/files/../secrets.json',
      own.replace(client.userId, others.id),
      others.afterUrl ?? '',
      others.beforeUrl ?? '',
      'x'.repeat(3_000),
    ];
    for (const address of addresses) {
      const answer = await call(address);
      const { code } = (await answer.json()) as { code: string };
      const isTooLong = code === 'validation_failed' && address.length > 2_000;
      expect(isTooLong || code === 'address_not_allowed', `${code} for ${address}`).toBe(true);
    }
    expect(await test.filesOf(client)).toEqual(files);
  });
});

describe('a client of the specification', () => {
  it('that reports a finished picture gets the gallery’s', async () => {
    for (const url of [item.afterUrl, `http://localhost${item.afterUrl}`, item.afterThumbnailUrl]) {
      const answer = await client.request('/api/user/user-images', json({ url, style: 'Realistic' }));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ image: { id: item.imageId } });
    }
    expect(((await client.json('/api/user-images')) as unknown[]).length).toBe(1);
  });

  it('gets a file by its URL, even one of another day', async () => {
    const old = (item.beforeUrl ?? '').replace(/\?.*/, '?e=1&s=old');
    for (const url of [item.beforeUrl, old]) {
      const answer = await client.request(`/api/proxy-image?url=${encodeURIComponent(url ?? '')}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(item.beforeUrl);
    }
    const gone = await test.signedOut(`/api/proxy-image?url=${encodeURIComponent(old)}`);
    expect(gone.status).toBe(401);
  });

  it('that saves an upscale already in the history changes nothing', async () => {
    const files = await test.filesOf(client);
    for (const upscaleId of [item.id, 'something-else']) {
      const answer = await client.request(
        '/api/user/save-upscale',
        json({ upscaleId, afterUrl: item.afterUrl, beforeUrl: item.beforeUrl, settings: { dynamic: 7 } }),
      );
      expect(await answer.json()).toEqual({ success: true, upscale: item });
    }
    expect(await test.filesOf(client)).toEqual(files);
  });

  it('may save two of its pictures as one; missing sliders read 25, 0 and 0', async () => {
    const owner = await test.signUp();
    const make = async () => {
      const started = (await (await owner.generate({ variant: 'Genesys 1.0' })).json()) as { jobId: string };
      const [image] = (await owner.jobEnded(started.jobId)).images;
      if (!image) throw new Error('no picture was made');
      return image;
    };
    const [before, after] = [await make(), await make()];
    const body = {
      upscaleId: 'made-up-by-a-client',
      afterUrl: after.url,
      beforeUrl: before.url,
      settings: { outputFormat: 'JPEG', prompt: 'sharper', hdr: true },
    };
    const answers = await Promise.all(
      [1, 2].map(async () => (await owner.request('/api/user/save-upscale', json(body))).json()),
    );
    const [{ upscale }] = answers as [{ upscale: UpscaleItem }];
    expect(answers[1]).toEqual(answers[0]);
    expect(upscale).toMatchObject({
      status: 'succeeded',
      imageId: after.id,
      sourceImageId: before.id,
      settings: { dynamic: 25, creativity: 0, resemblance: 0, outputFormat: 'jpg', prompt: 'sharper' },
    });
    expect((await historyOf(owner)).history).toEqual([upscale]);
    const sources = async () =>
      (await test.filesOf(owner)).filter((key) => key.startsWith('upscale-sources/'));
    await expect.poll(async () => (await sources()).length).toBe(2);
    expect((await load(owner, upscale.beforeUrl)).equals(await load(owner, before.url))).toBe(true);
    await owner.request(`/api/upscale-history/${upscale.id}`, { method: 'DELETE' });
    expect((await historyOf(owner)).total).toBe(0);
    await expect.poll(sources).toEqual([]);
    expect((await owner.json('/api/user-images')) as unknown[]).toMatchObject([{ id: before.id }]);
  });

  it('that saves one result under two ids at once gets one record, and one copy of the original', async () => {
    const owner = await test.signUp();
    const { item: before } = await upscaled(owner, { sourceImage: await plain() });
    const { item: after } = await upscaled(owner, { sourceImage: await plain() });
    const urls = { afterUrl: after.afterUrl, beforeUrl: before.beforeUrl };
    await test.app.database.db.delete(upscales).where(eq(upscales.id, after.id));
    const files = await test.filesOf(owner);
    const answers = await Promise.all(
      ['one', 'another'].map((upscaleId) =>
        owner.json('/api/user/save-upscale', json({ upscaleId, ...urls, settings: {} })),
      ),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect((await historyOf(owner)).total).toBe(2);
    expect((await test.filesOf(owner)).length).toBe(files.length + 1);
  });

  it('may send text that the database cannot store', async () => {
    const owner = await test.signUp();
    const { item: own } = await upscaled(owner, { sourceImage: await plain() });
    const urls = { afterUrl: own.afterUrl, beforeUrl: own.beforeUrl };
    const { db } = test.app.database;
    await db.delete(upscales).where(eq(upscales.userId, owner.userId));
    const [source] = (await test.filesOf(owner)).filter((key) => key.startsWith('upscale-sources/'));
    await db.insert(upscales).values({
      ...{ userId: owner.userId, id: own.id, imageId: null, sourceImageId: null, settings: {}, cost: 5 },
      ...{ afterWidth: 1, afterHeight: 1, createdAt: new Date() },
      source: { key: source ?? '', thumbnailKey: null, width: 60, height: 40 },
    });
    const body = { upscaleId: 'half \ud800', ...urls, settings: { prompt: '\ud800' } };
    const answer = await owner.request('/api/user/save-upscale', json(body));
    expect(await answer.json()).toMatchObject({ success: true, upscale: { settings: { prompt: '' } } });
  });

  it('gets an error if the disk has no room for a copy of the original', async () => {
    const owner = await test.signUp();
    const { item: before } = await upscaled(owner, { sourceImage: await plain() });
    const { item: after } = await upscaled(owner, { sourceImage: await plain() });
    await test.app.database.db.delete(upscales).where(eq(upscales.id, after.id));
    const files = await test.filesOf(owner);
    // The server takes a moment to notice that there is room again, so this test comes last.
    free = 0;
    await expect.poll(async () => (await postUpscale(owner, {})).status, { timeout: 10_000 }).toBe(507);
    const body = { upscaleId: 'x', afterUrl: after.afterUrl, beforeUrl: before.afterUrl };
    const answer = await owner.request('/api/user/save-upscale', json(body));
    expect(await answer.json()).toMatchObject({ code: 'storage_failed' });
    expect(await test.filesOf(owner)).toEqual(files);
  });
});
