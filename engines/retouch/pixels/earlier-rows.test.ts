import { expect, it } from 'vitest';
import { EarlierRows } from './earlier-rows.ts';

it('has the rows around the present one as they were, whatever was written since', () => {
  const [width, height, reach] = [2, 9, 2];
  const rgba = new Uint8ClampedArray(width * height * 4).map((_, at) => Math.floor(at / (width * 4)) + 1);
  const rows = new EarlierRows({ rgba, width, height }, reach);
  for (let y = 0; y < height; y += 1) {
    rows.moveTo(y);
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
      expect([...rows.at(row)]).toEqual(Array(width * 4).fill(row + 1));
    }
    rgba.fill(200, y * width * 4, (y + 1) * width * 4);
  }
});

it('has all rows of a picture that is lower than its neighbourhood', () => {
  const rgba = new Uint8ClampedArray([1, 1, 1, 1, 2, 2, 2, 2]);
  const rows = new EarlierRows({ rgba, width: 1, height: 2 }, 4);
  rows.moveTo(0);
  rgba.fill(9);
  rows.moveTo(1);
  expect([rows.at(0)[0], rows.at(1)[0]]).toEqual([1, 2]);
});
