import { expect, it } from 'vitest';
import { sampleJob, sampleShortfall } from '#web/test-data/sample-job.ts';
import { failureOfJob } from './failure.ts';

it('distinguishes a policy violation from a failed engine', () => {
  const refused = sampleJob({
    status: 'failed',
    error: { code: 'content_policy', message: 'content policy' },
  });
  const broken = sampleJob({ status: 'failed', error: { code: 'engine_failed', message: 'no answer' } });
  expect(failureOfJob(refused).kind).toBe('policy');
  expect(failureOfJob(broken).kind).toBe('failed');
  // Other settings do not help if only the operator can fix it.
  const waiting = sampleJob({ status: 'failed', error: { code: 'engine_not_ready', message: 'no key' } });
  expect(failureOfJob(waiting).kind).toBe('notReady');
});

it('keeps what can be sent again', () => {
  expect(failureOfJob(sampleJob({ status: 'failed' }))).toMatchObject({
    jobId: 'job-1',
    isFree: true,
    draft: { prompt: 'a shark' },
  });
});

it('of some missing pictures sends again only those, and has a tile of its own', () => {
  const shortfall = { ...sampleShortfall, made: 1, missing: 3, reason: 'content_policy' } as const;
  const failure = failureOfJob(sampleJob({ status: 'completed', settings: { count: 4 }, shortfall }));
  expect(failure).toMatchObject({
    kind: 'policy',
    partly: { made: 1, ordered: 4, tile: 'job-1/missing' },
    again: { failedJobId: 'job-1', tile: 'job-1/missing', draft: { settings: { count: 3 } } },
  });
});

it('recognises an upscale, which another form retries', () => {
  const failed = sampleJob({ status: 'failed', tool: 'Upscaler' });
  expect(failureOfJob(failed)).toMatchObject({ isUpscale: true, draft: null, again: null, isFree: true });
});
