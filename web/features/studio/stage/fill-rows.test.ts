import { expect, it } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { sampleJob } from '#web/test-data/sample-job.ts';
import { fillRows } from './fill-rows.ts';
import type { FeedItem } from './stage-feed.ts';

const single = (id: string): FeedItem => ({ kind: 'image', key: id, image: sampleImage({ id }) });
const running = (key: string, count: 1 | 2 | 4): FeedItem => ({
  kind: 'running',
  key,
  job: sampleJob({ id: key, settings: { count } }),
});
const keys = (items: FeedItem[], columns: number) =>
  fillRows(items, columns)
    .map(({ key }) => key)
    .join('');

it('moves an older picture up beside a newer one, above a group', () => {
  const items = [single('n'), running('G', 4), single('a'), single('b')];
  expect(keys(items, 2)).toBe('naGb');
  expect(keys(items, 3)).toBe('nabG');
});

it('moves as many as the row takes, and none into a whole row', () => {
  const items = [single('n'), single('m'), running('G', 4), single('a'), single('b')];
  expect(keys(items, 2)).toBe('nmGab');
  expect(keys(items, 3)).toBe('nmaGb');
  expect(keys([running('G', 4), single('a')], 3)).toBe('Ga');
});

it('leaves a hole where no older picture is left, or one column has none', () => {
  expect(keys([single('n'), running('G', 4)], 2)).toBe('nG');
  expect(keys([single('n'), running('G', 4), single('a')], 1)).toBe('nGa');
});

it('never moves running jobs, nor other groups', () => {
  expect(keys([running('r', 1), running('G', 4), running('H', 2), single('a')], 2)).toBe('raGH');
});
