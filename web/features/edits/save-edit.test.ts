import { expect, test } from 'vitest';
import { type Edit, editLimits } from '#contract/edits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { addLocalEdit, type LocalEdit, readLocalEdits } from './local-edits.ts';
import { saveEdit, sendLocalEdits } from './save-edit.ts';

const edit = { name: 'Sunset', thumbnail: 'data:image/jpeg;base64,AAAA', prompt: 'warmer' };
const network = new ApiError({ code: 'network', status: 0, message: 'no answer' });
const refused = new ApiError({ code: 'address_not_allowed', status: 400, message: 'no' });
const busy = new ApiError({ code: 'rate_limited', status: 429, message: 'later' });

function open() {
  const storage = memoryStorage();
  const sent: LocalEdit[] = [];
  let count = 0;
  let fail: (one: LocalEdit) => ApiError | null = () => null;
  const around = {
    storage: () => storage,
    async send(one: LocalEdit) {
      const failure = fail(one);
      if (failure !== null) throw failure;
      sent.push(one);
      return { name: one.edit.name } as Edit;
    },
    newKey() {
      count += 1;
      return `key-${count}`;
    },
    now: () => new Date('2026-05-01T09:00:00.000Z'),
  };
  const names = () => readLocalEdits(around.storage).map((one) => one.edit.name);
  return { around, storage, sent, names, failWith: (next: typeof fail) => (fail = next) };
}

test('the server stores it, and the browser nothing', async () => {
  const { around, names } = open();
  expect(await saveEdit(edit, around)).toMatchObject({ savedToBackend: true });
  expect(names()).toEqual([]);
});

test('without an answer the browser stores it and sends it later under the same key', async () => {
  const { around, sent, names, failWith } = open();
  failWith(() => network);
  expect(await saveEdit(edit, around)).toMatchObject({ savedToBackend: false, edit: { key: 'key-1' } });
  await saveEdit({ ...edit, name: 'Second' }, around);
  expect(await sendLocalEdits(around)).toBe(0);
  expect(names()).toEqual(['Sunset', 'Second']);
  failWith(() => null);
  expect(await sendLocalEdits(around)).toBe(2);
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  expect(names()).toEqual([]);
});

test('a refusal rejects and is not retried later', async () => {
  const { around, names, failWith } = open();
  failWith(() => refused);
  await expect(saveEdit(edit, around)).rejects.toBe(refused);
  expect(names()).toEqual([]);
  failWith(() => busy);
  await saveEdit(edit, around);
  await saveEdit({ ...edit, name: 'Second' }, around);
  failWith((one) => (one.edit.name === 'Sunset' ? refused : null));
  expect(await sendLocalEdits(around)).toBe(1);
  expect(names()).toEqual([]);
});

test('keeps the last 50, or as many as fit', async () => {
  const { around, storage, names, failWith } = open();
  failWith(() => network);
  for (let at = 0; at < 60; at += 1) await saveEdit({ ...edit, name: `${at}` }, around);
  expect(names()).toHaveLength(editLimits.maxLocal);
  expect(names().at(-1)).toBe('59');
  expect(names()[0]).toBe('10');

  const { setItem } = storage;
  storage.setItem = (key, value) => {
    if (value.length > 2_000) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  await saveEdit({ ...edit, name: 'last' }, around);
  expect(names().length).toBeGreaterThan(1);
  expect(names().at(-1)).toBe('last');
  storage.setItem = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  await expect(saveEdit(edit, around)).rejects.toBe(network);
});

test.each(['', 'text', 'null', '{}', '[1, {}, {"key":"a"}]'])('survives damaged records: %j', (stored) => {
  const storage = memoryStorage(new Map([['adventure-edits', stored]]));
  expect(readLocalEdits(() => storage)).toEqual([]);
  const local: LocalEdit = { key: 'a', createdAt: '2026-05-01T09:00:00.000Z', edit, savedToBackend: false };
  expect(addLocalEdit(() => storage, local)).toBe(true);
  expect(readLocalEdits(() => storage)).toEqual([local]);
});
