/**
 * The overhead of the engine layer: a picture requested with the vendor's SDK in a few lines, compared with
 * the same call through `requestPictures` as in a job: gate, circuit breaker, ledger row before and after,
 * mark in the job's row, bounded response, timeout. Both run alternately in one process against the same
 * OpenAI stand-in in another, which returns the same picture immediately, on the embedded database. Decoding
 * and re-encoding the picture, the same in both cases, is timed separately.
 */
import OpenAI from 'openai';
import { createOpenAi } from '../engines/openai/openai.ts';
import { generateRequest } from '../engines/testing/requests.ts';
import { createEngines, requestPictures } from '../server/features/engines/engines.ts';
import type { CallingJob } from '../server/features/engines/request-pictures.ts';
import { finishPicture } from '../server/features/generation/finished-picture.ts';
import { claimJob, saveSubmitting } from '../server/features/jobs/lease.ts';
import { insertJob } from '../server/features/jobs/store.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type Database, openDatabase } from '../server/platform/database/database.ts';
import { createEngineNetwork } from '../server/platform/fetcher/engine-network.ts';
import { newId } from '../server/platform/ids.ts';
import { createLog } from '../server/platform/log.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { startProvider } from './harness/provider.ts';
import { median, percentile, report, round } from './measure.ts';

const rounds = 200;
const warmUps = 30;
const boundMs = 15;
const model = 'gpt-image-2';
const key = 'sk-test-0123456789';

/** A claimed job. */
async function openJob(database: Database): Promise<CallingJob> {
  const lease = { userId: newId(), jobId: newId(), token: newId() };
  await database.inTransaction(async (tx) => {
    await insertJob(tx, {
      userId: lease.userId,
      id: lease.jobId,
      kind: 'generate',
      tool: 'Genesys Pro',
      status: 'queued',
      input: {},
      cost: 0,
      engine: 'openai',
      createdAt: systemClock.now(),
    });
    await claimJob(tx, lease, systemClock.now());
  });
  return {
    ...lease,
    engine: 'openai',
    submission: 'none',
    ticket: null,
    signal: new AbortController().signal,
    // Calls do not wait for progress events.
    report: () => {},
    reportWorker: () => {},
    preview: () => {},
    mayCall: async () => true,
    switchEngine: async () => {},
    async saveSubmitting() {
      if (!(await saveSubmitting(database.db, lease, systemClock.now())))
        throw new Error('another worker holds the lease');
    },
    saveTicket: async () => {},
  };
}

const folder = makeDataFolder();
const provider = await startProvider('answers');
const log = createLog({ level: 'warn' });
const database = await openDatabase({ dataDir: folder.path, log });
const network = createEngineNetwork();
try {
  const baseURL = `${provider.origin}/v1`;
  const bare = new OpenAI({ apiKey: key, baseURL, maxRetries: 0 });
  const config = { id: 'openai', vendor: 'OpenAI', key, baseUrl: baseURL, imageModel: model, server: null };
  const engine = createOpenAi(
    { ...config, chatModel: null, speechModel: null, moderationModel: null },
    network,
  );
  const rules = { chains: {}, dailyMicros: {} };
  const engines = createEngines([engine], { database, clock: systemClock, newId, log, rules });
  const request = generateRequest();

  const byBare = async () => {
    const answer = await bare.images.generate({
      model,
      prompt: request.prompt,
      n: 1,
      size: '1280x720' as 'auto',
      quality: 'high',
      moderation: 'auto',
      output_format: 'png',
    });
    return Buffer.from(answer.data?.[0]?.b64_json ?? '', 'base64');
  };
  const byLayer = (job: CallingJob) =>
    requestPictures(engines, {
      engine,
      operation: 'generate',
      pictures: 1,
      readRequest: async () => request,
      job,
      before: job,
    });

  const times = { bare: [] as number[], layer: [] as number[], over: [] as number[], finish: [] as number[] };
  for (let turn = 0; turn < warmUps + rounds; turn += 1) {
    const job = await openJob(database);
    const took = { bare: 0, layer: 0 };
    const timed = async (side: keyof typeof took, work: () => Promise<unknown>) => {
      const startedAt = performance.now();
      await work();
      took[side] = performance.now() - startedAt;
    };
    // Alternate which one goes first.
    const runs = [() => timed('bare', byBare), () => timed('layer', () => byLayer(job))];
    for (const run of turn % 2 === 0 ? runs : runs.reverse()) await run();
    if (turn < warmUps) continue;
    times.bare.push(took.bare);
    times.layer.push(took.layer);
    times.over.push(took.layer - took.bare);
  }
  const picture = { unchecked: new Uint8Array(await byBare()) };
  for (let turn = 0; turn < 12; turn += 1) {
    const startedAt = performance.now();
    await finishPicture(picture, {
      settings: { aspectRatio: '16:9', outputQuality: 90 },
      style: { id: 'Cinema' },
    });
    if (turn > 1) times.finish.push(performance.now() - startedAt);
  }
  report('Overhead of the engine layer over the SDK alone, one picture', [
    {
      name: 'overhead, median of the differences',
      value: median(times.over),
      unit: 'ms',
      bound: { atMost: boundMs },
      comparedWith: `layer ${round(median(times.layer))} ms, SDK alone ${round(median(times.bare))} ms`,
    },
    {
      name: 'overhead, difference of the fastest runs',
      value: Math.min(...times.layer) - Math.min(...times.bare),
      unit: 'ms',
      comparedWith: `layer ${round(Math.min(...times.layer))} ms, SDK alone ${round(Math.min(...times.bare))} ms`,
    },
    { name: 'overhead, p95 of the differences', value: percentile(times.over, 0.95), unit: 'ms' },
    {
      name: 'decoding and re-encoding the picture (not included above), median',
      value: median(times.finish),
      unit: 'ms',
    },
  ]);
} finally {
  await network.close();
  await database.close();
  await provider.stop();
  folder.remove();
}
