import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pixelTextLimits } from '#contract/edit-calls.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { JobStatusResponse } from '#contract/jobs.ts';
import { EngineError } from '#engines/engine.ts';
import type { Client } from '#server/testing/app.ts';
import { editPictureData } from './personal-data.ts';
import {
  createScriptedEditor,
  dataUrl,
  type EditBench,
  load,
  makePicture,
  maskOf,
  openEditBench,
  paintAll,
  post,
  refusal,
} from './testing.ts';

const editor = createScriptedEditor();
let bench: EditBench;
let client: Client;
let picture: GalleryImage;
beforeAll(async () => {
  bench = await openEditBench([editor]);
  client = await bench.creator();
  picture = await makePicture(client);
});
afterAll(() => bench.close());
afterEach(() => editor.setBehaviour(paintAll));

const size = { width: 320, height: 180 };
const photo = await sharp({ create: { ...size, channels: 3, background: '#7a5c31' } })
  .jpeg()
  .toBuffer();
const part = { left: 40, top: 30, width: 60, height: 50 };

interface Started {
  jobId: string;
  userCoins: number;
  cost: number;
  message: string;
}
interface Finished {
  jobId: string;
  editedImageUrl: string;
  image: GalleryImage;
  userCoins: number;
}
const upload = (who: Client, imageUrl: unknown) =>
  post(who, '/api/images/upload-temp', {
    imageUrl,
    source: 'canvas-editor',
    uniqueId: 'temp_1700000000000_a',
  });
const uploaded = async (who: Client, bytes: Uint8Array, type = 'jpeg') =>
  ((await (await upload(who, dataUrl(bytes, type))).json()) as { tempUrl: string }).tempUrl;
const generateEdit = (who: Client, body: object) =>
  post(who, '/api/images/generate-edit', {
    prompt: 'make it night',
    strength: 0.7,
    num_images: 1,
    output_format: 'png',
    safety_tolerance: 6,
    editMode: 'image_edit',
    timestamp: 1_700_000_000_000,
    ...body,
  });
const editMask = (who: Client, body: object) =>
  post(who, '/api/images/edit-with-fal', {
    prompt: 'remove it',
    num_images: 1,
    output_format: 'png',
    safety_tolerance: 6,
    editMode: 'mask_edit',
    ...body,
  });
const temporary = async (who: Client) =>
  (await bench.filesOf(who)).filter((key) => key.startsWith('edit-pictures/'));

describe('upload-temp', () => {
  it('stores a picture whose address only its owner can edit by', async () => {
    const user = await bench.creator();
    const answer = await upload(user, dataUrl(photo, 'jpeg'));
    expect(answer.status).toBe(200);
    const { success, tempUrl, expiresAt } = (await answer.json()) as Record<string, string>;
    expect(success).toBe(true);
    expect(Date.parse(expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * 60 * 60_000);
    expect(await sharp(await load(user, tempUrl)).metadata()).toMatchObject({ format: 'jpeg', ...size });
    expect(await temporary(user)).toHaveLength(1);
    expect(await refusal(await generateEdit(client, { input_image: tempUrl }))).toEqual([
      400,
      'address_not_allowed',
    ]);
  });

  it('answers the address of an own picture with that picture', async () => {
    const answer = await upload(client, `http://localhost${picture.url}`);
    expect(await answer.json()).toMatchObject({ success: true, tempUrl: `http://localhost${picture.url}` });
    expect(await temporary(client)).toEqual([]);
  });

  it('refuses what is too large, in the documented words', async () => {
    const large = `data:image/png;base64,${'A'.repeat(pixelTextLimits.maxCharacters)}`;
    const answer = await upload(client, large);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      code: 'pixels_too_large',
      error: 'image still too large, try under 400KB',
    });
  });

  it.each([
    ['nothing', '', 422, 'edit_source_required'],
    ['a foreign address', 'https://example.com/a.png', 400, 'address_not_allowed'],
    ['an address in the network', 'http://169.254.169.254/latest', 400, 'address_not_allowed'],
    ['a text', dataUrl(Buffer.from('hello')), 415, 'unsupported_image'],
    ['no base64', 'data:image/png;base64,%%%', 415, 'unsupported_image'],
    ['no image', 'data:text/html;base64,PGI+', 415, 'unsupported_image'],
    ['half of a picture', dataUrl(photo.subarray(0, 400), 'jpeg'), 422, 'image_unreadable'],
  ])('refuses %s, and stores nothing', async (_, imageUrl, status, code) => {
    expect(await refusal(await upload(client, imageUrl))).toEqual([status, code]);
    expect(await temporary(client)).toEqual([]);
  });

  it('keeps the newest fifty of a user', async () => {
    const user = await bench.creator();
    const folder = `edit-pictures/${user.userId}`;
    const old = Array.from({ length: 50 }, (_, at) => `${folder}/0${at.toString().padStart(2, '0')}.png`);
    for (const key of old) await bench.objects.put(key, photo, { contentType: 'image/png' });
    await uploaded(user, photo);
    const left = await temporary(user);
    expect(left).toHaveLength(50);
    expect(left).not.toContain(old[0]);
  });

  it('is in the data export, and not left by a deletion', async () => {
    const user = await bench.creator();
    await uploaded(user, photo);
    const files = [];
    const holder = editPictureData({ objects: bench.objects });
    for await (const file of holder.files?.(user.userId) ?? []) files.push(file);
    expect(files).toEqual([
      { name: expect.stringMatching(/^[\w.-]+\.jpg$/), key: (await temporary(user))[0] },
    ]);
  });
});

