import type { Job } from '#contract/jobs.ts';
import { isActive } from '#contract/jobs.ts';

/** The documented fallback while the event stream is down. Pauses are in milliseconds. */
export const pollRules = {
  firstMs: 3_000,
  /** Above 80 %, above 50 %, and below. */
  soonMs: 2_000,
  middleMs: 3_000,
  lateMs: 4_000,
  lostMs: 5_000,
  brokenMs: 8_000,
  maxRetries: 3,
  maxPolls: 120,
} as const;

/** Why polling has given up; each is the key of its sentence. */
export type PollProblem = 'timeout' | 'lost' | 'disconnected';

/** One answer about a job. `absent`: the server does not know it. */
export type PollAnswer = { readonly job: Job } | 'absent' | 'broken';

export interface PollEnvironment {
  ask(): Promise<PollAnswer>;
  /** Calls back after a pause. Returns its cancel function. */
  wait(then: () => void, ms: number): () => void;
  onJob(job: Job): void;
  onProblem(problem: PollProblem): void;
}

/**
 * Asks for a job until it has ended. One that the server does not know, and answers that do not come, are
 * asked for again three times. Returns a function that stops.
 */
export function pollJob({ ask, wait, onJob, onProblem }: PollEnvironment): () => void {
  let polls = 0;
  const failed = { absent: 0, broken: 0 };
  let isStopped = false;
  let cancel = wait(poll, pollRules.firstMs);

  function poll(): void {
    polls += 1;
    void ask().then((answer) => {
      if (!isStopped) receive(answer);
    });
  }

  function receive(answer: PollAnswer): void {
    if (typeof answer === 'object') {
      failed.absent = 0;
      failed.broken = 0;
      onJob(answer.job);
      if (isActive(answer.job.status)) again(pauseFor(answer.job.progress.percent ?? 0));
      return;
    }
    failed[answer] += 1;
    if (failed[answer] > pollRules.maxRetries) onProblem(answer === 'absent' ? 'lost' : 'disconnected');
    else again(answer === 'absent' ? pollRules.lostMs : pollRules.brokenMs);
  }

  function again(ms: number): void {
    if (polls >= pollRules.maxPolls) onProblem('timeout');
    else cancel = wait(poll, ms);
  }

  return () => {
    isStopped = true;
    cancel();
  };
}

function pauseFor(percent: number): number {
  if (percent > 80) return pollRules.soonMs;
  return percent > 50 ? pollRules.middleMs : pollRules.lateMs;
}
