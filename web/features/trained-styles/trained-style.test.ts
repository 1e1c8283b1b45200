import { expect, test } from 'vitest';
import {
  inTraining,
  isKnownStatus,
  justReady,
  readyStyles,
  shownInTraining,
  trainingPercent,
} from './trained-style.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const style = (status: string, minutesAgo: number | null = null) => ({
  status,
  completedAt: minutesAgo === null ? null : new Date(now - minutesAgo * 60_000).toISOString(),
});

test('each status has a percentage; an unknown one has none', () => {
  const statuses = ['pending', 'processing', 'ready', 'failed'];
  expect(statuses.map((status) => trainingPercent({ status }))).toEqual([10, 60, 100, 0]);
  expect(trainingPercent({ status: 'paused', progress: 30 })).toBeNull();
  expect(isKnownStatus('paused')).toBe(false);
  expect(isKnownStatus('toString')).toBe(false);
});

test('a running training that reports progress shows its own number', () => {
  expect(trainingPercent({ status: 'processing', progress: 33.4 })).toBe(33);
  expect(trainingPercent({ status: 'processing', progress: 0 })).toBe(0);
  expect(trainingPercent({ status: 'pending', progress: 0 })).toBe(10);
  expect(trainingPercent({ status: 'failed', progress: 80 })).toBe(0);
});

test('only pending and processing styles are listed as training', () => {
  const all = [style('pending'), style('processing'), style('ready', 5), style('failed'), style('paused')];
  expect(inTraining(all)).toEqual([all[0], all[1]]);
  expect(readyStyles(all)).toEqual([all[2]]);
});

test('the studio shows three running trainings, none started over six hours ago or with an internal name, and counts the others', () => {
  const startedAgo = (hoursAgo: number, status = 'processing', styleName = 'My look') => ({
    status,
    styleName,
    createdAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
  });
  const first = startedAgo(0);
  const all = [first, startedAgo(1), startedAgo(7), startedAgo(0, 'ready'), startedAgo(6), startedAgo(2)];
  expect(shownInTraining(all, now)).toEqual({ shown: [all[0], all[1], all[4]], hidden: 2 });
  expect(shownInTraining([startedAgo(6.1)], now)).toEqual({ shown: [], hidden: 1 });
  const internal = ['Test', '__mine', 'tmp 2'].map((name) => startedAgo(0, 'pending', name));
  expect(shownInTraining([...internal, first], now)).toEqual({ shown: [first], hidden: 3 });
  expect(shownInTraining([], now)).toEqual({ shown: [], hidden: 0 });
});

test('the last style that became ready within the hour is announced, if none is training', () => {
  const [older, newer] = [style('ready', 40), style('ready', 10)];
  expect(justReady([older, newer], now)).toBe(newer);
  expect(justReady([older, newer, style('pending')], now)).toBeNull();
  expect(justReady([style('ready', 60)], now)).not.toBeNull();
  expect(justReady([style('ready', 61), style('failed', 5), style('ready')], now)).toBeNull();
});
