import { expect, it } from 'vitest';
import { sampleJob } from '#web/test-data/sample-job.ts';
import { failureOfJob } from './failure.ts';

it('tells content that is not allowed from an engine that failed', () => {
  const refused = sampleJob({
    status: 'failed',
    error: { code: 'content_policy', message: 'content policy' },
  });
  const broken = sampleJob({ status: 'failed', error: { code: 'engine_failed', message: 'no answer' } });
  expect(failureOfJob(refused).kind).toBe('policy');
  expect(failureOfJob(broken).kind).toBe('failed');
  // What only the operator can mend is no matter of other settings.
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

it('knows an enlargement, which another form sends again', () => {
  const failed = sampleJob({ status: 'failed', variant: 'Upscaler' });
  expect(failureOfJob(failed)).toMatchObject({ isUpscale: true, draft: null, again: null, isFree: true });
});
