import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GalleryImage } from '#contract/images.ts';
import { accountLimits } from '#contract/limits.ts';
import { EngineError } from '#engines/engine.ts';
import { type App, createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { contactMessages } from './features/contact/schema.ts';
import { makeLink, visit } from './features/shares/testing.ts';
import { customImageStyles } from './features/styles/schema.ts';
import { createScriptedUpscaler } from './features/upscaling/testing.ts';
import { systemClock } from './platform/clock.ts';
import { newId } from './platform/ids.ts';
import { silentLog } from './platform/log-types.ts';
import { createMetrics } from './platform/metrics.ts';
import { loadSecrets } from './platform/secrets/secrets.ts';
import { type Client, openTestApp, type TestApp } from './testing/app.ts';
import { fastPasswordHashing } from './testing/fast-passwords.ts';
import { subscribeAtSandbox } from './testing/sandbox-subscriber.ts';
import { paintPlainly } from './testing/scripted-engine.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ otherEngines: [createScriptedUpscaler()] });
});
afterAll(() => test.close());

const graceMs = accountLimits.deletionGraceDays * 24 * 60 * 60_000;
const afterGrace = () => new Date(Date.now() + graceMs + 60_000);
/** Long enough after the account was closed. */
const whenErased = () => new Date(afterGrace().getTime() + 10 * 60_000);
const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

interface Info {
  displayName: string;
  email: string;
  deletionDate: string | null;
}
const infoOf = async (client: Client) => (await client.json('/api/user/info')) as Info;
const requestDeletion = async (client: Client) =>
  client.request('/api/user/delete-account', post({ confirmation: (await infoOf(client)).email }));

/** Leaves data in every feature that stores personal data. */
async function live(client: Client, prompt: string): Promise<void> {
  await subscribeAtSandbox(client, 'pro', 'yearly');
  const answer = await client.generate({ prompt });
  const { jobId } = (await answer.json()) as { jobId: string };
  const [image] = (await client.jobEnded(jobId)).images;
  if (!image) throw new Error('no picture was made');
  await exerciseCanvas(client, image, prompt);
  await exerciseGallery(client, image, prompt);
  const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(picture)], { type: 'image/png' });
  test.engine.setBehaviour(() => Promise.reject(new EngineError('unavailable', 'no')));
  const failed = await client.generate({ prompt, variant: 'Genesys 1.0', image: file });
  await client.jobEnded(((await failed.json()) as { jobId: string }).jobId);
  test.engine.setBehaviour(paintPlainly);
  const form = new FormData();
  form.append('picture', file, 'me.png');
  await client.request('/api/user/profile-picture', { method: 'POST', body: form });
  const face = new FormData();
  face.append('photo', file, 'me.png');
  face.append('consent', 'true');
  expect((await client.request('/api/faces', { method: 'POST', body: face })).status).toBe(200);
  const { email } = await infoOf(client);
  await client.request(
    '/api/contact',
    post({ topic: 'question', message: `${prompt}, please explain`, email }),
  );
  await test.app.database.db.insert(customImageStyles).values({
    userId: client.userId,
    id: randomUUID(),
    name: prompt,
    nameKey: prompt,
    description: prompt,
    originalDescription: prompt,
    createdAt: new Date(),
  });
}

/** The same for a document of the canvas editor: its pictures, a small one, an exported one, a snapshot. */
async function exerciseCanvas(
  client: Client,
  { id: imageId, url }: GalleryImage,
  prompt: string,
): Promise<void> {
  const made = await client.request('/api/canvas/documents', post({ imageId, name: prompt }));
  const { document } = (await made.json()) as { document: { id: string } };
  const file = await (await client.request(url)).blob();
  for (const [part, method] of [
    ['thumbnail', 'PUT'],
    ['pictures', 'POST'],
  ] as const) {
    const body = new FormData();
    body.append('file', file, 'picture.webp');
    const answer = await client.request(`/api/canvas/documents/${document.id}/${part}`, { method, body });
    expect(answer.status).toBe(200);
  }
  const kept = await client.request(`/api/canvas/documents/${document.id}/snapshots`, post({ name: prompt }));
  expect(kept.status).toBe(200);
}

/** The same for pictures: collections, tags, a zip, an edit, an upscale, the trash, a missing file. */
async function exerciseGallery(client: Client, { id, url }: GalleryImage, prompt: string): Promise<void> {
  const ask = async (address: string, body: object) => {
    const answer = await client.request(address, post(body));
    expect(answer.status, address).toBe(200);
    return answer.json();
  };
  const selection = { ids: [id] };
  const made = await ask('/api/gallery/collections', { name: prompt });
  const { collection } = made as { collection: { id: string } };
  await ask('/api/gallery/collect', { selection, add: [collection.id] });
  await ask('/api/gallery/tag', { selection, add: [prompt] });
  await ask('/api/gallery/favorite', { selection, isFavorite: true });
  await ask('/api/gallery/zips', { selection: { filter: { q: prompt } } });
  await ask('/api/edit-history/save', { name: prompt, thumbnail: url, editedImageUrl: url, prompt });
  const { jobId } = (await ask('/api/upscale', { sourceImageId: id, prompt })) as { jobId: string };
  await client.jobEnded(jobId);
  await test.app.gallery.missing.note({
    userId: client.userId,
    imageId: id,
    key: `pictures/${client.userId}/gone.webp`,
  });
  await liveWithLink(client, id, prompt);
  await ask('/api/gallery/delete', { selection, withVersions: false });
}

/** A private link on which a visitor has commented and chosen. */
async function liveWithLink(client: Client, id: string, prompt: string): Promise<void> {
  const { token } = await makeLink(client, [id], { title: prompt, allowsChoice: true });
  const visitor = visit(test, token);
  await visitor.open();
  expect((await visitor.comment(prompt, { name: prompt.slice(0, 30) })).status).toBe(200);
  expect((await visitor.choose(1, prompt.slice(0, 30))).status).toBe(200);
}

