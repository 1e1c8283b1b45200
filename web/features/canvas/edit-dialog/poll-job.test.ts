import { expect, test } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { sampleJob, sampleProgress } from '#web/test-data/sample-job.ts';
import { type PollAnswer, type PollProblem, pollJob, pollRules } from './poll-job.ts';

/** Polls with these answers in turn, the last one for ever. Runs until nothing waits or `rounds` are over. */
async function run(answers: readonly PollAnswer[], rounds = 200) {
  const pauses: number[] = [];
  const jobs: Job[] = [];
  const problems: PollProblem[] = [];
  let waiting: (() => void) | null = null;
  let asked = 0;
  const stop = pollJob({
    ask: async () => {
      asked += 1;
      return answers[Math.min(asked, answers.length) - 1] ?? 'broken';
    },
    wait(then, ms) {
      pauses.push(ms);
      waiting = then;
      return () => {
        waiting = null;
      };
    },
    onJob: (job) => jobs.push(job),
    onProblem: (problem) => problems.push(problem),
  });
  for (let round = 0; round < rounds && waiting !== null; round += 1) {
    const then: () => void = waiting;
    waiting = null;
    then();
    await Promise.resolve();
    await Promise.resolve();
  }
  return { pauses, jobs, problems, asked: () => asked, stop };
}

const at = (percent: number): PollAnswer => ({
  job: sampleJob({ status: 'processing', progress: sampleProgress({ percent }) }),
});
const done: PollAnswer = { job: sampleJob({ status: 'completed' }) };

test('the first question comes after three seconds, later ones sooner the nearer the end is', async () => {
  const { pauses, jobs, problems } = await run([at(50), at(51), at(80), at(81), done]);
  expect(pauses).toEqual([3_000, 4_000, 3_000, 3_000, 2_000]);
  expect(jobs.at(-1)?.status).toBe('completed');
  expect(problems).toEqual([]);
});

test('a job that the server does not know is asked for three times more, then lost', async () => {
  const { pauses, problems } = await run(['absent']);
  expect(pauses).toEqual([3_000, 5_000, 5_000, 5_000]);
  expect(problems).toEqual(['lost']);
});

test('three broken answers in a row are borne, the fourth is the end', async () => {
  const { pauses, problems } = await run(['broken', 'broken', 'broken', at(10), 'broken']);
  expect(pauses).toEqual([3_000, 8_000, 8_000, 8_000, 4_000, 8_000, 8_000, 8_000]);
  expect(problems).toEqual(['disconnected']);
});

test('after 120 questions polling gives up', async () => {
  const { asked, problems } = await run([at(10)]);
  expect(asked()).toBe(pollRules.maxPolls);
  expect(problems).toEqual(['timeout']);
});

test('once stopped nothing is reported', async () => {
  const jobs: Job[] = [];
  const answer = Promise.withResolvers<PollAnswer>();
  let poll: () => void = () => undefined;
  const stop = pollJob({
    ask: () => answer.promise,
    wait(then) {
      poll = then;
      return () => undefined;
    },
    onJob: (job) => jobs.push(job),
    onProblem: () => undefined,
  });
  poll();
  stop();
  answer.resolve(done);
  await answer.promise;
  expect(jobs).toEqual([]);
});
