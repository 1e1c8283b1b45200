import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newText } from '#canvas/document/new-layers.ts';
import { textLookSchema } from '#canvas/document/text-look.ts';
import { canvasFontPath } from '#contract/canvas-font-ids.ts';
import type { Job } from '#contract/jobs.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Client } from '#server/testing/app.ts';
import { makeFont } from '#testing/make-font.ts';
import {
  createScriptedEditor,
  type EditBench,
  makePicture,
  maskOf,
  openEditBench,
  postEdit,
} from '../edit-jobs/testing.ts';
import {
  addedAsset,
  blank,
  codeOf,
  documentOf,
  listed,
  opened,
  openTab,
  photo,
  pictureLayer,
  postFile,
  send,
  signUpEditor,
} from './testing.ts';

/** What the disk does with the next files. */
let put: ObjectStore['put'] | null = null;
let store: ObjectStore;
let bench: EditBench;
let ada: Client;
beforeAll(async () => {
  bench = await openEditBench([createScriptedEditor()], {
    readLimit: { perSecond: 1_000, burst: 10_000 },
    wrapObjects(opened) {
      store = opened;
      return {
        kind: opened.kind,
        put: (...file) => (put ?? opened.put.bind(opened))(...file),
        get: (key, range) => opened.get(key, range),
        head: (key) => opened.head(key),
        exists: (key) => opened.exists(key),
        delete: (keys) => opened.delete(keys),
        list: (prefix) => opened.list(prefix),
        ping: () => opened.ping(),
        close: () => opened.close(),
      };
    },
  });
});
afterAll(() => bench.close());
beforeEach(async () => {
  put = null;
  ada = await signUpEditor(bench);
});

const fonts = '/api/canvas/fonts';
const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
const postFont = (client: Client) => postFile(client, fonts, new Blob([makeFont()]));

describe(`a full disk (${testDatabaseKind})`, () => {
  it('refuses a picture and a font, and keeps nothing of them', async () => {
    put = full;
    expect(await codeOf(await postFile(ada, '/api/canvas/assets', await photo()))).toBe('507 storage_failed');
    expect(await codeOf(await postFont(ada))).toBe('507 storage_failed');
    put = null;
    expect(await bench.filesOf(ada)).toEqual([]);
    expect(bench.leftUploads()).toEqual([]);
    expect((await listed(ada)).quota).toMatchObject({ assetBytes: 0 });
    expect(await (await ada.request(fonts)).json()).toMatchObject({ fonts: [], quota: { used: 0 } });
    // What was refused can be sent again.
    expect((await postFont(ada)).status).toBe(200);
    await addedAsset(ada, await photo());
  });

  it('refuses an edit whose picture or mask cannot be stored, for no coin and with no file', async () => {
    const image = await makePicture(ada);
    const [coins, files] = [await ada.coins(), await bench.filesOf(ada)];
    const mask = await maskOf(image, { left: 10, top: 10, width: 50, height: 50 });
    for (const room of [0, 1]) {
      let left = room;
      put = (...file) => {
        left -= 1;
        return left < 0 ? full() : store.put(...file);
      };
      expect(await codeOf(await postEdit(ada, { imageId: image.id, mask }))).toBe('507 storage_failed');
    }
    expect(await ada.coins()).toBe(coins);
    expect(await bench.filesOf(ada)).toEqual(files);
    expect(bench.leftUploads()).toEqual([]);
  });
});