/** Every table with rows that contain one of the texts. */
async function rowsWith(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await test.app.database.db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await test.app.database.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    );
    for (const { row } of rows) {
      if (texts.some((text) => row.toLowerCase().includes(text.toLowerCase())))
        found.push(`${schema}.${name}: ${row}`);
    }
  }
  return found;
}

/** The user's newest job, from the database: all sessions have ended. */
async function statusOf({ userId }: Client): Promise<string | undefined> {
  const { rows } = await test.app.database.db.execute<{ status: string }>(
    sql`select status from jobs where user_id = ${userId} order by id desc limit 1`,
  );
  return rows[0]?.status;
}

/** A second process on the same database and data folder, with its own caches. */
async function openOtherProcess(): Promise<App> {
  const { database } = test.app;
  const config = loadConfig({ DATA_DIR: test.dataDir, LOG_LEVEL: 'silent' });
  return createApp({
    config,
    version: '0.0.0',
    database,
    objects: test.objects,
    secrets: await loadSecrets(database, config),
    engines: [test.engine],
    log: silentLog,
    clock: systemClock,
    metrics: createMetrics(),
    passwordHashing: fastPasswordHashing,
  });
}

async function totals() {
  const { rows } = await test.app.database.db.execute<{
    grants: number;
    remaining: number;
    entries: number;
  }>(sql`
    select (select sum(amount)::int from coin_grants) as grants,
      (select sum(remaining)::int from coin_grants) as remaining,
      (select sum(amount)::int from coin_entries) as entries`);
  return rows[0];
}

describe('an account whose grace period is over', () => {
  it("leaves nothing that identifies its user, a consistent ledger, and other users' data untouched", async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()];
    await live(ada, 'An aardvark on the moon');
    await live(eve, 'A badger in the sea');
    const { email, displayName } = await infoOf(ada);
    const traces = [ada.userId, email, displayName, 'aardvark'];
    const before = { totals: await totals(), files: await test.filesOf(eve), coins: await eve.coins() };
    expect((await rowsWith(traces)).length).toBeGreaterThan(10);
    expect((await test.filesOf(ada)).length).toBeGreaterThan(2);

    expect((await requestDeletion(ada)).status).toBe(200);
    expect(await test.app.accounts.deleteDueAccounts(new Date())).toBe(0);
    expect(await test.app.accounts.deleteDueAccounts(afterGrace())).toBe(0);
    expect(await test.app.accounts.deleteDueAccounts(whenErased())).toBe(1);

    expect(await rowsWith(traces)).toEqual([]);
    expect(await test.filesOf(ada)).toEqual([]);
    expect(await test.app.coins.audit()).toEqual([]);
    expect(await totals()).toEqual(before.totals);
    expect((await ada.request('/api/user/info')).status).toBe(401);
    expect(await test.filesOf(eve)).toEqual(before.files);
    expect(await eve.coins()).toBe(before.coins);
    expect((await rowsWith(['badger'])).length).toBeGreaterThan(2);
    expect(await test.app.accounts.deleteDueAccounts(whenErased())).toBe(0);
  });

  it('is closed in every process at once, and leaves nothing that a call under way still stored', async () => {
    const ada = await test.signUp();
    await live(ada, 'A capybara in a bath');
    const { email } = await infoOf(ada);
    const traces = [ada.userId, email, 'capybara'];
    const other = await openOtherProcess();
    const headers = { origin: 'http://localhost', cookie: '' };
    const inOtherProcess = (address: string, init: RequestInit = {}) =>
      other.api.hono.request(`http://localhost${address}`, {
        ...init,
        headers: { ...init.headers, ...headers },
      });
    await requestDeletion(ada);
    const signIn = post({ email, password: 'a long enough secret' });
    headers.cookie = (await inOtherProcess('/api/auth/sign-in/email', signIn)).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect((await inOtherProcess('/api/user/info')).status).toBe(200);
    expect(await test.app.accounts.deleteDueAccounts(afterGrace())).toBe(0);

    expect((await ada.request('/api/user/info')).status).toBe(401);
    await expect.poll(async () => (await inOtherProcess('/api/user/info')).status).toBe(401);
    expect((await inOtherProcess('/api/user/keep-account', { method: 'POST' })).status).toBe(401);
    // As a call does that had passed the check of its session before.
    const message = 'Where did my capybara go?';
    const topic = 'question';
    const written = {
      id: newId(),
      userId: ada.userId,
      topic,
      message,
      email,
      createdAt: new Date(),
    } as const;
    await test.app.database.db.insert(contactMessages).values(written);
    expect((await rowsWith(traces)).length).toBeGreaterThan(10);

    expect(await test.app.accounts.deleteDueAccounts(whenErased())).toBe(1);
    expect(await rowsWith(traces)).toEqual([]);
    await other.stop(2_000);
  });

  it('has its running jobs cancelled when it is closed', async () => {
    const ada = await test.signUp();
    await requestDeletion(ada);
    const started = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    test.engine.setBehaviour(async (request, context) => {
      started.resolve();
      await mayEnd.promise;
      return paintPlainly(request, context);
    });
    await ada.generate();
    await started.promise;
    expect(await test.app.accounts.deleteDueAccounts(afterGrace())).toBe(0);
    expect(await statusOf(ada)).not.toBe('processing');
    mayEnd.resolve();
    test.engine.setBehaviour(paintPlainly);
    expect(await test.app.accounts.deleteDueAccounts(whenErased())).toBe(1);
    expect(await test.app.coins.audit()).toEqual([]);
  });
});
