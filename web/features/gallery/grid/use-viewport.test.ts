import { describe, expect, it } from 'vitest';
import { drawnRange } from './use-viewport.ts';

const screen = 800;

describe('the drawn part of a grid', () => {
  it('extends equally beyond both edges of the screen while the page is still', () => {
    expect(drawnRange(-10_000, screen, 0)).toMatchObject({ top: 9_000, bottom: 11_800 });
  });

  it('extends further in the direction of scrolling, and less behind', () => {
    expect(drawnRange(-10_000, screen, 1_000)).toMatchObject({ top: 9_800, bottom: 12_000 });
    expect(drawnRange(-10_000, screen, -1_000)).toMatchObject({ top: 8_800, bottom: 11_000 });
  });

  it('never extends further than lazy loading starts, or twice as far at high speed', () => {
    expect(drawnRange(-10_000, screen, 1_400)).toMatchObject({ top: 9_800, bottom: 12_000 });
    expect(drawnRange(-10_000, screen, 3_000)).toMatchObject({ top: 9_800, bottom: 13_200 });
    expect(drawnRange(-10_000, screen, 60_000)).toMatchObject({ top: 9_800, bottom: 13_200 });
  });

  it('requests more of the list three screens ahead, or two seconds of scrolling', () => {
    expect(drawnRange(-10_000, screen, 0).wanted).toBe(13_200);
    expect(drawnRange(-10_000, screen, 15_000).wanted).toBe(40_800);
    expect(drawnRange(-10_000, screen, -15_000).wanted).toBe(13_200);
  });
});
