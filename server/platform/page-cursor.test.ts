import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './page-cursor.ts';

it('reads what it wrote', () => {
  const place = { time: new Date('2027-01-31T09:00:00.123Z'), id: 'in_1_2' };
  expect(readCursor(writeCursor(place))).toEqual(place);
});

it.each([
  undefined,
  '',
  '_',
  '1_x',
  '2027-01-31T09:00:00.123Z',
  '2027-13-31T09:00:00.123Z_x',
  '+275760-09-13T00:00:00.000Z_x',
  '-000001-01-01T00:00:00.000Z_x',
  '0000-01-01T00:00:00.000Z_x',
])('starts the list for %j', (cursor) => {
  expect(readCursor(cursor)).toBeNull();
});
