import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newShape } from '#canvas/document/new-layers.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { systemClock } from '#server/platform/clock.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { paintPlainly } from '#server/testing/scripted-engine.ts';
import { canvasDocuments } from './schema.ts';
import {
  addedAsset,
  blank,
  codeOf,
  created,
  documentOf,
  exported,
  listed,
  opened,
  openTab,
  photo,
  pictureLayer,
  postFile,
  send,
  signUpEditor,
} from './testing.ts';
import { sweepCanvas } from './trash.ts';

let bench: TestApp;
let ada: Client;
beforeAll(async () => {
  bench = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
  bench.engine.setBehaviour(paintPlainly);
});
afterAll(() => bench.close());
beforeEach(async () => {
  ada = await signUpEditor(bench);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const sweep = (at: Date) => sweepCanvas({ ...bench.app, clock: systemClock }, at);
const picture = async (client = ada) => {
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  const [image] = (await client.jobEnded(jobId)).images;
  return image ?? expect.fail('no picture was made');
};
const square = (id: string) =>
  newShape({
    id,
    name: id,
    order: `b${id}`,
    x: 9,
    y: 9,
    shape: 'star',
    width: 9,
    height: 9,
    color: '#00ff00',
  });
const assetFiles = async (client = ada) =>
  (await bench.filesOf(client)).filter((key) => key.startsWith('canvas-assets/'));

describe(`documents of the canvas editor (${testDatabaseKind})`, () => {
  it('are made of a size, listed the last changed first, searched, renamed and paged', async () => {
    const first = await blank(ada, '100% Desert');
    const second = await blank(ada, 'Ocean');
    expect(first).toMatchObject({
      ...{ name: '100% Desert', width: 400, height: 300, thumbnail: null },
      ...{ isTemplate: false, slots: [], sourceImageId: null, deletedAt: null },
    });
    const ids = async (query = '') => (await listed(ada, query)).documents.map(({ id }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    const tab = await openTab(ada, first.id);
    tab.add(square('star'));
    await tab.sync();
    expect(await ids()).toEqual([first.id, second.id]);
    expect(await ids('?query=OCEA')).toEqual([second.id]);
    expect(await ids('?query=100%25')).toEqual([first.id]);
    expect(await ids('?query=_cean')).toEqual([]);
    const page = await listed(ada, '?limit=1');
    expect(page.documents.map(({ id }) => id)).toEqual([first.id]);
    expect(await ids(`?limit=1&cursor=${page.nextCursor}`)).toEqual([second.id]);
    expect(page.quota).toMatchObject({ used: 2, max: canvasLimits.documents });
    const renamed = await send(ada, 'PATCH', `/api/canvas/documents/${second.id}`, { name: ' Sea  view ' });
    expect(await renamed.json()).toMatchObject({ document: { name: 'Sea view' } });
    expect(await codeOf(await send(ada, 'PATCH', `/api/canvas/documents/${second.id}`, {}))).toBe(
      '422 validation_failed',
    );
  });

  it('need a plan with the editor, a session, and belong to one user', async () => {
    const { id } = await blank(ada);
    const eve = await signUpEditor(bench);
    expect(await codeOf(await send(eve, 'GET', `/api/canvas/documents/${id}`))).toBe('404 not_found');
    const tab = await openTab(ada, id);
    expect(await codeOf(await send(eve, 'POST', `/api/canvas/documents/${id}/sync`, tab.body))).toBe(
      '404 not_found',
    );
    expect((await send(eve, 'DELETE', `/api/canvas/documents/${id}?forever=true`)).status).toBe(200);
    expect((await listed(eve)).documents).toEqual([]);
    const asset = await addedAsset(ada, await photo());
    expect((await eve.request(`/api/canvas/assets/${asset.id}`)).status).toBe(404);
    expect((await bench.signedOut(`/api/canvas/assets/${asset.id}`)).status).toBe(401);
    const free = await bench.signUp();
    for (const [method, path, body] of [
      ['GET', '/api/canvas/documents', undefined],
      ['POST', '/api/canvas/documents', { width: 9, height: 9 }],
      ['POST', '/api/canvas/assets', { imageId: id }],
      ['GET', `/api/canvas/documents/${id}/file`, undefined],
    ] as const)
      expect(await codeOf(await send(free, method, path, body)), path).toBe('403 premium_required');
    expect((await opened(ada, id)).document.id).toBe(id);
  });

  it('open a gallery picture as a base layer, whole after the picture is deleted forever', async () => {
    const image = await picture();
    const { document, isReopened } = await created(ada, { imageId: image.id, name: 'Mine' });
    expect([document.name, document.sourceImageId, isReopened]).toEqual(['Mine', image.id, false]);
    expect([document.width, document.height]).toEqual([image.width, image.height]);
    expect(await created(ada, { imageId: image.id })).toEqual({ success: true, document, isReopened: true });
    const { assets } = await opened(ada, document.id);
    const { layers } = await documentOf(ada, document.id);
    expect(layers.base).toMatchObject({ kind: 'base', asset: assets[0]?.id, width: image.width });
    const bytes = async (address: string) =>
      Buffer.from(await (await ada.request(address)).arrayBuffer()).toString('base64');
    const original = await bytes(image.url);
    const selection = { ids: [image.id] };
    expect((await send(ada, 'POST', '/api/gallery/delete', { selection })).ok).toBe(true);
    expect((await send(ada, 'POST', '/api/gallery/purge', { selection })).ok).toBe(true);
    expect((await opened(ada, document.id)).document.sourceImageId).toBeNull();
    expect(await bytes(assets[0]?.url ?? '')).toBe(original);
    expect(await bytes(`/api/canvas/assets/${assets[0]?.id}`)).toBe(original);
    expect(await codeOf(await send(ada, 'POST', '/api/canvas/documents', { imageId: image.id }))).toBe(
      '404 not_found',
    );
  });

  it('export a picture as a version of their source, which opens them again on Edit', async () => {
    const image = await picture();
    const { document } = await created(ada, { imageId: image.id });
    const coins = await ada.coins();
    const file = await photo('#123456', { width: 640, height: 360 });
    const made = await exported(ada, document.id, file, { name: 'Final', key: 'once' });
    expect(made).toMatchObject({
      ...{ versionOf: image.id, stackId: image.id, versionKind: 'edit', name: 'Final', cost: 0 },
      ...{ width: 640, height: 360, prompt: image.prompt, madeBy: image.madeBy, isDesign: false },
    });
    expect((await exported(ada, document.id, file, { name: 'Final', key: 'once' })).id).toBe(made.id);
    expect((await exported(ada, document.id, file)).id).not.toBe(made.id);
    expect(await ada.coins()).toBe(coins);
    expect((await ada.request(made.url)).headers.get('content-type')).toBe('image/png');
    expect(await created(ada, { imageId: made.id })).toMatchObject({
      document: { id: document.id },
      isReopened: true,
    });
    await send(ada, 'DELETE', `/api/canvas/documents/${document.id}`);
    expect(await created(ada, { imageId: made.id })).toMatchObject({ isReopened: false });
  });

  it('export a picture of their own where they were made from none', async () => {
    const { id } = await blank(ada, 'From nothing');
    const made = await exported(ada, id, await photo(), { name: 'Nothing' });
    expect(made).toMatchObject({
      versionOf: null,
      name: 'Nothing',
      prompt: 'From nothing',
      engine: 'canvas',
    });
    expect(await codeOf(await postFile(ada, `/api/canvas/documents/${id}/pictures`, new Blob(['x'])))).toBe(
      '415 unsupported_image',
    );
    const [folder] = (await bench.filesOf(ada)).filter((key) => key.startsWith('pictures/'));
    expect(folder).toContain(made.id);
  });

  it('are made once for a repeated request, and refuse another one under its key', async () => {
    const body = { width: 10, height: 20, name: 'Once' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const made = await Promise.all([created(ada, body, headers), created(ada, body, headers)]);
    expect(made[0]?.document.id).toBe(made[1]?.document.id);
    const other = await send(ada, 'POST', '/api/canvas/documents', { ...body, width: 11 }, headers);
    expect(await codeOf(other)).toBe('422 idempotency_mismatch');
    expect((await listed(ada)).documents).toHaveLength(1);
  });

  it('go to the trash and back, and are deleted forever after its time', async () => {
    const kept = await blank(ada, 'Kept');
    const gone = await blank(ada, 'Gone');
    const tab = await openTab(ada, gone.id);
    for (const { id } of [kept, gone]) await send(ada, 'DELETE', `/api/canvas/documents/${id}`);
    expect((await listed(ada)).documents).toEqual([]);
    expect((await listed(ada, '?trash=true')).documents).toHaveLength(2);
    expect(await codeOf(await send(ada, 'GET', `/api/canvas/documents/${gone.id}`))).toBe(
      '409 canvas_document_in_trash',
    );
    expect(await codeOf(await send(ada, 'POST', `/api/canvas/documents/${gone.id}/sync`, tab.body))).toBe(
      '409 canvas_document_in_trash',
    );
    const restore = () => send(ada, 'POST', `/api/canvas/documents/${kept.id}/restore`);
    expect((await restore()).ok && (await restore()).ok).toBe(true);
    await sweep(inDays(canvasLimits.trashDays - 1));
    expect((await listed(ada, '?trash=true')).documents.map(({ id }) => id)).toEqual([gone.id]);
    await sweep(inDays(canvasLimits.trashDays + 1));
    expect((await listed(ada, '?trash=true')).documents).toEqual([]);
    expect((await listed(ada)).documents.map(({ id }) => id)).toEqual([kept.id]);
    expect((await send(ada, 'DELETE', `/api/canvas/documents/${gone.id}`)).ok).toBe(true);
  });

  it('keep their pictures until a week after none shows them', async () => {
    const [shown, unshown] = [
      await addedAsset(ada, await photo('#ff0000')),
      await addedAsset(ada, await photo('#0000ff')),
    ];
    const document = await blank(ada);
    const tab = await openTab(ada, document.id);
    tab.add(pictureLayer('one', shown), pictureLayer('two', unshown));
    await tab.sync();
    expect((await opened(ada, document.id)).assets.map(({ id }) => id).sort()).toEqual(
      [shown.id, unshown.id].sort(),
    );
    const duplicate = (await (
      await send(ada, 'POST', `/api/canvas/documents/${document.id}/duplicate`, {})
    ).json()) as { document: { id: string; name: string } };
    expect(duplicate.document.name).toBe('Blank (2)');
    const layer = tab.document.layers.two ?? expect.fail('no layer');
    tab.shared.apply([{ on: 'layer', id: 'two', before: layer, after: null }]);
    await tab.sync();
    await sweep(inDays(canvasLimits.unusedAssetDays + 1));
    expect(await assetFiles()).toHaveLength(2);
    await send(ada, 'DELETE', `/api/canvas/documents/${duplicate.document.id}?forever=true`);
    await sweep(inDays(canvasLimits.unusedAssetDays - 1));
    expect(await assetFiles()).toHaveLength(2);
    await sweep(inDays(canvasLimits.unusedAssetDays + 1));
    await expect.poll(() => assetFiles(), { timeout: 10_000 }).toEqual([expect.stringContaining(shown.id)]);
  });

  it('are limited in number, those in the trash included', async () => {
    const [row] = await bench.app.database.db.select().from(canvasDocuments).limit(1);
    const like = row ?? expect.fail('a document was made before');
    await bench.app.database.db.insert(canvasDocuments).values(
      Array.from({ length: canvasLimits.documents }, (_, at) => ({
        ...like,
        ...{ userId: ada.userId, id: `${at}`, idempotencyKey: null, deletedAt: at < 9 ? new Date() : null },
      })),
    );
    const full = '422 too_many_canvas_documents';
    expect(await codeOf(await send(ada, 'POST', '/api/canvas/documents', { width: 9, height: 9 }))).toBe(
      full,
    );
    expect(await codeOf(await send(ada, 'POST', '/api/canvas/documents/499/duplicate', {}))).toBe(
      '422 validation_failed',
    );
    expect((await listed(ada)).quota).toMatchObject({ used: canvasLimits.documents });
  });

  it('refuse sizes that no picture has', async () => {
    for (const body of [
      { width: 0, height: 10 },
      { width: 16_000, height: 16_000 },
      { width: 10.5, height: 10 },
      { imageId: 'x' },
      {},
      { width: 10, height: 10, name: '   ' },
    ])
      expect(await codeOf(await send(ada, 'POST', '/api/canvas/documents', body))).toBe(
        '422 validation_failed',
      );
  });

  it('have a small picture, re-encoded, from a file or a data URL', async () => {
    const { id } = await blank(ada);
    const path = `/api/canvas/documents/${id}/thumbnail`;
    const large = await photo('#336699', { width: 900, height: 600 });
    const one = (await (await postFile(ada, path, large)).json()) as { document: { thumbnail: string } };
    const file = await ada.request(one.document.thumbnail);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    const thumbnail = `data:image/png;base64,${Buffer.from(await large.arrayBuffer()).toString('base64')}`;
    const other = (await (await send(ada, 'PUT', path, { thumbnail })).json()) as typeof one;
    expect(other.document.thumbnail).not.toBe(one.document.thumbnail);
    await expect
      .poll(async () => (await bench.filesOf(ada)).filter((key) => key.startsWith('canvas-thumbnails/')))
      .toHaveLength(1);
    expect(await codeOf(await send(ada, 'PUT', path, { thumbnail: 'data:text/html,x' }))).toBe(
      '415 unsupported_image',
    );
    expect(await codeOf(await send(ada, 'PUT', path, {}))).toBe('422 validation_failed');
  });
});
