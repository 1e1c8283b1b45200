import { expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { nameList, readCursor, writeCursor } from './cursor.ts';

const list = nameList('ada', { sort: 'latest' });
const end = {
  after: { at: new Date('2026-11-20T13:41:00.198Z'), id: newId() },
  total: 1_000,
  isAtLeast: true,
};

it('a cursor decodes to the place where the page ended, with its counts', () => {
  expect(readCursor(list, writeCursor(list, end))).toEqual(end);
});

it.each([
  ['user', nameList('eve', { sort: 'latest' })],
  ['filter', nameList('ada', { sort: 'latest', q: 'cat' })],
  ['order', nameList('ada', { sort: 'oldest' })],
])('a cursor of another %s is refused', (_what, other) => {
  expect(() => readCursor(other, writeCursor(list, end))).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});

it('the same filter is the same list, in any order of its fields', () => {
  expect(nameList('ada', { q: 'cat', tool: 'Thumbnail' })).toBe(
    nameList('ada', { tool: 'Thumbnail', q: 'cat' }),
  );
});

const id = newId();
it.each([
  ['no cursor at all', 'hello'],
  ['no id', `${list}.1..0.0`],
  ['an id that the database cannot compare with', `${list}.1.\0.0.0`],
  ['an id that is none of ours', `${list}.1.' or 1=1.0.0`],
  ['a time beyond the database’s calendar', `${list}.8640000000000000.${id}.0.0`],
  ['a time in five-digit years', `${list}.253402300800000.${id}.0.0`],
  ['something after the end', `${list}.1.${id}.0.0.2`],
])('%s is refused without a query', (_what, text) => {
  const cursor = Buffer.from(text).toString('base64url');
  expect(() => readCursor(list, cursor)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
});
