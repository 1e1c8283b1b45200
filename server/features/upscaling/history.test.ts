import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '#engines/engine.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import {
  createScriptedUpscaler,
  historyOf,
  load,
  plain,
  postUpscale,
  resizeOnly,
  type Started,
  statusOf,
  upscaled,
  workUntilStopped,
} from './testing.ts';

const scripted = createScriptedUpscaler();
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ otherEngines: [scripted] });
});
afterAll(() => test.close());
afterEach(() => scripted.setBehaviour(resizeOnly));

const picture = await plain();

/** Resolves once the store contains nothing of a user's. */
const noFilesOf = (client: Client) =>
  expect.poll(() => test.filesOf(client), { timeout: 20_000 }).toEqual([]);

describe('an upscale without a result', () => {
  it('that the engine failed returns the coins, leaves no file or record, and gives the reason', async () => {
    const client = await test.signUp();
    scripted.setBehaviour(() => Promise.reject(new EngineError('unavailable', 'no')));
    const { item } = await upscaled(client, { sourceImage: picture });
    expect(item).toMatchObject({
      status: 'failed',
      error: { code: 'engine_failed' },
      beforeUrl: null,
      afterUrl: null,
      afterSize: { width: 120, height: 80 },
    });
    expect(await client.coins()).toBe(100);
    expect(await historyOf(client)).toMatchObject({ history: [], total: 0 });
    await noFilesOf(client);
  });

  it('that its user cancels stops the engine', async () => {
    const client = await test.signUp();
    const { behaviour, started, stopped } = workUntilStopped();
    scripted.setBehaviour(behaviour);
    const { jobId } = (await (await postUpscale(client, { sourceImage: picture })).json()) as Started;
    await started;
    await client.request(`/api/jobs/${jobId}/cancel`, { method: 'POST' });
    const status = await client.json(`/api/replicate/status/${jobId}`);
    expect(status).toMatchObject({ status: 'failed', code: 'cancelled' });
    await stopped;
    expect(await client.coins()).toBe(100);
    expect((await historyOf(client)).total).toBe(0);
    await noFilesOf(client);
  });

  it('is in the history while it runs, with its progress', async () => {
    const client = await test.signUp();
    const go = Promise.withResolvers<void>();
    scripted.setBehaviour(async (request, context) => {
      // The row is updated at most once a second, by the next report after that.
      const telling = setInterval(() => context.onProgress(0.5, 'working'), 100);
      await go.promise.finally(() => clearInterval(telling));
      return resizeOnly(request, context);
    });
    const { jobId } = (await (await postUpscale(client, { sourceImage: picture })).json()) as Started;
    const { history, total } = await historyOf(client);
    expect(history).toMatchObject([{ id: jobId, status: 'processing', afterUrl: null, imageId: null }]);
    expect(total).toBe(1);
    await expect
      .poll(async () => (await statusOf(client, jobId)).progress, { timeout: 20_000 })
      .toBeGreaterThan(0);
    expect(await statusOf(client, jobId)).toMatchObject({ status: 'processing', isProgressMeasured: true });
    expect(await sharp(await load(client, history[0]?.beforeUrl ?? null)).metadata()).toMatchObject({
      width: 60,
    });
    go.resolve();
    await client.jobEnded(jobId);
    expect((await historyOf(client)).history).toMatchObject([{ id: jobId, status: 'succeeded' }]);
  });
});

