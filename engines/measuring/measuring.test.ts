import { describe, expect, it } from 'vitest';
import { pictureMeasuresSchema } from '#contract/image-analysis.ts';
import { randomNumbers } from '#testing/sample.ts';
import { describeMeasures, measurePicture, measureWithPauses } from './measuring.ts';
import type { Pixels } from './planes.ts';

type Color = readonly [number, number, number, number?];

/** Draws a picture from a function of the place, given as fractions of width and height. */
function draw(width: number, height: number, colorAt: (x: number, y: number) => Color): Pixels {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue, opacity = 255] = colorAt(
      ((at % width) + 0.5) / width,
      (Math.floor(at / width) + 0.5) / height,
    );
    rgba.set([red, green, blue, opacity], at * 4);
  }
  return { rgba, width, height };
}

const wide = (colorAt: (x: number, y: number) => Color) => draw(320, 180, colorAt);
const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];
const orange: Color = [230, 110, 20];
const teal: Color = [0, 130, 130];

/** Small squares of two colours. */
const chequered =
  (one: Color, other: Color) =>
  (x: number, y: number): Color =>
    (Math.floor(x * 80) + Math.floor(y * 45)) % 2 === 0 ? one : other;

describe('the palette', () => {
  it('has the drawn colours with their shares', () => {
    const picture = wide((x) => (x < 0.5 ? orange : x < 0.8 ? teal : white));
    const { palette } = measurePicture(picture);
    expect(palette).toEqual([
      { color: '#e66e14', name: 'orange', share: 0.5 },
      { color: '#008282', name: 'teal', share: 0.3 },
      { color: '#ffffff', name: 'white', share: 0.2 },
    ]);
  });

  it('has one colour for a plain picture, and at most six', () => {
    expect(measurePicture(wide(() => orange)).palette).toEqual([
      { color: '#e66e14', name: 'orange', share: 1 },
    ]);
    const rainbow: Color[] = [
      [224, 36, 36],
      [245, 130, 32],
      [247, 217, 23],
      [46, 160, 62],
      [34, 205, 228],
      [30, 95, 225],
      [124, 48, 192],
      [255, 255, 255],
    ];
    const { palette } = measurePicture(wide((x) => rainbow[Math.floor(x * rainbow.length)] ?? black));
    expect(palette).toHaveLength(6);
    expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  });

  it('leaves out the blend along an edge', () => {
    const blend: Color = [115, 120, 75];
    const { palette } = measurePicture(
      wide((x) => (Math.abs(x - 0.5) < 0.003 ? blend : x < 0.5 ? orange : teal)),
    );
    expect(palette.map(({ name }) => name).sort()).toEqual(['orange', 'teal']);
  });

  it('ignores transparent pixels', () => {
    const cutOut = wide((x) => (x < 0.25 ? orange : [0, 0, 0, 0]));
    expect(measurePicture(cutOut).palette).toEqual([{ color: '#e66e14', name: 'orange', share: 1 }]);
    expect(measurePicture(wide(() => [0, 0, 0, 0])).palette).toEqual([
      { color: '#ffffff', name: 'white', share: 1 },
    ]);
  });
});

describe('light and saturation', () => {
  it.each([
    ['black', black, { mean: 0, contrast: 0, key: 'low', warmth: 0, temperature: 'neutral' }, 'grey'],
    ['white', white, { mean: 1, contrast: 0, key: 'high', warmth: 0, temperature: 'neutral' }, 'grey'],
    ['grey', [119, 119, 119], { key: 'middle', temperature: 'neutral' }, 'grey'],
    ['orange', orange, { key: 'middle', temperature: 'warm' }, 'vivid'],
    ['blue', [30, 80, 220], { temperature: 'cool' }, 'vivid'],
    ['dark teal', [0, 50, 50], { key: 'low', temperature: 'cool' }, 'muted'],
    ['a pale rose', [250, 225, 220], { key: 'high', temperature: 'warm' }, 'muted'],
  ] as const)('of %s', (_name, color, light, level) => {
    const measures = measurePicture(wide(() => color));
    expect(measures.light).toMatchObject(light);
    expect(measures.saturation.level).toBe(level);
  });

  it('measures contrast between the ends, not of a few pixels', () => {
    expect(measurePicture(wide((x) => (x < 0.5 ? black : white))).light.contrast).toBe(1);
    expect(measurePicture(wide((x) => (x < 0.02 ? white : black))).light.contrast).toBe(0);
  });

  it('weighs warm against cool', () => {
    const { light } = measurePicture(wide((x) => (x < 0.5 ? [230, 110, 20] : [20, 110, 230])));
    expect(light.temperature).toBe('neutral');
  });
});

