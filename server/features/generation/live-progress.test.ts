import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { parseEvent } from '#contract/events.ts';
import type { Job, JobProgress } from '#contract/jobs.ts';
import { EngineError } from '#engines/engine.ts';
import { newId } from '#server/platform/ids.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';

let bench: TestApp;
afterEach(() => bench.close());

/** Holds a call until it is released. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, letGo: resolve };
}

/** A user's progress events, checked against the contract. */
async function follow(client: Client) {
  const progress: {
    percent: number | null;
    kind: string;
    engine: string | null;
    left: boolean;
    preview?: string | undefined;
  }[] = [];
  let check = () => {};
  const stop = await bench.app.events.subscribe(client.userId, null, ({ type, payload }) => {
    const event = parseEvent(type, payload);
    if (type === 'job.progress') expect(event, JSON.stringify(payload)).not.toBeNull();
    if (event?.type !== 'job.progress') return;
    const { percent, kind, engine, expectedAt } = event.payload.progress;
    progress.push({ percent, kind, engine, left: expectedAt !== null, preview: event.payload.preview });
    check();
  });
  const until = (isThere: (one: (typeof progress)[number]) => boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    check = () => {
      if (progress.some(isThere)) resolve();
    };
    check();
    return promise;
  };
  return { progress, until, stop };
}

async function start(client: Client): Promise<string> {
  return ((await (await client.generate()).json()) as { jobId: string }).jobId;
}

