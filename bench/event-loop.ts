/**
 * How long requests wait for the server's event loop while it has the most to do: 50 designs by the built-in
 * engine and, all the while, gallery pages of a user with a million pictures.
 *
 * Node samples the delay with a timer every 2 ms, and those 2 ms are taken off. A loop that stands still for
 * long is sampled once, so the longest delay is shown beside the 99th percentile. Beside it stand the same
 * server without work, and a process that does nothing at the same time: what delays that one are programs
 * that want the same cores.
 */
import { setTimeout } from 'node:timers/promises';
import type { ImagePage } from '../contract/images.ts';
import { pageLimits } from '../contract/limits.ts';
import { startIdleProcess } from './harness/idle.ts';
import { type Person, signUp } from './harness/person.ts';
import { promptOf } from './harness/prompts.ts';
import { openStudio, type Studio } from './harness/studio.ts';
import { median, percentile, report, round } from './measure.ts';

const jobs = 50;
/** People who ask for them: one may have 20 unfinished jobs. */
const people = 5;
const pictures = 1_000_000;
const quietMs = 5_000;

async function runJobs(studio: Studio): Promise<void> {
  const all = await Promise.all(Array.from({ length: people }, () => signUp(studio.origin)));
  await Promise.all(all.map((person, place) => runJobsOf(studio, person, place)));
}

async function runJobsOf(studio: Studio, person: Person, place: number): Promise<void> {
  await studio.ask('grant', { userId: person.userId, coins: 1_000 });
  const stream = await person.follow();
  const turns = Array.from({ length: jobs / people }, (_, turn) => turn * people + place);
  await Promise.all(
    turns.map(async (turn) => {
      const { jobId } = await person.generate({ prompt: promptOf(turn), seed: String(turn) });
      const { job } = await stream.ended(jobId);
      if (job.status !== 'completed') throw new Error(`a job ended as ${job.status}: ${job.error?.message}`);
    }),
  );
  stream.stop();
}

/** Turns the pages of a gallery until it is told to stop; how long each page took in milliseconds. */
async function turnPages(person: Person, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const address = `/api/user/user-images?limit=${pageLimits.maxLimit}`;
  let cursor: string | null = null;
  while (!isOver()) {
    // Now and then the deepest page that can be asked for by number, which has to pass over all pictures
    // before it.
    const isNumbered = times.length % 10 === 9;
    const place = isNumbered ? `&page=${pageLimits.maxPage}` : cursor === null ? '' : `&cursor=${cursor}`;
    const startedAt = performance.now();
    const page = (await person.json(address + place)) as ImagePage;
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
await studio.ask('fillGallery', { userId: collector.userId, rows: pictures });

await studio.ask('watchLoop', null);
await setTimeout(quietMs);
const quiet = await studio.ask('loopDelay', null);

const readIdle = startIdleProcess();
await studio.ask('watchLoop', null);
let isOver = false;
const pages = turnPages(collector, () => isOver);
await runJobs(studio);
isOver = true;
const pageTimes = await pages;
const busy = await studio.ask('loopDelay', null);
const idle = await readIdle();
await studio.stop();

report(`The event loop during ${jobs} designs and gallery pages of a user with a million pictures`, [
  {
    name: 'delay, 99th percentile',
    value: busy.p99,
    unit: 'ms',
    bound: { atMost: 50 },
    comparedWith: `without work: ${round(quiet.p99)} ms; an idle process beside it: ${round(idle.p99)} ms`,
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