describe('the composition', () => {
  const busy = chequered(black, white);

  it.each([
    ['left', (x: number) => x > 0.4],
    ['right', (x: number) => x < 0.6],
    ['top', (_x: number, y: number) => y > 0.4],
    ['bottom', (_x: number, y: number) => y < 0.6],
    ['around', (x: number, y: number) => Math.abs(x - 0.5) < 0.15 && Math.abs(y - 0.5) < 0.15],
    ['everywhere', () => false],
    ['none', () => true],
  ] as const)('finds free space: %s', (side, isBusy) => {
    const { composition } = measurePicture(wide((x, y) => (isBusy(x, y) ? busy(x, y) : [128, 128, 128])));
    expect(composition.freeSide).toBe(side);
    const sum = composition.detail.reduce((total, share) => total + share, 0);
    expect(sum).toBeCloseTo(side === 'everywhere' ? 0 : 1, 1);
  });

  it('names the ninth with the detail', () => {
    const { detail } = measurePicture(
      wide((x, y) => (x > 0.7 && x < 0.95 && y > 0.7 && y < 0.95 ? busy(x, y) : [128, 128, 128])),
    ).composition;
    expect(detail.map((share) => Math.round(share))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('does not take soft gradients and compression noise for detail', () => {
    const random = randomNumbers(7);
    const soft = wide((x) => {
      const tone = 60 + x * 120 + random() * 2;
      return [tone, tone, tone];
    });
    expect(measurePicture(soft).composition.freeSide).toBe('everywhere');
  });
});

describe('areas for text', () => {
  it('are the whole of a plain picture', () => {
    expect(measurePicture(wide(() => black)).textAreas).toEqual([
      { x: 0, y: 0, width: 1, height: 1, textColor: '#ffffff', contrast: 21 },
    ]);
    expect(measurePicture(wide(() => white)).textAreas).toEqual([
      { x: 0, y: 0, width: 1, height: 1, textColor: '#000000', contrast: 21 },
    ]);
  });

  it('avoid detail, and name the readable text colour', () => {
    const busy = chequered([40, 40, 40], [200, 60, 60]);
    const picture = wide((x, y) => (x < 0.5 ? (y < 0.5 ? [10, 20, 60] : [240, 230, 200]) : busy(x, y)));
    const { textAreas } = measurePicture(picture);
    expect(textAreas).toHaveLength(2);
    for (const area of textAreas) {
      expect(area.x + area.width).toBeLessThanOrEqual(0.51);
      expect(area.contrast).toBeGreaterThan(12);
      expect(area.textColor).toBe(area.y < 0.4 ? '#ffffff' : '#000000');
    }
  });

  it('are none in a picture full of detail', () => {
    expect(measurePicture(wide(chequered(black, white))).textAreas).toEqual([]);
  });

  it('have the contrast of their worst place', () => {
    const slope = wide((x) => {
      const tone = Math.round(x * 255);
      return [tone, tone, tone];
    });
    const { textAreas } = measurePicture(slope);
    expect(textAreas.map(({ textColor }) => textColor).sort()).toEqual(['#000000', '#ffffff']);
    for (const { contrast } of textAreas) expect(contrast).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the sentence', () => {
  it('contains the measures', () => {
    const busy = chequered([90, 35, 0], [0, 60, 60]);
    const night = wide((x, y) => (x < 0.4 ? [70, 25, 0] : busy(x, y)));
    expect(describeMeasures(measurePicture(night))).toBe(
      'A dark, warm, low-contrast picture in brown and teal with free space on the left.',
    );
    expect(describeMeasures(measurePicture(wide(() => [119, 119, 119])))).toBe(
      'A low-contrast picture in grey with free space everywhere.',
    );
    const purples: Color[] = [
      [124, 48, 192],
      [58, 22, 92],
      [144, 121, 187],
    ];
    const tones = wide((x) => (x < 0.3 ? orange : (purples[Math.floor(x * 3)] ?? orange)));
    expect(describeMeasures(measurePicture(tones))).toContain('in purple and orange');
    const duo = wide((x, y) => (Math.floor(y * 45) % 2 === 0 || x < 0.5 ? orange : teal));
    expect(describeMeasures(measurePicture(duo))).toContain('in orange and teal');
  });
});

it.each([
  ['one pixel', 1, 1],
  ['a line', 320, 1],
  ['a tall line', 2, 320],
  ['few pixels', 5, 3],
  ['a square of noise', 320, 320],
])('measures %s', (_name, width, height) => {
  const random = randomNumbers(3);
  const noise = draw(width, height, () => [random() * 255, random() * 255, random() * 255, random() * 255]);
  expect(() => pictureMeasuresSchema.parse(measurePicture(noise))).not.toThrow();
});

it('yields between steps, and measures the same', async () => {
  const picture = wide((x) => (x < 0.5 ? orange : teal));
  let pauses = 0;
  const measures = await measureWithPauses(picture, async () => {
    pauses += 1;
  });
  expect(measures).toEqual(measurePicture(picture));
  expect(pauses).toBeGreaterThan(2);
});
