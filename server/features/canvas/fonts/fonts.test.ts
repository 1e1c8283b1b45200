import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { LayerOf } from '#canvas/document/layer.ts';
import { newText } from '#canvas/document/new-layers.ts';
import { textLookSchema } from '#canvas/document/text-look.ts';
import { canvasFontPath, ownFontOf } from '#contract/canvas-font-ids.ts';
import type { CanvasFont, canvasTextLookSchema } from '#contract/canvas-fonts.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { systemClock } from '#server/platform/clock.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { makeFont } from '#testing/make-font.ts';
import { canvasData } from '../personal-data.ts';
import {
  addedAsset,
  blank,
  codeOf,
  documentOf,
  opened,
  openTab,
  photo,
  postFile,
  send,
  signUpEditor,
} from '../testing.ts';
import { sweepCanvas } from '../trash.ts';
import { readFont } from './read-font.ts';

let bench: TestApp;
let ada: Client;
beforeAll(async () => {
  bench = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
});
afterAll(() => bench.close());
beforeEach(async () => {
  ada = await signUpEditor(bench);
});

const fonts = '/api/canvas/fonts';
const looks = '/api/canvas/text-looks';

function post(client: Client, file: Uint8Array<ArrayBuffer>, name = 'blocks.ttf'): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([file]), name);
  return client.request(fonts, { method: 'POST', body: form });
}
async function added(client: Client, file = makeFont()): Promise<CanvasFont> {
  const answer = await post(client, file);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { font: CanvasFont }).font;
}
const idOf = async (answer: Response) => ((await answer.json()) as { document: { id: string } }).document.id;
const listed = async (client: Client) =>
  (await (await client.request(fonts)).json()) as { fonts: CanvasFont[] };
const text = (id: string, fields: Partial<LayerOf<'text'>>): LayerOf<'text'> => ({
  ...newText({
    id,
    name: '',
    order: `b${id}`,
    x: 200,
    y: 150,
    content: 'ONE TWO',
    font: 'anton',
    fontSize: 40,
  }),
  ...fields,
});

async function collect<Value>(values: AsyncIterable<Value> | readonly Value[]): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

