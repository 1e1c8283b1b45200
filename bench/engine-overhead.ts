/**
 * The cost of the layer over an engine: a picture requested with the vendor's SDK in a few lines, beside the
 * same call through `requestPictures` as in a job: the gate with its circuit breaker, the ledger row before
 * and after, the mark in the job's row, the bounded response, the timeout. Both in one process, in turns,
 * against the same OpenAI stand-in in another one, which answers at once with the same picture; the database
 * is the embedded one. Decoding and re-encoding the picture, the same in both cases, is timed separately.
 */
import OpenAI from 'openai';
import { createOpenAi } from '../engines/openai/openai.ts';
import { generateRequest } from '../engines/testing/requests.ts';
import { createEngines, requestPictures } from '../server/features/engines/engines.ts';
import type { CallingJob } from '../server/features/engines/request-pictures.ts';
import { finishPicture } from '../server/features/generation/finished-picture.ts';
import { claimJob, insertJob, saveSubmitting } from '../server/features/jobs/store.ts';
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

/** A job in the hands of a worker, in the database as any other. */
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
    // What browsers are told is nothing that a call waits for.
    report: () => {},
    reportWorker: () => {},
    preview: () => {},
    switchEngine: async () => {},
    async saveSubmitting() {
      if (!(await saveSubmitting(database.db, lease))) throw new Error('the job is in other hands');
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
    // Each goes first every other time.
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
      style: { id: 'Cinema', name: 'Cinema' },
    });
    if (turn > 1) times.finish.push(performance.now() - startedAt);
  }
  report('A picture of an engine elsewhere, by the layer and by its SDK alone', [
    {
      name: 'the layer’s overhead, median of the differences',
      value: median(times.over),
      unit: 'ms',
      bound: { atMost: boundMs },
      comparedWith: `by the layer ${round(median(times.layer))} ms, by the SDK alone ${round(median(times.bare))} ms`,
    },
    {
      name: 'difference of the fastest',
      value: Math.min(...times.layer) - Math.min(...times.bare),
      unit: 'ms',
      comparedWith: `${round(Math.min(...times.layer))} and ${round(Math.min(...times.bare))} ms`,
    },
    { name: 'p95 of the differences', value: percentile(times.over, 0.95), unit: 'ms' },
    {
      name: 'after it: decoding the picture and writing it anew, median',
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
