import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Layer, LayerOf } from '#canvas/document/layer.ts';
import { newShape, newText } from '#canvas/document/new-layers.ts';
import { orderOnTop } from '#canvas/document/order.ts';
import { inDrawingOrder } from '#canvas/document/tree.ts';
import type { CanvasAsset } from '#contract/canvas.ts';
import { canvasFilePath } from '#contract/canvas-library.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { uploadLimits } from '#contract/limits.ts';
import type { EngineCutOuts } from '#engines/cut-outs.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';
import { canvasAssets } from './schema.ts';
import {
  addedAsset,
  blank,
  codeOf,
  created,
  documentOf,
  documentWith,
  listed,
  opened,
  openTab,
  photo,
  pictureLayer,
  postFile,
  send,
  signUpEditor,
} from './testing.ts';

let bench: TestApp;
let ada: Client;
/** How the engine cuts out; a test may replace it. */
let find: EngineCutOuts['find'];
const half: EngineCutOuts['find'] = async () => ({
  ...{ kind: 'person', width: 2, height: 1 },
  alpha: Uint8Array.from([255, 0]),
});
beforeAll(async () => {
  const engine = createScriptedEngine();
  bench = await openTestApp({
    engine: { ...engine, cutOuts: { find: (...asked) => find(...asked) } },
    readLimit: { perSecond: 1_000, burst: 10_000 },
  });
  bench.engine.setBehaviour(paintPlainly);
});
afterAll(() => bench.close());
beforeEach(async () => {
  find = half;
  ada = await signUpEditor(bench);
});

const bytesOf = async (address: string, client = ada) =>
  Buffer.from(await (await client.request(address)).arrayBuffer());
const text = (id: string, name: string) =>
  newText({ id, name, order: `c${id}`, x: 200, y: 60, content: 'OLD WORDS', font: 'Anton', fontSize: 60 });
const cutOut = (id: string) => send(ada, 'POST', `/api/canvas/assets/${id}/cut-out`);
const snapshotsPath = (id: string) => `/api/canvas/documents/${id}/snapshots`;

/** A document with these layers. */
async function documentOfLayers(...layers: Layer[]): Promise<string> {
  const { id } = await blank(ada, 'Template');
  const tab = await openTab(ada, id);
  tab.add(...layers);
  await tab.sync();
  return id;
}

