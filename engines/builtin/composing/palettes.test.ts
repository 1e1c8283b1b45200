import { describe, expect, it } from 'vitest';
import { toOklab } from '../../oklab.ts';
import { parseHex } from '../scenes/paint/color.ts';
import type { SceneMood } from '../scenes/scene.ts';
import { scenes } from '../scenes/scenes.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { distance, minDistance } from './color-distance.ts';
import { accentsFor, findPalette, palettesFor, withAccent } from './palettes.ts';
import { contrast } from './readable-accent.ts';

const moods = Object.values(scenes).flatMap((scene) =>
  scene.moods.map((mood) => ({ scene: scene.id, mood })),
);
const style = thumbnailStyles[0]!;

/** Legible: letters contrast with their dark outline, and with the picture behind. */
function isLegible(accent: string, { colors }: SceneMood, shadow: string): boolean {
  const nearest = Math.min(distance(accent, colors.primary), distance(accent, colors.secondary));
  return contrast(accent, shadow) >= 3 && nearest >= minDistance;
}

it('knows the contrast of black and white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
});

describe('the sets of colours', () => {
  it('offers several for every background, its own first, without duplicates', () => {
    for (const { mood } of moods) {
      const ids = palettesFor(mood, style).map(({ id }) => id);
      expect(ids[0]).toBe('scene');
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('can be read on every background, also one that does not offer them', () => {
    const illegible: string[] = [];
    for (const { scene, mood } of moods) {
      for (const { id, colors } of palettesFor(mood, style).slice(1)) {
        if (!isLegible(colors.accent, mood, colors.shadow)) illegible.push(`${scene} ${mood.name} ${id}`);
      }
      const lava = findPalette('lava', mood, style);
      expect(contrast(lava!.accent, lava!.shadow)).toBeGreaterThanOrEqual(3);
    }
    expect(illegible).toEqual([]);
    expect(findPalette('no such', scenes.ocean.moods[0], style)).toBeNull();
  });
});

describe('a free accent', () => {
  const requested = [
    '#000000',
    '#ffffff',
    '#808080',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#123456',
    '#ffe600',
    '#5b2d00',
  ];

  it('can be read on every background', () => {
    const illegible: string[] = [];
    for (const { scene, mood } of moods) {
      for (const color of requested) {
        const { accent, shadow } = withAccent({ ...mood.colors }, color, mood);
        // On a nearly white background, white letters are distinguished by their outline.
        if (accent !== '#ffffff' && !isLegible(accent, mood, shadow))
          illegible.push(`${scene} ${mood.name} ${color}`);
        if (contrast(accent, shadow) < 3) illegible.push(`${scene} ${mood.name} ${color} on its outline`);
      }
    }
    expect(illegible).toEqual([]);
  });

  it('is unchanged if legible, and otherwise keeps its hue', () => {
    const [mood] = scenes.ocean.moods;
    const [accent] = accentsFor(mood, style, { ...mood.colors });
    expect(withAccent({ ...mood.colors }, accent!, mood).accent).toBe(accent);
    const dark = withAccent({ ...mood.colors }, '#400000', mood).accent;
    const [, a, b] = toOklab(parseHex(dark));
    const [, wishedA, wishedB] = toOklab(parseHex('#400000'));
    expect(dark).not.toBe('#400000');
    expect(Math.abs(Math.atan2(b, a) - Math.atan2(wishedB, wishedA))).toBeLessThan(0.15);
  });
});