describe('a plan without the editor', () => {
  it.each([
    ['upload-temp', { imageUrl: 'https://example.com/a.png' }],
    ['generate-edit', { prompt: 'x', input_image: 'https://example.com/a.png' }],
    ['generate-edit', { prompt: '', input_image: '' }],
    ['edit-with-fal', { prompt: 'x', image_url: 'data:image/png;base64,%%%', mask_url: 'nothing' }],
  ])('is what %s says first, whatever was sent', async (call, body) => {
    const user = await bench.signUp();
    expect(await refusal(await post(user, `/api/images/${call}`, body))).toEqual([403, 'premium_required']);
  });
});

describe('generate-edit', () => {
  it('starts an edit of a temporary picture, which becomes a first picture', async () => {
    const user = await bench.creator();
    const before = await user.coins();
    const input_image = await uploaded(user, photo);
    const answer = await generateEdit(user, { input_image });
    expect(answer.status).toBe(200);
    const started = (await answer.json()) as Started;
    expect(started).toMatchObject({ success: true, userCoins: before - 15, cost: 15 });
    expect(started.message).toMatch(/\w/);
    await user.jobEnded(started.jobId);
    for (const path of ['/api/images/status', '/api/status']) {
      const status = (await user.json(`${path}/${started.jobId}`)) as JobStatusResponse;
      expect(status).toMatchObject({ success: true, status: 'completed', progress: 100, error: null });
      expect(status.imageUrl).toBe(status.newImage?.url);
      expect(status.finalImageUrl).toBe(status.imageUrl);
      expect(status.newImage).toMatchObject({
        ...size,
        versionOf: null,
        stackId: null,
        versionKind: 'original',
        prompt: 'make it night',
        resolution: '16:9',
        tool: 'Image Edit',
      });
    }
    expect(await user.json('/api/edit-history/list?limit=20')).toMatchObject({
      success: true,
      edits: [{ originalImageId: null, metadata: { editType: 'image_edit' } }],
    });
  });

  it('takes pixels, and the address of a gallery picture, of which it makes a version', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const pixels = (await (
      await generateEdit(user, { input_image: dataUrl(photo, 'jpeg') })
    ).json()) as Started;
    expect(await user.jobEnded(pixels.jobId)).toMatchObject({ status: 'completed', versionOf: null });
    const address = (await (await generateEdit(user, { input_image: image.thumbnailUrl })).json()) as Started;
    const job = await user.jobEnded(address.jobId);
    // All of the picture, whichever of its sizes was named.
    expect(job.images).toMatchObject([{ versionOf: image.id, width: image.width }]);
  });

  it.each([
    ['without a picture', { input_image: '' }, 422, 'edit_source_required'],
    ['without words', { input_image: dataUrl(photo, 'jpeg'), prompt: '' }, 422, 'prompt_required'],
    [
      'with a strength out of range',
      { input_image: dataUrl(photo, 'jpeg'), strength: 7 },
      422,
      'validation_failed',
    ],
  ])('is refused %s', async (_, body, status, code) => {
    const coins = await client.coins();
    expect(await refusal(await generateEdit(client, body))).toEqual([status, code]);
    expect(await client.coins()).toBe(coins);
  });

  it('of a temporary picture that has expired is refused', async () => {
    const user = await bench.creator();
    const input_image = await uploaded(user, photo);
    await bench.objects.delete(await temporary(user));
    expect(await refusal(await generateEdit(user, { input_image }))).toEqual([400, 'address_not_allowed']);
  });
});

