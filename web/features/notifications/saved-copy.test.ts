import { expect, it } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { readCopy, writeCopy } from './saved-copy.ts';

const sample = (id: string): Notification => ({
  id,
  title: 'Your coins are running low',
  message: '58 coins left, enough for 3 thumbnails.',
  createdAt: 1,
  read: false,
  type: 'low_balance',
  values: { coins: 58 },
  action: { text: 'See plans', url: '/pricing' },
});

it('is stored for its user only, under the specification’s key', () => {
  const storage = memoryStorage();
  writeCopy(() => storage, 'ana', [sample('a')]);
  expect(storage.key(0)).toBe('userNotificationsana');
  expect(readCopy(() => storage, 'ana')).toEqual([sample('a')]);
  expect(readCopy(() => storage, 'ben')).toBeNull();
});

it('contains the newest twenty', () => {
  const storage = memoryStorage();
  const many = Array.from({ length: 30 }, (_, index) => sample(String(index)));
  writeCopy(() => storage, 'ana', many);
  expect(readCopy(() => storage, 'ana')?.map(({ id }) => id)).toEqual(many.slice(0, 20).map(({ id }) => id));
});

it.each([
  ['no JSON', 'hello'],
  ['another shape', '{"notifications":[]}'],
  ['a type of another version', JSON.stringify([{ ...sample('a'), type: 'birthday' }])],
  ['an address of another site', JSON.stringify([{ ...sample('a'), action: { text: '', url: '//x.y' } }])],
])('is ignored if it is %s', (_what, stored) => {
  const storage = memoryStorage(new Map([['userNotificationsana', stored]]));
  expect(readCopy(() => storage, 'ana')).toBeNull();
});

it('is skipped if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  writeCopy(blocked, 'ana', [sample('a')]);
  expect(readCopy(blocked, 'ana')).toBeNull();
});
