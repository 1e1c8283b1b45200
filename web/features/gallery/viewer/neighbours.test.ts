import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const alone = (id: string) => ({ id, stackId: null });

describe('beside a picture', () => {
  const images = [alone('a'), { id: 'b', stackId: 'first' }, alone('c')];

  it('are the one before and the one after', () => {
    expect(neighboursOf(images, alone('b'))).toEqual({ index: 1, previous: 'a', next: 'c' });
  });

  it('is nothing beyond the ends', () => {
    expect(neighboursOf(images, alone('a'))?.previous).toBeNull();
    expect(neighboursOf(images, alone('c'))?.next).toBeNull();
  });

  it('is nothing for a picture that is not in the list', () => {
    expect(neighboursOf(images, alone('z'))).toBeNull();
  });

  it('are the newest version’s for an older one, which the list leaves out', () => {
    expect(neighboursOf(images, { id: 'older', stackId: 'first' })?.index).toBe(1);
    expect(neighboursOf(images, alone('first'))?.index).toBe(1);
  });
});