describe(`templates (${testDatabaseKind})`, () => {
  const color = newShape({
    ...{ id: 'bar', name: '{accent}', order: 'a1', x: 9, y: 9 },
    ...{ shape: 'rectangle', width: 9, height: 9, color: '#ff0000' },
  });

  it('have named slots, and give documents with another text, photo and colour', async () => {
    const [old, other] = [
      await addedAsset(ada, await photo('#aa0000', { width: 100, height: 100 })),
      await addedAsset(ada, await photo('#00aa00', { width: 400, height: 100 })),
    ];
    const face = { ...pictureLayer('photo', old, '{photo}'), cutOut: old.id };
    const templateId = await documentOfLayers(
      text('title', '{ title }'),
      face,
      color,
      text('fixed', 'Fixed'),
    );
    expect((await listed(ada, '?templates=true')).documents).toEqual([]);
    await send(ada, 'PATCH', `/api/canvas/documents/${templateId}`, { isTemplate: true });
    const [template] = (await listed(ada, '?templates=true')).documents;
    expect(template?.slots).toEqual([
      { name: 'accent', kind: 'color' },
      { name: 'photo', kind: 'picture' },
      { name: 'title', kind: 'text' },
    ]);
    const slots = { title: { text: 'NEW' }, photo: { assetId: other.id }, accent: { color: '#0000ff' } };
    const { document } = await created(ada, { templateId, slots, name: 'Made' });
    expect([document.name, document.slots, document.isTemplate]).toEqual(['Made', [], false]);
    const { layers } = await documentOf(ada, document.id);
    expect(layers.title).toMatchObject({ name: 'title', content: 'NEW', lines: [], font: 'Anton' });
    expect(layers.fixed).toMatchObject({ content: 'OLD WORDS' });
    expect(layers.bar).toMatchObject({ fill: { kind: 'color', color: '#0000ff' } });
    const photoLayer = layers.photo as LayerOf<'picture'>;
    expect(photoLayer).toMatchObject({ asset: other.id, crop: { x: 0.375, width: 0.25, height: 1 } });
    const shown = photoLayer.width * photoLayer.crop.width * photoLayer.placement.scaleX;
    expect([shown, photoLayer.height * photoLayer.placement.scaleY]).toEqual([100, 100]);
    const { assets } = await opened(ada, document.id);
    expect(assets.map(({ id }) => id).sort()).toEqual([other.id, photoLayer.cutOut].sort());
  });

  it('keep what is in an empty slot', async () => {
    const old = await addedAsset(ada, await photo());
    const templateId = await documentOfLayers(
      text('title', '{title}'),
      pictureLayer('photo', old, '{photo}'),
    );
    for (const slots of [{}, { title: { text: ' ' }, photo: {}, unknown: { text: 'x' } }]) {
      const { document } = await created(ada, { templateId, slots });
      const { layers } = await documentOf(ada, document.id);
      expect(layers).toMatchObject({ title: { content: 'OLD WORDS' }, photo: { asset: old.id } });
    }
  });

  it('refuse a picture that is not there, and make nothing', async () => {
    const old = await addedAsset(ada, await photo());
    const templateId = await documentOfLayers(pictureLayer('photo', old, '{photo}'));
    const missing = crypto.randomUUID();
    const make = async (photoSlot: object) =>
      codeOf(await send(ada, 'POST', '/api/canvas/documents', { templateId, slots: { photo: photoSlot } }));
    expect(await make({ assetId: missing })).toBe('404 not_found');
    expect(await make({ imageId: missing })).toBe('404 not_found');
    expect(await make({ faceId: missing })).toBe('422 face_not_found');
    expect(await make({ color: 'red' })).toBe('422 validation_failed');
    expect((await listed(ada)).documents).toHaveLength(1);
  });
});

