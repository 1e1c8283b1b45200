/**
 * Time from `POST /api/generate` to the `completed` event in the client, minus the engine's time: jobs one
 * after the
 * other on the embedded database, over HTTP and the event stream, with the server in its own process.
 *
 * Measured with the built-in engine, whose thread shares the machine with the server, and with an engine that
 * returns a file immediately, as remote engines do: that leaves only the server's work, including the
 * decoding of the file. Making the variants and the thumbhash, which cannot be avoided, is also timed alone.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { makeVariants } from '../server/platform/images/variants.ts';
import { signUp } from './harness/client.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { type JobTimes, type StudioOptions, wallClock } from './harness/options.ts';
import { promptOf } from './harness/prompts.ts';
import { openStudio } from './harness/studio.ts';
import { alignColumns, median, percentile, report, round, timeRuns } from './measure.ts';

const jobs = 40;
const warmUps = 5;
/** Between the end of a job and the start of the next. */
const pauseMs = 200;
/** Width of the reduced picture that the built-in engine returns with a design. */
const reducedWidth = 640;

/** The parts of one job in milliseconds. */
interface Run {
  answer: number;
  untilEngine: number;
  engine: number;
  variants: number;
  storing: number;
  untilEvent: number;
  overhead: number;
}

async function measure(engine: StudioOptions['engine'], dataDir: string): Promise<Run[]> {
  const studio = await openStudio({ engine, dataDir });
  const client = await signUp(studio.origin);
  await studio.call('grant', { userId: client.userId, coins: 10_000 });
  const stream = await client.openEvents();
  const runs: Run[] = [];
  for (let turn = 0; turn < warmUps + jobs; turn += 1) {
    // Users do not start a job the moment the last one ends. The pause keeps the cleanup after one job out of
    // the next measurement.
    await wait(pauseMs);
    const requestedAt = wallClock();
    const { jobId } = await client.generate({ prompt: promptOf(turn), seed: String(turn) });
    const answeredAt = wallClock();
    const { job, at } = await stream.ended(jobId);
    if (job.status !== 'completed') throw new Error(`a job ended as ${job.status}: ${job.error?.message}`);
    const [times] = await studio.call('jobTimes', null);
    if (times === undefined) throw new Error('no times were recorded for the job');
    if (turn >= warmUps) runs.push(toRun(requestedAt, answeredAt, times, at));
  }
  stream.stop();
  await studio.stop();
  return runs;
}

function toRun(requestedAt: number, answeredAt: number, times: JobTimes, completedAt: number): Run {
  const engine = times.engineEndedAt - times.engineStartedAt;
  return {
    answer: answeredAt - requestedAt,
    untilEngine: times.engineStartedAt - requestedAt,
    engine,
    variants: times.storingStartedAt - times.engineEndedAt,
    storing: times.storedAt - times.storingStartedAt,
    untilEvent: completedAt - times.storedAt,
    overhead: completedAt - requestedAt - engine,
  };
}

/** Times only the variants of a stored design, made from the pixels that the engine returns with it. */
async function timeVariants(dataDir: string): Promise<number> {
  const files = await readdir(dataDir, { recursive: true });
  const pictureFile = files.find((file) => file.endsWith('/0.webp'));
  if (pictureFile === undefined) throw new Error('no picture was stored');
  const { data, info } = await sharp(join(dataDir, pictureFile))
    .resize({ width: reducedWidth })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { rgba: data, width: info.width, height: info.height, isOpaque: true };
  return median(await timeRuns(() => makeVariants(pixels), { runs: 15, warmUps: 3 }));
}

function printParts(names: Record<string, readonly Run[]>): void {
  const parts = {
    'request → response with the job id': 'answer',
    'request → engine starts (request, transaction, queue, lease)': 'untilEngine',
    engine: 'engine',
    'engine ends → variants are made': 'variants',
    'variants are made → all files are stored': 'storing',
    'files are stored → event in the client (transaction, stream)': 'untilEvent',
    'total without the engine': 'overhead',
  } as const;
  const head = ['part, fastest / median / p95 in ms', ...Object.keys(names)];
  const rows = Object.entries(parts).map(([label, part]) => [
    label,
    ...Object.values(names).map((runs) => {
      const values = runs.map((run) => run[part]);
      return `${round(Math.min(...values))} / ${round(median(values))} / ${round(percentile(values, 0.95))}`;
    }),
  ]);
  console.log(`\n${alignColumns([head, ...rows])}`);
}

const folders = { builtin: makeDataFolder(), ready: makeDataFolder() };
try {
  const builtin = await measure('builtin', folders.builtin.path);
  const ready = await measure('ready', folders.ready.path);
  const variantsMs = await timeVariants(folders.builtin.path);
  printParts({ 'built-in engine': builtin, 'engine that returns a file immediately': ready });
  const overheads = builtin.map((run) => run.overhead);
  const readyMs = median(ready.map((run) => run.overhead));
  report('From POST /api/generate to the completed event, minus the engine', [
    {
      name: 'median, built-in engine',
      value: median(overheads),
      unit: 'ms',
      bound: { atMost: 60 },
      comparedWith: `variants alone: ${round(variantsMs)} ms; engine that returns a file immediately: ${round(readyMs)} ms`,
    },
    { name: 'fastest, built-in engine', value: Math.min(...overheads), unit: 'ms' },
    { name: 'p95, built-in engine', value: percentile(overheads, 0.95), unit: 'ms' },
  ]);
} finally {
  for (const folder of Object.values(folders)) folder.remove();
}
