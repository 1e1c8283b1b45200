import { expect, test } from 'vitest';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { sampleStyle } from '#web/test-data/sample-style.ts';
import { keepActiveTrainings } from './active-trainings.ts';

const training = sampleStyle('a', { status: 'processing', progress: 40 });
const ready = sampleStyle('a');
const failed = sampleStyle('b', { status: 'failed' });

test('tells of a training that ended, once, over a reload and over tabs', () => {
  const storage = memoryStorage();
  const open = () => keepActiveTrainings(() => storage, 'ada');
  expect(open().ended([training, sampleStyle('b', { status: 'pending' })])).toEqual([]);
  const [tab, other] = [open(), open()];
  expect(tab.ended([ready, failed])).toEqual([ready, failed]);
  expect(other.ended([ready, failed])).toEqual([]);
  expect(storage.length).toBe(0);
});

test('what was ready before anybody looked is no news, nor another user’s', () => {
  const storage = memoryStorage();
  expect(keepActiveTrainings(() => storage, 'ada').ended([ready, failed])).toEqual([]);
  keepActiveTrainings(() => storage, 'ada').ended([training]);
  expect(keepActiveTrainings(() => storage, 'eve').ended([ready])).toEqual([]);
});

test('a deleted style is no news', () => {
  const storage = memoryStorage();
  const kept = keepActiveTrainings(() => storage, 'ada');
  kept.ended([training]);
  expect(kept.ended([])).toEqual([]);
  expect(kept.ended([ready])).toEqual([]);
});

test('works in a page whose browser keeps nothing, and with a damaged record', () => {
  const forbidden = keepActiveTrainings(() => {
    throw new DOMException('no storage', 'SecurityError');
  }, 'ada');
  forbidden.ended([training]);
  expect(forbidden.ended([ready])).toEqual([ready]);
  const storage = memoryStorage(new Map([['adventure-active-trainings ada', '{"a":1}']]));
  expect(keepActiveTrainings(() => storage, 'ada').ended([ready])).toEqual([]);
});