describe('pictures of documents', () => {
  it('are checked like every upload, and the same again is the same asset', async () => {
    const file = await photo('#445566', { alpha: 0.5 });
    const asset = await addedAsset(ada, file);
    expect(await addedAsset(ada, file)).toEqual(asset);
    expect(asset).toMatchObject({ width: 120, height: 80 });
    expect(await sharp(await bytesOf(asset.url)).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    const post = async (sent: Blob) => codeOf(await postFile(ada, '/api/canvas/assets', sent));
    expect(await post(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).toBe('415 unsupported_image');
    expect(await post(file.slice(0, 60))).toBe('422 image_unreadable');
    expect(await post(new Blob([new Uint8Array(uploadLimits.maxBytes + 1)]))).toBe('413 payload_too_large');
    expect(await codeOf(await send(ada, 'POST', '/api/canvas/assets', {}))).toBe('422 validation_failed');
    expect(bench.leftUploads()).toEqual([]);
  });

  it('come from the gallery without another encoding', async () => {
    const { jobId } = (await (await ada.generate()).json()) as { jobId: string };
    const [image] = (await ada.jobEnded(jobId)).images;
    const asset = await addedAsset(ada, { imageId: image?.id ?? '' });
    expect(await bytesOf(asset.url)).toEqual(await bytesOf(image?.url ?? ''));
    expect(await addedAsset(ada, { imageId: image?.id ?? '' })).toEqual(asset);
  });

  it('have a limit of bytes', async () => {
    const asset = await addedAsset(ada, await photo('#010203'));
    const [row] = await bench.app.database.db.select().from(canvasAssets).limit(1);
    const like = row ?? expect.fail('an asset was added');
    const large = { ...like, userId: ada.userId, bytes: 1_073_741_824 };
    await bench.app.database.db
      .insert(canvasAssets)
      .values([1, 2, 3, 4, 5].map((at) => ({ ...large, id: `${at}`, source: `${at}` })));
    expect(await codeOf(await postFile(ada, '/api/canvas/assets', await photo('#030201')))).toBe(
      '422 canvas_storage_full',
    );
    expect(await addedAsset(ada, await photo('#010203'))).toEqual(asset);
    expect((await listed(ada)).quota.assetBytes).toBeGreaterThan(canvasLimits.assetBytes);
  });

  it('are cut out once by an engine on this machine', async () => {
    const asset = await addedAsset(ada, await photo('#445566', { width: 200, height: 100 }));
    const { asset: alpha } = (await (await cutOut(asset.id)).json()) as { asset: CanvasAsset };
    expect(alpha).toMatchObject({ width: 200, height: 100 });
    const raw = await sharp(await bytesOf(alpha.url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number) => raw.data[(50 * 200 + x) * 4 + 3];
    expect([raw.info.channels, alphaAt(10), alphaAt(190)]).toEqual([4, 255, 0]);
    find = async () => expect.fail('it was asked again');
    expect(await (await cutOut(asset.id)).json()).toEqual({ success: true, asset: alpha });
    find = async () => null;
    const other = await addedAsset(ada, await photo('#445567'));
    expect(await codeOf(await cutOut(other.id))).toBe('422 canvas_nothing_to_cut_out');
    expect(await codeOf(await cutOut(crypto.randomUUID()))).toBe('404 not_found');
  });
});

describe('a document as one file', () => {
  const fileOf = async (id: string) => await (await ada.request(canvasFilePath(id))).text();
  const post = (client: Client, content: string) =>
    postFile(client, '/api/canvas/documents/file', new Blob([content]));

  it('goes out and in with its pictures, for another user, too', async () => {
    const asset = await addedAsset(ada, await photo('#778899'));
    const id = await documentOfLayers(text('title', 'Title'), pictureLayer('photo', asset));
    const file = await fileOf(id);
    const again = (await (await post(ada, file)).json()) as { document: { id: string; name: string } };
    expect(again.document.name).toBe('Template');
    expect(await documentOf(ada, again.document.id)).toEqual(await documentOf(ada, id));
    const eve = await signUpEditor(bench);
    const hers = (await (await post(eve, file)).json()) as { document: { id: string } };
    const { assets } = await opened(eve, hers.document.id);
    expect(assets[0]?.id).not.toBe(asset.id);
    const pixels = async (address: string, client: Client) =>
      sharp(await bytesOf(address, client))
        .raw()
        .toBuffer();
    expect(await pixels(assets[0]?.url ?? '', eve)).toEqual(await pixels(asset.url, ada));
    expect((await documentOf(eve, hers.document.id)).layers.photo).toMatchObject({ asset: assets[0]?.id });
  });

  it('leaves out the pictures that it does not show: a file could have any number of them', async () => {
    const bytes = Buffer.from(await (await photo()).arrayBuffer());
    const assets = { unused: `data:image/png;base64,${bytes.toString('base64')}` };
    const document = documentWith(text('title', 'Title'));
    const answer = await post(ada, JSON.stringify({ kind: 'adventure-canvas', document, assets }));
    expect(answer.status).toBe(200);
    expect(await bench.filesOf(ada)).toEqual([]);
  });

  it('may have been written by hand: another layer can be put above any of its layers', async () => {
    const byHand = [
      { ...text('one', 'One'), order: 'zzz' },
      { ...text('two', 'Two'), content: 'x'.repeat(5_000), order: ' ' },
    ];
    const document = documentWith(...byHand);
    const answer = await post(ada, JSON.stringify({ kind: 'adventure-canvas', document, assets: {} }));
    const { document: made } = (await answer.json()) as { document: { id: string } };
    const read = await documentOf(ada, made.id);
    expect(inDrawingOrder(read).map(({ id }) => id)).toEqual(['two', 'one']);
    expect(orderOnTop(read) > (read.layers.one?.order ?? 'z')).toBe(true);
  });

  it('is refused where it is none, of a newer version, or has a file that is no picture', async () => {
    const document = documentWith(text('title', 'Title'));
    const content = (changed: object) =>
      JSON.stringify({ kind: 'adventure-canvas', name: 'x', document, assets: {}, ...changed });
    const withPhoto = documentWith(pictureLayer('photo', { id: 'a', width: 1, height: 1 }));
    const invalid = '422 canvas_file_invalid';
    for (const [sent, code] of [
      ['{', invalid],
      ['[]', invalid],
      [content({ kind: 'other' }), invalid],
      [content({ document: { ...document, width: 0 } }), invalid],
      [content({ document: { ...document, height: -300 } }), invalid],
      [content({}).replace('"width":400', '"width":1e999'), invalid],
      [content({}).replace('"width":400', '"width":NaN'), invalid],
      [content({ document: { ...document, version: 0 } }), invalid],
      [content({ document: { ...document, version: '1' } }), invalid],
      [content({ document: documentWith({ ...text('long', 'Long'), content: 'x'.repeat(5_001) }) }), invalid],
      [
        content({ document: documentWith(...Array.from({ length: 501 }, (_, at) => text(`${at}`, 'x'))) }),
        invalid,
      ],
      [
        `{"kind":"adventure-canvas","document":${'['.repeat(100_000)}${']'.repeat(100_000)},"assets":{}}`,
        invalid,
      ],
      [content({ document: { ...document, version: 99 } }), '409 canvas_document_newer'],
      [
        content({ document: withPhoto, assets: { a: 'https://elsewhere.example/a.png' } }),
        '415 unsupported_image',
      ],
    ] as const)
      expect(await codeOf(await post(ada, sent)), sent.slice(0, 200)).toBe(code);
    const unnamed = (await (await post(ada, content({ name: ' ' }))).json()) as {
      document: { name: string };
    };
    expect(unnamed.document.name).toBe('Untitled');
    expect(bench.leftUploads()).toEqual([]);
  });
});

describe('snapshots', () => {
  it('go back by a change that open tabs get, and keep their pictures', async () => {
    const asset = await addedAsset(ada, await photo('#121212'));
    const id = await documentOfLayers(text('title', 'Title'), pictureLayer('photo', asset));
    const before = await documentOf(ada, id);
    const headers = { 'idempotency-key': 'once' };
    const add = () => send(ada, 'POST', snapshotsPath(id), { name: 'Before' }, headers);
    const { snapshot } = (await (await add()).json()) as { snapshot: { id: string } };
    expect(await (await add()).json()).toMatchObject({ snapshot });
    const tab = await openTab(ada, id);
    for (const layer of Object.values(before.layers))
      tab.shared.apply([{ on: 'layer', id: layer.id, before: layer, after: null }]);
    await tab.sync();
    const restore = () => send(ada, 'POST', `${snapshotsPath(id)}/${snapshot.id}/restore`);
    expect((await restore()).ok && (await restore()).ok).toBe(true);
    await tab.sync();
    expect(tab.document).toEqual(before);
    const list = async () =>
      ((await ada.json(snapshotsPath(id))) as { snapshots: { name: string }[] }).snapshots;
    expect(await list()).toMatchObject([{ name: 'Before' }]);
    for (const _ of [1, 2])
      expect((await send(ada, 'DELETE', `${snapshotsPath(id)}/${snapshot.id}`)).ok).toBe(true);
    expect(await list()).toEqual([]);
    expect(await codeOf(await restore())).toBe('404 not_found');
  });

  it('are limited in number', async () => {
    const { id } = await blank(ada);
    for (let at = 0; at < canvasLimits.snapshotsPerDocument; at += 1)
      expect((await send(ada, 'POST', snapshotsPath(id), { name: `${at}` })).ok).toBe(true);
    expect(await codeOf(await send(ada, 'POST', snapshotsPath(id), { name: 'x' }))).toBe(
      '422 too_many_canvas_snapshots',
    );
  });
});
