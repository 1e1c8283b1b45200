/**
 * From `POST /api/generate` to the `completed` event in the client, minus the engine's own time: on the
 * embedded database, one job after the other, over real HTTP and the real event stream, with the server in a
 * process of its own.
 *
 * It is measured with the built-in engine, whose thread shares the machine with the server, and beside it
 * with an engine that answers at once with a file, as remote engines do: nothing but the server's own work is
 * left, to which decoding that file belongs. What the work on the picture alone takes (smaller copies,
 * thumbhash) is measured apart: whatever else the server did, it had to do that.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { makeVariants } from '../server/platform/images/variants.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { type JobTimes, type StudioOptions, wallClock } from './harness/options.ts';
import { signUp } from './harness/person.ts';
import { promptOf } from './harness/prompts.ts';
import { openStudio } from './harness/studio.ts';
import { alignColumns, median, percentile, report, round, timeRuns } from './measure.ts';

const jobs = 40;
const warmUps = 5;
/** Between the end of a job and the next press. */
const pauseMs = 200;
/** As wide as the built-in engine hands a picture over in small. */
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
  const person = await signUp(studio.origin);
  await studio.ask('grant', { userId: person.userId, coins: 10_000 });
  const stream = await person.follow();
  const runs: Run[] = [];
  for (let turn = 0; turn < warmUps + jobs; turn += 1) {
    // A person does not press in the moment in which the picture before comes: what the server tidies up
    // after it has been is not this job's.
    await wait(pauseMs);
    const pressedAt = wallClock();
    const { jobId } = await person.generate({ prompt: promptOf(turn), seed: String(turn) });
    const answeredAt = wallClock();
    const { job, at } = await stream.ended(jobId);
    if (job.status !== 'completed') throw new Error(`a job ended as ${job.status}: ${job.error?.message}`);
    const [times] = await studio.ask('jobTimes', null);
    if (times === undefined) throw new Error('a job left no times');
    if (turn >= warmUps) runs.push(toRun(pressedAt, answeredAt, times, at));
  }
  stream.stop();
  await studio.stop();
  return runs;
}

function toRun(pressedAt: number, answeredAt: number, times: JobTimes, completedAt: number): Run {
  const engine = times.engineEndedAt - times.engineStartedAt;
  return {
    answer: answeredAt - pressedAt,
    untilEngine: times.engineStartedAt - pressedAt,
    engine,
    variants: times.storingStartedAt - times.engineEndedAt,
    storing: times.storedAt - times.storingStartedAt,
    untilEvent: completedAt - times.storedAt,
    overhead: completedAt - pressedAt - engine,
  };
}

/**
 * The smaller copies of one of the stored designs, from the pixels that the engine hands over with it, and
 * nothing else.
 */
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
    'press → answer with the job’s id': 'answer',
    'press → engine begins (request, transaction, queue, lease)': 'untilEngine',
    'the engine itself': 'engine',
    'engine ends → smaller copies are made': 'variants',
    'copies are made → all files are stored': 'storing',
    'files are stored → event in the client (transaction, stream)': 'untilEvent',
    'all but the engine': 'overhead',
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
  printParts({ 'built-in engine': builtin, 'an engine that answers at once with a file': ready });
  const overheads = builtin.map((run) => run.overhead);
  const readyMs = median(ready.map((run) => run.overhead));
  report('From POST /api/generate to the completed event, without the engine', [
    {
      name: 'median, built-in engine',
      value: median(overheads),
      unit: 'ms',
      bound: { atMost: 60 },
      comparedWith: `the smaller copies alone: ${round(variantsMs)} ms; an engine that answers at once: ${round(readyMs)} ms`,
    },
    { name: 'fastest, built-in engine', value: Math.min(...overheads), unit: 'ms' },
    { name: 'p95, built-in engine', value: percentile(overheads, 0.95), unit: 'ms' },
  ]);
} finally {
  for (const folder of Object.values(folders)) folder.remove();
}
