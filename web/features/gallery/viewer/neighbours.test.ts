import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

describe('beside a picture', () => {
  const ids = ['a', 'b', 'c'];

  it('are the one before and the one after', () => {
    expect(neighboursOf(ids, 'b')).toEqual({ index: 1, previous: 'a', next: 'c' });
  });

  it('is nothing beyond the ends', () => {
    expect(neighboursOf(ids, 'a')?.previous).toBeNull();
    expect(neighboursOf(ids, 'c')?.next).toBeNull();
  });

  it('is nothing for a picture that is gone', () => {
    expect(neighboursOf(ids, 'z')).toBeNull();
  });
});
