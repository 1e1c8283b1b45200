import { describe, expect, it } from 'vitest';
import {
  countSelected,
  isSelected,
  nothingSelected,
  rangeOf,
  type Selected,
  selectionOf,
  toggled,
  withinList,
  withSelected,
} from './selection.ts';

const all: Selected = { kind: 'all', except: new Set() };

describe('selected ids', () => {
  it('are added and removed one by one', () => {
    const one = toggled(nothingSelected, 'a');
    expect(isSelected(one, 'a')).toBe(true);
    expect(countSelected(one, 10)).toBe(1);
    expect(isSelected(toggled(one, 'a'), 'a')).toBe(false);
  });

  it('are sent to the server by id', () => {
    expect(selectionOf(withSelected(nothingSelected, ['a', 'b'], true), { q: 'cat' })).toEqual({
      ids: ['a', 'b'],
    });
  });

  it('that leave the list leave the selection', () => {
    const two = withSelected(nothingSelected, ['a', 'b'], true);
    expect(withinList(two, ['b', 'c'])).toEqual({ kind: 'ids', ids: new Set(['b']) });
    expect(withinList(two, ['a', 'b'])).toBe(two);
  });
});

describe('all that match', () => {
  it('include pictures that are not loaded', () => {
    expect(isSelected(all, 'not loaded')).toBe(true);
    expect(countSelected(all, 5_000)).toBe(5_000);
  });

  it('except those that were deselected', () => {
    const but = withSelected(all, ['a', 'b'], false);
    expect(isSelected(but, 'a')).toBe(false);
    expect(countSelected(but, 10)).toBe(8);
    expect(selectionOf(but, { style: 'Retro' })).toEqual({ filter: { style: 'Retro' }, except: ['a', 'b'] });
    expect(countSelected(toggled(but, 'a'), 10)).toBe(9);
  });
});

describe('a range', () => {
  const ids = ['a', 'b', 'c', 'd'];
  it.each([
    ['forwards', 'b', 'd', ['b', 'c', 'd']],
    ['backwards', 'd', 'b', ['b', 'c', 'd']],
    ['of one', 'b', 'b', ['b']],
    ['from what is gone', 'z', 'c', ['c']],
    ['from nowhere', null, 'c', ['c']],
  ] as const)('%s', (_, from, to, expected) => {
    expect(rangeOf(ids, from, to)).toEqual(expected);
  });
});
