import * as z from 'zod';
import type { Feature, FeatureProcess } from '../feature.ts';
import type { Clock } from '../platform/clock.ts';
import { defineJob, type Queue } from '../platform/queue/queue.ts';

type FeatureQueue = Pick<Queue, 'work' | 'schedule' | 'start' | 'stop'>;

const sweep = defineJob('sweep', z.object({}));

/** Starts the features in order, and then the queue with their jobs and schedules. */
export async function startFeatures(
  features: readonly Feature[],
  queue: FeatureQueue,
  clock: Clock,
  process: FeatureProcess,
): Promise<void> {
  for (const feature of features) await feature.start?.(process);
  for (const feature of features) {
    feature.jobs?.(queue);
    for (const { job, cron } of feature.schedules ?? []) queue.schedule(job, cron, {});
  }
  queue.work(sweep, async () => {
    for (const feature of features) await feature.sweep?.(clock.now());
  });
  queue.schedule(sweep, '41 * * * *', {});
  await queue.start({ workers: process.isWorker });
  if (!process.isWorker) return;
  for (const feature of features) await feature.recover?.();
}

/** Finishes or hands back running jobs within `graceMs`, then stops the features in reverse order. */
export async function stopFeatures(
  features: readonly Feature[],
  queue: FeatureQueue,
  graceMs: number,
): Promise<void> {
  await queue.stop({ graceMs });
  for (const feature of features.toReversed()) await feature.stop?.();
}
