import type { Random } from '../random.ts';
import { defineScene, type PaintedMood } from './define-scene.ts';
import { mix } from './paint/color.ts';
import { fillStage, linear } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { bokehDisc } from './paint/particles.ts';
import { createLayer, drawLayer, type Stage } from './paint/stage.ts';

/** Lights out of focus behind the hero. */
interface BokehPaint {
  back: readonly [string, string, string];
  lights: readonly [string, string, string, string];
}

function mood(name: string, paint: BokehPaint, accent: string, dark = true): PaintedMood<BokehPaint> {
  return {
    name,
    dark,
    colors: {
      primary: paint.lights[0],
      secondary: paint.lights[1],
      accent,
      glow: paint.lights[3],
      shadow: mix(paint.back[0], '#000000', 0.5),
    },
    paint,
  };
}

export const bokeh = defineScene<BokehPaint>(
  'bokeh',
  [
    mood(
      'party',
      { back: ['#0d0b3a', '#5a1690', '#b01f7a'], lights: ['#ff4f9a', '#ffb347', '#5fd0ff', '#ffe9a8'] },
      '#ffe14d',
    ),
    mood(
      'gold',
      { back: ['#1c0a02', '#7a3a08', '#c97a12'], lights: ['#ffc24a', '#ff8f2e', '#ffe9a8', '#fff3cf'] },
      '#ffffff',
    ),
    mood(
      'blue',
      { back: ['#020a2a', '#0a2f8a', '#1278c9'], lights: ['#39a8ff', '#6ff0ff', '#a48bff', '#e2fbff'] },
      '#ffd84d',
    ),
    mood(
      'emerald',
      { back: ['#01160f', '#06553a', '#14955a'], lights: ['#3be88a', '#c8ff5a', '#4de0e0', '#f2ffd0'] },
      '#ffe14d',
    ),
    mood(
      'rose',
      { back: ['#ffc9d8', '#ffdcc8', '#fff0d8'], lights: ['#ff8fb0', '#ffffff', '#ffc27a', '#fff8e8'] },
      '#c4125a',
      false,
    ),
  ],
  { bloom: 0.25, vignette: 0.5 },
  (stage, { paint, dark }) => {
    const { context, width, height, focus, random } = stage;
    fillStage(
      stage,
      linear(
        context,
        [0, 0],
        [width * 0.75, height],
        [
          [0, paint.back[0]],
          [0.55, paint.back[1]],
          [1, paint.back[2]],
        ],
      ),
    );
    glow(context, { ...focus, radius: 760, color: paint.lights[0], strength: dark ? 0.55 : 0.4 });
    glow(context, {
      x: width - focus.x,
      y: height * 0.9,
      radius: 620,
      color: paint.lights[1],
      strength: 0.32,
    });
    const blend = dark ? 'screen' : 'source-over';
    const drawDiscs = (
      label: string,
      size: readonly [number, number],
      count: number,
      opacity: number,
      blur: number,
    ) => {
      const layer = createLayer(stage, blur > 3 ? 0.25 : 0.5);
      layer.context.globalCompositeOperation = dark ? 'lighter' : 'source-over';
      scatter(stage, random.fork(label), count, size, (x, y, radius, draws) => {
        const color = mix(draws.pick(paint.lights), '#ffffff', draws.between(0, 0.2));
        bokehDisc(layer.context, { x, y, radius, color, opacity: opacity * draws.between(0.35, 1) });
      });
      drawLayer(stage, layer, { blend, blur });
    };
    drawDiscs('far', [8, 26], 60, 0.75, 1);
    drawDiscs('middle', [34, 78], 26, 0.5, 0.8);
    glow(context, { ...focus, radius: 420, color: paint.lights[3], strength: 0.6 });
    drawDiscs('near', [110, 210], 7, 0.3, 9);
  },
);

/** Discs gather in a band that climbs across the picture through the hero's place; the corners above stay calm. */
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
