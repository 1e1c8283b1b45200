/**
 * The cost of 500 jobs that wait for a slow engine: resident memory and threads of the whole server, before
 * the jobs start and while all of them wait. 25 users start 20 jobs each over HTTP. The provider, in its own
 * process, accepts every request and never finishes.
 *
 * Three ways of waiting: Replicate's engine with its usual eight calls, which it polls, while the other jobs
 * queue; the same with all 500 calls in progress; and OpenAI's engine, whose calls respond with the picture
 * itself, with 500 open connections.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '../contract/jobs.ts';
import { jobLimits } from '../contract/limits.ts';
import { type Client, signUp } from './harness/client.ts';
import type { RemoteEngineOptions } from './harness/options.ts';
import { promptOf } from './harness/prompts.ts';
import { type ProviderKind, startProvider } from './harness/provider.ts';
import { residentMegabytes, threadsOf } from './harness/resident-memory.ts';
import { openStudio } from './harness/studio.ts';
import { type Figure, report, round } from './measure.ts';

const jobs = 500;
const userCount = jobs / jobLimits.maxActivePerUser;
const boundMegabytes = 100;
/**
 * Jobs started and cancelled before the measurement, so that code is compiled and only waiting is measured.
 */
const warmUps = 60;
const settleMs = 10_000;

async function submit(clients: readonly Client[], count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += clients.length) {
    const answers = clients
      .slice(0, count - at)
      .map((client, place) => client.generate({ prompt: promptOf(at + place), variant: 'Genesys 1.0' }));
    for (const { jobId } of await Promise.all(answers)) ids.push(jobId);
  }
  return ids;
}

async function jobsOf(clients: readonly Client[]): Promise<Job[]> {
  const lists = await Promise.all(clients.map((client) => client.json('/api/jobs')));
  return (lists as { jobs: Job[] }[]).flatMap((list) => list.jobs);
}

async function cancelAll(clients: readonly Client[]): Promise<void> {
  for (const client of clients) {
    const { jobs: own } = (await client.json('/api/jobs')) as { jobs: Job[] };
    for (const { id, finishedAt } of own) {
      if (finishedAt === null) await client.request(`/api/jobs/${id}/cancel`, { method: 'POST' });
    }
  }
}

/** Resolves when every job is claimed by a worker. */
async function untilClaimed(clients: readonly Client[], count: number): Promise<void> {
  for (;;) {
    const taken = (await jobsOf(clients)).filter(({ status }) => status === 'processing');
    if (taken.length === count) return;
    await wait(500);
  }
}

async function measure(
  name: string,
  provider: ProviderKind,
  engine: Omit<RemoteEngineOptions, 'origin'>,
): Promise<Figure[]> {
  const { origin, stop } = await startProvider(provider);
  const studio = await openStudio({ engine: { ...engine, origin } });
  try {
    const clients: Client[] = [];
    for (let client = 0; client < userCount; client += 1) clients.push(await signUp(studio.origin));
    await submit(clients, warmUps);
    await cancelAll(clients);
    await wait(settleMs);
    const before = { megabytes: residentMegabytes(studio.pid), threads: threadsOf(studio.pid) };
    await submit(clients, jobs);
    await untilClaimed(clients, jobs);
    await wait(settleMs);
    const megabytes = residentMegabytes(studio.pid) - before.megabytes;
    const threads = threadsOf(studio.pid) - before.threads;
    return [
      {
        name: `${name}: memory`,
        value: megabytes,
        unit: 'MB',
        bound: { atMost: boundMegabytes },
        comparedWith: `before: ${round(before.megabytes)} MB`,
      },
      {
        name: `${name}: threads`,
        value: threads,
        unit: '',
        bound: { atMost: 4 },
        comparedWith: `before: ${before.threads}`,
      },
    ];
  } finally {
    // An orderly stop would wait for the jobs.
    process.kill(studio.pid, 'SIGKILL');
    await stop();
  }
}

report(`${jobs} jobs waiting for a slow engine`, [
  ...(await measure('8 calls in progress, 492 jobs queued', 'endless', {
    kind: 'replicate',
    concurrency: null,
  })),
  ...(await measure('500 calls in progress, polled', 'endless', { kind: 'replicate', concurrency: jobs })),
  ...(await measure('500 calls in progress, open connections', 'silent', {
    kind: 'openai',
    concurrency: jobs,
  })),
]);
process.exit(0);
