import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, fade, mix } from './paint/color.ts';
import { addDot } from './paint/dots.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { fillAround } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import type { Stage } from './paint/stage.ts';

/** Comic rays that burst out from behind the hero. */
interface SunburstPaint {
  core: string;
  inner: string;
  middle: string;
  outer: string;
  edge: string;
}

const { darkMood, lightMood } = moodsOf<SunburstPaint, string>((paint, accent) => ({
  primary: paint.middle,
  secondary: paint.outer,
  accent,
  glow: paint.core,
  shadow: mix(paint.edge, '#000000', 0.55),
}));

export const sunburst = defineScene<SunburstPaint>(
  'sunburst',
  [
    darkMood('orange', '#ffe14d', {
      core: '#fffbe0',
      inner: '#ffd43b',
      middle: '#ff8a00',
      outer: '#f03e00',
      edge: '#8f1200',
    }),
    darkMood('red', '#ffd23f', {
      core: '#fff3d6',
      inner: '#ff9a4a',
      middle: '#f5222d',
      outer: '#b8001f',
      edge: '#4a0018',
    }),
    lightMood('yellow', '#e8112d', {
      core: '#fffff0',
      inner: '#fff27a',
      middle: '#ffd000',
      outer: '#ff9f00',
      edge: '#c75a00',
    }),
    darkMood('green', '#fff04d', {
      core: '#fbffe0',
      inner: '#c6f94a',
      middle: '#3ecf3a',
      outer: '#0a9447',
      edge: '#04402c',
    }),
    darkMood('blue', '#ffdd33', {
      core: '#f2fdff',
      inner: '#6fe3ff',
      middle: '#1a9bff',
      outer: '#1452e0',
      edge: '#0a1a6b',
    }),
    darkMood('purple', '#ffe14d', {
      core: '#fff0ff',
      inner: '#ff9af5',
      middle: '#b23cff',
      outer: '#6a1fd6',
      edge: '#25086b',
    }),
  ],
  { bloom: 0.18, vignette: 0.5 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const reach = Math.hypot(Math.max(focus.x, width - focus.x), Math.max(focus.y, height - focus.y));
    fillAround(stage, focus.x, focus.y, reach, [
      [0, paint.inner],
      [0.3, paint.middle],
      [0.68, paint.outer],
      [1, paint.edge],
    ]);
    paintRays(stage, random.fork('rays'), reach, paint);
    paintHaze(stage, random.fork('haze'), paint);
    paintHalftone(stage, paint);
    glow(context, { ...focus, radius: 620, color: paint.inner, strength: 0.75 });
    glow(context, { ...focus, radius: 430, color: paint.core, strength: 1 });
    paintSparks(stage, random.fork('sparks'), {
      count: 46,
      color: paint.core,
      halo: paint.inner,
      size: [1.2, 7],
      opacity: 0.8,
    });
  },
);

/** Wide rays with narrow ones beside them, lighter ones over darker ones, each fading outwards. */
function paintRays(stage: Stage, random: Random, reach: number, paint: SunburstPaint): void {
  const { context, focus } = stage;
  const count = 18;
  const turn = random.between(0, Math.PI * 2);
  const length = reach * 1.1;
  const wedge = (angle: number, halfWidth: number) => {
    context.moveTo(focus.x, focus.y);
    context.lineTo(
      focus.x + Math.cos(angle - halfWidth) * length,
      focus.y + Math.sin(angle - halfWidth) * length,
    );
    context.lineTo(
      focus.x + Math.cos(angle + halfWidth) * length,
      focus.y + Math.sin(angle + halfWidth) * length,
    );
    context.closePath();
  };
  const step = (Math.PI * 2) / count;
  const fan = (color: string, opacity: number, shift: number, share: number) => {
    const gradient = context.createRadialGradient(focus.x, focus.y, 0, focus.x, focus.y, length);
    gradient.addColorStop(0, fade(color, opacity));
    gradient.addColorStop(1, fade(color, opacity * 0.25));
    context.fillStyle = gradient;
    context.beginPath();
    for (let ray = 0; ray < count; ray++) {
      wedge(turn + (ray + shift) * step, (step / 2) * share * random.between(0.9, 1.1));
    }
    context.fill();
  };
  fan(mix(paint.outer, paint.edge, 0.6), 0.5, 0.5, 0.56);
  fan(paint.inner, 0.55, 0, 0.5);
  fan('#ffffff', 0.3, 0.02, 0.16);
}

/** Uneven smoke over the rays: without it they look printed. */
function paintHaze(stage: Stage, random: Random, paint: SunburstPaint): void {
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(paint.edge, paint.outer, paint.core));
  paintField(
    stage,
    (x, y, out, at) => {
      const thick = noise.fractal(x / 330, y / 260, 4);
      writeRamp(ramp, (thick - 0.25) * 2, smoothstep(0.06, 0.3, Math.abs(thick - 0.5)) * 190, out, at);
    },
    { fineness: 160, blend: 'soft-light' },
  );
}

/** Dots of printed comics, big in the far corners and shrinking towards the light. */
function paintHalftone(stage: Stage, paint: SunburstPaint): void {
  const { context, width, height, focus } = stage;
  const spacing = 19;
  const fullAt = Math.hypot(width, height) * 0.62;
  context.fillStyle = fade(mix(paint.edge, '#000000', 0.2), 0.34);
  context.beginPath();
  for (let row = 0, y = 0; y < height + spacing; row++, y += spacing * 0.86) {
    for (let x = (row % 2) * (spacing / 2); x < width + spacing; x += spacing) {
      const away = Math.hypot(x - focus.x, (y - focus.y) * 1.15) / fullAt;
      const radius = Math.min(8.6, (away - 0.62) * 24);
      if (radius < 0.8) continue;
      addDot(context, x, y, radius);
    }
  }
  context.fill();
}
