import { expect, it } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { notificationsOf, pagesOfList } from './notification-pages.ts';
import { openPendingChanges, withPending } from './pending-changes.ts';

const ids = [1, 2, 3].map((index) => `0190a000-0000-7000-8000-00000000000${index}`) as [
  string,
  string,
  string,
];

/** Two tabs of one browser that receive each other's storage events. */
function browser() {
  const kept = new Map<string, string>();
  const tabs: Set<(key: string | null) => void>[] = [];
  let keys = 0;
  return {
    kept,
    openTab() {
      const listeners = new Set<(key: string | null) => void>();
      tabs.push(listeners);
      const dispatch = (key: string | null) => {
        for (const other of tabs) if (other !== listeners) for (const listener of other) listener(key);
      };
      const storage = memoryStorage(kept);
      const telling: Storage = {
        ...storage,
        setItem(key: string, value: string) {
          storage.setItem(key, value);
          dispatch(key);
        },
        removeItem(key: string) {
          storage.removeItem(key);
          dispatch(key);
        },
      };
      return openPendingChanges(
        {
          openStorage: () => telling,
          onOtherTabs(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
          newKey() {
            keys += 1;
            return `${keys}`;
          },
        },
        'u1',
      );
    },
  };
}

it('survives a reload in its order', () => {
  const { openTab } = browser();
  const first = openTab();
  first.add({ type: 'read', id: ids[0] });
  first.add({ type: 'clear', until: ids[1] });
  expect(openTab().list()).toEqual([
    { key: '1', type: 'read', id: ids[0] },
    { key: '2', type: 'clear', until: ids[1] },
  ]);
});

it('is shared by all tabs, and no tab undoes another’s change', () => {
  const { openTab, kept } = browser();
  const [one, other] = [openTab(), openTab()];
  let notified = 0;
  const stop = other.subscribe(() => {
    notified += 1;
  });
  one.add({ type: 'read', id: ids[0] });
  expect([notified, other.list().length]).toEqual([1, 1]);
  other.add({ type: 'readAll', until: ids[2] });
  one.remove('1');
  expect(other.list()).toEqual([{ key: '2', type: 'readAll', until: ids[2] }]);
  expect(one.list()).toEqual(other.list());
  other.remove('2');
  expect(kept.size).toBe(0);
  stop();
  one.add({ type: 'read', id: ids[0] });
  expect(notified).toBe(4);
});

it('returns the same list while nothing has changed', () => {
  const changes = browser().openTab();
  changes.add({ type: 'read', id: ids[0] });
  expect(changes.list()).toBe(changes.list());
});

it('is empty for a damaged record, and lives as long as the page if storage is blocked', () => {
  const { openTab, kept } = browser();
  kept.set('pendingNotificationsu1', '[{"type":"clear"}]');
  expect(openTab().list()).toEqual([]);
  const blocked = openPendingChanges(
    {
      openStorage() {
        throw new Error('blocked');
      },
      onOtherTabs: () => () => undefined,
      newKey: () => '1',
    },
    'u1',
  );
  blocked.add({ type: 'read', id: ids[0] });
  expect(blocked.list()).toHaveLength(1);
});

it('shows the list after the changes, and keeps what arrived meanwhile', () => {
  const sample = (id: string): Notification => ({
    id,
    title: '',
    message: '',
    createdAt: 0,
    read: false,
    type: 'low_balance',
    values: { coins: 1 },
  });
  const data = pagesOfList([sample(ids[2]), sample(ids[1]), sample(ids[0])]);
  const read = withPending(data, [
    { key: '1', type: 'clear', until: ids[0] },
    { key: '2', type: 'readAll', until: ids[1] },
  ]);
  expect(notificationsOf(read).map((one) => [one.id, one.read])).toEqual([
    [ids[2], false],
    [ids[1], true],
  ]);
  expect(withPending(data, [])).toBe(data);
});
