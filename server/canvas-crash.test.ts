import { readdirSync, utimesSync, watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { addLayer } from '#canvas/document/changes.ts';
import { newShape } from '#canvas/document/new-layers.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import type { listCanvasFonts } from '#contract/canvas-fonts.ts';
import { makeFont } from '#testing/make-font.ts';
import { isFullRun, randomNumbers, seed } from '#testing/sample.ts';
import { photo } from './features/canvas/testing.ts';
import type { Database } from './platform/database/database.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { openObjects } from './platform/objects/objects.ts';
import { runsCrashTest } from './testing/crash-sample.ts';
import { HttpClient } from './testing/http-client.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';
import { openServer } from './testing/serve.ts';
import { type Cleanups, kill, makeServerFolder, startServerProcess } from './testing/server-processes.ts';

/** When servers are killed, by the run's seed. */
const nextRandom = randomNumbers(seed);
const kills = isFullRun ? 4 : 2;

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

describe.runIf(runsCrashTest('canvas'))(`kill -9 of the canvas editor's server (${testDatabaseKind})`, () => {
  it('during uploads and saves leaves no file without a row, no row without a file, and whole documents', {
    timeout: 300_000,
  }, async () => {
    const place = await makeServerFolder(cleanups);
    const user = new HttpClient();
    // In this process: starting another would take as long as a life of it.
    const first = await openServer(place.env, createScriptedEngine());
    const userId = await user.signUp(first.origin);
    await first.database.db.execute(sql`update users set plan = 'enterprise'`);
    const tab = await openTab(user, first.origin);
    await first.stop();
    const fontFolder = path.join(place.dataDir, 'objects', 'canvas-fonts', userId);
    await mkdir(fontFolder, { recursive: true });

    const confirmed: string[] = [];
    for (let life = 0; life < kills; life += 1) {
      const running = await startServerProcess(place.env, cleanups);
      const { origin } = running;
      // Every other process ends right after a font's file has its name: its row is written next.
      const stored = life % 2 === 0 ? nextFileIn(fontFolder) : null;
      const saving = saveUntilGone(tab, origin, life);
      const sent = [
        upload(user, `${origin}/api/canvas/fonts`, new Blob([makeFont({ name: `Life ${life}` })])),
        upload(user, `${origin}/api/canvas/assets`, await photo(`#0000${life}0`)),
        upload(user, `${origin}/api/canvas/documents/${tab.id}/thumbnail`, await photo(), 'PUT'),
      ];
      await (stored ?? wait(nextRandom() * 400));
      await kill(running);
      confirmed.push(...(await saving));
      await Promise.all(sent);
    }

    // Uploads of more than an hour ago that nothing refers to are removed.
    const uploads = path.join(place.dataDir, 'tmp');
    for (const name of readdirSync(uploads)) utimesSync(path.join(uploads, name), 0, 0);
    const last = await openServer(place.env, createScriptedEngine());
    const { origin, database } = last;
    // Makes the checks due that an hour would.
    await database.db.execute(
      sql`update pgboss.job set start_after = now() where name = 'canvas-check-file' and state = 'created'`,
    );
    // A save is there from the moment of its answer; one that was under way is there whole, or not at all.
    const document = (await tab.read(origin)).read();
    expect(confirmed.length).toBeGreaterThan(0);
    expect(Object.keys(document?.layers ?? {})).toEqual(expect.arrayContaining([...confirmed]));
    // What was not confirmed is sent again.
    expect(await tab.sync(origin)).toBe(200);
    expect((await tab.read(origin)).read()).toEqual(tab.shared.read());

    // What was not taken is taken now; what was is the same font.
    for (let life = 0; life < kills; life += 1) {
      const font = new Blob([makeFont({ name: `Life ${life}` })]);
      expect(await upload(user, `${origin}/api/canvas/fonts`, font)).toBe(200);
    }
    const listed = await (await user.request(`${origin}/api/canvas/fonts`)).json();
    const { fonts } = listed as z.infer<typeof listCanvasFonts.response>;
    expect(fonts).toHaveLength(kills);
    for (const { id } of fonts)
      expect((await user.request(`${origin}/api/canvas/fonts/${id}/file`)).status).toBe(200);

    const objects = await openObjects({ dataDir: place.dataDir, s3: null });
    const files = async () =>
      (await Promise.all(folders.map((folder) => objects.list(`${folder}/`)))).flat().toSorted();
    await expect.poll(files, { timeout: 60_000 }).toEqual(await keysOf(database));
    expect(readdirSync(uploads)).toEqual([]);
    await last.stop();
  });
});

const folders = ['canvas-fonts', 'canvas-assets', 'canvas-thumbnails'] as const;

/** Resolves once a file appears in a folder. */
function nextFileIn(folder: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      watcher.close();
      resolve();
    });
    cleanups.push(() => watcher.close());
  });
}

/** Sends a file; the status of the answer, or null if none comes. */
async function upload(
  user: HttpClient,
  address: string,
  file: Blob,
  method = 'POST',
): Promise<number | null> {
  const form = new FormData();
  form.append('file', file, 'file');
  return user.request(address, { method, body: form }).then(
    ({ status }) => status,
    () => null,
  );
}

/** A document that a tab changes. */
async function openTab(user: HttpClient, origin: string) {
  const json = { 'content-type': 'application/json' };
  const made = await user.request(`${origin}/api/canvas/documents`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ width: 400, height: 300, name: 'Killed' }),
  });
  const { document } = (await made.json()) as { document: { id: string } };
  const addressAt = (server: string) => `${server}/api/canvas/documents/${document.id}`;
  async function read(server: string): Promise<SharedDocument> {
    const { state } = (await (await user.request(addressAt(server))).json()) as { state: string };
    return new SharedDocument(Buffer.from(state, 'base64'));
  }
  const shared = await read(origin);
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return {
    id: document.id,
    shared,
    read,
    /** Adds a layer, sends all that there is, and returns the status. */
    async sync(server: string, layer?: string): Promise<number> {
      if (layer !== undefined) shared.apply([addLayer(square(layer))]);
      const body = { update: base64(shared.encode()), stateVector: base64(shared.stateVector), tab: 'a tab' };
      const answer = await user.request(`${addressAt(server)}/sync`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(body),
      });
      return answer.status;
    },
  };
}

const square = (id: string) =>
  newShape({
    ...{ id, name: id, order: `a${id}`, x: 50, y: 50 },
    ...{ shape: 'rectangle', width: 20, height: 20, color: '#ff0000' },
  });

/** Saves one layer after the other until the server is gone. Returns those that were confirmed. */
async function saveUntilGone(
  tab: Awaited<ReturnType<typeof openTab>>,
  origin: string,
  life: number,
): Promise<string[]> {
  const saved: string[] = [];
  try {
    for (let count = 0; ; count += 1) {
      const layer = `${life}-${count}`;
      const status = await tab.sync(origin, layer);
      if (status === 200) saved.push(layer);
      else expect(status).toBe(429);
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return saved;
  }
}

/** The files that rows have. */
async function keysOf({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select object_key as key from canvas_fonts union select object_key from canvas_assets
    union select thumbnail_key from canvas_documents where thumbnail_key is not null`);
  return rows.map(({ key }) => key).toSorted();
}