describe(`own fonts (${testDatabaseKind})`, () => {
  it('are kept, listed by name, renamed, loaded and deleted', async () => {
    const font = await added(ada, makeFont({ name: 'Wide' }));
    expect(font).toMatchObject({ name: 'Wide', format: 'ttf', isInFiles: true });
    await added(ada, makeFont({ name: 'Narrow' }));
    expect(await listed(ada)).toMatchObject({
      fonts: [{ name: 'Narrow' }, { name: 'Wide' }],
      quota: { used: 2, max: canvasLimits.fonts },
    });
    const renamed = await send(ada, 'PATCH', `${fonts}/${font.id}`, { name: '  My  titles ' });
    expect(await renamed.json()).toMatchObject({ font: { name: 'My titles' } });
    expect(await codeOf(await send(ada, 'PATCH', `${fonts}/${font.id}`, { name: ' ' }))).toBe(
      '422 validation_failed',
    );

    const file = await ada.request(canvasFontPath(font.id));
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      'font/ttf',
      'private, max-age=31536000, immutable',
    ]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(makeFont({ name: 'Wide' }));
    for (const [accepted, unpack] of [
      ['gzip, deflate, br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ada.request(canvasFontPath(font.id), { headers: { 'accept-encoding': accepted } });
      expect(packed.headers.get('content-encoding')).toBe(unpack === gunzipSync ? 'gzip' : 'br');
      const bytes = new Uint8Array(await packed.arrayBuffer());
      expect(bytes.byteLength).toBeLessThan(font.bytes * 0.7);
      expect(new Uint8Array(unpack(bytes))).toEqual(makeFont({ name: 'Wide' }));
    }

    for (let time = 0; time < 2; time += 1) {
      expect((await send(ada, 'DELETE', `${fonts}/${font.id}`)).status).toBe(200);
    }
    expect((await listed(ada)).fonts.map(({ name }) => name)).toEqual(['Narrow']);
    expect((await ada.request(canvasFontPath(font.id))).status).toBe(404);
    await expect.poll(() => bench.filesOf(ada)).toHaveLength(1);
  });

  it('are one where the same file comes twice, also at once', async () => {
    const made = await Promise.all([added(ada), added(ada), added(ada)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await listed(ada)).fonts).toHaveLength(1);
    await expect.poll(() => bench.filesOf(ada)).toHaveLength(1);
  });

  it('are private', async () => {
    const { id } = await added(ada);
    const bob = await signUpEditor(bench);
    expect((await listed(bob)).fonts).toEqual([]);
    expect((await bob.request(canvasFontPath(id))).status).toBe(404);
    expect(await codeOf(await send(bob, 'PATCH', `${fonts}/${id}`, { name: 'Mine' }))).toBe('404 not_found');
    expect((await send(bob, 'DELETE', `${fonts}/${id}`)).status).toBe(200);
    expect((await listed(ada)).fonts).toHaveLength(1);
    expect((await bench.signedOut(canvasFontPath(id))).status).toBe(401);
    const free = await bench.signUp();
    expect(await codeOf(await post(free, makeFont()))).toBe('403 premium_required');
  });

  it('are refused with the reason: no font, a licence against it, too large, too many', async () => {
    const refused = async (file: Uint8Array<ArrayBuffer>) => codeOf(await post(ada, file));
    expect(await refused(new TextEncoder().encode('no font at all'))).toBe('422 canvas_font_invalid');
    expect(await refused(makeFont().slice(0, 300))).toBe('422 canvas_font_invalid');
    expect(await refused(makeFont({ fsType: 0x0002 }))).toBe('422 canvas_font_restricted');
    expect(await refused(new Uint8Array(canvasLimits.fontBytes + 1))).toBe('413 payload_too_large');
    expect(await codeOf(await ada.request(fonts, { method: 'POST', body: new FormData() }))).toBe(
      '422 validation_failed',
    );
    expect((await listed(ada)).fonts).toEqual([]);
    expect(await bench.filesOf(ada)).toEqual([]);
    expect(bench.leftUploads()).toEqual([]);
    for (let number = 0; number < canvasLimits.fonts; number += 1)
      await added(ada, makeFont({ name: `Font ${number}` }));
    expect(await refused(makeFont({ name: 'One more' }))).toBe('422 too_many_canvas_fonts');
    // One that is known is no other.
    expect((await post(ada, makeFont({ name: 'Font 0' }))).status).toBe(200);
  });

  it('travel in the file of a document, as far as their licences allow and with its letters alone', async () => {
    const hangul = Array.from({ length: 99 }, (_, at) => String.fromCharCode(0xac00 + at)).join('');
    const free = await added(
      ada,
      makeFont({ name: 'Free', characters: `ABCDEFGHIJKLMNOPQRSTUVWXYZ${hangul}` }),
    );
    const bound = await added(ada, makeFont({ name: 'Bound', fsType: 0x0004 }));
    expect(bound.isInFiles).toBe(false);
    const { id } = await blank(ada);
    const tab = await openTab(ada, id);
    const part = { from: 0, to: 3, style: { font: ownFontOf(free.id) } };
    tab.add(text('one', { parts: [part] }), text('two', { font: ownFontOf(bound.id) }));
    await tab.sync();
    const file = await (await ada.request(`/api/canvas/documents/${id}/file`)).text();
    const inFile = JSON.parse(file).fonts;
    expect(Object.keys(inFile)).toEqual([ownFontOf(free.id)]);
    const bytes = Buffer.from(inFile[ownFontOf(free.id)].url.split(',')[1], 'base64');
    const whole = (await readFont(makeFont({ characters: `ABCDEFGHIJKLMNOPQRSTUVWXYZ${hangul}` }))).tables;
    const glyf = (tables: typeof whole) => tables.tables.get('glyf')?.byteLength ?? 0;
    expect(glyf((await readFont(bytes)).tables)).toBe((glyf(whole) * 26) / 125);

    // Its own user has the whole font; another one gets the letters of the document.
    const again = await postFile(ada, '/api/canvas/documents/file', new Blob([file]));
    expect((await documentOf(ada, await idOf(again))).layers).toMatchObject({
      one: { parts: [part] },
    });
    expect((await listed(ada)).fonts).toHaveLength(2);
    const bob = await signUpEditor(bench);
    const taken = await postFile(bob, '/api/canvas/documents/file', new Blob([file]));
    const { layers } = await documentOf(bob, await idOf(taken));
    const [his] = (await listed(bob)).fonts;
    expect(his).toMatchObject({ name: 'Free', format: 'woff2' });
    expect(layers.one).toMatchObject({ parts: [{ style: { font: ownFontOf(his?.id ?? '') } }] });
    expect(layers.two).toMatchObject({ font: ownFontOf(bound.id) });
    // A font that somebody has put into the file by hand is no reason to refuse the document.
    const odd = JSON.stringify({
      ...JSON.parse(file),
      fonts: { 'own-x': { name: 'X', url: 'data:font/ttf;base64,AAAA' } },
    });
    expect((await postFile(bob, '/api/canvas/documents/file', new Blob([odd]))).status).toBe(200);
    // One that the document does not show is left out.
    const url = `data:font/ttf;base64,${Buffer.from(makeFont({ name: 'Unused' })).toString('base64')}`;
    const more = JSON.stringify({ ...JSON.parse(file), fonts: { 'own-x': { name: 'Unused', url } } });
    expect((await postFile(bob, '/api/canvas/documents/file', new Blob([more]))).status).toBe(200);
    expect((await listed(bob)).fonts).toHaveLength(1);
  });

  it('and looks are part of the export of an account', async () => {
    const font = await added(ada);
    const look = textLookSchema.parse(text('one', {}));
    await send(ada, 'POST', looks, { look });
    const holder = canvasData(bench.app.database);
    const records = async (name: string) => collect(holder.records[name]?.(ada.userId) ?? []);
    expect(await records('fonts')).toMatchObject([{ name: 'Blocks', file: `${font.id}.ttf` }]);
    expect(await records('textLooks')).toMatchObject([{ look }]);
    const files = await collect(holder.files?.(ada.userId) ?? []);
    expect(files.map(({ name }) => name)).toEqual([`${font.id}.ttf`]);
    const erased = { userId: ada.userId, email: '', anonymousId: 'nobody' };
    await bench.app.database.inTransaction((tx) => holder.erase(tx, erased));
    expect([await records('fonts'), await records('textLooks')]).toEqual([[], []]);
  });
});

describe(`looks of text (${testDatabaseKind})`, () => {
  const look = textLookSchema.parse(text('one', { isUppercase: true }));
  type Kept = z.infer<typeof canvasTextLookSchema>;
  const kept = async (wanted: unknown = look) => {
    const answer = await send(ada, 'POST', looks, { look: wanted });
    return ((await answer.json()) as { look: Kept }).look;
  };
  const own = async () => ((await (await ada.request(looks)).json()) as { looks: Kept[] }).looks;

  it('are kept with the account, the newest first, and removed', async () => {
    const first = await kept();
    const second = await kept({ ...look, arc: 20 });
    expect(await own()).toEqual([second, first]);
    expect(first.look).toEqual(look);
    const bob = await signUpEditor(bench);
    await send(bob, 'DELETE', `${looks}/${first.id}`);
    expect(await own()).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) {
      expect((await send(ada, 'DELETE', `${looks}/${first.id}`)).status).toBe(200);
    }
    expect(await own()).toEqual([second]);
  });

  it('are refused when they are none, and when there are too many', async () => {
    const filled = (asset: string) => ({ ...look, fill: { kind: 'picture', asset } });
    const unstorable = ['a\0b', 'a\ud800'].flatMap((odd) => [{ ...look, font: odd }, filled(odd)]);
    for (const wrong of [{}, { ...look, arc: 999 }, ...unstorable]) {
      expect(await codeOf(await send(ada, 'POST', looks, { look: wrong }))).toBe(
        '422 canvas_text_look_invalid',
      );
    }
    for (let number = 0; number < canvasLimits.textLooks; number += 1) await kept();
    expect(await codeOf(await send(ada, 'POST', looks, { look }))).toBe('422 too_many_canvas_text_looks');
  });

  it('keep the picture that they fill letters with, and so do words of a text', async () => {
    const sweep = () =>
      sweepCanvas({ ...bench.app, clock: systemClock }, new Date(Date.now() + 30 * 86_400_000));
    const [ofLook, ofWord, unused] = [
      await addedAsset(ada, await photo('#aa0000')),
      await addedAsset(ada, await photo('#00aa00')),
      await addedAsset(ada, await photo('#0000aa')),
    ];
    const { id } = await kept({ ...look, fill: { kind: 'picture', asset: ofLook.id } });
    const document = await blank(ada);
    const tab = await openTab(ada, document.id);
    const style = { fill: { kind: 'picture', asset: ofWord.id } } as const;
    tab.add(text('one', { parts: [{ from: 0, to: 3, style }] }));
    await tab.sync();
    expect((await opened(ada, document.id)).assets.map((asset) => asset.id)).toEqual([ofWord.id]);
    await sweep();
    const status = async (asset: { id: string }) =>
      (await ada.request(`/api/canvas/assets/${asset.id}`)).status;
    expect([await status(ofLook), await status(ofWord), await status(unused)]).toEqual([200, 200, 404]);
    await send(ada, 'DELETE', `${looks}/${id}`);
    await sweep();
    expect([await status(ofLook), await status(ofWord)]).toEqual([404, 200]);
  });
});
