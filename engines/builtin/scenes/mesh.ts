import { createNoise } from '../noise.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, mix } from './paint/color.ts';
import { paintField } from './paint/field.ts';
import { glow } from './paint/light.ts';

/** Folds of coloured silk: a neutral background with depth. Colours run from the valleys to the crests. */
interface MeshPaint {
  folds: readonly [string, string, string, string, string];
}

const { darkMood, lightMood } = moodsOf<MeshPaint, string>((paint, accent) => ({
  primary: paint.folds[2],
  secondary: paint.folds[3],
  accent,
  glow: paint.folds[4],
  shadow: mix(paint.folds[0], '#000000', 0.5),
}));

export const mesh = defineScene<MeshPaint>(
  'mesh',
  [
    darkMood('candy', '#ffe14d', { folds: ['#2b0a7a', '#7a2cff', '#ff2d87', '#ff8a3d', '#ffd27a'] }),
    darkMood('ocean', '#ffd84d', { folds: ['#04123f', '#0a3fa8', '#0a9be0', '#27d8c8', '#d4fff0'] }),
    darkMood('sunset', '#fff04d', { folds: ['#3a0a4a', '#a3184f', '#f2432f', '#ff9a2e', '#fff0a0'] }),
    darkMood('mint', '#ffe14d', { folds: ['#06382f', '#0a7a5c', '#20c08a', '#8ae86a', '#f4ffc0'] }),
    darkMood('midnight', '#ff4da6', { folds: ['#05050f', '#14123f', '#3a1f8a', '#7a3cff', '#8fd0ff'] }),
    lightMood('pastel', '#7a1fd6', { folds: ['#8fa8ff', '#b8b4ff', '#f5b8e8', '#ffd0c0', '#fffbe8'] }),
  ],
  { bloom: 0.12, vignette: 0.34 },
  (stage, { paint }) => {
    const { context, focus, random } = stage;
    const noise = createNoise(random.fork('silk'));
    const ramp = createRamp(paint.folds.map((color, index) => [index / 4, color] as const));
    const height = (x: number, y: number) => {
      const u = x / 560;
      const v = y / 560;
      const warpX = noise.value(u * 0.9 + 3.1, v * 0.9 + 7.7) * 2 - 1;
      const warpY = noise.value(u * 0.9 + 51, v * 0.9 + 13) * 2 - 1;
      const bend = noise.value(u * 0.7 + warpX * 0.8 + 80, v * 0.7 + warpY * 0.8 + 40);
      return 0.5 + 0.5 * Math.sin(bend * 12.5 + (u * 1.1 - v * 1.7) * 2);
    };
    paintField(stage, (x, y, out, at) => {
      const here = height(x, y);
      const slope = height(x - 8, y - 12) - here;
      const toFocus = Math.hypot(x - focus.x, y - focus.y);
      const tone = 0.04 + here * 0.66 + 0.26 * Math.exp(-toFocus / 420);
      const step = Math.max(0, Math.min(255, tone * 255)) | 0;
      // Cloth shines where it turns towards the light at the upper left and darkens where it turns away.
      const shine = slope * 5;
      const lift = shine > 0 ? Math.min(0.62, shine * shine * 1.3) : 0;
      const shade = shine < 0 ? Math.max(0.4, 1 + shine * 0.75) : 1;
      for (let channel = 0; channel < 3; channel++) {
        const color = (ramp[step * 3 + channel] as number) * shade;
        out[at + channel] = color + (255 - color) * lift;
      }
      out[at + 3] = 255;
    });
    glow(context, { ...focus, radius: 520, color: paint.folds[3], strength: 0.3 });
  },
);
