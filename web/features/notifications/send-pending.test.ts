import { expect, it } from 'vitest';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { openPendingChanges, type PendingChange } from './pending-changes.ts';
import { createSender } from './send-pending.ts';

const ids = [1, 2, 3].map((index) => `0190a000-0000-7000-8000-00000000000${index}`) as [
  string,
  string,
  string,
];

function bench(answer: (change: PendingChange) => Promise<void>) {
  let keys = 0;
  const storage = memoryStorage();
  const changes = openPendingChanges(
    {
      openStorage: () => storage,
      onOtherTabs: () => () => undefined,
      newKey() {
        keys += 1;
        return `${keys}`;
      },
    },
    'u1',
  );
  const [sent, done, refused]: [string[], string[], unknown[]] = [[], [], []];
  const send = createSender({
    changes,
    async send(change) {
      sent.push(change.key);
      await answer(change);
    },
    isRefusal: (error) => error === 'refused',
    onDone: ({ key }) => void done.push(key),
    onRefused: (error) => void refused.push(error),
    alone: (run) => run(),
  });
  for (const id of ids) changes.add({ type: 'read', id });
  return { changes, send, sent, done, refused };
}

it('sends everything to the server, in order, once', async () => {
  const { changes, send, sent, done } = bench(async () => undefined);
  expect(await Promise.all([send(), send()])).toEqual([true, true]);
  expect(sent).toEqual(['1', '2', '3']);
  expect(done).toEqual(sent);
  expect(changes.list()).toEqual([]);
});

it('keeps a failed change and all after it for the next attempt', async () => {
  let isThere = false;
  const { changes, send, sent } = bench(async ({ key }) => {
    if (key === '2' && !isThere) throw new Error('no network');
  });
  expect(await send()).toBe(false);
  expect(changes.list().map(({ key }) => key)).toEqual(['2', '3']);
  isThere = true;
  expect(await send()).toBe(true);
  expect(sent).toEqual(['1', '2', '2', '3']);
});

it('drops what the server refuses', async () => {
  const { changes, send, done, refused } = bench(async ({ key }) => {
    if (key === '1') throw 'refused';
  });
  expect(await send()).toBe(true);
  expect([done, refused, changes.list()]).toEqual([['2', '3'], ['refused'], []]);
});

it('sends changes that are added while it sends', async () => {
  const first = Promise.withResolvers<void>();
  const { changes, send, sent } = bench(({ key }) => (key === '1' ? first.promise : Promise.resolve()));
  const sending = send();
  changes.add({ type: 'clear', until: ids[2] });
  const again = send();
  first.resolve();
  expect(await Promise.all([sending, again])).toEqual([true, true]);
  expect(sent).toEqual(['1', '2', '3', '4']);
});
