import { expect, test } from 'vitest';
import { rasterIcon } from './icons.ts';
import { namedColors } from './language/grammar/colors.ts';
import { figureName } from './own-drawings/figures/figures.ts';
import { withScratch } from './scratch.ts';

/** The share of an illustration's strongly coloured pixels whose hue is within 25 degrees of one. */
function shareOfHue(icon: string, color: string | undefined, hue: number): number {
  let near = 0;
  let all = 0;
  withScratch(() => {
    const canvas = rasterIcon(icon, 160, color);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0, alpha = 0] = data.slice(at, at + 4);
      const span = Math.max(r, g, b) - Math.min(r, g, b);
      if (alpha < 200 || span < 60) continue;
      const most = Math.max(r, g, b);
      const turn =
        most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
      all += 1;
      const apart = Math.abs(((turn * 60 - hue + 540) % 360) - 180);
      if (apart <= 25) near += 1;
    }
    return canvas;
  });
  return near / Math.max(1, all);
}

test.each([
  ['automobile', 'blue', 217],
  ['automobile', 'green', 136],
  ['door', 'blue', 217],
  ['sailboat', 'red', 0],
  ['house', 'yellow', 50],
  [figureName('woman', 'dancing'), 'green', 136],
] as const)('shows a %s in %s', (icon, color, hue) => {
  expect(shareOfHue(icon, namedColors[color], hue)).toBeGreaterThan(0.4);
  expect(shareOfHue(icon, undefined, hue)).toBeLessThan(shareOfHue(icon, namedColors[color], hue));
});
