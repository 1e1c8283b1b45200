import { expect, test } from 'vitest';
import { dropPendingSearch, onDropPendingSearch } from './pending-search.ts';

test('every box that is there forgets what was typed, and none that has gone', () => {
  const forgotten: string[] = [];
  const stopFirst = onDropPendingSearch(() => forgotten.push('first'));
  const stopSecond = onDropPendingSearch(() => forgotten.push('second'));
  dropPendingSearch();
  stopFirst();
  dropPendingSearch();
  stopSecond();
  dropPendingSearch();
  expect(forgotten).toEqual(['first', 'second', 'second']);
});