describe('the history', () => {
  it('is paged by cursor or number, under all of its paths, for its owner only', async () => {
    const client = await test.signUp();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.unshift((await upscaled(client, { sourceImage: picture })).item.id);
    const first = await historyOf(client, '?limit=2');
    expect(first).toMatchObject({ total: 3, hasMore: true });
    expect(first.history.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await historyOf(client, `?limit=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ total: 3, hasMore: false, nextCursor: null });
    expect(second.history.map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await historyOf(client, '?limit=2&page=2')).history).toEqual(second.history);
    for (const path of ['/api/upscale-history/user', '/api/user-images/upscale', '/api/images/upscale'])
      expect(await client.json(`${path}?page=1&limit=20`)).toEqual(await historyOf(client));
    const stranger = await test.signUp();
    expect(await historyOf(stranger)).toMatchObject({ history: [], total: 0 });
    const refused = await stranger.request(`/api/upscale-history?cursor=${first.nextCursor}`);
    expect(refused.status).toBe(422);
    expect((await stranger.request(`/api/upscale/status/${ids[0]}`)).status).toBe(404);
    await stranger.request(`/api/upscale-history/${ids[0]}`, { method: 'DELETE' });
    expect((await historyOf(client)).total).toBe(3);
  });

  it('hides what is in the trash, and shows it again once restored', async () => {
    const client = await test.signUp();
    const { item } = await upscaled(client, { sourceImage: picture });
    await client.request(`/api/user-images/${item.imageId}`, { method: 'DELETE' });
    expect(await historyOf(client)).toMatchObject({ history: [], total: 0 });
    await client.request('/api/gallery/restore', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ selection: { ids: [item.imageId] } }),
    });
    expect((await historyOf(client)).history).toMatchObject([{ id: item.id, afterUrl: item.afterUrl }]);
  });

  it('drops a picture deleted forever from the trash, with its files', async () => {
    const client = await test.signUp();
    const { item } = await upscaled(client, { sourceImage: picture });
    await client.request(`/api/user-images/${item.imageId}`, { method: 'DELETE' });
    await client.request('/api/gallery/purge', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ selection: { ids: [item.imageId] } }),
    });
    expect((await client.request(`/api/upscale/status/${item.id}`)).status).toBe(200);
    expect((await historyOf(client)).total).toBe(0);
    await noFilesOf(client);
  });
});

describe('deleting an upscale', () => {
  const fourPaths = (id: string) => [
    `/api/user-images/${id}`,
    `/api/user/upscale/${id}`,
    `/api/images/${id}`,
    `/api/upscale-history/${id}`,
  ];

  it.each(['job', 'picture'])(
    'by its %s in all four ways at once succeeds in each, and leaves nothing',
    async (by) => {
      const client = await test.signUp();
      const { item } = await upscaled(client, { sourceImage: await plain(700, 20), outputFormat: 'png' });
      expect(await test.filesOf(client)).not.toEqual([]);
      const id = by === 'job' ? item.id : (item.imageId ?? '');
      const answers = await Promise.all(
        fourPaths(id).map((path) => client.request(path, { method: 'DELETE' })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await historyOf(client)).toMatchObject({ history: [], total: 0 });
      expect(await client.json('/api/user-images')).toEqual([]);
      expect(await client.json('/api/user/user-images?trash=true')).toMatchObject({ images: [] });
      await noFilesOf(client);
      const again = await client.request(`/api/upscale-history/${id}`, { method: 'DELETE' });
      expect(again.status).toBe(200);
    },
  );

  it('is announced to all tabs, whose galleries show the result', async () => {
    const client = await test.signUp();
    const { item } = await upscaled(client, { sourceImage: picture });
    const deletions: unknown[] = [];
    const [ready, last] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const stop = await test.app.events.subscribe(client.userId, null, ({ type, payload }) => {
      if (type === 'ready') ready.resolve();
      if (type === 'reset') last.resolve();
      if (type === 'image.deleted') deletions.push(payload);
    });
    await ready.promise;
    await client.request(`/api/upscale-history/${item.id}`, { method: 'DELETE' });
    await test.app.database.inTransaction((tx) => test.app.events.publish(tx, client.userId, 'reset', {}));
    await last.promise;
    stop();
    expect(deletions).toEqual([{ id: item.imageId }]);
  });

  it('while it runs cancels it: coins returned, nothing left', async () => {
    const client = await test.signUp();
    const { behaviour, started, stopped } = workUntilStopped();
    scripted.setBehaviour(behaviour);
    const { jobId } = (await (await postUpscale(client, { sourceImage: picture })).json()) as Started;
    await started;
    const answer = await client.request(`/api/user/upscale/${jobId}`, { method: 'DELETE' });
    expect(answer.status).toBe(200);
    expect(await client.coins()).toBe(100);
    expect(await historyOf(client)).toMatchObject({ history: [], total: 0 });
    expect(await statusOf(client, jobId)).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
    await stopped;
    await noFilesOf(client);
  });

  it('at the moment it ends leaves nothing, whichever is first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const client = await test.signUp();
      const { jobId } = (await (await postUpscale(client, { sourceImage: picture })).json()) as Started;
      const deleted = await Promise.all([
        client.request(`/api/upscale-history/${jobId}`, { method: 'DELETE' }),
        client.request(`/api/user/upscale/${jobId}`, { method: 'DELETE' }),
        client.jobEnded(jobId),
      ]);
      expect([deleted[0].status, deleted[1].status]).toEqual([200, 200]);
      expect((await historyOf(client)).total).toBe(0);
      expect(await client.json('/api/user-images')).toEqual([]);
      await noFilesOf(client);
      const { status } = await statusOf(client, jobId);
      expect(await client.coins()).toBe(status === 'failed' ? 100 : 95);
    }
  });
});