it("sends the engine's intermediate picture to the browser, small, with the progress and its name", async () => {
  const engine = createScriptedEngine({ id: 'home', name: 'ComfyUI', isRemote: true });
  bench = await openTestApp({ engine });
  const held = hold();
  const preview = await sharp({ create: { width: 1024, height: 576, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer();
  engine.setBehaviour(async (request, context) => {
    context.onProgress(0.5, 'working');
    context.onPreview?.(preview);
    await held.promise;
    return paintPlainly(request, context);
  });
  const client = await bench.signUp();
  const followed = await follow(client);
  const jobId = await start(client);
  await followed.until((one) => one.preview !== undefined);
  held.letGo();
  await client.jobEnded(jobId);
  followed.stop();
  const shown = followed.progress.find((one) => one.preview !== undefined);
  expect(shown).toMatchObject({ percent: 46, kind: 'measured', engine: 'ComfyUI', left: false });
  const { format, width } = await sharp(Buffer.from(shown?.preview ?? '', 'base64')).metadata();
  expect([format, width]).toEqual(['webp', 288]);
});

it('tells how far each of several pictures is, and at which step', async () => {
  const engine = createScriptedEngine();
  bench = await openTestApp({ engine });
  const release = Promise.withResolvers<void>();
  engine.setBehaviour(async (request, context) => {
    context.onProgress(0.2, 'scene', [0.4, 0]);
    context.onProgress(0.5, 'reading', [1, 0.1]);
    // Never backwards, and the step of a picture that has not moved stays.
    context.onProgress(0.6, 'hero', [0.9, 0.1]);
    await release.promise;
    return paintPlainly(request, { ...context, onProgress: () => {} });
  });
  const client = await bench.signUp();
  const seen: JobProgress['each'][] = [];
  const stop = await bench.app.events.subscribe(client.userId, null, ({ type, payload }) => {
    const event = parseEvent(type, payload);
    if (event?.type === 'job.progress') seen.push(event.payload.progress.each);
  });
  const answer = await client.generate({ variant: 'Genesys 1.0', num_outputs: '2' });
  const { jobId } = (await answer.json()) as { jobId: string };
  // Of reports in quick succession the last one is sent.
  await expect
    .poll(() => seen.at(-1))
    .toEqual([
      { percent: 100, step: 'drawn' },
      { percent: 10, step: 'reading' },
    ]);
  release.resolve();
  await client.jobEnded(jobId);
  stop();
  expect(seen[0]).toEqual([
    { percent: 40, step: 'scene' },
    { percent: 0, step: 'queued' },
  ]);
});

it('shows a picture as soon as it is made, while the engine makes the others', async () => {
  const engine = createScriptedEngine();
  bench = await openTestApp({ engine });
  const held = hold();
  engine.setBehaviour(async (request, context) => {
    const result = await paintPlainly(request, { ...context, onProgress: () => {} });
    const [first] = result.pictures;
    context.onProgress(0.5, 'encoding', [1, 0]);
    if ('bytes' in first) context.onPicture?.(first, 0);
    await held.promise;
    return result;
  });
  const client = await bench.signUp();
  const seen: JobProgress['each'][] = [];
  const stop = await bench.app.events.subscribe(client.userId, null, ({ type, payload }) => {
    const event = parseEvent(type, payload);
    if (event?.type === 'job.progress') seen.push(event.payload.progress.each);
  });
  const answer = await client.generate({ variant: 'Genesys 1.0', num_outputs: '2' });
  const { jobId } = (await answer.json()) as { jobId: string };
  const shown = () => seen.at(-1)?.map(({ picture }) => picture);
  await expect.poll(() => shown()?.[0]).toBeDefined();
  expect(shown()?.[1]).toBeUndefined();
  const [variant] = shown()?.[0]?.variants ?? [];
  const answered = await client.request(variant?.url ?? '');
  expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'image/webp']);
  held.letGo();
  const job: Job = await client.jobEnded(jobId);
  stop();
  // What was shown is what the gallery has, so that the browser need not load it again.
  expect(job.images[0]?.variants).toEqual(shown()?.[0]?.variants);
  expect(job.images).toHaveLength(2);
});

it('leaves no file of an engine that failed after some of its pictures', async () => {
  const engine = createScriptedEngine({ id: 'first' });
  const second = createScriptedEngine({ id: 'second' });
  bench = await openTestApp({ engine, otherEngines: [second] });
  engine.setBehaviour(async (request, context) => {
    const { pictures } = await paintPlainly(request, context);
    if ('bytes' in pictures[0]) context.onPicture?.(pictures[0], 0);
    throw new EngineError('unavailable', 'out of paint');
  });
  const client = await bench.signUp();
  const answer = await client.generate({ variant: 'Genesys 1.0', num_outputs: '2' });
  const { jobId } = (await answer.json()) as { jobId: string };
  const job: Job = await client.jobEnded(jobId);
  expect([job.status, job.images.length]).toEqual(['completed', 2]);
  const files = await bench.objects.list(`pictures/${client.userId}/${jobId}/`);
  const kept = job.images.flatMap(({ variants, url }) => [url, ...variants.map((one) => one.url)]);
  const isKept = (key: string) => kept.some((url) => url.includes(key));
  expect(files.filter((key) => !isKept(key))).toEqual([]);
});

it('shows an estimate instead of a percentage for an engine without progress, after a reload, too', async () => {
  const engine = createScriptedEngine({ id: 'openai', name: 'OpenAI', isRemote: true, progress: 'none' });
  bench = await openTestApp({ engine });
  for (const [at, ms] of [8_000, 9_000, 60_000].entries()) {
    await bench.app.database.db.execute(sql`
      insert into engine_calls (id, engine, operation, started_at, duration_ms, outcome)
      values (${newId()}, 'openai', 'generate', now() - make_interval(mins => ${at}), ${ms}, 'done')`);
  }
  const held = hold();
  engine.setBehaviour(async (request, context) => {
    await held.promise;
    return paintPlainly(request, { ...context, onProgress: () => {} });
  });
  const client = await bench.signUp();
  const followed = await follow(client);
  const before = Date.now();
  const jobId = await start(client);
  await followed.until((one) => one.left);
  expect(followed.progress.at(-1)).toMatchObject({ percent: null, kind: 'estimated', engine: 'OpenAI' });
  const expectedAt = async () => Date.parse((await client.jobs())[0]?.progress.expectedAt ?? '');
  // Events are faster than saved rows.
  await expect.poll(expectedAt).toBeGreaterThan(0);
  const left = (await expectedAt()) - before;
  expect(left).toBeGreaterThan(8_900);
  expect(left).toBeLessThan(9_000 + 30_000);
  held.letGo();
  await client.jobEnded(jobId);
  followed.stop();
  // Storing the picture reports no percentage.
  expect(followed.progress.map(({ percent }) => percent)).not.toContain(92);
});

it("drops the first engine's name and estimate when another takes over", async () => {
  const engine = createScriptedEngine({
    id: 'openai',
    name: 'OpenAI',
    isRemote: true,
    progress: 'none',
    typicalMs: 40_000,
  });
  const second = createScriptedEngine({ id: 'builtin' });
  bench = await openTestApp({ engine, otherEngines: [second] });
  const [called, held] = [hold(), hold()];
  engine.setBehaviour(async () => {
    await called.promise;
    throw new EngineError('out_of_credit', 'no money');
  });
  second.setBehaviour(async (request, context) => {
    context.onProgress(0.25, 'scene');
    await held.promise;
    return paintPlainly(request, context);
  });
  const client = await bench.signUp();
  const followed = await follow(client);
  const jobId = await start(client);
  await followed.until((one) => one.left && one.engine === 'OpenAI');
  called.letGo();
  await followed.until((one) => one.percent === 23);
  expect(followed.progress.at(-1)).toMatchObject({ kind: 'measured', engine: null, left: false });
  held.letGo();
  const job: Job = await client.jobEnded(jobId);
  followed.stop();
  expect(job.status).toBe('completed');
});
