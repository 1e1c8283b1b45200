import { expect, test } from 'vitest';
import { Journal, readJournals } from './journal.ts';

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const of = (tab: string, owner = 'me') => ({ document: 'one', owner, tab });
const bytes = (...values: number[]) => new Uint8Array(values);

test('keeps the changes of each tab until they are stored elsewhere', () => {
  const storage = memory();
  const [one, other] = [new Journal(of('a'), storage), new Journal(of('b'), storage)];
  one.add(bytes(1));
  other.add(bytes(2));
  const stored = one.mark();
  one.add(bytes(3));
  stored();
  expect(readJournals('one', 'me', storage).updates).toEqual([bytes(3), bytes(2)]);
  one.mark()();
  other.mark()();
  expect(storage.length).toBe(0);
});

test('another user’s changes, another document’s and damaged ones are left out', () => {
  const storage = memory();
  new Journal(of('a', 'another'), storage).add(bytes(1));
  new Journal({ ...of('a'), document: 'two' }, storage).add(bytes(2));
  storage.setItem('adventure-canvas-changes:one:b', '{"owner":"me","updates":["!"]}');
  expect(readJournals('one', 'me', storage).updates).toEqual([]);
});

test('what a tab adds after it was read is not forgotten', () => {
  const storage = memory();
  const journal = new Journal(of('a'), storage);
  journal.add(bytes(1));
  const left = readJournals('one', 'me', storage);
  journal.add(bytes(2));
  left.forget();
  expect(readJournals('one', 'me', storage).updates).toEqual([bytes(1), bytes(2)]);
  readJournals('one', 'me', storage).forget();
  expect(storage.length).toBe(0);
});
