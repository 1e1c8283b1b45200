import { expect, it } from 'vitest';
import * as z from 'zod';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { storedDraft } from './stored-draft.ts';

const schema = z.object({ message: z.string(), email: z.string() });
const untouched = { message: '', email: 'ada@example.com' };

function bench() {
  const kept = new Map<string, string>();
  const storage = memoryStorage(kept);
  const open = (userId = 'u1', name = 'contact') =>
    storedDraft({ openStorage: () => storage, userId, name, schema });
  return { kept, open };
}

it('survives a reload, for its user and form only', () => {
  const { open } = bench();
  open().write({ message: 'Half a sen', email: '' }, untouched);
  expect(open().read()).toEqual({ message: 'Half a sen', email: '' });
  expect(open('u2').read()).toBeNull();
  expect(open('u1', 'other').read()).toBeNull();
  open().clear();
  expect(open().read()).toBeNull();
});

it('stores only the fields of its schema', () => {
  const { kept, open } = bench();
  open().write({ message: 'Hello', email: '', password: 'a secret' }, untouched);
  expect([...kept.values()].join()).not.toContain('secret');
  expect(kept.size).toBe(1);
});

it('is null before typing and after the input was reverted', () => {
  const { kept, open } = bench();
  open().write(untouched, untouched);
  expect(kept.size).toBe(0);
  open().write({ ...untouched, message: 'Hello' }, untouched);
  open().write({ ...untouched, website: 'a trap' }, untouched);
  expect(kept.size).toBe(0);
});

it('is null if the record is damaged', () => {
  const { kept, open } = bench();
  open().write({ ...untouched, message: 'Hello' }, untouched);
  for (const key of kept.keys()) {
    for (const damaged of ['{', '{"message":1}', 'null']) {
      kept.set(key, damaged);
      expect(open().read()).toBeNull();
    }
  }
});

it('does nothing if storage is blocked', () => {
  const blocked = storedDraft({
    openStorage() {
      throw new Error('blocked');
    },
    userId: 'u1',
    name: 'contact',
    schema,
  });
  blocked.write({ ...untouched, message: 'Hello' }, untouched);
  expect(blocked.read()).toBeNull();
  blocked.clear();
});
