import { expect, it } from 'vitest';
import { sampleUpscale } from '../testing/sample-upscale.ts';
import { laterUpscale, mergeUpscales } from './merge-upscales.ts';

const nothing = { items: {}, progress: {}, starts: {}, hidden: new Set<string>() };
const running = sampleUpscale({ id: 'a', status: 'processing', progress: 40 });
const done = sampleUpscale({ id: 'a', status: 'succeeded', progress: 100 });

it('does not restart an ended upscale or lower its progress', () => {
  expect(laterUpscale(done, running)).toBe(done);
  expect(laterUpscale(running, done)).toBe(done);
  expect(laterUpscale(running, { ...running, progress: 20 })).toBe(running);
  expect(laterUpscale(running, { ...running, progress: 60 }).progress).toBe(60);
});

it('shows the newest first, including those reported since the list was fetched', () => {
  const old = sampleUpscale({ id: 'old', timestamp: '2026-11-01T10:00:00.000Z' });
  const young = sampleUpscale({ id: 'young', timestamp: '2026-11-03T10:00:00.000Z' });
  const middle = sampleUpscale({ id: 'middle', timestamp: '2026-11-02T10:00:00.000Z' });
  const merged = mergeUpscales([middle, old], { ...nothing, items: { young } });
  expect(merged.map(({ id }) => id)).toEqual(['young', 'middle', 'old']);
});

it('knows when work on a queued one began', () => {
  const starts = { a: '2026-11-22T10:01:00.000Z' };
  expect(mergeUpscales([running], nothing)[0]?.startedAt).toBeNull();
  expect(mergeUpscales([running], { ...nothing, starts })[0]?.startedAt).toBe(starts.a);
});

it('applies progress events while it runs', () => {
  const progress = { a: { percent: 55, isMeasured: true } };
  expect(mergeUpscales([running], { ...nothing, progress })[0]).toMatchObject({
    progress: 55,
    isProgressMeasured: true,
  });
  expect(mergeUpscales([{ ...running, progress: 70 }], { ...nothing, progress })[0]?.progress).toBe(70);
  expect(mergeUpscales([done], { ...nothing, progress })[0]).toEqual(done);
});

it('drops missing and cancelled ones, and keeps failed ones', () => {
  const error = { code: 'cancelled', message: 'Cancelled.' } as const;
  const cancelled = sampleUpscale({ id: 'a', status: 'failed', error });
  const failed = sampleUpscale({
    id: 'a',
    status: 'failed',
    error: { code: 'engine_failed', message: 'It broke.' },
  });
  expect(mergeUpscales([running], { ...nothing, hidden: new Set(['a']) })).toEqual([]);
  expect(mergeUpscales([running], { ...nothing, items: { a: cancelled } })).toEqual([]);
  expect(mergeUpscales([running], { ...nothing, items: { a: failed } })).toEqual([failed]);
});
