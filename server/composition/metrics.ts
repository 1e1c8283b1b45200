import type { EnginesDeps } from '../features/engines/engines.ts';
import type { Jobs, JobsDeps } from '../features/jobs/jobs.ts';
import type { Clock } from '../platform/clock.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Counts the jobs that end in this process, and the coins that they cost. */
export function jobMetrics(metrics: Metrics): NonNullable<JobsDeps['onEnded']> {
  const ended = metrics.counter({
    name: 'adventure_jobs_total',
    help: 'Jobs that have ended, by tool and outcome: completed, failed or cancelled',
    labelNames: ['tool', 'outcome'],
  });
  const coins = metrics.counter({
    name: 'adventure_coins_spent_total',
    help: 'Coins that completed jobs have cost',
    labelNames: ['tool'],
  });
  return ({ tool, status, cost }) => {
    if (tool === null) return;
    ended.inc({ tool, outcome: status });
    if (status === 'completed' && cost > 0) coins.inc({ tool }, cost);
  };
}

/** Measures the calls of this process that left the machine. */
export function engineMetrics(metrics: Metrics): NonNullable<EnginesDeps['onCall']> {
  const calls = metrics.counter({
    name: 'adventure_engine_calls_total',
    help: 'Calls of remote engines by outcome: done, aborted, or why they failed',
    labelNames: ['engine', 'operation', 'outcome'],
  });
  const durations = metrics.histogram({
    name: 'adventure_engine_call_duration_seconds',
    help: 'Time of successful calls of remote engines',
    labelNames: ['engine', 'operation'],
    buckets: [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300, 900],
  });
  return ({ engine, operation, outcome, ms }) => {
    calls.inc({ engine, operation, outcome });
    if (outcome === 'done') durations.observe({ engine, operation }, ms / 1_000);
  };
}

/** How long one answer of the database serves several gauges of a scrape. */
const sharedMs = 1_000;

/** Shows what waits, of all processes. Read on request. */
export function observeQueue(
  metrics: Metrics,
  { jobs, clock }: { jobs: Pick<Jobs, 'overview'>; clock: Clock },
): void {
  let answer: ReturnType<Jobs['overview']['waiting']> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  const read = () => {
    if (answer === undefined || performance.now() - askedAt > sharedMs) {
      askedAt = performance.now();
      answer = jobs.overview.waiting();
    }
    return answer;
  };
  metrics.gauge({
    name: 'adventure_jobs_waiting',
    help: 'Jobs that wait for a worker',
    async collect() {
      this.set((await read()).waiting);
    },
  });
  metrics.gauge({
    name: 'adventure_jobs_running',
    help: 'Jobs that a worker works on',
    async collect() {
      this.set((await read()).running);
    },
  });
  metrics.gauge({
    name: 'adventure_oldest_waiting_job_seconds',
    help: 'Age of the job that has waited longest; 0 if none waits',
    async collect() {
      const { oldestWaitingAt } = await read();
      this.set(oldestWaitingAt === null ? 0 : (clock.now().getTime() - oldestWaitingAt.getTime()) / 1_000);
    },
  });
}
