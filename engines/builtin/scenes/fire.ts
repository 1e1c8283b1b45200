import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, mix } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { fillDown } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { bokehDisc, paintSparks } from './paint/particles.ts';
import { type Blend, createLayer, drawLayer, type Stage } from './paint/stage.ts';

/** Flames from below, sparks above them. */
interface FirePaint {
  back: readonly [string, string];
  smoke: string;
  /** A flame from its thin edge to its heart. */
  flame: readonly [string, string, string, string, string];
  spark: string;
}

const { darkMood } = moodsOf<FirePaint, [primary: string, secondary: string, accent: string]>(
  (paint, [primary, secondary, accent]) => ({
    primary,
    secondary,
    accent,
    glow: paint.spark,
    shadow: mix(paint.back[0], '#000000', 0.4),
  }),
);

export const fire = defineScene<FirePaint>(
  'fire',
  [
    darkMood('blaze', ['#ff5f0a', '#ffb01f', '#ffe14d'], {
      back: ['#120304', '#5a0f06'],
      smoke: '#8a2410',
      spark: '#ffc24a',
      flame: ['#5a0804', '#c81f04', '#ff6a08', '#ffc21f', '#fffbd0'],
    }),
    darkMood('blue', ['#1f8aff', '#4fe0ff', '#ffe14d'], {
      back: ['#02040f', '#06205a'],
      smoke: '#124a9a',
      spark: '#8fe8ff',
      flame: ['#06105a', '#0a3ad8', '#0a8aff', '#4fe0ff', '#f4ffff'],
    }),
    darkMood('green', ['#3fd02a', '#c0ff3a', '#ffe14d'], {
      back: ['#020a04', '#0a3a14'],
      smoke: '#1f6a24',
      spark: '#d0ff5a',
      flame: ['#04300a', '#0a8a1f', '#3fd81f', '#c0ff3a', '#fcffd8'],
    }),
    darkMood('violet', ['#b82fff', '#ff8af0', '#ffe14d'], {
      back: ['#08020f', '#300a5a'],
      smoke: '#5a1f9a',
      spark: '#ffb0ff',
      flame: ['#2a065a', '#7a12d8', '#d82fff', '#ff8af0', '#fff4ff'],
    }),
  ],
  { bloom: 0.3, vignette: 0.5 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    fillDown(
      stage,
      0,
      height,
      evenStops(paint.back[0], mix(paint.back[0], paint.back[1], 0.5), paint.back[1]),
    );
    paintSmoke(stage, random.fork('smoke'), paint);
    const ember = paint.flame[2];
    glow(context, { x: focus.x, y: height * 0.62, radius: 640, color: ember, strength: 0.8 });
    glow(context, {
      x: width / 2,
      y: height * 1.05,
      radius: width * 0.7,
      color: ember,
      strength: 0.8,
      flatness: 0.5,
    });
    paintFlames(
      stage,
      random.fork('back'),
      { rise: stage.isTall ? 0.5 : 0.78, scale: 1.25, opacity: 0.75, heat: 0.66, blend: 'screen' },
      paint,
    );
    paintFlames(
      stage,
      random.fork('front'),
      { rise: stage.isTall ? 0.32 : 0.5, scale: 0.9, opacity: 1, heat: 1, blend: 'source-over' },
      paint,
    );
    paintSparks(stage, random.fork('sparks'), {
      count: 170,
      color: paint.spark,
      halo: ember,
      size: [0.9, 5.5],
      stretch: 3.2,
      place: (draws) => ({ x: draws.next(), y: 1 - draws.next() ** 1.25 }),
    });
    paintEmbers(stage, random.fork('embers'), ember);
  },
);

function paintSmoke(stage: Stage, random: Random, paint: FirePaint): void {
  const noise = createNoise(random);
  const { height } = stage;
  const ramp = createRamp(evenStops(paint.back[1], paint.smoke));
  paintField(
    stage,
    (x, y, out, at) => {
      const drift = noise.value(x / 300 + 9, y / 260) * 1.4;
      const thick = noise.fractal(x / 260 + drift, y / 190 + drift, 4);
      writeRamp(ramp, thick, smoothstep(0.4, 0.8, thick) * (0.25 + (0.75 * y) / height) * 230, out, at);
    },
    { fineness: 200, blend: 'screen' },
  );
}

/**
 * Tongues of flame: noise drawn out upwards, cut off higher and higher; taller at the sides than at the
 * headline.
 */
function paintFlames(
  stage: Stage,
  random: Random,
  options: { rise: number; scale: number; opacity: number; heat: number; blend: Blend },
  paint: FirePaint,
): void {
  const { width, height, focus } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(...paint.flame));
  const reach = height * options.rise;
  const top = height - reach;
  const unit = 190 * options.scale;
  paintField(
    stage,
    (x, y, out, at) => {
      const up = (height - y) / reach;
      const lick = (noise.value(x / (unit * 1.2), y / (unit * 1.9)) - 0.5) * 1.7;
      const u = x / unit + lick * (0.3 + up * 0.9);
      const v = y / (unit * 2.1);
      const tongues =
        noise.ridged(u * 1.25, v * 0.9, 2) * 0.66 + noise.fractal(u * 2.4 + lick, v * 2.8 + 40, 4) * 0.46;
      const swell = noise.value(x / (unit * 1.7) + 77, 0.5);
      const beside = Math.abs(x - focus.x) / (width * 0.5);
      const tall = 0.62 + swell * 0.5 + Math.exp(-beside * beside * 5) * 0.16;
      const burn = tongues + 0.3 - (up / tall) * 0.98;
      const covered = smoothstep(0.02, 0.34, burn) * smoothstep(1, 0.82, up);
      writeRamp(ramp, (0.26 + burn * 0.74) * options.heat, covered * 255 * options.opacity, out, at);
    },
    { area: { x: 0, y: top, width, height: reach }, fineness: 340, blend: options.blend },
  );
}

/** Near sparks out of focus. */
function paintEmbers(stage: Stage, random: Random, color: string): void {
  const { width, height } = stage;
  const layer = createLayer(stage, 0.25);
  for (let ember = 0; ember < 16; ember++) {
    bokehDisc(layer.context, {
      x: random.next() * width,
      y: height * random.between(0.15, 1),
      radius: random.between(8, 26),
      color: mix(color, '#ffffff', 0.2),
      opacity: random.between(0.15, 0.4),
    });
  }
  drawLayer(stage, layer, { blend: 'lighter', blur: 2 });
}
