import { expect, it } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import {
  countsOf,
  type NotificationPages,
  notificationsOf,
  pagesOfList,
  withCreated,
  without,
  withoutUntil,
  withRead,
  withReadUntil,
} from './notification-pages.ts';

function sample(id: string, read = false): Notification {
  return { id, title: '', message: '', createdAt: 0, read, type: 'low_balance', values: { coins: 58 } };
}

/** Two loaded pages of a longer list: c and b, then a. */
function loaded(): NotificationPages {
  const [first] = pagesOfList([sample('c'), sample('b', true)]).pages;
  const [second] = pagesOfList([sample('a')]).pages;
  if (!first || !second) throw new Error('a list is at least one page');
  return { pages: [{ ...first, total: 5, unread: 4, hasMore: true }, second], pageParams: [null, 'b'] };
}

const shown = (data: NotificationPages) =>
  notificationsOf(data).map(({ id, read }) => (read ? id : id.toUpperCase()));

it('a list is in order, each entry once', () => {
  const data = loaded();
  const [first, second] = data.pages;
  if (!first || !second) throw new Error('there are two pages');
  const repeating = {
    ...data,
    pages: [first, { ...second, notifications: [sample('b', true), sample('a')] }],
  };
  expect(shown(repeating)).toEqual(['C', 'b', 'A']);
});

it('a new entry goes on top and is counted once', () => {
  const { data } = withCreated(loaded(), sample('d'));
  expect(shown(data)).toEqual(['D', 'C', 'b', 'A']);
  expect(countsOf(data)).toEqual({ total: 6, unread: 5 });
  expect(withCreated(data, sample('d')).data).toBe(data);
});

it('reading updates the count across pages, and nothing twice', () => {
  const once = withRead(loaded(), ['c', 'b', 'a']);
  expect(once.isExact).toBe(true);
  expect(shown(once.data)).toEqual(['c', 'b', 'a']);
  expect(countsOf(once.data)).toEqual({ total: 5, unread: 2 });
  expect(countsOf(withRead(once.data, ['c', 'b', 'a']).data)).toEqual({ total: 5, unread: 2 });
});

it('reading an entry that is not loaded requires a refetch of the counts', () => {
  expect(withRead(loaded(), ['c', 'x']).isExact).toBe(false);
});

it('reading up to an entry leaves newer ones, and includes older ones that are not loaded', () => {
  const all = withReadUntil(loaded(), 'c').data;
  expect(shown(all)).toEqual(['c', 'b', 'a']);
  expect(countsOf(all)).toEqual({ total: 5, unread: 0 });
  const older = withReadUntil(loaded(), 'b').data;
  expect(shown(older)).toEqual(['C', 'b', 'a']);
  expect(countsOf(older)).toEqual({ total: 5, unread: 1 });
});

it('clearing up to an entry leaves newer ones, and nothing more to load', () => {
  const { data } = withoutUntil(withCreated(loaded(), sample('d')).data, 'c');
  expect(shown(data)).toEqual(['D']);
  expect(countsOf(data)).toEqual({ total: 1, unread: 1 });
  expect(data.pages.map(({ hasMore }) => hasMore)).toEqual([false]);
  expect(data.pageParams).toHaveLength(1);
});

it('a removed entry leaves list and counts', () => {
  const { data, isExact } = without(loaded(), ['c', 'b']);
  expect(isExact).toBe(true);
  expect(shown(data)).toEqual(['A']);
  expect(countsOf(data)).toEqual({ total: 3, unread: 3 });
  expect(without(data, ['x']).isExact).toBe(false);
});

it('a saved list has its own counts', () => {
  expect(countsOf(pagesOfList([sample('b'), sample('a', true)]))).toEqual({ total: 2, unread: 1 });
});
