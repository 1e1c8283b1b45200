import { beforeEach, expect, test, vi } from 'vitest';
import { isNews, markSeen, seenUntil } from './seen.ts';
import { updates } from './updates.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
const user = { createdAt: '2026-11-22T10:00:00.000Z' };

test('what came after the sign-up is news until it was seen', () => {
  expect(isNews('2026-11-22', seenUntil(user))).toBe(false);
  expect(isNews('2026-11-23', seenUntil(user))).toBe(true);
  markSeen('2026-11-23');
  expect(isNews('2026-11-23', seenUntil(user))).toBe(false);
  expect(isNews('2026-11-24', seenUntil(user))).toBe(true);
  // A later visit to an older state, as after a rollback, makes nothing new again.
  markSeen('2026-11-20');
  expect(isNews('2026-11-23', seenUntil(user))).toBe(false);
});

test('visitors have no news', () => {
  expect(isNews('2099-01-01', seenUntil(null))).toBe(false);
});

test('blocked storage is no error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  markSeen('2026-11-23');
  expect(seenUntil(user)).toBe('2026-11-22');
});

test('the entries are dated, newest first', () => {
  const dates = updates.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});
