import { expect, it } from 'vitest';
import { sheetShare, stopAt } from './sheet-stop.ts';

it('a sheet snaps at half of its 72 % of the height', () => {
  const sheetPx = 1_000 * sheetShare;
  expect(stopAt(361, sheetPx)).toBe('details');
  expect(stopAt(360, sheetPx)).toBe('minimized');
});
