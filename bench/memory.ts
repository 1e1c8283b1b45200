/**
 * Resident memory of the whole server in use: `node server/main.ts` as it is, on the embedded database, with
 * the built-in engine. Two users at a time sign up, spend their coins on designs, view the gallery, load the
 * pictures and leave; the next ones follow. Sampled every 30 seconds; the slope of the second half shows
 * growth.
 *
 *     npm run bench -- memory --minutes=10
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ImagePage } from '../contract/images.ts';
import { coinLimits } from '../contract/limits.ts';
import { tools } from '../contract/tools.ts';
import { signUp } from './harness/client.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { startMain } from './harness/main-server.ts';
import { promptOf } from './harness/prompts.ts';
import { emptyNodeMegabytes, residentMegabytes } from './harness/resident-memory.ts';
import { alignColumns, median, report, round } from './measure.ts';

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(options.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');

const usersAtOnce = 2;
const designsPerUser = Math.floor(coinLimits.signupCoins / tools.Thumbnail.coins);
/** A shorter run is only warm-up and has no meaningful slope. */
const shortestForSlopeMinutes = 2;
/** Every 30 seconds, more often in a short run so that it has a slope. */
const sampleEveryMs = Math.min(30_000, (minutes * 60_000) / 10);

interface Sample {
  seconds: number;
  megabytes: number;
  designs: number;
}

interface Work {
  designs: number;
  isOver: boolean;
}

/** Simulates one user after the other. */
async function useStudio(origin: string, work: Work): Promise<void> {
  while (!work.isOver) {
    const client = await signUp(origin);
    const stream = await client.openEvents();
    for (let turn = 0; turn < designsPerUser && !work.isOver; turn += 1) {
      const { jobId } = await client.generate({ prompt: promptOf(work.designs) });
      const { job } = await stream.ended(jobId);
      if (job.status !== 'completed') throw new Error(`a job ended as ${job.status}: ${job.error?.message}`);
      work.designs += 1;
    }
    const page = (await client.json('/api/user/user-images?limit=50')) as ImagePage;
    for (const { url, thumbnailUrl } of page.images) {
      for (const address of [thumbnailUrl, url]) await (await client.request(address)).arrayBuffer();
    }
    stream.stop();
    await client.request('/api/auth/logout', { method: 'POST' });
  }
}

async function watch(pid: number, work: Work): Promise<Sample[]> {
  const startedAt = performance.now();
  const samples: Sample[] = [];
  while (performance.now() - startedAt < minutes * 60_000) {
    await setTimeout(sampleEveryMs);
    const seconds = (performance.now() - startedAt) / 1_000;
    samples.push({ seconds, megabytes: residentMegabytes(pid), designs: work.designs });
  }
  return samples;
}

/** Returns megabytes per minute, by least squares. */
function slope(samples: readonly Sample[]): number {
  const meanOf = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [x, y] = [meanOf((sample) => sample.seconds), meanOf((sample) => sample.megabytes)];
  const above = meanOf((sample) => (sample.seconds - x) * (sample.megabytes - y));
  return (60 * above) / meanOf((sample) => (sample.seconds - x) ** 2);
}

const folder = makeDataFolder();
// The process that creates the database keeps some of the memory for it; most servers start on an existing
// one.
await (await startMain(folder.path)).stop();
const server = await startMain(folder.path);
try {
  await setTimeout(2_000);
  const atRest = residentMegabytes(server.pid);
  const work: Work = { designs: 0, isOver: false };
  const users = Promise.all(Array.from({ length: usersAtOnce }, () => useStudio(server.origin, work)));
  const samples = await Promise.race([watch(server.pid, work), users.then(() => [])]);
  work.isOver = true;
  await users;
  const rows = samples.map(({ seconds, megabytes, designs }) => [
    `${Math.round(seconds)} s`,
    `${round(megabytes)} MB`,
    `${designs} designs`,
  ]);
  console.log(`\n${alignColumns([['after', 'resident', ''], ...rows])}`);
  const secondHalf = samples.slice(samples.length >> 1);
  report(`Resident memory of the whole server during ${minutes} minutes of use`, [
    {
      name: 'at the end',
      value: samples.at(-1)?.megabytes ?? Number.NaN,
      unit: 'MB',
      comparedWith: `after start-up: ${round(atRest)} MB; empty Node process: ${round(await emptyNodeMegabytes())} MB`,
    },
    {
      name: 'median of the second half',
      value: median(secondHalf.map(({ megabytes }) => megabytes)),
      unit: 'MB',
    },
    { name: 'maximum', value: Math.max(...samples.map(({ megabytes }) => megabytes)), unit: 'MB' },
    ...(minutes < shortestForSlopeMinutes
      ? []
      : [{ name: 'growth in the second half', value: slope(secondHalf), unit: 'MB/min' }]),
  ]);
} finally {
  await server.stop();
  folder.remove();
}
