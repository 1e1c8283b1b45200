import { expect, it } from 'vitest';
import { sampleJob, sampleProgress } from '#web/test-data/sample-job.ts';
import { percentOf, stepOf } from './use-progress-text.ts';

const working = (fields: Parameters<typeof sampleProgress>[0]) =>
  sampleJob({ progress: sampleProgress({ step: 'working', ...fields }) });
const shown = (job: ReturnType<typeof sampleJob>) => [percentOf(job), stepOf(job, job.progress.step)];

it('says 0 % and that it starts until an engine that reports its progress has', () => {
  expect(shown(working({ kind: 'measured', percent: null }))).toEqual([0, 'starting']);
  expect(shown(working({ kind: 'measured', percent: 0 }))).toEqual([0, 'starting']);
  expect(shown(working({ kind: 'measured', percent: 1 }))).toEqual([1, 'working']);
});

it('says so of a running job whose last known step is the queue, but not of a design that waits', () => {
  const running = working({ kind: 'measured', percent: null, step: 'queued' });
  expect(shown(running)).toEqual([0, 'starting']);
  expect(shown(working({ kind: 'estimated', percent: null, step: 'queued' }))).toEqual([null, 'working']);
  expect(stepOf(working({ kind: 'measured', percent: 0, step: 'scene' }), 'queued')).toBe('queued');
});

it('shows no percentage of an engine that reports none', () => {
  expect(shown(working({ kind: 'estimated', percent: null }))).toEqual([null, 'working']);
});

it('says of a queued job only that', () => {
  const queued = { ...working({ kind: 'measured', percent: null }), status: 'queued' as const };
  expect(shown(queued)).toEqual([null, 'queued']);
});

it('names the work of an upscale', () => {
  const upscale = { ...working({ kind: 'measured', percent: 33 }), tool: 'Upscaler' as const };
  expect(shown(upscale)).toEqual([33, 'enlarging']);
});
