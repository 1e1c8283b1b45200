import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import {
  createScriptedUpscaler,
  historyOf,
  load,
  makePicture,
  plain,
  postUpscale,
  resizeOnly,
  type Started,
  statusOf,
  upscaled,
} from './testing.ts';

const scripted = createScriptedUpscaler();
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ otherEngines: [scripted] });
});
afterAll(() => test.close());
afterEach(() => scripted.setBehaviour(resizeOnly));

const picture = await plain();

describe('an upload', () => {
  it('becomes a gallery picture and a history record, for 5 coins', async () => {
    const client = await test.signUp();
    const answer = await postUpscale(client, { sourceImage: picture, prompt: ' a red field ' });
    expect(answer.status).toBe(200);
    const started = (await answer.json()) as Started;
    expect(started).toMatchObject({ coins: 95, cost: 5, upscale: { status: 'processing', afterUrl: null } });
    const job = await client.jobEnded(started.jobId);
    expect(job).toMatchObject({ variant: 'Upscaler', status: 'completed', versionOf: null });
    expect(await client.coins()).toBe(95);
    const item = await statusOf(client, started.jobId);
    expect(item).toMatchObject({
      id: started.jobId,
      status: 'succeeded',
      progress: 100,
      beforeSize: { width: 60, height: 40 },
      afterSize: { width: 120, height: 80 },
      settings: { scaleFactor: 2, outputFormat: 'webp', dynamic: 10, creativity: 3, resemblance: 100 },
      cost: 5,
      madeBy: 'Enlarged by a test',
      sourceImageId: null,
      imageId: job.images[0]?.id,
      error: null,
    });
    expect(item.settings.prompt).toBe('a red field');
    expect(job.images[0]).toMatchObject({
      variant: 'Upscaler',
      cost: 5,
      width: 120,
      height: 80,
      prompt: 'a red field',
      resolution: '16:9',
      versionKind: 'upscale',
      scaleFactor: 2,
      versionOf: null,
    });
    const after = await sharp(await load(client, item.afterUrl)).metadata();
    expect(after).toMatchObject({ format: 'webp', width: 120, height: 80 });
    expect(after.xmpAsString).toContain('Enlarged by a test');
    const before = await load(client, item.beforeUrl);
    expect(await sharp(before).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer());
    expect(scripted.requests.at(-1)).toMatchObject({ factor: 2, dynamic: 10, prompt: 'a red field' });
    expect((await historyOf(client)).history).toEqual([item]);
  });

  it.each([
    ['png', 'png', 'image/png'],
    ['JPG', 'jpeg', 'image/jpeg'],
    ['jpeg', 'jpeg', 'image/jpeg'],
    ['webp', 'webp', 'image/webp'],
  ])('as %s is written as %s', async (outputFormat, format) => {
    const client = await test.signUp();
    const { item } = await upscaled(client, { sourceImage: picture, outputFormat, scaleFactor: '4' });
    expect(await sharp(await load(client, item.afterUrl)).metadata()).toMatchObject({
      format,
      width: 240,
      height: 160,
    });
  });

  it('keeps transparency, except as a JPG, which is white there', async () => {
    const client = await test.signUp();
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const webp = await upscaled(client, { sourceImage: clear, outputFormat: 'webp' });
    const { data } = await sharp(await load(client, webp.item.afterUrl))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(new Set(data.filter((_, at) => at % 4 === 3))).toEqual(new Set([0]));
    const jpg = await upscaled(client, { sourceImage: clear, outputFormat: 'jpg' });
    const stats = await sharp(await load(client, jpg.item.afterUrl)).stats();
    expect(stats.channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('has small copies of its original and result for lists', async () => {
    const client = await test.signUp();
    const { item } = await upscaled(client, { sourceImage: await plain(800, 20) });
    expect(await sharp(await load(client, item.beforeThumbnailUrl)).metadata()).toMatchObject({ width: 640 });
    expect(await sharp(await load(client, item.afterThumbnailUrl)).metadata()).toMatchObject({ width: 640 });
  });
});

describe('a picture of the gallery', () => {
  it('becomes another version in its stack, with the same description', async () => {
    const client = await test.signUp();
    const image = await makePicture(client);
    const { job, item } = await upscaled(client, { sourceImageId: image.id, scaleFactor: '2' });
    expect(item).toMatchObject({ sourceImageId: image.id, status: 'succeeded' });
    expect(job.images[0]).toMatchObject({
      versionOf: image.id,
      stackId: image.id,
      versionKind: 'upscale',
      prompt: image.prompt,
      style: image.style,
      width: image.width * 2,
    });
  });

  it('may be sent as JSON', async () => {
    const client = await test.signUp();
    const image = await makePicture(client);
    const answer = await client.request('/api/upscale', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sourceImageId: image.id }),
    });
    expect(answer.status).toBe(200);
    await client.jobEnded(((await answer.json()) as Started).jobId);
  });

  it('may be deleted afterwards: the original stays', async () => {
    const client = await test.signUp();
    const image = await makePicture(client);
    const { item } = await upscaled(client, { sourceImageId: image.id });
    await client.request(`/api/user-images/${image.id}`, { method: 'DELETE' });
    const before = await sharp(await load(client, item.beforeUrl)).metadata();
    expect(before).toMatchObject({ width: image.width, height: image.height });
  });
});

