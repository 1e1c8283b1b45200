import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { featherWidth } from '#contract/edit-feather.ts';
import type { GalleryImage } from '#contract/images.ts';
import { pngOfSize } from '#server/platform/images/testing.ts';
import type { Client } from '#server/testing/app.ts';
import {
  createScriptedEditor,
  type EditBench,
  edited,
  load,
  makePicture,
  maskOf,
  openEditBench,
  paintAll,
  painted,
  post,
  postEdit,
  refusal,
  type StartedEdit,
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

const part = { left: 300, top: 200, width: 120, height: 90 };
const historyOf = async (who: Client) =>
  ((await who.json('/api/edit-history/list')) as { edits: { editedImageId: string }[] }).edits;
const sourcesOf = async (who: Client) =>
  (await bench.filesOf(who)).filter((key) => key.startsWith('edit-sources/'));

describe('an edit of a whole picture', () => {
  it('is a new version for 15 coins, with a record in the history', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const before = await user.coins();
    const answer = await postEdit(user, { imageId: image.id, prompt: ' make it night ' });
    expect(answer.status).toBe(200);
    const started = (await answer.json()) as StartedEdit;
    expect(started).toMatchObject({
      coins: before - 15,
      cost: 15,
      job: { variant: 'Image Edit', prompt: 'make it night', versionOf: image.id, cost: 15 },
    });
    const job = await user.jobEnded(started.job.id);
    expect(job).toMatchObject({ status: 'completed', error: null });
    expect(await user.coins()).toBe(before - 15);
    expect(job.images).toMatchObject([
      {
        tool: 'Image Edit',
        model: 'Image Edit',
        cost: 15,
        versionOf: image.id,
        stackId: image.id,
        versionKind: 'edit',
        versions: 2,
        isDesign: false,
        madeBy: 'Edited by a test',
        prompt: 'A whale over a city',
        width: image.width,
        height: image.height,
      },
    ]);
    expect(await historyOf(user)).toMatchObject([
      {
        name: 'Image Edit',
        prompt: 'make it night',
        originalImageId: image.id,
        editedImageId: job.images[0]?.id,
        metadata: { editType: 'image_edit', tool: 'Image Edit', image: { width: image.width } },
        picture: 'kept',
      },
    ]);
    expect(editor.requests.at(-1)).toMatchObject({
      operation: 'edit',
      prompt: 'make it night',
      picture: { width: image.width, height: image.height },
      settings: { strength: 0.7 },
    });
    await expect.poll(() => sourcesOf(user)).toEqual([]);
  });

  it('is found by tool in the gallery, the list of jobs and the coin history', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const job = await edited(user, { imageId: image.id });
    const found = (await user.json('/api/user/user-images?tool=Image%20Edit')) as { images: GalleryImage[] };
    expect(found.images.map(({ id }) => id)).toEqual([job.images[0]?.id]);
    expect((await user.jobs()).map(({ tool }) => tool)).toEqual(['Image Edit', 'Genesys 1.0']);
    const { lines } = (await user.json('/api/user/coins/history')) as {
      lines: { job: { tool: string; prompt: string } | null }[];
    };
    expect(lines[0]?.job).toMatchObject({ tool: 'Image Edit', prompt: 'make it night' });
    const { tools } = (await user.json('/api/gallery/facets')) as { tools: { value: string }[] };
    expect(tools.map(({ value }) => value)).toContain('Image Edit');
  });
});

describe('an edit of an asset of a canvas document', () => {
  it('is a first picture, described by its instruction', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const added = await post(user, '/api/canvas/assets', { imageId: image.id });
    const { asset } = (await added.json()) as { asset: { id: string; url: string } };
    const job = await edited(user, { assetId: asset.id, mask: await maskOf(image, part) });
    expect(job).toMatchObject({ status: 'completed', versionOf: null, prompt: 'make it night' });
    expect(job.images).toMatchObject([
      {
        versionOf: null,
        stackId: null,
        versionKind: 'original',
        prompt: 'make it night',
        resolution: '16:9',
      },
    ]);
    expect(await refusal(await postEdit(client, { assetId: asset.id }))).toEqual([404, 'not_found']);
    const documented = await post(user, '/api/images/generate-edit', { prompt: 'x', input_image: asset.url });
    expect(documented.status).toBe(200);
  });

  it('is a version of the picture that the document was made from', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const opened = await post(user, '/api/canvas/documents', { imageId: image.id });
    const { document } = (await opened.json()) as { document: { id: string } };
    const { assets } = (await user.json(`/api/canvas/documents/${document.id}`)) as {
      assets: { id: string }[];
    };
    const fields = { assetId: assets[0]?.id ?? '', documentId: document.id };
    const job = await edited(user, fields);
    expect(job.images).toMatchObject([{ versionOf: image.id, stackId: image.id, prompt: image.prompt }]);
    // Another user's document says nothing about one's own pictures.
    const added = await post(client, '/api/canvas/assets', { imageId: picture.id });
    const { asset } = (await added.json()) as { asset: { id: string } };
    const other = await edited(client, { assetId: asset.id, documentId: document.id });
    expect(other.images).toMatchObject([{ versionOf: null }]);
  });
});

