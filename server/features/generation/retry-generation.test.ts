import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobLimits } from '#contract/limits.ts';
import { EngineError } from '#engines/engine.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';
import { deleteReferencesEntry } from './reference-files.ts';

let bench: TestApp;
/** References being stored at this moment. */
let storing = 0;
let maxConcurrent = 0;
let storageDelayTicks = 0;
beforeAll(async () => {
  bench = await openTestApp({
    engine: createScriptedEngine({ maxReferences: 5 }),
    wrapObjects: (store) => ({
      ...store,
      async put(key, ...rest) {
        if (!key.startsWith('references/')) return store.put(key, ...rest);
        storing += 1;
        maxConcurrent = Math.max(maxConcurrent, storing);
        // Long enough for the others to get here, if allowed.
        for (let turn = 0; turn < storageDelayTicks && storing === 1; turn += 1) await setImmediate();
        try {
          return await store.put(key, ...rest);
        } finally {
          storing -= 1;
        }
      },
    }),
  });
});
afterAll(() => bench.close());

const strokes = [
  {
    marks: 'subject',
    width: 0.05,
    points: [
      [0.2, 0.3],
      [0.4, 0.5],
    ],
  },
];

async function picture(background: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

/** Generates with a cut-out of a red picture, and makes it fail. */
async function failedJob(client: Client, fields: Record<string, string> = {}): Promise<string> {
  bench.engine.setBehaviour(() => Promise.reject(new EngineError('unavailable', 'no')));
  const answer = await client.generate({
    variant: 'Genesys Pro',
    prompt: 'a knight before a castle',
    originalPrompt: 'a knight',
    style: JSON.stringify({ name: 'Comic', description: '' }),
    aspectRatio: '9:16',
    interval: '7',
    references: JSON.stringify([{ use: 'cutout', strokes }]),
    image: await picture('#f00'),
    ...fields,
  });
  const { jobId } = (await answer.json()) as { jobId: string };
  expect((await client.jobEnded(jobId)).status).toBe('failed');
  bench.engine.setBehaviour(paintPlainly);
  return jobId;
}

const retry = (client: Client, jobId: string, key?: string) =>
  client.request(`/api/jobs/${jobId}/retry`, {
    method: 'POST',
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const refusal = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code: string }).code}`;
const referencesOf = async (client: Client) =>
  (await bench.filesOf(client)).filter((file) => file.startsWith('references/'));

describe('retrying a failed generation', () => {
  it('repeats exactly the failed request, whatever was sent since', async () => {
    const client = await bench.signUp();
    const jobId = await failedJob(client, { seed: '77' });
    const first = bench.engine.requests.at(-1);
    await client.generate({ variant: 'Genesys Pro', prompt: 'another thing', image: await picture('#00f') });
    const answer = await retry(client, jobId);
    expect(answer.status).toBe(200);
    const started = (await answer.json()) as { jobId: string; cost: number };
    expect(started).toMatchObject({ cost: 10 });
    expect((await client.jobEnded(started.jobId)).status).toBe('completed');
    expect(bench.engine.requests.at(-1)).toEqual(first);
    expect(first).toMatchObject({
      prompt: 'a knight before a castle',
      settings: { seed: 77, creativity: 7 },
    });
    expect(first?.references).toMatchObject([{ use: 'cutout', strokes }]);
    const [image] = (await client.jobEnded(started.jobId)).images;
    expect(image).toMatchObject({ originalPrompt: 'a knight', resolution: '9:16' });
  });

  it('draws another seed if none was chosen', async () => {
    const client = await bench.signUp();
    const jobId = await failedJob(client);
    const first = bench.engine.requests.at(-1);
    const { jobId: next } = (await (await retry(client, jobId)).json()) as { jobId: string };
    await client.jobEnded(next);
    expect(bench.engine.requests.at(-1)?.settings.seed).not.toBe(first?.settings.seed);
  });

  it('starts one job for one Idempotency-Key, and leaves no files of the others', async () => {
    const client = await bench.signUp();
    const jobId = await failedJob(client);
    const answers = [await retry(client, jobId, 'one'), await retry(client, jobId, 'one')];
    const [one, other] = await Promise.all(
      answers.map((answer) => answer.json() as Promise<{ jobId: string }>),
    );
    expect(other?.jobId).toBe(one?.jobId);
    await client.jobEnded(one?.jobId ?? '');
    expect(await client.coins()).toBe(90);
    expect(await referencesOf(client)).toHaveLength(2);
  });

  it('shows the failed input to its owner only', async () => {
    const [client, stranger] = [await bench.signUp(), await bench.signUp()];
    const jobId = await failedJob(client);
    const { press } = (await client.json(`/api/jobs/${jobId}/press`)) as {
      press: { originalPrompt: string; references: { url: string; use: string; strokes: unknown }[] };
    };
    expect(press).toMatchObject({ originalPrompt: 'a knight', references: [{ use: 'cutout', strokes }] });
    const file = await bench.signedOut(press.references[0]?.url ?? '');
    const { dominant } = await sharp(Buffer.from(await file.arrayBuffer())).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(await refusal(await stranger.request(`/api/jobs/${jobId}/press`))).toBe('404 not_found');
    expect(await refusal(await retry(stranger, jobId))).toBe('404 not_found');
    expect(await stranger.coins()).toBe(100);
  });

  it('is refused without coins, and for a job that has not failed', async () => {
    const client = await bench.signUp();
    const jobId = await failedJob(client);
    const made = (await (await retry(client, jobId)).json()) as { jobId: string };
    await client.jobEnded(made.jobId);
    expect(await refusal(await retry(client, made.jobId))).toBe('409 job_not_failed');
    await bench.app.database.db.execute(
      sql`update coin_grants set remaining = 0 where user_id = ${client.userId}`,
    );
    expect(await refusal(await retry(client, jobId))).toBe('403 insufficient_coins');
    expect(await referencesOf(client)).toHaveLength(2);
  });

  it('holds the references of one retry per user in memory, however many come at once', async () => {
    const client = await bench.signUp();
    const jobId = await failedJob(client);
    maxConcurrent = 0;
    storageDelayTicks = 1_000;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => retry(client, jobId, `at-once-${at}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    storageDelayTicks = 0;
    expect(maxConcurrent).toBe(1);
  });

  it('keeps the references of the newest failed jobs only', async () => {
    const client = await bench.signUp();
    const jobIds: string[] = [];
    for (let at = 0; at <= jobLimits.maxRetryable; at += 1) jobIds.push(await failedJob(client));
    await expect.poll(() => referencesOf(client), { timeout: 10_000 }).toHaveLength(jobLimits.maxRetryable);
    expect(await refusal(await retry(client, jobIds[0] ?? ''))).toBe('410 job_inputs_deleted');
    expect((await retry(client, jobIds[1] ?? '')).status).toBe(200);
  });

  it('is part of the data export, with the references while they are kept', async () => {
    const client = await bench.signUp();
    const jobId = await failedJob(client);
    const download = async () => {
      const answer = await client.request('/api/user/data');
      return unzipSync(new Uint8Array(await answer.arrayBuffer()));
    };
    const name = `jobs/${jobId}-reference-1.jpg`;
    const file = (await download())[name];
    expect((await sharp(file).stats()).dominant.r).toBeGreaterThan(200);
    await bench.objects.delete(await referencesOf(client));
    const later = await download();
    expect(Object.keys(later)).not.toContain(name);
    expect(strFromU8(later['jobs/jobs.json'] ?? new Uint8Array())).toContain(jobId);
  });

  it('ends after a day, with its references', async () => {
    const client = await bench.signUp();
    const jobId = await failedJob(client);
    const { database, queue } = bench.app;
    const waiting = async () => {
      const { rows } = await database.db.execute(
        sql`select data from pgboss.job where name = ${deleteReferencesEntry.name}
          and start_after > now() + interval '23 hours' and data->>'jobId' = ${jobId}`,
      );
      return rows;
    };
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    const keys = await referencesOf(client);
    expect(keys).toHaveLength(1);
    await database.inTransaction((tx) =>
      queue.enqueue(tx, deleteReferencesEntry, { userId: client.userId, jobId, keys }),
    );
    await expect.poll(() => referencesOf(client), { timeout: 10_000 }).toEqual([]);
    expect(await refusal(await retry(client, jobId))).toBe('410 job_inputs_deleted');
    expect(await refusal(await client.request(`/api/jobs/${jobId}/press`))).toBe('410 job_inputs_deleted');
    expect(await client.coins()).toBe(100);
  });
});
