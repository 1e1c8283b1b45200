import { describe, expect, it } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { sampleJob, sampleShortfall } from '#web/test-data/sample-job.ts';
import { aspectOf, designsIn, foundFeed, stageFeed } from './stage-feed.ts';

const now = Date.parse('2026-05-01T10:10:00.000Z');
const none: ReadonlySet<string> = new Set();
const feed = (input: Partial<Parameters<typeof stageFeed>[0]>) =>
  stageFeed({ images: [], jobs: [], dismissed: none, now, ...input });
const shown = (items: ReturnType<typeof stageFeed>) => items.map((item) => `${item.kind} ${item.key}`);

describe('the grid of the studio', () => {
  it('shows running jobs before older pictures', () => {
    expect(shown(feed({ images: [sampleImage()], jobs: [sampleJob()] }))).toEqual([
      'running job-1',
      'image image-1',
    ]);
  });

  it('leaves upscales to their history, and shows their results', () => {
    const upscale = sampleJob({ tool: 'Upscaler' });
    expect(feed({ jobs: [upscale, { ...upscale, id: 'failed', status: 'failed' }] })).toEqual([]);
    const image = sampleImage({ jobId: upscale.id, tool: 'Upscaler' });
    expect(shown(feed({ images: [image], jobs: [{ ...upscale, status: 'completed' }] }))).toEqual([
      `image ${upscale.id}`,
    ]);
  });

  it('gives a job’s picture the place and key of the job', () => {
    const first = sampleJob({ id: 'first', createdAt: '2026-05-01T10:00:00.000Z', status: 'completed' });
    const second = sampleJob({ id: 'second', createdAt: '2026-05-01T10:01:00.000Z' });
    const image = sampleImage({ jobId: 'first', createdAt: '2026-05-01T10:02:00.000Z' });
    expect(shown(feed({ images: [image], jobs: [second, first] }))).toEqual([
      'running second',
      'image first',
    ]);
  });

  it('shows a picture once while its job still appears to run', () => {
    const image = sampleImage({ jobId: 'job-1' });
    expect(shown(feed({ images: [image], jobs: [sampleJob()] }))).toEqual(['image job-1']);
  });

  it('gives several pictures of a job different keys', () => {
    const images = [sampleImage({ id: 'a', jobId: 'job-1' }), sampleImage({ id: 'b', jobId: 'job-1' })];
    expect(shown(feed({ images }))).toEqual(['image job-1', 'image b']);
  });

  it('shows a failure until it is dismissed', () => {
    const jobs = [sampleJob({ status: 'failed' })];
    expect(shown(feed({ jobs }))).toEqual(['failed job-1']);
    expect(feed({ jobs, dismissed: new Set(['job-1']) })).toEqual([]);
  });

  it('shows what is missing of a group after its designs, until it is dismissed', () => {
    const images = [0, 1].map((at) => sampleImage({ id: `image-${at}`, jobId: 'job-1' }));
    const shortfall = { ...sampleShortfall, made: 2, missing: 2 };
    const jobs = [sampleJob({ status: 'completed', settings: { count: 4 }, shortfall })];
    expect(shown(feed({ images, jobs }))).toEqual(['designs job-1', 'failed job-1/missing']);
    expect(shown(feed({ images, jobs, dismissed: new Set(['job-1/missing']) }))).toEqual(['designs job-1']);
    // Choosing among the designs says nothing about the others.
    const [first] = images.slice(0, 1);
    expect(shown(feed({ images: first ? [first] : [], jobs }))).toEqual([
      'image job-1',
      'failed job-1/missing',
    ]);
  });

  it('shows no failure of yesterday, and no cancelled job', () => {
    const old = sampleJob({ status: 'failed', createdAt: '2026-04-30T10:00:00.000Z' });
    expect(feed({ jobs: [old, sampleJob({ id: 'x', status: 'cancelled' })] })).toEqual([]);
  });

  it('does not restore a finished job’s picture that was deleted', () => {
    const job = sampleJob({ status: 'completed', images: [sampleImage({ jobId: 'job-1' })] });
    expect(feed({ jobs: [job] })).toEqual([]);
  });
});

describe('several designs of one generation', () => {
  const images = ['a', 'b', 'c', 'd'].map((id) => sampleImage({ id, jobId: 'job-1' }));
  const done = sampleJob({ status: 'completed', settings: { count: 4 } });

  it('are together in the place of their job, to choose from', () => {
    const [item, ...others] = feed({ images, jobs: [done] });
    expect(item).toMatchObject({ kind: 'designs', key: 'job-1', images });
    expect(others).toEqual([]);
  });

  it('keep the running job’s places until all have arrived', () => {
    const running = sampleJob({ settings: { count: 4 } });
    expect(shown(feed({ images: images.slice(0, 2), jobs: [running] }))).toEqual(['running job-1']);
    expect(feed({ jobs: [running] }).map(designsIn)).toEqual([4]);
  });

  it('are ordinary pictures once one is left, or all were kept', () => {
    expect(shown(feed({ images: images.slice(2, 3), jobs: [done] }))).toEqual(['image job-1']);
    expect(shown(feed({ images, jobs: [done], dismissed: new Set(['job-1']) }))).toEqual([
      'image job-1',
      'image b',
      'image c',
      'image d',
    ]);
  });
});

describe('shapes', () => {
  it('reserves the shape of the job’s picture', () => {
    expect(
      aspectOf({ kind: 'running', key: 'k', job: sampleJob({ settings: { aspectRatio: '9:16' } }) }),
    ).toBe(9 / 16);
  });

  it('uses the real shape of a picture', () => {
    const image = sampleImage({ width: 1000, height: 500 });
    expect(aspectOf({ kind: 'image', key: 'k', image })).toBe(2);
  });
});

describe('search results', () => {
  it('keep their order below running jobs; ended ones are ordinary pictures', () => {
    const images = [sampleImage({ id: 'old', jobId: 'done' }), sampleImage({ id: 'new', jobId: 'job-1' })];
    const jobs = [
      sampleJob({ id: 'job-1' }),
      sampleJob({ id: 'job-2' }),
      sampleJob({ id: 'done', status: 'completed' }),
      sampleJob({ id: 'failed', status: 'failed' }),
    ];
    expect(shown(foundFeed(images, jobs))).toEqual(['running job-2', 'image old', 'image new']);
  });
});
