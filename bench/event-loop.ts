/**
 * Event loop delay of the server under load: 50 designs by the built-in engine and, at the same time, gallery
 * pages of a user with a million pictures.
 *
 * Node samples the delay with a timer every 2 ms, which are subtracted. A loop that blocks for long is
 * sampled only once, so the longest delay is reported beside the 99th percentile. For comparison: the same
 * server without load, and an idle process at the same time, which is delayed only by other programs on the
 * same cores.
 */
import { setTimeout } from 'node:timers/promises';
import type { ImagePage } from '../contract/images.ts';
import { pageLimits } from '../contract/limits.ts';
import { type Client, signUp } from './harness/client.ts';
import { startIdleProcess } from './harness/idle.ts';
import { promptOf } from './harness/prompts.ts';
import { openStudio, type Studio } from './harness/studio.ts';
import { median, percentile, report, round } from './measure.ts';

const jobs = 50;
/** Users who start them: one may have 20 active jobs. */
const userCount = 5;
const pictures = 1_000_000;
const quietMs = 5_000;

async function runJobs(studio: Studio): Promise<void> {
  const all = await Promise.all(Array.from({ length: userCount }, () => signUp(studio.origin)));
  await Promise.all(all.map((client, place) => runJobsOf(studio, client, place)));
}

async function runJobsOf(studio: Studio, client: Client, place: number): Promise<void> {
  await studio.call('grant', { userId: client.userId, coins: 1_000 });
  const stream = await client.openEvents();
  const turns = Array.from({ length: jobs / userCount }, (_, turn) => turn * userCount + place);
  await Promise.all(
    turns.map(async (turn) => {
      const { jobId } = await client.generate({ prompt: promptOf(turn), seed: String(turn) });
      const { job } = await stream.ended(jobId);
      if (job.status !== 'completed') throw new Error(`a job ended as ${job.status}: ${job.error?.message}`);
    }),
  );
  stream.stop();
}

/** Loads gallery pages until stopped. Returns the milliseconds per page. */
async function loadPages(client: Client, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const address = `/api/user/user-images?limit=${pageLimits.maxLimit}`;
  let cursor: string | null = null;
  while (!isOver()) {
    // Every tenth request is for the deepest page by number, which must skip all pictures before it.
    const isNumbered = times.length % 10 === 9;
    const place = isNumbered ? `&page=${pageLimits.maxPage}` : cursor === null ? '' : `&cursor=${cursor}`;
    const startedAt = performance.now();
    const page = (await client.json(address + place)) as ImagePage;
    times.push(performance.now() - startedAt);
    if (page.images.length !== pageLimits.maxLimit)
      throw new Error(`a page had ${page.images.length} pictures`);
    cursor = page.nextCursor;
  }
  return times;
}

const studio = await openStudio();
const collector = await signUp(studio.origin);
console.log(`  writing ${pictures.toLocaleString('en')} rows …`);
await studio.call('fillGallery', { userId: collector.userId, rows: pictures });

await studio.call('watchLoop', null);
await setTimeout(quietMs);
const quiet = await studio.call('loopDelay', null);

const readIdle = startIdleProcess();
await studio.call('watchLoop', null);
let isOver = false;
const pages = loadPages(collector, () => isOver);
await runJobs(studio);
isOver = true;
const pageTimes = await pages;
const busy = await studio.call('loopDelay', null);
const idle = await readIdle();
await studio.stop();

report(`Event loop delay during ${jobs} designs and gallery pages of a user with a million pictures`, [
  {
    name: 'delay, 99th percentile',
    value: busy.p99,
    unit: 'ms',
    bound: { atMost: 50 },
    comparedWith: `without load: ${round(quiet.p99)} ms; idle process at the same time: ${round(idle.p99)} ms`,
  },
  {
    name: 'delay, median',
    value: busy.median,
    unit: 'ms',
    comparedWith: `idle process: ${round(idle.median)} ms`,
  },
  {
    name: 'delay, longest',
    value: busy.max,
    unit: 'ms',
    comparedWith: `idle process: ${round(idle.max)} ms`,
  },
  { name: `page of ${pageLimits.maxLimit} pictures, median`, value: median(pageTimes), unit: 'ms' },
  { name: `page of ${pageLimits.maxLimit} pictures, p95`, value: percentile(pageTimes, 0.95), unit: 'ms' },
]);
