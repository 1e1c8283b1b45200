import { expect, test } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { finishWelcome, isWelcome, readDone } from './welcome-store.ts';

const now = Date.UTC(2026, 10, 27);
const user = (id: string, days: number) => ({ id, createdAt: new Date(now - days * dayMs).toISOString() });

test('a user of less than seven days is welcomed until the welcome is over', () => {
  expect(isWelcome(user('new', 6.9), now)).toBe(true);
  expect(isWelcome(user('new', 6.9), now)).toBe(true);
  finishWelcome('new');
  expect(isWelcome(user('new', 6.9), now)).toBe(false);
});

test('for an older user it is marked as over', () => {
  expect(isWelcome(user('old', 7), now)).toBe(false);
  expect(isWelcome(user('old', 1), now)).toBe(false);
});

test('damaged storage welcomes everybody', () => {
  expect(readDone(null)).toEqual([]);
  expect(readDone({ done: [1, 'a', null] })).toEqual(['a']);
});