describe('refuses', () => {
  const own = async (fields: Record<string, string | Uint8Array>, headers = {}) => {
    const client = await test.signUp();
    const answer = await postUpscale(client, fields, headers);
    const { code } = (await answer.json()) as { code: string };
    expect(await client.coins()).toBe(100);
    expect(await client.jobs()).toEqual([]);
    expect(await test.filesOf(client)).toEqual([]);
    expect(test.leftUploads()).toEqual([]);
    return [answer.status, code];
  };

  it.each([
    ['no picture', {}, 422, 'source_required'],
    ['a factor that does not exist', { sourceImage: picture, scaleFactor: '3' }, 422, 'validation_failed'],
    ['a slider beyond its end', { sourceImage: picture, dynamic: '51' }, 422, 'validation_failed'],
    ['a format that does not exist', { sourceImage: picture, outputFormat: 'gif' }, 422, 'validation_failed'],
    ['a prompt with a NUL', { sourceImage: picture, prompt: 'a\0b' }, 422, 'prompt_invalid'],
    [
      'a prompt that is too long',
      { sourceImage: picture, prompt: 'x'.repeat(4_001) },
      422,
      'prompt_too_long',
    ],
    ['what is no picture', { sourceImage: Buffer.from('hello') }, 415, 'unsupported_image'],
    ['half of a picture', { sourceImage: picture.subarray(0, 60) }, 422, 'image_unreadable'],
    [
      'a picture and an id',
      { sourceImage: picture, sourceImageId: '01a202cc-aa8a-717a-9e13-0424bc891272' },
      422,
      'validation_failed',
    ],
    [
      'a picture that is not there',
      { sourceImageId: '01a202cc-aa8a-717a-9e13-0424bc891272' },
      404,
      'not_found',
    ],
  ] as const)('%s', async (_, fields, status, code) => {
    expect(await own(fields)).toEqual([status, code]);
  });

  it('a prompt that breaks the content policy', async () => {
    expect(await own({ sourceImage: picture, prompt: 'a naked child' })).toEqual([422, 'content_policy']);
  });

  it.each([
    ['64 megapixels', 8_001, 2_000, '2'],
    ['16,383 pixels a side', 1, 8_192, '2'],
    ['16,383 pixels a side, eightfold', 2_048, 10, '8'],
  ])('a result larger than %s', async (_, width, height, scaleFactor) => {
    const large = await plain(width, height);
    expect(await own({ sourceImage: large, scaleFactor })).toEqual([422, 'upscale_too_large']);
  });

  it('a bad Idempotency-Key', async () => {
    expect(await own({ sourceImage: picture }, { 'idempotency-key': 'a b' })).toEqual([
      422,
      'idempotency_key_invalid',
    ]);
  });

  it('another user’s picture, and one in the trash', async () => {
    const owner = await test.signUp();
    const image = await makePicture(owner);
    expect(await own({ sourceImageId: image.id })).toEqual([404, 'not_found']);
    await owner.request(`/api/user-images/${image.id}`, { method: 'DELETE' });
    expect((await postUpscale(owner, { sourceImageId: image.id })).status).toBe(404);
  });

  it('an upscale without enough coins, leaving nothing behind', async () => {
    const client = await test.signUp();
    for (let count = 0; count < 6; count += 1) await client.generate({ variant: 'Thumbnail' });
    for (const job of await client.jobs()) await client.jobEnded(job.id);
    await upscaled(client, { sourceImage: picture });
    await upscaled(client, { sourceImage: picture });
    expect(await client.coins()).toBe(0);
    const files = await test.filesOf(client);
    const answer = await postUpscale(client, { sourceImage: picture });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'insufficient_coins' });
    expect(await test.filesOf(client)).toEqual(files);
    expect((await historyOf(client)).total).toBe(2);
  });

  it('every call without a session', async () => {
    const paths = ['/api/upscale-history', '/api/upscale/status/01a202cc-aa8a-717a-9e13-0424bc891272'];
    for (const path of paths) expect((await test.signedOut(path)).status).toBe(401);
    expect((await test.signedOut('/api/upscale', { method: 'POST' })).status).toBe(401);
  });
});

describe('the same Idempotency-Key', () => {
  it('returns the first result, and stores nothing more', async () => {
    const client = await test.signUp();
    const fields = { sourceImage: picture, creativity: '0' };
    const first = await (await postUpscale(client, fields, { 'idempotency-key': 'once' })).json();
    await client.jobEnded((first as Started).jobId);
    const files = await test.filesOf(client);
    const again = (await (
      await postUpscale(client, fields, { 'idempotency-key': 'once' })
    ).json()) as Started;
    expect(again).toMatchObject({
      jobId: (first as Started).jobId,
      coins: 95,
      upscale: { status: 'succeeded' },
    });
    expect(await test.filesOf(client)).toEqual(files);
    expect(await client.coins()).toBe(95);
    const other = await postUpscale(client, { ...fields, creativity: '1' }, { 'idempotency-key': 'once' });
    expect(await other.json()).toMatchObject({ code: 'idempotency_mismatch' });
    expect(await test.filesOf(client)).toEqual(files);
  });
});