it('a file whose row was never written, as when the server is killed in between, is found by a check', async () => {
  put = async (...file) => {
    await store.put(...file);
    throw new Error('the server was killed here');
  };
  await postFont(ada);
  await postFile(ada, '/api/canvas/assets', await photo());
  put = null;
  expect(await bench.filesOf(ada)).toHaveLength(2);
  const kept = await addedAsset(ada, await photo('#0000ff'));
  await bench.app.database.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'canvas-check-file'`,
  );
  await expect.poll(() => bench.filesOf(ada)).toEqual([expect.stringContaining(kept.id)]);
});

describe(`another user's ids (${testDatabaseKind})`, () => {
  it('open, change, copy, export and delete nothing, on any route', async () => {
    const image = await makePicture(ada);
    const asset = await addedAsset(ada, await photo());
    const { id } = await blank(ada);
    const tab = await openTab(ada, id);
    tab.add(pictureLayer('photo', asset));
    await tab.sync();
    const answer = await send(ada, 'POST', `/api/canvas/documents/${id}/snapshots`, { name: 'Mine' });
    const { snapshot } = (await answer.json()) as { snapshot: { id: string } };
    const { font } = (await (await postFont(ada)).json()) as { font: { id: string } };
    const words = newText({
      id: 'w',
      name: 'w',
      order: 'a0',
      x: 1,
      y: 1,
      content: 'W',
      font: 'anton',
      fontSize: 9,
    });
    const kept = await send(ada, 'POST', '/api/canvas/text-looks', { look: textLookSchema.parse(words) });
    const { look } = (await kept.json()) as { look: { id: string } };
    const started = (await (await postEdit(ada, { imageId: image.id })).json()) as { job: Job };
    await ada.jobEnded(started.job.id);
    const temporary = await send(ada, 'POST', '/api/images/upload-temp', {
      imageUrl: `data:image/png;base64,${Buffer.from(await (await photo()).arrayBuffer()).toString('base64')}`,
    });
    const { tempUrl } = (await temporary.json()) as { tempUrl: string };
    const everything = async () => [
      (await listed(ada)).documents.map((row) => row.id),
      await documentOf(ada, id),
      await (await ada.request(`/api/canvas/documents/${id}/snapshots`)).json(),
      await (await ada.request(fonts)).json(),
      await (await ada.request('/api/canvas/text-looks')).json(),
      (await ada.jobs()).map((job) => [job.id, job.status]),
      (await bench.filesOf(ada)).filter((key) => !key.startsWith('edit-sources/')),
    ];
    const before = await everything();

    const eve = await signUpEditor(bench);
    const coins = await eve.coins();
    const document = `/api/canvas/documents/${id}`;
    const png = await photo();
    const refused: [string, Promise<Response>][] = [
      ['open', eve.request(document)],
      ['sync', send(eve, 'POST', `${document}/sync`, tab.body)],
      ['rename', send(eve, 'PATCH', document, { name: 'Hers' })],
      ['restore', send(eve, 'POST', `${document}/restore`)],
      ['duplicate', send(eve, 'POST', `${document}/duplicate`, {})],
      ['set the small picture', postFile(eve, `${document}/thumbnail`, png)],
      ['export', postFile(eve, `${document}/pictures`, png)],
      ['save as a file', eve.request(`${document}/file`)],
      ['list snapshots', eve.request(`${document}/snapshots`)],
      ['take a snapshot', send(eve, 'POST', `${document}/snapshots`, { name: 'Hers' })],
      ['restore a snapshot', send(eve, 'POST', `${document}/snapshots/${snapshot.id}/restore`)],
      ['start from a template', send(eve, 'POST', '/api/canvas/documents', { templateId: id })],
      ['open a picture', send(eve, 'POST', '/api/canvas/documents', { imageId: image.id })],
      ['load an asset', eve.request(`/api/canvas/assets/${asset.id}`)],
      ['cut out an asset', send(eve, 'POST', `/api/canvas/assets/${asset.id}/cut-out`)],
      ['copy a picture', send(eve, 'POST', '/api/canvas/assets', { imageId: image.id })],
      ['rename a font', send(eve, 'PATCH', `${fonts}/${font.id}`, { name: 'Hers' })],
      ['load a font', eve.request(canvasFontPath(font.id))],
      ['edit a picture', postEdit(eve, { imageId: image.id })],
      ['edit an asset', postEdit(eve, { assetId: asset.id })],
      [
        'understand',
        send(eve, 'POST', '/api/edits/understand', { imageId: image.id, prompt: 'make it night' }),
      ],
      ['see a job', eve.request(`/api/status/${started.job.id}`)],
      ['see the status of an edit', eve.request(`/api/images/status/${started.job.id}`)],
      ['cancel an edit', send(eve, 'POST', `/api/jobs/${started.job.id}/cancel`)],
      ['repeat an edit', send(eve, 'POST', `/api/jobs/${started.job.id}/retry`)],
    ];
    for (const [what, sent] of refused) {
      const { status } = await sent;
      expect.soft(status, what).toBe(404);
    }
    for (const input_image of [tempUrl, asset.url, image.url]) {
      const byAddress = { prompt: 'x', input_image };
      expect(await codeOf(await send(eve, 'POST', '/api/images/generate-edit', byAddress))).toBe(
        '400 address_not_allowed',
      );
    }
    // Deleting what is not there is no fault, and does nothing.
    await send(eve, 'DELETE', `${document}/snapshots/${snapshot.id}`);
    await send(eve, 'DELETE', document);
    await send(eve, 'DELETE', `${document}?forever=true`);
    await send(eve, 'DELETE', `${fonts}/${font.id}`);
    await send(eve, 'DELETE', `/api/canvas/text-looks/${look.id}`);

    expect(await everything()).toEqual(before);
    expect(await eve.coins()).toBe(coins);
    expect(await bench.filesOf(eve)).toEqual([]);

    // A layer may name any asset; only an own one is shown, kept or taken along.
    const hers = await blank(eve);
    const herTab = await openTab(eve, hers.id);
    herTab.add(pictureLayer('photo', asset));
    await herTab.sync();
    expect((await opened(eve, hers.id)).assets).toEqual([]);
    const file = await (await eve.request(`/api/canvas/documents/${hers.id}/file`)).json();
    expect(file).toMatchObject({ assets: {}, fonts: {} });
  });
});
