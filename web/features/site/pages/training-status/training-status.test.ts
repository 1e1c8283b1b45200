import { expect, test } from 'vitest';
import { inTraining, isKnownStatus, justReady, trainingPercent } from './training-status.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const style = (status: string, minutesAgo: number | null = null) => ({
  status,
  completedAt: minutesAgo === null ? null : new Date(now - minutesAgo * 60_000).toISOString(),
});

test('each status has its share of the bar; an unknown one has none', () => {
  expect(['pending', 'processing', 'ready', 'failed'].map(trainingPercent)).toEqual([10, 60, 100, 0]);
  expect(trainingPercent('paused')).toBeNull();
  expect(isKnownStatus('paused')).toBe(false);
  expect(isKnownStatus('toString')).toBe(false);
});

test('only pending and processing styles are listed as training', () => {
  const all = [style('pending'), style('processing'), style('ready', 5), style('failed'), style('paused')];
  expect(inTraining(all)).toEqual([all[0], all[1]]);
});

test('the last style that became ready within the hour is announced, while none is training', () => {
  const [older, newer] = [style('ready', 40), style('ready', 10)];
  expect(justReady([older, newer], now)).toBe(newer);
  expect(justReady([older, newer, style('pending')], now)).toBeNull();
  expect(justReady([style('ready', 60)], now)).not.toBeNull();
  expect(justReady([style('ready', 61), style('failed', 5), style('ready')], now)).toBeNull();
});
