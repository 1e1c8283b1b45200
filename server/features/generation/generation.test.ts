import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorResponse } from '#contract/error-codes.ts';
import type { GalleryImage } from '#contract/images.ts';
import { EngineError } from '#engines/engine.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { pngOfSize } from '#server/platform/images/testing.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { paintPlainly } from '#server/testing/scripted-engine.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp();
});
afterAll(() => bench.close());
beforeEach(() => bench.engine.setBehaviour(paintPlainly));

const readError = async (response: Response) => (await response.json()) as ErrorResponse;
const readStart = async (response: Response) =>
  (await response.json()) as { jobId: string; coins: number; cost: number };

describe(`POST /api/generate (${testDatabaseKind})`, () => {
  it('reserves the price, makes the picture, stores it and shows it in the gallery', async () => {
    const client = await bench.signUp();
    const response = await client.generate({ style: 'NickD-tzdev' });
    expect(response.status).toBe(200);
    const { jobId, coins, cost } = await readStart(response);
    expect({ coins, cost }).toEqual({ coins: 85, cost: 15 });

    const job = await client.jobEnded(jobId);
    expect(job).toMatchObject({ status: 'completed', style: 'NickD', cost: 15, error: null });
    const [image] = job.images;
    expect(image).toMatchObject({
      jobId,
      width: 1280,
      height: 720,
      variant: 'Thumbnail',
      originalStyle: 'NickD-tzdev',
      prompt: 'I survived 100 days in the desert',
      madeBy: 'Designed by a test',
      cost: 15,
      name: `adventure-${image?.id}`,
    });
    expect(image?.variants.map((variant) => variant.width)).toEqual([320, 640, 1280]);
    expect(await client.coins()).toBe(85);
    const gallery = (await client.json('/api/user/user-images?page=1&limit=6')) as { images: GalleryImage[] };
    expect(gallery).toMatchObject({ success: true, total: 1, totalCount: 1, hasMore: false });
    expect(gallery.images).toEqual(job.images);
    expect(await client.json('/api/user-images')).toEqual(job.images);
  });

  it('tells the engine how many pictures of the same request there are, unless a seed is chosen', async () => {
    const client = await bench.signUp();
    const earlierOf = async (fields: Record<string, string>) => {
      await client.jobEnded((await readStart(await client.generate(fields))).jobId);
      return bench.engine.requests.at(-1)?.earlier ?? 0;
    };
    const request = { prompt: 'My dog met a kangaroo', style: 'NickD-tzdev' };
    expect(await earlierOf(request)).toBe(0);
    expect(await earlierOf(request)).toBe(1);
    expect(await earlierOf({ ...request, style: 'Lebron-tzdev' })).toBe(0);
    expect(await earlierOf({ ...request, prompt: 'My cat met a kangaroo' })).toBe(0);
    expect(await earlierOf({ ...request, seed: '7' })).toBe(0);
    expect(await earlierOf(request)).toBe(3);
  });

  it('keeps what was typed beside the enhanced prompt', async () => {
    const client = await bench.signUp();
    const made = async (fields: Record<string, string>) => {
      const { jobId } = await readStart(await client.generate({ variant: 'Genesys 1.0', ...fields }));
      const [image] = (await client.jobEnded(jobId)).images;
      return [image?.prompt, image?.originalPrompt, image?.enhancedPrompt];
    };
    const typed = 'a shark';
    const enhanced = 'a shark, with the words "SHARK"';
    expect(await made({ prompt: enhanced, originalPrompt: typed })).toEqual([enhanced, typed, enhanced]);
    for (const originalPrompt of [' ', typed])
      expect(await made({ prompt: typed, originalPrompt })).toEqual([typed, typed, null]);
  });

  it.each([
    ['child porn', 'content_policy'],
    ['x'.repeat(4_001), 'prompt_too_long'],
  ])('validates what was typed like a prompt, too: %s', async (originalPrompt, code) => {
    const client = await bench.signUp();
    const response = await client.generate({ originalPrompt });
    expect([response.status, (await readError(response)).code]).toEqual([422, code]);
    expect(await client.coins()).toBe(100);
  });

  it('serves the picture and its variants at signed URLs that browsers may cache', async () => {
    const client = await bench.signUp();
    const { jobId } = await readStart(await client.generate());
    const [image] = (await client.jobEnded(jobId)).images;
    const picture = await bench.signedOut(image?.url ?? '');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
      width: 1280,
      format: 'webp',
    });
    const small = await bench.signedOut(image?.variants[0]?.url ?? '');
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 180 });
    const unsigned = await bench.signedOut((image?.url ?? '').replace(/s=.*/, 's=aaaaaaaaaaaaaaaaaaaaaaaa'));
    expect(unsigned.status).toBe(404);
  });

  it('answers the download as adventure-{id}.jpg, a real JPEG', async () => {
    const client = await bench.signUp();
    const { jobId } = await readStart(await client.generate());
    const [image] = (await client.jobEnded(jobId)).images;
    const file = await client.request(`/api/images/${image?.id}/download?format=jpg`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="adventure-${image?.id}.jpg"`);
    const metadata = await sharp(await file.arrayBuffer()).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
    // The prompt only on request: see the tests of downloads.
    expect(metadata.xmp?.toString()).toContain('Designed by a test');
    expect(metadata.xmp?.toString()).not.toContain('I survived 100 days in the desert');
  });

  it.each([
    [
      { variant: 'Genesys Pro', style: '{"name":"Comic","description":"ink"}', aspectRatio: '1:1' },
      10,
      [1024, 1024],
    ],
    [{ variant: 'Genesys 1.0', style: 'Sketch', aspectRatio: '9:16' }, 1, [720, 1280]],
    [{ variant: 'Thumbnail', aspectRatio: '9:16' }, 15, [1280, 720]],
  ])('makes %o for its own price and size', async (fields, cost, [width, height]) => {
    const client = await bench.signUp();
    const { jobId, coins } = await readStart(await client.generate(fields));
    expect(coins).toBe(100 - cost);
    const [image] = (await client.jobEnded(jobId)).images;
    expect(image).toMatchObject({ width, height, cost });
  });

  it("limits one user's encoded downloads per minute", async () => {
    const [client, other] = [await bench.signUp(), await bench.signUp()];
    const unknown = '/api/images/01890000-0000-7000-8000-000000000000/download';
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await client.request(unknown)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await other.request(unknown)).status).toBe(404);
  });

  it('treats an empty field as missing', async () => {
    const client = await bench.signUp();
    const empty = ['style', 'aspectRatio', 'output_quality', 'interval', 'seed', 'num_outputs'];
    const fields = Object.fromEntries(empty.map((name) => [name, '']));
    const { jobId } = await readStart(await client.generate({ variant: 'Genesys Pro', ...fields }));
    const job = await client.jobEnded(jobId);
    expect(job).toMatchObject({ resolution: '16:9', output_quality: 100, interval: 1, num_outputs: 1 });
    expect(job.images).toHaveLength(1);
  });

  it("ignores the client's cost", async () => {
    const client = await bench.signUp();
    const { cost, coins } = await readStart(await client.generate({ cost: '0' }));
    expect({ cost, coins }).toEqual({ cost: 15, coins: 85 });
  });

  it('of fifty calls at once on 100 coins, exactly six succeed', async () => {
    const client = await bench.signUp();
    const responses = await Promise.all(Array.from({ length: 50 }, () => client.generate()));
    const passed = responses.filter((response) => response.status === 200);
    expect(passed).toHaveLength(6);
    for (const response of responses) {
      if (response.status !== 200)
        expect(await readError(response)).toMatchObject({ code: 'insufficient_coins' });
    }
    for (const response of passed) await client.jobEnded((await readStart(response)).jobId);
    expect(await client.coins()).toBe(10);
    expect(await bench.app.coins.audit(client.userId)).toEqual([]);
    expect((await client.jobs()).filter((job) => job.status === 'completed')).toHaveLength(6);
  });

  it('repeats the first answer for an Idempotency-Key, and refuses it for another request', async () => {
    const client = await bench.signUp();
    const headers = { 'idempotency-key': 'key-1' };
    const first = await readStart(await client.generate({}, headers));
    expect(await readStart(await client.generate({}, headers))).toEqual(first);
    const other = await client.generate({ prompt: 'another' }, headers);
    expect(other.status).toBe(422);
    expect(await readError(other)).toMatchObject({ code: 'idempotency_mismatch' });
    expect(await client.coins()).toBe(85);
  });
});

describe(`bad input (${testDatabaseKind})`, () => {
  const nul = String.fromCharCode(0);
  it.each([
    ['an empty prompt', { prompt: '' }, 422, 'prompt_required'],
    ['a prompt of white space', { prompt: ' \n\t ' }, 422, 'prompt_required'],
    ['a prompt of invisible characters', { prompt: '\u200b\u2060\ufeff\u00ad' }, 422, 'prompt_required'],
    ['a prompt with NUL', { prompt: `a${nul}b` }, 422, 'prompt_invalid'],
    ['a prompt over 4,000 characters', { prompt: 'a'.repeat(4_001) }, 422, 'prompt_too_long'],
    ['an unknown variant', { variant: 'Midjourney' }, 422, 'unknown_variant'],
    ['a variant that another call serves', { variant: 'Upscaler' }, 422, 'unknown_variant'],
    ['an unknown style', { style: 'Nobody' }, 422, 'unknown_style'],
    ['an unknown shape', { variant: 'Genesys Pro', aspectRatio: '4:3' }, 422, 'unknown_aspect_ratio'],
    ['a quality that is no number', { output_quality: 'best' }, 422, 'validation_failed'],
    ['a quality above 100', { output_quality: '101' }, 422, 'validation_failed'],
    ['a creativity above 10', { variant: 'Genesys Pro', interval: '11' }, 422, 'validation_failed'],
    ['a creativity below 0', { variant: 'Genesys Pro', interval: '-1' }, 422, 'validation_failed'],
    ['three designs', { num_outputs: '3' }, 422, 'validation_failed'],
  ])('%s is refused at no cost', async (_title, fields, status, code) => {
    const client = await bench.signUp();
    const response = await client.generate(fields);
    expect(response.status).toBe(status);
    expect(await readError(response)).toMatchObject({ success: false, code, requestId: expect.any(String) });
    expect(await client.coins()).toBe(100);
    expect(await client.jobs()).toEqual([]);
  });

  it.each([
    ['emoji only', '🔥🔥🔥'],
    ['right to left', 'كيف تربح المال من الإنترنت'],
    ['HTML', '<b>bold</b> <script>alert(1)</script>'],
    ['exactly 4,000 characters', '😀'.repeat(4_000)],
  ])('a prompt of %s is accepted unchanged', async (_title, prompt) => {
    const client = await bench.signUp();
    const { jobId } = await readStart(await client.generate({ prompt, variant: 'Genesys 1.0' }));
    expect((await client.jobEnded(jobId)).images[0]?.prompt).toBe(prompt);
  });

  it('is refused without a session, before anything is read', async () => {
    const form = new FormData();
    form.append('prompt', 'a shark');
    const response = await bench.signedOut('/api/generate', {
      method: 'POST',
      body: form,
      headers: { origin: 'http://localhost' },
    });
    expect(response.status).toBe(401);
    expect(await readError(response)).toMatchObject({ code: 'not_signed_in' });
  });

  it('from another site is refused', async () => {
    const client = await bench.signUp();
    const response = await bench.signedOut('/api/generate', {
      method: 'POST',
      body: 'prompt=a',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(403);
    expect(await readError(response)).toMatchObject({ code: 'origin_not_allowed' });
    expect(await client.coins()).toBe(100);
  });

  it('a price above the balance is refused', async () => {
    const client = await bench.signUp();
    for (let index = 0; index < 6; index += 1) await client.generate();
    const response = await client.generate();
    expect(response.status).toBe(403);
    const error = await readError(response);
    expect(error.code).toBe('insufficient_coins');
    expect(error.message).toMatch(/^Insufficient coins/);
    expect(await client.coins()).toBe(10);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['a 60 MB upload', () => Buffer.alloc(60 * 1024 * 1024, 1), 'big.jpg', 413, 'payload_too_large'],
    ['a text file named .png', () => Buffer.from('hello'), 'notes.png', 415, 'unsupported_image'],
    ['a 30,000 × 30,000 PNG', () => pngOfSize(30_000, 30_000), 'huge.png', 422, 'image_too_large'],
    ['a line of pixels', () => pngOfSize(16_000, 2), 'line.png', 422, 'image_too_narrow'],
    ['an SVG', () => Buffer.from(svg), 'logo.svg', 415, 'unsupported_image'],
    ['a truncated JPEG', truncatedJpeg, 'cut.jpg', 422, 'image_unreadable'],
  ])('%s is refused, costs nothing and leaves no file', async (_title, make, name, status, code) => {
    const client = await bench.signUp();
    const file = new File([new Uint8Array(await make())], name);
    const response = await client.generate({ image: file });
    expect(response.status).toBe(status);
    expect(await readError(response)).toMatchObject({ code });
    expect(await client.coins()).toBe(100);
    expect(await bench.filesOf(client)).toEqual([]);
    expect(bench.leftUploads()).toEqual([]);
  });
});

async function truncatedJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  return jpeg.subarray(0, Math.floor(jpeg.length / 2));
}

describe(`other users' pictures and jobs (${testDatabaseKind})`, () => {
  it('look missing', async () => {
    const [owner, stranger] = [await bench.signUp(), await bench.signUp()];
    const { jobId } = await readStart(await owner.generate());
    const [image] = (await owner.jobEnded(jobId)).images;
    const unknown = '01890000-0000-7000-8000-000000000000';
    for (const id of [jobId, unknown]) {
      const status = await stranger.request(`/api/status/${id}`);
      expect(status.status).toBe(404);
      expect(await readError(status)).toMatchObject({ code: 'not_found' });
      expect((await stranger.request(`/api/jobs/${id}/cancel`, { method: 'POST' })).status).toBe(404);
    }
    expect((await stranger.request(`/api/images/${image?.id}/download`)).status).toBe(404);
    // Deleting is idempotent, so a stranger learns nothing from the answer, and nothing is deleted.
    expect((await stranger.request(`/api/user-images/${image?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await owner.json('/api/user-images')).toHaveLength(1);
  });
});

describe(`deleting a picture (${testDatabaseKind})`, () => {
  it.each(['user-images', 'user/user-images', 'user/images', 'images', 'user/delete-image'])(
    'by /api/%s/{id} trashes it, from where it is deleted with its files, and may be repeated',
    async (place) => {
      const client = await bench.signUp();
      const { jobId } = await readStart(await client.generate());
      const [image] = (await client.jobEnded(jobId)).images;
      expect((await bench.filesOf(client)).length).toBe(3);
      for (let time = 0; time < 2; time += 1) {
        const response = await client.request(`/api/${place}/${image?.id}`, { method: 'DELETE' });
        expect(await response.json()).toEqual({ success: true });
      }
      expect(await client.json('/api/user/user-images')).toMatchObject({ total: 0, images: [] });
      expect((await bench.filesOf(client)).length).toBe(3);
      await client.request('/api/gallery/purge', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ selection: { ids: [image?.id] } }),
      });
      await expect.poll(() => bench.filesOf(client), { timeout: 10_000 }).toEqual([]);
    },
  );
});

describe(`a job that fails (${testDatabaseKind})`, () => {
  it('because of its input says so, returns the coins and leaves no file', async () => {
    const client = await bench.signUp();
    bench.engine.setBehaviour(async () => {
      throw new EngineError('refused', 'blocked');
    });
    const { jobId } = await readStart(await client.generate());
    const job = await client.jobEnded(jobId);
    expect(job).toMatchObject({ status: 'failed', error: { code: 'content_policy' }, images: [] });
    expect(job.error?.message).toContain('content policy');
    expect(await client.json(`/api/status/${jobId}`)).toMatchObject({
      status: 'failed',
      code: 'content_policy',
    });
    expect(await client.coins()).toBe(100);
    expect(await bench.filesOf(client)).toEqual([]);
  });

  it('by cancellation has its own code on the polling path', async () => {
    const client = await bench.signUp();
    bench.engine.setBehaviour(
      (_request, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const { jobId } = await readStart(await client.generate());
    const cancelled = await client.json(`/api/jobs/${jobId}/cancel`, { method: 'POST' });
    expect(cancelled).toMatchObject({ success: true, coins: 100, job: { status: 'cancelled' } });
    expect(await client.json(`/api/images/status/${jobId}`)).toMatchObject({
      status: 'failed',
      code: 'cancelled',
    });
    expect(await client.coins()).toBe(100);
  });
});
