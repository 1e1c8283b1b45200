import { expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { readCursor, writeCursor } from './cursor.ts';

it('a cursor reads back as the place where the page ended', () => {
  const end = { createdAt: new Date('2026-11-20T13:41:00.198Z'), id: newId() };
  expect(readCursor(writeCursor(end))).toEqual(end);
});

it.each([
  ['no cursor at all', 'hello'],
  ['no id', '1.'],
  ['an id that the database cannot compare with', '1.\0'],
  ['an id that is none of ours', "1.' or 1=1"],
  ['a time beyond the database’s calendar', `8640000000000000.${newId()}`],
  ['a time in five-digit years', `253402300800000.${newId()}`],
  ['something after the id', `1.${newId()}.2`],
])('%s is refused, not tried', (_what, text) => {
  const cursor = Buffer.from(text).toString('base64url');
  expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
});
