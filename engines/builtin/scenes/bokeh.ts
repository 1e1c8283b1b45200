import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { mix, stopsAt } from './paint/color.ts';
import { fillStage, linear } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { bokehDisc, paintSparks } from './paint/particles.ts';
import { createLayer, drawLayer, type Stage } from './paint/stage.ts';

/** Lights out of focus behind the hero. */
interface BokehPaint {
  back: readonly [string, string, string];
  lights: readonly [string, string, string, string];
}

const { darkMood } = moodsOf<BokehPaint, string>((paint, accent) => ({
  primary: paint.lights[0],
  secondary: paint.lights[1],
  accent,
  glow: paint.lights[3],
  shadow: mix(paint.back[0], '#000000', 0.5),
}));

export const bokeh = defineScene<BokehPaint>(
  'bokeh',
  [
    darkMood('party', '#ffe14d', {
      back: ['#0d0b3a', '#5a1690', '#b01f7a'],
      lights: ['#ff4f9a', '#ffb347', '#5fd0ff', '#ffe9a8'],
    }),
    darkMood('gold', '#ffffff', {
      back: ['#1c0a02', '#7a3a08', '#c97a12'],
      lights: ['#ffc24a', '#ff8f2e', '#ffe9a8', '#fff3cf'],
    }),
    darkMood('blue', '#ffd84d', {
      back: ['#020a2a', '#0a2f8a', '#1278c9'],
      lights: ['#39a8ff', '#6ff0ff', '#a48bff', '#e2fbff'],
    }),
    darkMood('emerald', '#ffe14d', {
      back: ['#01160f', '#06553a', '#14955a'],
      lights: ['#3be88a', '#c8ff5a', '#4de0e0', '#f2ffd0'],
    }),
    darkMood('rose', '#ffe14d', {
      back: ['#4a0a38', '#b8285f', '#ff8f5a'],
      lights: ['#ff5f94', '#ffb46a', '#ff9ad8', '#ffe9c8'],
    }),
  ],
  { bloom: 0.25, vignette: 0.5 },
  (stage, { paint, dark }) => {
    const { context, width, height, focus, random } = stage;
    paintBackdrop(stage, paint);
    const tint = dark ? 'screen' : 'source-over';
    glow(context, {
      x: focus.x + 120,
      y: focus.y - 90,
      radius: 640,
      color: paint.lights[0],
      strength: 0.62,
      blend: tint,
    });
    glow(context, {
      x: focus.x - 280,
      y: height,
      radius: 620,
      color: paint.lights[1],
      strength: 0.5,
      blend: tint,
    });
    glow(context, {
      x: width - focus.x,
      y: height * 0.1,
      radius: 520,
      color: paint.lights[2],
      strength: 0.3,
      blend: tint,
    });
    paintDiscs(stage, random.fork('far'), { size: [8, 26], count: 64, opacity: 0.95, blur: 0, dark }, paint);
    paintDiscs(
      stage,
      random.fork('middle'),
      { size: [34, 82], count: 34, opacity: 0.62, blur: 0, dark },
      paint,
    );
    glow(context, { ...focus, radius: 340, color: paint.lights[3], strength: 0.2 });
    paintDiscs(
      stage,
      random.fork('near'),
      { size: [110, 200], count: 8, opacity: 0.26, blur: 7, dark },
      paint,
    );
    if (dark)
      paintSparks(stage, random.fork('glints'), {
        count: 60,
        color: '#ffffff',
        halo: paint.lights[3],
        size: [0.8, 3.4],
        opacity: 0.7,
      });
  },
);

function paintBackdrop(stage: Stage, paint: BokehPaint): void {
  const { context, width, height } = stage;
  fillStage(stage, linear(context, [0, 0], [width * 0.75, height], stopsAt([0, 0.55, 1], paint.back)));
}

interface Discs {
  size: readonly [number, number];
  count: number;
  opacity: number;
  blur: number;
  dark: boolean;
}

function paintDiscs(stage: Stage, random: Random, discs: Discs, paint: BokehPaint): void {
  const layer = createLayer(stage, discs.blur > 3 ? 0.25 : 0.5);
  layer.context.globalCompositeOperation = discs.dark ? 'lighter' : 'source-over';
  scatter(stage, random, discs.count, discs.size, (x, y, radius, draws) => {
    const color = mix(draws.pick(paint.lights), '#ffffff', draws.between(0, 0.06));
    bokehDisc(layer.context, { x, y, radius, color, opacity: discs.opacity * draws.between(0.3, 1) });
  });
  drawLayer(stage, layer, { blend: discs.dark ? 'screen' : 'source-over', blur: discs.blur });
}

/**
 * Discs gather in a band that climbs across the picture through the hero's place; the corners above stay
 * calm.
 */
function scatter(
  stage: Stage,
  random: Random,
  count: number,
  size: readonly [number, number],
  draw: (x: number, y: number, radius: number, random: Random) => void,
): void {
  const { width, height, focus } = stage;
  const tilt = focus.x >= width / 2 ? -0.34 : 0.34;
  for (let disc = 0; disc < count; disc++) {
    const x = random.between(-0.05, 1.05) * width;
    const drift = (random.next() + random.next() + random.next() - 1.5) * 0.44 * height;
    const y = focus.y + height * 0.12 + (x - focus.x) * tilt + drift;
    draw(x, y, random.between(size[0], size[1]), random);
  }
}
