import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const alone = (id: string) => ({ id, stackId: null });

describe('the neighbours of a picture', () => {
  const images = [alone('a'), { id: 'b', stackId: 'first' }, alone('c')];

  it('are the previous and the next one', () => {
    expect(neighboursOf(images, alone('b'))).toEqual({ index: 1, previous: 'a', next: 'c' });
  });

  it('end at both ends of the list', () => {
    expect(neighboursOf(images, alone('a'))?.previous).toBeNull();
    expect(neighboursOf(images, alone('c'))?.next).toBeNull();
  });

  it('do not exist for a picture outside the list', () => {
    expect(neighboursOf(images, alone('z'))).toBeNull();
  });

  it('are those of the newest version for an older one, which lists leave out', () => {
    expect(neighboursOf(images, { id: 'older', stackId: 'first' })?.index).toBe(1);
    expect(neighboursOf(images, alone('first'))?.index).toBe(1);
  });
});