describe('an edit of a marked part', () => {
  /** How many pixels differ beyond mask and feather, and how many inside the mask are not painted. */
  async function compare(before: Buffer, after: Buffer, white: typeof part) {
    const read = async (bytes: Buffer) =>
      sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const [old, now] = [await read(before), await read(after)];
    const { width, height } = now.info;
    expect([old.info.width, old.info.height]).toEqual([width, height]);
    const reach = featherWidth({ width, height });
    let [changed, unpainted] = [0, 0];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 3;
        const beside = Math.max(white.left - x, x - (white.left + white.width - 1), 0);
        const above = Math.max(white.top - y, y - (white.top + white.height - 1), 0);
        const apart = Math.max(beside, above);
        const isSame = [0, 1, 2].every((channel) => old.data[at + channel] === now.data[at + channel]);
        const colour = [now.data[at], now.data[at + 1], now.data[at + 2]];
        if (apart > reach && !isSame) changed += 1;
        if (apart === 0 && colour.join() !== Object.values(painted).join()) unpainted += 1;
      }
    }
    return { changed, unpainted };
  }

  it('leaves every pixel beyond mask and feather as it was, in the stored lossless file', async () => {
    const mask = await maskOf(picture, part);
    const job = await edited(client, { imageId: picture.id, mask, prompt: 'remove the bird' });
    const [image] = job.images;
    expect(job).toMatchObject({ status: 'completed', tool: 'Mask Edit', cost: 10 });
    expect(image).toMatchObject({ tool: 'Mask Edit', versionOf: picture.id, versionKind: 'edit' });
    const after = await load(client, image?.url);
    expect((await sharp(after).metadata()).format).toBe('png');
    const counted = await compare(await load(client, picture.url), after, part);
    expect(counted).toEqual({ changed: 0, unpainted: 0 });
    expect((await historyOf(client))[0]).toMatchObject({
      metadata: { editType: 'mask_edit' },
      editedImageId: image?.id,
    });
  });

  it('does so when the engine sends another size and another kind of file', async () => {
    editor.setBehaviour(async ({ picture: { width, height } }) => ({
      pictures: [
        {
          unchecked: await sharp({
            create: { width: width * 2, height: height * 2, channels: 3, background: painted },
          })
            .webp({ lossless: true })
            .toBuffer(),
        },
      ],
      warnings: [],
      enhancedPrompt: null,
    }));
    const mask = await maskOf(picture, part);
    const job = await edited(client, { imageId: picture.id, mask });
    const after = await load(client, job.images[0]?.url);
    expect(await compare(await load(client, picture.url), after, part)).toEqual({ changed: 0, unpainted: 0 });
  });

  it('gives the engine the mask in black and white, whatever shades and transparency were painted', async () => {
    const { width, height } = picture;
    const clear = sharp({ create: { width, height, channels: 4, background: '#0000' } });
    const grey = await sharp({ create: { ...part, channels: 3, background: '#ddd' } })
      .png()
      .toBuffer();
    const mask = await clear
      .composite([{ input: grey, left: part.left, top: part.top }])
      .png()
      .toBuffer();
    await edited(client, { imageId: picture.id, mask, strength: '0.4' });
    const request = editor.requests.at(-1);
    expect(request).toMatchObject({
      operation: 'inpaint',
      settings: { strength: 0.4 },
      mask: { width, height },
    });
    const sent = await sharp(request?.operation === 'inpaint' ? request.mask.bytes : undefined)
      .extractChannel(0)
      .raw()
      .toBuffer();
    expect(new Set(sent)).toEqual(new Set([0, 255]));
    expect(sent.filter((value) => value === 255)).toHaveLength(part.width * part.height);
  });

  it('may be one pixel, or all of the picture', async () => {
    const one = await maskOf(picture, { left: 640, top: 360, width: 1, height: 1 });
    expect(await edited(client, { imageId: picture.id, mask: one })).toMatchObject({ status: 'completed' });
    const all = await maskOf(picture, { left: 0, top: 0, width: picture.width, height: picture.height });
    expect(await edited(client, { imageId: picture.id, mask: all })).toMatchObject({ status: 'completed' });
  });
});

