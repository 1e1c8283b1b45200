import { expect, it } from 'vitest';
import * as z from 'zod';
import { type Feature, startStop } from '../feature.ts';
import { systemClock } from '../platform/clock.ts';
import { defineJob, type Handler, type Job } from '../platform/queue/queue.ts';
import { startFeatures, stopFeatures } from './run-features.ts';

const tidy = defineJob('tidy', z.object({}));

/** Features and a queue that record calls. */
function createWorld() {
  const done: string[] = [];
  const handlers = new Map<string, () => Promise<unknown>>();
  const feature = (name: string): Feature => ({
    name,
    jobs: () => void done.push(`${name} jobs`),
    ...startStop(async () => {
      done.push(`${name} start`);
      return async () => void done.push(`${name} stop`);
    }),
    recover: async () => void done.push(`${name} recover`),
    sweep: async () => void done.push(`${name} sweep`),
  });
  const queue = {
    work<Payload extends object>({ name, payload }: Job<Payload>, handler: Handler<Payload>) {
      const { signal } = new AbortController();
      handlers.set(name, () => handler({ id: '1', payload: payload.parse({}), attempt: 1, signal }));
    },
    schedule: (job: { name: string }, cron: string) => void done.push(`${job.name} at ${cron}`),
    start: async ({ workers }: { workers?: boolean } = {}) => void done.push(`queue start ${workers}`),
    stop: async ({ graceMs }: { graceMs?: number } = {}) => void done.push(`queue stop ${graceMs}`),
  };
  const features: Feature[] = [
    feature('base'),
    { name: 'clock', schedules: [{ job: tidy, cron: '1 * * * *' }] },
    feature('user'),
  ];
  return { done, features, handlers, queue };
}

it('starts features in order, then the queue, and then recovers', async () => {
  const { done, features, queue } = createWorld();
  await startFeatures(features, queue, systemClock, { isWorker: true });
  expect(done).toEqual([
    'base start',
    'user start',
    'base jobs',
    'tidy at 1 * * * *',
    'user jobs',
    'sweep at 41 * * * *',
    'queue start true',
    'base recover',
    'user recover',
  ]);
});

it('does not recover in a process without workers', async () => {
  const { done, features, queue } = createWorld();
  await startFeatures(features, queue, systemClock, { isWorker: false });
  expect(done.at(-1)).toBe('queue start false');
});

it('stops the queue first, and then the features in reverse order', async () => {
  const { done, features, queue } = createWorld();
  await startFeatures(features, queue, systemClock, { isWorker: true });
  done.length = 0;
  await stopFeatures(features, queue, 50);
  expect(done).toEqual(['queue stop 50', 'user stop', 'base stop']);
});

it('sweeps every feature', async () => {
  const { done, features, handlers, queue } = createWorld();
  await startFeatures(features, queue, systemClock, { isWorker: true });
  done.length = 0;
  await handlers.get('sweep')?.();
  expect(done).toEqual(['base sweep', 'user sweep']);
});
