import { expect, test } from 'vitest';
import { dropPendingSearch, onDropPendingSearch } from './pending-search.ts';

test('every mounted box drops its pending search, and no unmounted one', () => {
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
