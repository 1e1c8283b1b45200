import { describe, expect, it } from 'vitest';
import { comparedWith, versionName } from './versions-of.ts';

const first = { id: 'first', versionOf: null };
const design = { id: 'design', versionOf: 'first' };
const upscale = { id: 'upscale', versionOf: 'design' };
const orphan = { id: 'orphan', versionOf: 'deleted' };

describe('versions of a picture', () => {
  it('are compared with their source, the first with the newest', () => {
    const stack = [first, design, upscale, orphan];
    expect(comparedWith(upscale, stack)).toEqual({ before: 'design', after: 'upscale' });
    expect(comparedWith(orphan, stack)).toEqual({ before: 'upscale', after: 'orphan' });
    expect(comparedWith(first, stack)).toEqual({ before: 'first', after: 'orphan' });
    expect(comparedWith(first, [first])).toBeNull();
    expect(comparedWith({ id: 'other', versionOf: null }, stack)).toBeNull();
  });

  it('are named by their kind', () => {
    expect(versionName({ versionKind: 'upscale', scaleFactor: 4 }, 2)).toEqual({
      kind: 'upscale',
      factor: 4,
    });
    expect(versionName({ versionKind: 'design', scaleFactor: null }, 1)).toEqual({
      kind: 'design',
      number: 2,
    });
  });
});
