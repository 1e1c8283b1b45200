import { expect, it } from 'vitest';
import { sampleJob, sampleProgress, sampleShortfall } from '#web/test-data/sample-job.ts';
import { announcementOf } from './announcement.ts';

const at = (percent: number) => sampleJob({ progress: sampleProgress({ percent }) });

it('announces the start of a job', () => {
  expect(announcementOf([], [sampleJob()])).toEqual({ kind: 'started' });
});

it('announces once that it is half done', () => {
  expect(announcementOf([at(40)], [at(55)])).toEqual({ kind: 'half' });
  expect(announcementOf([at(55)], [at(70)])).toBeNull();
});

it.each([
  ['completed', { kind: 'done' }],
  ['failed', { kind: 'failed' }],
  ['cancelled', { kind: 'cancelled', coins: 15 }],
] as const)('announces that it has %s', (status, announcement) => {
  expect(announcementOf([at(90)], [sampleJob({ status })])).toEqual(announcement);
});

it('announces how many of several were made', () => {
  const ended = sampleJob({ status: 'completed', settings: { count: 2 }, shortfall: sampleShortfall });
  expect(announcementOf([at(90)], [ended])).toEqual({
    kind: 'partly',
    isCancelled: false,
    made: 1,
    ordered: 2,
  });
  const shortfall = { ...sampleShortfall, reason: 'cancelled' } as const;
  expect(announcementOf([at(90)], [{ ...ended, shortfall }])).toEqual({
    kind: 'partly',
    isCancelled: true,
    made: 1,
    ordered: 2,
  });
});

it('announces an upscale as such', () => {
  const upscale = sampleJob({ tool: 'Upscaler' });
  expect(announcementOf([], [upscale])).toEqual({ kind: 'started', isUpscale: true });
  expect(announcementOf([upscale], [{ ...upscale, status: 'completed' }])).toEqual({
    kind: 'done',
    isUpscale: true,
  });
});

it('ignores jobs that had ended before the page was opened', () => {
  expect(announcementOf([], [sampleJob({ status: 'completed' })])).toBeNull();
});