describe('edit-with-fal', () => {
  it('answers when the edit is finished', async () => {
    const user = await bench.creator();
    const coins = await user.coins();
    const mask_url = dataUrl(await maskOf(size, part));
    const answer = await editMask(user, { image_url: await uploaded(user, photo), mask_url });
    expect(answer.status).toBe(200);
    const finished = (await answer.json()) as Finished;
    expect(finished).toMatchObject({
      success: true,
      cost: 10,
      userCoins: coins - 10,
      image: { tool: 'Mask Edit' },
    });
    expect(await sharp(await load(user, finished.editedImageUrl)).metadata()).toMatchObject({
      format: 'png',
      ...size,
    });
    expect(editor.requests.at(-1)).toMatchObject({ operation: 'inpaint', settings: { strength: 0.7 } });
  });

  it('takes a mask that was uploaded before, and a picture of the gallery', async () => {
    const mask_url = await uploaded(client, await maskOf(picture, { ...part, left: 600 }), 'png');
    const answer = await editMask(client, { image_url: picture.url, mask_url });
    expect(((await answer.json()) as Finished).image).toMatchObject({ versionOf: picture.id });
    await bench.objects.delete(await temporary(client));
  });

  it('is in the history once, also when its client saves it with words of its own', async () => {
    const user = await bench.creator();
    const body = { image_url: dataUrl(photo, 'jpeg'), mask_url: dataUrl(await maskOf(size, part)) };
    const finished = (await (await editMask(user, body)).json()) as Finished;
    const list = async () =>
      ((await user.json('/api/edit-history/list?limit=20')) as { edits: { name: string }[] }).edits;
    expect(await list()).toMatchObject([{ name: 'Mask Edit', editedImageId: finished.image.id }]);
    await post(user, '/api/edit-history/save', {
      name: 'Without the bird',
      description: 'Mask edit',
      editedImageUrl: finished.editedImageUrl,
      thumbnail: dataUrl(photo, 'jpeg'),
      prompt: 'remove it',
      metadata: { editType: 'mask_edit', timestamp: 1_700_000_000_000, tool: 'mask' },
    });
    expect(await list()).toMatchObject([{ name: 'Without the bird', editedImageId: finished.image.id }]);
  });

  it('answers the same request again with the first edit', async () => {
    const user = await bench.creator();
    const body = {
      prompt: 'remove it',
      image_url: dataUrl(photo, 'jpeg'),
      mask_url: dataUrl(await maskOf(size, part)),
    };
    const send = async () =>
      (await (
        await post(user, '/api/images/edit-with-fal', body, { 'idempotency-key': 'k' })
      ).json()) as Finished;
    const first = await send();
    const coins = await user.coins();
    expect((await send()).jobId).toBe(first.jobId);
    expect(await user.coins()).toBe(coins);
  });

  it('answers each failure with one of the documented statuses, and keeps the coins', async () => {
    const image_url = dataUrl(photo, 'jpeg');
    const mask_url = dataUrl(await maskOf(size, part));
    const coins = await client.coins();
    const send = async (body: object) => refusal(await editMask(client, { image_url, mask_url, ...body }));
    expect(await send({ mask_url: '' })).toEqual([400, 'mask_required']);
    expect(await send({ mask_url: dataUrl(await maskOf(size, null)) })).toEqual([400, 'mask_empty']);
    const other = await maskOf({ width: 640, height: 360 }, part);
    expect(await send({ mask_url: dataUrl(other) })).toEqual([400, 'mask_size_mismatch']);
    expect(await send({ mask_url: dataUrl(Buffer.from('no')) })).toEqual([400, 'mask_unreadable']);
    expect(await send({ mask_url: 'https://example.com/mask.png' })).toEqual([400, 'address_not_allowed']);
    expect(await send({ prompt: '' })).toEqual([400, 'prompt_required']);
    expect(await send({ image_url: '' })).toEqual([400, 'edit_source_required']);
    expect(await send({ image_url: dataUrl(Buffer.from('no')) })).toEqual([400, 'unsupported_image']);
    const large = `data:image/png;base64,${'A'.repeat(pixelTextLimits.maxCharacters)}`;
    expect(await send({ image_url: large })).toEqual([413, 'pixels_too_large']);
    editor.setBehaviour(() => Promise.reject(new EngineError('unavailable', 'as the test says')));
    expect(await send({})).toEqual([500, 'engine_failed']);
    editor.setBehaviour(() => Promise.reject(new EngineError('refused', 'as the test says')));
    expect(await send({})).toEqual([422, 'content_policy']);
    expect(await client.coins()).toBe(coins);
  });

  it('says 403 to a user without the plan, and to one without the coins, before any engine is called', async () => {
    const user = await bench.signUp();
    const body = { image_url: dataUrl(photo, 'jpeg'), mask_url: dataUrl(await maskOf(size, part)) };
    expect(await refusal(await editMask(user, body))).toEqual([403, 'premium_required']);
    await bench.subscribe(user, 'pro', 1);
    const coins = await user.coins();
    await bench.app.database.inTransaction((tx) =>
      bench.app.coins.take(tx, { userId: user.userId, amount: coins - 9, reference: `test:${user.userId}` }),
    );
    const calls = editor.requests.length;
    const answer = await editMask(user, body);
    expect(answer.status).toBe(403);
    expect(((await answer.json()) as { error: string }).error).toMatch(/^Insufficient coins/);
    expect(editor.requests).toHaveLength(calls);
    expect(await user.coins()).toBe(9);
  });

  it('goes on without a client that leaves', async () => {
    const user = await bench.creator();
    const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    editor.setBehaviour(async (request, context) => {
      begun.resolve();
      await go.promise;
      return paintAll(request, context);
    });
    const leaving = new AbortController();
    const answer = user.request('/api/images/edit-with-fal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        prompt: 'remove it',
        image_url: dataUrl(photo, 'jpeg'),
        mask_url: dataUrl(await maskOf(size, part)),
      }),
      signal: leaving.signal,
    });
    await begun.promise;
    leaving.abort();
    await answer.catch(() => undefined);
    go.resolve();
    const [job] = await user.jobs();
    expect(await user.jobEnded(job?.id ?? '')).toMatchObject({ status: 'completed' });
  });
});
