import { describe, expect, it } from 'vitest';
import { createPhraseFinder } from './phrase-finder.ts';

describe('createPhraseFinder', () => {
  const find = createPhraseFinder(['{blue|green} cheese', 'egg*', 'ham'], ['green eggs', 'ham radio']);

  it.each([
    ['some blue cheese here', [{ start: 5, end: 16 }]],
    ['green cheese', [{ start: 0, end: 12 }]],
    ['scrambled eggs', [{ start: 10, end: 13 }]],
    ['green eggs', []],
    ['ham radio and ham', [{ start: 14, end: 17 }]],
    ['hamster', []],
    ['sham', []],
    ['hhaamm', [{ start: 0, end: 6 }]],
    ['eg', []],
    ['', []],
  ])('in "%s" finds %o', (reading, spans) => {
    expect(find(reading)).toEqual(spans);
  });
});
