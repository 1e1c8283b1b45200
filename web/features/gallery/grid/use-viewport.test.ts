import { describe, expect, it } from 'vitest';
import { drawnRange } from './use-viewport.ts';

const screen = 800;

describe('the part of a grid that is drawn', () => {
  it('reaches as far beyond both ends of the screen while nobody scrolls', () => {
    expect(drawnRange(-10_000, screen, 0)).toMatchObject({ top: 9_000, bottom: 11_800 });
  });

  it('reaches further where somebody scrolls to, and less far behind them', () => {
    expect(drawnRange(-10_000, screen, 1_000)).toMatchObject({ top: 9_800, bottom: 12_000 });
    expect(drawnRange(-10_000, screen, -1_000)).toMatchObject({ top: 8_800, bottom: 11_000 });
  });

  it('never reaches further than lazy pictures begin to load, or in a hurry twice as far', () => {
    expect(drawnRange(-10_000, screen, 1_400)).toMatchObject({ top: 9_800, bottom: 12_000 });
    expect(drawnRange(-10_000, screen, 3_000)).toMatchObject({ top: 9_800, bottom: 13_200 });
    expect(drawnRange(-10_000, screen, 60_000)).toMatchObject({ top: 9_800, bottom: 13_200 });
  });

  it('asks for more of the list three screens ahead, and two seconds of what passes', () => {
    expect(drawnRange(-10_000, screen, 0).wanted).toBe(13_200);
    expect(drawnRange(-10_000, screen, 15_000).wanted).toBe(40_800);
    expect(drawnRange(-10_000, screen, -15_000).wanted).toBe(13_200);
  });
});
