import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { editLimits, editSchema, type listEdits, type saveEdit } from '#contract/edits.ts';
import type { ErrorResponse } from '#contract/error-codes.ts';
import type { GalleryImage } from '#contract/images.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { pngOfSize } from '#server/platform/images/testing.ts';
import type { Client } from '#server/testing/app.ts';
import { type DesignBench, openDesignBench } from '../designs/testing.ts';
import { edits } from './schema.ts';

let bench: DesignBench;
let client: Client;
let image: GalleryImage;
beforeAll(async () => {
  bench = await openDesignBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  client = await bench.signUp();
});
/** A picture of the client's. */
const makePicture = async () => {
  image = await bench.picture(client);
};

type Saved = z.infer<typeof saveEdit.response>;
type Listed = z.infer<typeof listEdits.response>;
const dataUrl = async (width = 512, height = 288) => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2a6' } });
  return `data:image/jpeg;base64,${(await picture.jpeg().toBuffer()).toString('base64')}`;
};
const save = async (body: unknown, who = client, headers: Record<string, string> = {}) =>
  who.request('/api/edit-history/save', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const saved = async (body: object, who = client) => ((await (await save(body, who)).json()) as Saved).edit;
const list = async (query = '', who = client) => (await who.json(`/api/edit-history/list${query}`)) as Listed;
const readError = async (response: Response) => (await response.json()) as ErrorResponse;
const codeOf = async (response: Response) => [response.status, (await readError(response)).code];
const thumbnails = async (who = client) =>
  (await bench.filesOf(who)).filter((key) => key.startsWith('edits/'));

describe(`the history of edits (${testDatabaseKind})`, () => {
  it('stores all fields of the specification, and lists newest first', async () => {
    await makePicture();
    const body = {
      name: 'Sunset sky',
      description: 'The sky made warmer',
      originalImageUrl: image.url,
      editedImageUrl: `http://localhost${image.thumbnailUrl}`,
      thumbnail: await dataUrl(),
      prompt: 'make the sky warmer',
      metadata: {
        editType: 'mask_edit',
        timestamp: 1_700_000_000_000,
        tool: 'mask',
        canvas: { width: 1280, height: 720 },
        image: { width: 1280, height: 720 },
        unknown: 'dropped',
      },
      savedToBackend: false,
    };
    const answer = await save(body);
    expect(answer.status).toBe(200);
    const { success, edit } = (await answer.json()) as Saved;
    expect(success).toBe(true);
    expect(editSchema.parse(edit)).toEqual(edit);
    const { unknown: _unknown, ...metadata } = body.metadata;
    expect(edit).toMatchObject({
      name: body.name,
      description: body.description,
      prompt: body.prompt,
      metadata,
      originalImageId: image.id,
      editedImageId: image.id,
      editedImageUrl: image.url,
      picture: 'kept',
      savedToBackend: true,
    });
    const second = await saved({ name: 'Second', thumbnail: image.thumbnailUrl });
    expect(second).toMatchObject({ prompt: '', metadata: {}, originalImageUrl: null, picture: 'none' });
    expect((await list()).edits).toEqual([second, edit]);
    expect(await thumbnails()).toHaveLength(2);
  });

  it('re-encodes thumbnails: a JPEG of at most 512 pixels, whatever was sent', async () => {
    const sent = await dataUrl(900, 600);
    const { thumbnail } = await saved({ name: 'Large', thumbnail: sent });
    const file = await (await client.request(thumbnail ?? '')).arrayBuffer();
    const { format, width, height } = await sharp(Buffer.from(file)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 512, height: 341 });
  });

  it('accepts an edit with name, thumbnail and prompt only', async () => {
    const answer = await client.request('/api/user/save-edit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Short', thumbnail: await dataUrl(), prompt: 'brighter' }),
    });
    expect(await answer.json()).toMatchObject({ success: true, edit: { name: 'Short', prompt: 'brighter' } });
    expect((await list()).edits).toHaveLength(1);
  });

  it('refuses a missing name or thumbnail with 422, and stores nothing', async () => {
    const wrong: [string, unknown][] = [
      ['a text', 'text'],
      ['a list', []],
      ['null', null],
      ['no name', { thumbnail: 'data:image/png;base64,AAAA' }],
      ['a name that is none', { name: 7, thumbnail: 'data:image/png;base64,AAAA' }],
      ['an empty name', { name: ' ', thumbnail: 'data:image/png;base64,AAAA' }],
      ['no thumbnail', { name: 'x' }],
      ['an empty thumbnail', { name: 'x', thumbnail: '' }],
      ['a NUL', { name: 'x\0', thumbnail: 'data:image/png;base64,AAAA' }],
      ['half of a character', { name: 'x\ud800', thumbnail: 'data:image/png;base64,AAAA' }],
      [
        'half of a character in what else is said',
        { name: 'x', thumbnail: await dataUrl(), metadata: { tool: '\ud800' } },
      ],
      ['a long name', { name: 'x'.repeat(201), thumbnail: 'data:image/png;base64,AAAA' }],
      ['a long thumbnail', { name: 'x', thumbnail: `data:image/png;base64,${'A'.repeat(700_000)}` }],
    ];
    for (const [what, body] of wrong) {
      expect(await codeOf(await save(body)), what).toEqual([422, 'validation_failed']);
    }
    expect((await list()).edits).toEqual([]);
    expect(await thumbnails()).toEqual([]);
  });

  it('refuses thumbnails that are no images', async () => {
    const base64 = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
    const picture = Buffer.from((await dataUrl()).split(',')[1] ?? '', 'base64');
    for (const [thumbnail, code] of [
      [base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'unsupported_image'],
      ['data:text/html,<b>hi</b>', 'unsupported_image'],
      ['data:image/png;base64,***', 'unsupported_image'],
      [base64(picture.subarray(0, 300)), 'image_unreadable'],
      [base64(pngOfSize(40_000, 40_000)), 'image_too_large'],
    ] as const) {
      expect((await codeOf(await save({ name: 'x', thumbnail })))[1], thumbnail.slice(0, 60)).toBe(code);
    }
    expect(await thumbnails()).toEqual([]);
  });

  it('accepts only URLs of the caller’s own pictures on this server', async () => {
    await makePicture();
    const other = await bench.signUp();
    const others = await bench.picture(other);
    const thumbnail = await dataUrl();
    for (const address of [
      others.url,
      others.thumbnailUrl,
      'https://elsewhere.example/a.png',
      `https://elsewhere.example${image.url}`,
      `//elsewhere.example${image.url}`,
      'http://169.254.169.254/latest/meta-data',
      image.url.replace('/0.', '/9.'),
      '/files/../etc/passwd',
      'javascript:alert(1)',
    ]) {
      for (const body of [
        { name: 'x', thumbnail, originalImageUrl: address },
        { name: 'x', thumbnail, editedImageUrl: address },
        { name: 'x', thumbnail: address },
      ]) {
        expect(await codeOf(await save(body)), address).toEqual([400, 'address_not_allowed']);
      }
    }
    expect((await list()).edits).toEqual([]);
    expect(await thumbnails()).toEqual([]);
  });

  it('uses the small copy of a picture that is named by its full one', async () => {
    await makePicture();
    const read = vi.spyOn(bench.objects, 'get');
    const { thumbnail } = await saved({ name: 'x', thumbnail: image.url });
    const keys = read.mock.calls.map(([key]) => key);
    read.mockRestore();
    expect(keys).toEqual([expect.stringMatching(/640\.webp$/)]);
    const file = await (await client.request(thumbnail ?? '')).arrayBuffer();
    expect(await sharp(Buffer.from(file)).metadata()).toMatchObject({ format: 'jpeg', width: 512 });
  });

  it('stores nothing for a picture whose file is missing, and records the loss', async () => {
    await makePicture();
    const small = image.variants.find(({ width }) => width === 640)?.url ?? '';
    const key = small.replace(/^\/files\//, '').replace(/\?.*$/, '');
    await bench.objects.delete([key]);
    expect(await codeOf(await save({ name: 'x', thumbnail: image.url }))).toEqual([
      400,
      'address_not_allowed',
    ]);
    expect((await list()).edits).toEqual([]);
    const { objects } = await bench.app.gallery.missing.list(50);
    expect(objects).toContainEqual(expect.objectContaining({ key, imageId: image.id }));
  });

  it('hides edits from other users, on every page', async () => {
    const edit = await saved({ name: 'Mine', thumbnail: await dataUrl() });
    const other = await bench.signUp();
    expect((await list('', other)).edits).toEqual([]);
    expect((await list(`?cursor=${edit.id}`, other)).edits).toEqual([]);
    expect((await bench.signedOut('/api/edit-history/list')).status).toBe(401);
  });

  it('pages by cursor', async () => {
    const thumbnail = await dataUrl(8, 8);
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) ids.unshift((await saved({ name, thumbnail })).id);
    const first = await list('?limit=2');
    // Insertions in between move nothing.
    await saved({ name: 'f', thumbnail });
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    const third = await list(`?limit=2&cursor=${second.nextCursor}`);
    expect([...first.edits, ...second.edits, ...third.edits].map(({ id }) => id)).toEqual(ids);
    expect(third).toMatchObject({ hasMore: false, nextCursor: null });
    expect((await client.request('/api/edit-history/list?cursor=1')).status).toBe(422);
    expect((await client.request(`/api/edit-history/list?limit=${editLimits.maxLimit + 1}`)).status).toBe(
      422,
    );
  });

  it('accepts a request once, even concurrently, and refuses another one under its key', async () => {
    const body = { name: 'Once', thumbnail: await dataUrl() };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([save(body, client, key), save(body, client, key)]);
    const [one, other] = await Promise.all(answers.map(async (answer) => (await answer.json()) as Saved));
    expect(one?.edit.id).toBe(other?.edit.id);
    expect((await list()).edits).toHaveLength(1);
    expect(await thumbnails()).toHaveLength(1);
    expect(await codeOf(await save({ ...body, name: 'Other' }, client, key))).toEqual([
      422,
      'idempotency_mismatch',
    ]);
  });

  it('keeps the newest, and removes the files of the others', async () => {
    const row = (at: number) => ({
      userId: client.userId,
      id: `00000000-0000-7000-8000-${`${at}`.padStart(12, '0')}`,
      name: `old ${at}`,
      description: '',
      prompt: '',
      metadata: {},
      thumbnailKey: `edits/${client.userId}/old-${at}.jpg`,
      createdAt: new Date(0),
    });
    await bench.app.database.db
      .insert(edits)
      .values(Array.from({ length: editLimits.maxPerUser }, (_, at) => row(at)));
    const jpeg = Buffer.from((await dataUrl()).split(',')[1] ?? '', 'base64');
    for (const at of [0, 1]) {
      await bench.objects.put(row(at).thumbnailKey, jpeg, { contentType: 'image/jpeg' });
    }
    const { id } = await saved({ name: 'New', thumbnail: await dataUrl() });
    const remaining = await bench.app.database.db.select({ id: edits.id }).from(edits);
    expect(remaining.some((one) => one.id === id)).toBe(true);
    expect(remaining.some((one) => one.id === row(0).id)).toBe(false);
    expect(remaining.some((one) => one.id === row(1).id)).toBe(true);
    await expect
      .poll(() => thumbnails(), { timeout: 10_000 })
      .toEqual([`edits/${client.userId}/${id}.jpg`, row(1).thumbnailKey]);
  });

  it('includes a version of the design panel, with its picture', async () => {
    await makePicture();
    const answer = await bench.save(client, image.id, { headline: { lines: ['WOW'] } });
    const version = await bench.version(client, answer);
    const { edits: found } = await list();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      originalImageId: image.id,
      editedImageId: version.id,
      editedImageUrl: version.url,
      thumbnail: version.thumbnailUrl,
      prompt: version.prompt,
      picture: 'kept',
      metadata: { editType: 'design', image: { width: version.width, height: version.height } },
    });
    expect(await thumbnails()).toEqual([]);
  });

  it('stores no edit of a picture that is deleted forever meanwhile', async () => {
    await makePicture();
    const selection = { ids: [image.id] };
    const post = (action: string) =>
      client.request(`/api/gallery/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ selection }),
      });
    const put = bench.objects.put.bind(bench.objects);
    const spy = vi.spyOn(bench.objects, 'put').mockImplementationOnce(async (...stored) => {
      await put(...stored);
      await post('delete');
      await post('purge');
    });
    const answer = await save({ name: 'x', thumbnail: await dataUrl(), editedImageUrl: image.url });
    spy.mockRestore();
    expect(await codeOf(answer)).toEqual([400, 'address_not_allowed']);
    expect((await list()).edits).toEqual([]);
    expect(await thumbnails()).toEqual([]);
  });

  it("shows that an edit's picture is in the trash, and is removed with a picture deleted forever", async () => {
    await makePicture();
    const edit = await saved({ name: 'x', thumbnail: await dataUrl(), editedImageUrl: image.url });
    const other = await saved({ name: 'y', thumbnail: await dataUrl(), originalImageUrl: image.url });
    expect(edit.picture).toBe('kept');
    const ids = { selection: { ids: [image.id] } };
    const post = (path: string) =>
      client.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ids),
      });
    expect((await post('/api/gallery/delete')).status).toBe(200);
    expect((await list()).edits.map(({ picture }) => picture)).toEqual(['none', 'in_trash']);
    expect((await post('/api/gallery/restore')).status).toBe(200);
    expect((await list()).edits[1]?.picture).toBe('kept');

    await post('/api/gallery/delete');
    expect((await post('/api/gallery/purge')).status).toBe(200);
    const { edits: left } = await list();
    expect(left).toEqual([{ ...other, originalImageUrl: null }]);
    await expect
      .poll(() => thumbnails(), { timeout: 10_000 })
      .toEqual([`edits/${client.userId}/${other.id}.jpg`]);
  });
});
