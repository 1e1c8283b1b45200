import { describe, expect, it } from 'vitest';
import { fitInto, frameOf } from './frame.ts';

const stage = { width: 944, height: 600 };
const picture = { width: 1280, height: 720 };

describe('a picture on the stage', () => {
  it('fits whole, never beyond its own size, and never too small to see', () => {
    expect(fitInto(picture, { width: 800, height: 600 })).toEqual({ width: 800, height: 450 });
    expect(fitInto({ width: 600, height: 300 }, stage)).toEqual({ width: 600, height: 300 });
    expect(fitInto({ width: 1, height: 1 }, stage)).toEqual({ width: 240, height: 240 });
    expect(fitInto({ width: 1, height: 8000 }, stage).height).toBe(600);
    expect(fitInto(picture, { width: -20, height: 0 })).toEqual({ width: 0, height: 0 });
  });

  it('keeps the margin while it is whole, and uses the full stage when enlarged', () => {
    const frame = frameOf(picture, stage, 72);
    expect(frame.whole).toEqual({ width: 800, height: 450 });
    expect(frame.room).toEqual(stage);
  });

  it('zooms to 8 times, a very large one to two screen pixels per pixel', () => {
    expect(frameOf(picture, stage, 72).maxScale).toBe(8);
    expect(frameOf({ width: 10_240, height: 5_760 }, stage, 72).maxScale).toBeCloseTo(25.6);
    expect(frameOf(picture, { width: 0, height: 0 }, 72).maxScale).toBe(8);
  });
});