describe('refuses', () => {
  /** The refusal of an edit. Nothing is reserved, started or stored. */
  const own = async (fields: Record<string, string | Uint8Array>, headers = {}, user = client) => {
    // The queue removes the files of earlier edits once these have ended; none may go while they are counted.
    await expect.poll(() => sourcesOf(user)).toEqual([]);
    const [coins, jobs, files] = [await user.coins(), await user.jobs(), await bench.filesOf(user)];
    const calls = editor.requests.length;
    const answer = await postEdit(user, fields, headers);
    expect(await user.coins()).toBe(coins);
    expect(await user.jobs()).toEqual(jobs);
    expect(await bench.filesOf(user)).toEqual(files);
    expect(bench.leftUploads()).toEqual([]);
    expect(editor.requests).toHaveLength(calls);
    return refusal(answer);
  };
  const unknown = '01a202cc-aa8a-717a-9e13-0424bc891272';

  it.each([
    ['no picture', { prompt: 'x' }, 422, 'edit_source_required'],
    ['a picture that is not there', { imageId: unknown }, 404, 'not_found'],
    ['an asset that is not there', { assetId: unknown }, 404, 'not_found'],
    ['a picture and an asset', { imageId: unknown, assetId: unknown }, 422, 'validation_failed'],
  ] as const)('%s', async (_, fields, status, code) => {
    expect(await own(fields)).toEqual([status, code]);
  });

  it.each([
    ['no words', ' \n ', 'prompt_required'],
    ['a NUL', 'a\0b', 'prompt_invalid'],
    ['too many words', 'x'.repeat(4_001), 'prompt_too_long'],
    ['what breaks the content policy', 'a naked child', 'content_policy'],
  ])('%s', async (_, prompt, code) => {
    expect(await own({ imageId: picture.id, prompt })).toEqual([422, code]);
  });

  it('a strength out of range', async () => {
    expect(await own({ imageId: picture.id, strength: '1.5' })).toEqual([422, 'validation_failed']);
  });

  it.each([
    ['empty, as one beside the picture is', () => maskOf(picture, null), 'mask_empty'],
    ['of another size', () => maskOf({ width: 640, height: 360 }, null), 'mask_size_mismatch'],
    ['no picture', async () => Buffer.from('hello'), 'mask_unreadable'],
    ['damaged', async () => (await maskOf(picture, part)).subarray(0, 300), 'mask_unreadable'],
    ['enormous', async () => pngOfSize(60_000, 60_000), 'mask_unreadable'],
  ])('a mask that is %s', async (_, mask, code) => {
    expect(await own({ imageId: picture.id, mask: await mask() })).toEqual([400, code]);
  });

  it('another user’s picture, and one in the trash', async () => {
    const other = await bench.creator();
    expect(await own({ imageId: picture.id }, {}, other)).toEqual([404, 'not_found']);
    const image = await makePicture(other);
    await other.request(`/api/user-images/${image.id}`, { method: 'DELETE' });
    expect(await own({ imageId: image.id }, {}, other)).toEqual([404, 'not_found']);
  });

  it('a plan without the canvas editor', async () => {
    const user = await bench.signUp();
    const image = await makePicture(user);
    expect(await own({ imageId: image.id }, {}, user)).toEqual([403, 'premium_required']);
    const two = { imageId: image.id, assetId: unknown };
    expect(await own(two, {}, user)).toEqual([403, 'premium_required']);
    await bench.subscribe(user, 'basic');
    expect(await own({ imageId: image.id }, {}, user)).toEqual([403, 'premium_required']);
  });

  it('too few coins, before any engine is called', async () => {
    const user = await bench.signUp();
    const image = await makePicture(user);
    for (let count = 0; count < 6; count += 1) await user.generate({ variant: 'Thumbnail' });
    for (const job of await user.jobs()) await user.jobEnded(job.id);
    await bench.app.database.db.execute(sql`update users set plan = 'pro' where id = ${user.userId}`);
    expect(await user.coins()).toBe(9);
    const [status, code] = await own({ imageId: image.id, mask: await maskOf(image, part) }, {}, user);
    expect([status, code]).toEqual([403, 'insufficient_coins']);
  });

  it('a bad Idempotency-Key, and callers without a session', async () => {
    expect(await own({ imageId: picture.id }, { 'idempotency-key': 'a b' })).toEqual([
      422,
      'idempotency_key_invalid',
    ]);
    for (const path of ['/api/edits', '/api/edits/understand', '/api/images/generate-edit']) {
      expect((await bench.signedOut(path, { method: 'POST' })).status).toBe(401);
    }
  });
});

describe('the same Idempotency-Key', () => {
  it('returns the first edit, and stores nothing more', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const fields = { imageId: image.id, mask: await maskOf(image, part) };
    const key = { 'idempotency-key': 'once' };
    const first = (await (await postEdit(user, fields, key)).json()) as StartedEdit;
    await user.jobEnded(first.job.id);
    await expect.poll(() => sourcesOf(user)).toEqual([]);
    const [files, coins] = [await bench.filesOf(user), await user.coins()];
    const again = (await (await postEdit(user, fields, key)).json()) as StartedEdit;
    expect(again).toMatchObject({ job: { id: first.job.id, status: 'completed' }, coins: first.coins });
    expect(await user.coins()).toBe(coins);
    expect(await bench.filesOf(user)).toEqual(files);
    for (const changed of [
      { strength: '0.5' },
      { prompt: 'other' },
      { mask: await maskOf(image, { ...part, left: 1 }) },
    ]) {
      expect(await refusal(await postEdit(user, { ...fields, ...changed }, key))).toEqual([
        422,
        'idempotency_mismatch',
      ]);
    }
    expect(await bench.filesOf(user)).toEqual(files);
  });
});
