/**
 * What five hundred jobs cost that wait for a slow engine: resident memory and threads of the whole server,
 * before they are pressed and while all of them wait. Twenty-five people press twenty times each, over HTTP.
 * The provider takes everything and never comes to an end; it is a process of its own.
 *
 * Three ways of waiting: as the engine for Replicate is, with eight calls under way that it asks about again
 * and again and all others in line for their turn; the same with all five hundred under way; and an engine
 * whose calls are answered with the picture itself, OpenAI's, with five hundred connections that stay open.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '../contract/jobs.ts';
import { jobLimits } from '../contract/limits.ts';
import type { ElsewhereEngine } from './harness/options.ts';
import { type Person, signUp } from './harness/person.ts';
import { promptOf } from './harness/prompts.ts';
import { type ProviderKind, startProvider } from './harness/provider.ts';
import { residentMegabytes, threadsOf } from './harness/resident-memory.ts';
import { openStudio } from './harness/studio.ts';
import { type Figure, report, round } from './measure.ts';

const jobs = 500;
const people = jobs / jobLimits.maxActivePerUser;
const boundMegabytes = 100;
/**
 * What was pressed and cancelled before, so that nothing is measured but waiting: its code is compiled then.
 */
const warmUps = 60;
const settleMs = 10_000;

async function press(persons: readonly Person[], count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += persons.length) {
    const answers = persons
      .slice(0, count - at)
      .map((person, place) => person.generate({ prompt: promptOf(at + place), variant: 'Genesys 1.0' }));
    for (const { jobId } of await Promise.all(answers)) ids.push(jobId);
  }
  return ids;
}

async function jobsOf(persons: readonly Person[]): Promise<Job[]> {
  const lists = await Promise.all(persons.map((person) => person.json('/api/jobs')));
  return (lists as { jobs: Job[] }[]).flatMap((list) => list.jobs);
}

async function cancelAll(persons: readonly Person[]): Promise<void> {
  for (const person of persons) {
    const { jobs: own } = (await person.json('/api/jobs')) as { jobs: Job[] };
    for (const { id, finishedAt } of own) {
      if (finishedAt === null) await person.request(`/api/jobs/${id}/cancel`, { method: 'POST' });
    }
  }
}

/** Resolves when every job is in a worker's hands. */
async function untilTaken(persons: readonly Person[], count: number): Promise<void> {
  for (;;) {
    const taken = (await jobsOf(persons)).filter(({ status }) => status === 'processing');
    if (taken.length === count) return;
    await wait(500);
  }
}

async function measure(
  name: string,
  provider: ProviderKind,
  engine: Omit<ElsewhereEngine, 'origin'>,
): Promise<Figure[]> {
  const { origin, stop } = await startProvider(provider);
  const studio = await openStudio({ engine: { ...engine, origin } });
  try {
    const persons: Person[] = [];
    for (let person = 0; person < people; person += 1) persons.push(await signUp(studio.origin));
    await press(persons, warmUps);
    await cancelAll(persons);
    await wait(settleMs);
    const before = { megabytes: residentMegabytes(studio.pid), threads: threadsOf(studio.pid) };
    await press(persons, jobs);
    await untilTaken(persons, jobs);
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
    // Nothing but time would end what waits.
    process.kill(studio.pid, 'SIGKILL');
    await stop();
  }
}

report(`${jobs} jobs that wait for a slow engine`, [
  ...(await measure('8 under way, 492 in line', 'endless', { kind: 'replicate', concurrency: null })),
  ...(await measure('500 under way, asked about', 'endless', { kind: 'replicate', concurrency: jobs })),
  ...(await measure('500 under way, connections open', 'silent', { kind: 'openai', concurrency: jobs })),
]);
process.exit(0);
