import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomImageStyle } from '#contract/styles.ts';
import type { Engine } from '#engines/engine.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { paintPlainly } from '#server/testing/scripted-engine.ts';
import { styleData } from '../personal-data.ts';
import { customImageStyles } from '../schema.ts';
import { syncSample } from './sync-sample.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp();
});
afterAll(() => bench.close());

const dusk = { name: 'Dusk', description: 'Violet evening light over a quiet town.' };
const json = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const create = async (client: Client) =>
  ((await client.json('/api/custom-styles', json('POST', dusk))) as { style: CustomImageStyle }).style;
const listed = async (client: Client) =>
  ((await client.json('/api/custom-styles')) as { styles: CustomImageStyle[] }).styles;
const samplesOf = async (client: Client) =>
  (await bench.filesOf(client)).filter((key) => key.startsWith('described-styles/'));
const drawn = (client: Client) =>
  expect.poll(async () => (await listed(client))[0]?.previewUrl ?? null, { timeout: 20_000 });

describe('the sample of a described style', () => {
  it('is drawn once for its words, for free, and published; other words draw another one', async () => {
    const client = await bench.signUp();
    const previews: (string | null)[] = [];
    const stop = await bench.app.events.subscribe(client.userId, null, ({ type, payload }) => {
      if (type === 'image-style.changed')
        previews.push((payload as { style: CustomImageStyle }).style.previewUrl);
    });
    const { id, previewUrl } = await create(client);
    expect(previewUrl).toBeNull();
    await drawn(client).not.toBeNull();
    const [style] = await listed(client);
    await expect.poll(() => previews).toEqual([null, style?.previewUrl]);
    stop();
    const picture = await bench.signedOut(style?.previewUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(bench.engine.requests.at(-1)?.style).toEqual({ id, ...dusk });
    const keys = await samplesOf(client);
    expect(keys).toHaveLength(1);

    // Another name has the same look.
    const requests = bench.engine.requests.length;
    await client.request(`/api/custom-styles/${id}`, json('PATCH', { name: 'Evening' }));
    expect((await listed(client))[0]?.previewUrl).toBe(style?.previewUrl);
    await client.request(
      `/api/custom-styles/${id}`,
      json('PATCH', { description: 'Deep green forest light.' }),
    );
    await drawn(client).not.toBeNull();
    await expect.poll(() => samplesOf(client)).toHaveLength(1);
    expect(await samplesOf(client)).not.toEqual(keys);
    expect(bench.engine.requests.length).toBe(requests + 1);
    expect(await client.coins()).toBe(100);

    const files = [];
    for await (const file of styleData(bench.app.database).files?.(client.userId) ?? []) files.push(file);
    expect(files).toEqual([{ name: `${id}-preview.webp`, key: (await samplesOf(client))[0] }]);
    await client.request(`/api/custom-styles/${id}`, { method: 'DELETE' });
    await expect.poll(() => samplesOf(client), { timeout: 20_000 }).toEqual([]);
  });

  it('leaves no file if the style was deleted while it was drawn; using the style needs none', async () => {
    const client = await bench.signUp();
    const { promise: isDrawing, resolve: start } = Promise.withResolvers<void>();
    const { promise: isDeleted, resolve: go } = Promise.withResolvers<void>();
    bench.engine.setBehaviour(async (request, context) => {
      start();
      await isDeleted;
      return paintPlainly(request, context);
    });
    const { id } = await create(client);
    await isDrawing;
    await client.request(`/api/custom-styles/${id}`, { method: 'DELETE' });
    go();
    bench.engine.setBehaviour(paintPlainly);
    const { database, events } = bench.app;
    const deps = { database, events, objects: bench.objects, sign: (key: string) => key };
    const engines = { freeFor: () => bench.engine };
    await syncSample(
      { ...deps, engines },
      { userId: client.userId, styleId: id },
      AbortSignal.timeout(20_000),
    );
    await expect.poll(() => samplesOf(client), { timeout: 20_000 }).toEqual([]);
  });

  it('waits for at most two of another user, however many they request', async () => {
    const [many, one] = [await bench.signUp(), await bench.signUp()];
    const drawing: string[] = [];
    const { promise: isAsked, resolve: go } = Promise.withResolvers<void>();
    bench.engine.setBehaviour(async (request, context) => {
      drawing.push(request.style.name);
      await isAsked;
      return paintPlainly(request, context);
    });
    const describeOne = (name: string) => many.request('/api/custom-styles', json('POST', { ...dusk, name }));
    await describeOne('first');
    await expect.poll(() => drawing, { timeout: 20_000 }).toEqual(['first']);
    for (const name of ['second', 'third']) await describeOne(name);
    await create(one);
    go();
    await drawn(one).not.toBeNull();
    await expect.poll(() => drawing, { timeout: 20_000 }).toEqual(['first', 'second', 'Dusk', 'third']);
    bench.engine.setBehaviour(paintPlainly);
  });

  it('is not drawn without a free engine: the style works without it', async () => {
    const client = await bench.signUp();
    const { database, events } = bench.app;
    // A style from before samples: no entry was enqueued.
    const row = { ...dusk, nameKey: 'dusk', originalDescription: dusk.description, createdAt: new Date() };
    await database.db.insert(customImageStyles).values({ ...row, userId: client.userId, id: 'old' });
    const requests = bench.engine.requests.length;
    const settle = (engine: Engine | null) =>
      syncSample(
        {
          database,
          events,
          objects: bench.objects,
          sign: (key) => key,
          engines: { freeFor: () => engine },
        },
        { userId: client.userId, styleId: 'old' },
        AbortSignal.timeout(20_000),
      );
    await settle(null);
    expect(bench.engine.requests.length).toBe(requests);
    expect((await listed(client))[0]?.previewUrl).toBeNull();
    // With an engine it is drawn, once.
    await settle(bench.engine);
    await settle(bench.engine);
    expect(bench.engine.requests.length).toBe(requests + 1);
    expect((await listed(client))[0]?.previewUrl).not.toBeNull();
  });
});
