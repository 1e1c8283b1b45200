import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorResponse } from '#contract/error-codes.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { createFetcher } from '#server/platform/fetcher/fetcher.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createYoutube } from './youtube.ts';

const videoId = 'dQw4w9WgXcQ';
const link = `https://www.youtube.com/watch?v=${videoId}`;

/** Replaces YouTube's picture server. */
let standIn: Server;
let answer: RequestListener;
let requested: string[];
let bench: TestApp;
let client: Client;

beforeAll(async () => {
  standIn = createServer((request, response) => {
    requested.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => standIn.listen(0, '127.0.0.1', done));
  const { port } = standIn.address() as AddressInfo;
  bench = await openTestApp({ env: { YOUTUBE_IMAGE_BASE: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await bench.close();
  standIn.closeAllConnections();
  await new Promise((done) => standIn.close(done));
});
beforeEach(async () => {
  requested = [];
  client = await bench.signUp();
});

/** A detailed colour picture of more than a thousand bytes. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c81e50',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

/** A grey sign on grey, as YouTube sends it, of more than a thousand bytes. */
const placeholder = async () => {
  const sign = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#9a9a9a' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#e2e2e2' } })
    .composite([{ input: sign, left: 40, top: 30 }])
    .jpeg({ quality: 100 })
    .toBuffer();
  return Buffer.concat([bytes, Buffer.alloc(600)]);
};

/** Serves the given files by size; 404 with the placeholder for the rest, as YouTube does. */
async function serve(files: Record<string, Buffer>) {
  const missing = await placeholder();
  answer = (request, response) => {
    const file = files[/\/vi\/[\w-]{11}\/(\w+)\.jpg$/.exec(request.url ?? '')?.[1] ?? ''];
    response.writeHead(file ? 200 : 404, { 'content-type': 'image/jpeg' });
    response.end(file ?? missing);
  };
}

const ask = (url: string) => client.request(`/api/youtube-thumbnail?url=${encodeURIComponent(url)}`);
const readError = async (response: Response) => (await response.json()) as ErrorResponse;
const requestedSizes = () => requested.map((address) => address.replace(`/vi/${videoId}/`, ''));

describe('GET /api/youtube-thumbnail', () => {
  it('returns the largest picture, re-encoded, with its size, privately cacheable', async () => {
    const whole = await sharp(await picture(1280, 720))
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    await serve({ maxresdefault: whole });
    const response = await ask(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(
      ['x-picture-width', 'x-picture-height', 'x-video-id'].map((name) => response.headers.get(name)),
    ).toEqual(['1280', '720', videoId]);
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
    expect(metadata.exif).toBeUndefined();
    expect(requestedSizes()).toEqual(['maxresdefault.jpg']);
    expect(await client.coins()).toBe(100);
    expect([await bench.filesOf(client), bench.leftUploads()]).toEqual([[], []]);
  });

  it.each([
    ['the next size where one is missing', async () => ({ hqdefault: await picture(480, 360) }), 2, '480'],
    [
      'the next one where a file has a thousand bytes or fewer',
      async () => ({ maxresdefault: Buffer.alloc(1_000, 1), hqdefault: await picture(480, 360) }),
      2,
      '480',
    ],
    [
      'the next one where the grey placeholder comes with a good status',
      async () => ({
        maxresdefault: await placeholder(),
        hqdefault: await placeholder(),
        mqdefault: await picture(320, 180),
      }),
      3,
      '320',
    ],
    [
      'the next one where a file is damaged or no picture',
      async () => ({
        maxresdefault: (await picture(1280, 720)).subarray(0, 9_000),
        hqdefault: Buffer.alloc(5_000, 'words '),
        mqdefault: await picture(320, 180),
      }),
      3,
      '320',
    ],
    ['the smallest where there is no other', async () => ({ default: await picture(120, 90) }), 4, '120'],
  ])('accepts %s', async (_name, files, tries, width) => {
    await serve(await files());
    const response = await ask(`youtu.be/${videoId}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-picture-width')).toBe(width);
    expect(requestedSizes()).toEqual(
      ['maxresdefault.jpg', 'hqdefault.jpg', 'mqdefault.jpg', 'default.jpg'].slice(0, tries),
    );
  });

  it.each([
    ['has nothing', async () => ({})],
    ['has the placeholder alone, as if all were well', async () => ({ default: await placeholder() })],
  ])('reports when the other side %s', async (_name, files) => {
    await serve(await files());
    const response = await ask(videoId);
    expect(response.status).toBe(502);
    expect(await readError(response)).toMatchObject({
      code: 'youtube_thumbnail_failed',
      message: 'Failed to fetch thumbnail',
    });
    expect(requested).toHaveLength(4);
  });

  it.each([
    ['a private address', 'http://169.254.169.254/latest/meta-data'],
    ['another host', 'https://example.com/picture.jpg'],
    ['another port of this machine', 'http://127.0.0.1:1/'],
    ['a file', 'file:///etc/passwd'],
  ])('follows no redirect to %s', async (_name, location) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    const response = await ask(link);
    expect(response.status).toBe(502);
    expect(await readError(response)).toMatchObject({ code: 'youtube_thumbnail_failed' });
    expect(requested).toHaveLength(1);
  });

  it.each(['', 'https://example.com/watch?v=dQw4w9WgXcQ', 'words', 'http://127.0.0.1/vi/dQw4w9WgXcQ'])(
    'fetches nothing for %j',
    async (url) => {
      const response = await ask(url);
      expect(response.status).toBe(422);
      expect(await readError(response)).toMatchObject({
        code: 'youtube_link_invalid',
        message: 'Please enter a valid YouTube URL',
        fields: { url: 'Please enter a valid YouTube URL' },
      });
      expect(requested).toEqual([]);
    },
  );

  it('requires a session', async () => {
    const response = await bench.signedOut(`/api/youtube-thumbnail?url=${videoId}`);
    expect(response.status).toBe(401);
    expect((await client.request('/api/youtube-thumbnail')).status).toBe(422);
  });

  it('is limited per user', async () => {
    for (let count = 0; count < rateLimits.youtubeThumbnail.perUser; count += 1)
      await (await ask('words')).body?.cancel();
    const response = await ask('words');
    expect([response.status, response.headers.has('retry-after')]).toEqual([429, true]);
  });
});

it('contacts YouTube’s own host, and nothing if its name resolves to a private network', async () => {
  const resolved: string[] = [];
  const fetcher = createFetcher({
    async resolve(hostname) {
      resolved.push(hostname);
      return [{ address: '10.0.0.7', family: 4 }];
    },
  });
  const youtube = createYoutube({ imageBase: null, fetcher });
  const caller = { userId: 'u1', signal: new AbortController().signal };
  await expect(youtube.thumbnail(videoId, caller)).rejects.toMatchObject({
    code: 'youtube_thumbnail_failed',
  });
  expect(resolved).toEqual(['i.ytimg.com']);
  await youtube.close();
});

it('times out when the server sends a part and then nothing', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    response.write(Buffer.alloc(2_000));
  };
  const { port } = standIn.address() as AddressInfo;
  const youtube = createYoutube({ imageBase: `http://127.0.0.1:${port}`, timeoutMs: 50 });
  const caller = { userId: 'u1', signal: new AbortController().signal };
  await expect(youtube.thumbnail(videoId, caller)).rejects.toMatchObject({
    code: 'youtube_thumbnail_failed',
  });
  expect(requested).toHaveLength(1);
  await youtube.close();
});
