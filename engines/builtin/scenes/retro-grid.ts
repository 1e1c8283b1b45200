import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { evenStops, fade, mix, stopsAt } from './paint/color.ts';
import { fillDown, paintMist, vertical } from './paint/fill.ts';
import { paintFrond } from './paint/leaves.ts';
import { glow } from './paint/light.ts';
import { paintStars } from './paint/particles.ts';
import { paintSky } from './paint/sky.ts';
import { createLayer, drawLayer, type Stage } from './paint/stage.ts';

/** The eighties' sun over a neon grid. */
interface RetroPaint {
  sky: readonly [string, string, string, string];
  sun: readonly [string, string, string];
  line: string;
  ridge: readonly [string, string];
  floor: readonly [string, string];
}

const { darkMood } = moodsOf<RetroPaint, string>((paint, accent) => ({
  primary: paint.sun[2],
  secondary: paint.line,
  accent,
  glow: paint.sun[1],
  shadow: mix(paint.floor[1], '#000000', 0.45),
}));

export const retroGrid = defineScene<RetroPaint>(
  'retro-grid',
  [
    darkMood('magenta', '#fff04d', {
      sky: ['#06021c', '#2a0a66', '#8f1a9a', '#ff4fa8'],
      sun: ['#fff56a', '#ff9a3d', '#ff2f9a'],
      line: '#2ff0ff',
      ridge: ['#1a0848', '#ff4fd0'],
      floor: ['#3a0a6a', '#08021f'],
    }),
    darkMood('cyan', '#fff04d', {
      sky: ['#010a1c', '#04305f', '#0a78a8', '#4ff0e0'],
      sun: ['#f4ffd0', '#5fffc8', '#0aa8e8'],
      line: '#ff4fd8',
      ridge: ['#04204a', '#4ff0ff'],
      floor: ['#06406a', '#010c20'],
    }),
    darkMood('sunset', '#3df5ff', {
      sky: ['#14042a', '#6a0f4f', '#e8402f', '#ffb84a'],
      sun: ['#fffbc0', '#ffc83d', '#ff5a2a'],
      line: '#ffd23d',
      ridge: ['#2a0a30', '#ff8a4a'],
      floor: ['#6a1230', '#16041c'],
    }),
    darkMood('violet', '#fff04d', {
      sky: ['#04031a', '#1a0f5f', '#4a1fc0', '#a86fff'],
      sun: ['#ffe0ff', '#e06fff', '#6a2fff'],
      line: '#7affc0',
      ridge: ['#100a40', '#a88fff'],
      floor: ['#2a128a', '#05041c'],
    }),
  ],
  { bloom: 0.55, vignette: 0.5 },
  (stage, { paint }) => {
    const { context, height, focus, random } = stage;
    const horizon = height * (stage.isTall ? 0.6 : 0.62);
    paintSky(stage, horizon, stopsAt([0, 0.45, 0.8, 1], paint.sky));
    paintStars(stage, random.fork('stars'), {
      count: 240,
      bottom: horizon * 0.95,
      color: '#ffffff',
      halo: paint.sky[3],
    });
    paintSun(stage, focus.x, horizon, paint);
    paintRidges(stage, random.fork('ridges'), horizon, paint);
    glow(context, {
      x: focus.x,
      y: horizon,
      radius: 760,
      color: paint.sun[2],
      strength: 0.7,
      flatness: 0.16,
    });
    paintGrid(stage, horizon, paint);
    paintPalms(stage, random.fork('palms'), horizon, paint);
    paintMist(stage, paint.floor[1], height * 0.82, height, evenStops(0, 0.7));
  },
);

/** A disc graded from top to bottom, cut by bars that widen downwards. */
function paintSun(stage: Stage, x: number, horizon: number, paint: RetroPaint): void {
  const radius = stage.isTall ? 215 : 225;
  const y = horizon - radius * 0.62;
  glow(stage.context, { x, y, radius: radius * 2.7, color: paint.sun[2], strength: 0.75 });
  glow(stage.context, { x, y, radius: radius * 1.7, color: paint.sun[1], strength: 0.45 });
  const layer = createLayer(stage, 1);
  const { context } = layer;
  context.fillStyle = vertical(context, y - radius, y + radius * 0.75, evenStops(...paint.sun));
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.globalCompositeOperation = 'destination-out';
  for (let bar = 0; bar < 7; bar++) {
    const thick = 3 + bar * 3;
    context.fillRect(x - radius, y - radius * 0.06 + bar * radius * 0.135, radius * 2, thick);
  }
  drawLayer(stage, layer);
}

/** Jagged mountains to both sides of the sun, their facets' edges drawn in light. */
function paintRidges(stage: Stage, random: Random, horizon: number, paint: RetroPaint): void {
  const { context, width, focus } = stage;
  const peaks: [number, number][] = [];
  for (let x = -40; x < width + 80; x += random.between(44, 78)) {
    const open = 1 - Math.exp(-(((x - focus.x) / 330) ** 2));
    peaks.push([x, horizon - (random.between(24, 56) + (peaks.length % 2) * random.between(50, 130)) * open]);
  }
  context.beginPath();
  context.moveTo(-40, horizon);
  for (const [x, y] of peaks) context.lineTo(x, y);
  context.lineTo(width + 80, horizon);
  context.closePath();
  context.fillStyle = vertical(
    context,
    horizon - 150,
    horizon,
    evenStops(paint.ridge[0], mix(paint.ridge[0], paint.ridge[1], 0.4)),
  );
  context.fill();
  context.beginPath();
  peaks.forEach(([x, y], index) => {
    const next = peaks[index + 1];
    if (next) {
      context.moveTo(x, y);
      context.lineTo(next[0], next[1]);
    }
    if (index % 2 === 1 || horizon - y > 60) {
      for (const share of [-0.5, 0.1, 0.6]) {
        context.moveTo(x, y);
        context.lineTo(x + share * 70, horizon);
      }
    }
  });
  context.strokeStyle = fade(paint.ridge[1], 0.6);
  context.lineWidth = 1.7;
  context.stroke();
}

/** The floor: lines to the vanishing point and lines across that draw together towards it. */
function paintGrid(stage: Stage, horizon: number, paint: RetroPaint): void {
  const { context, width, height, focus } = stage;
  const depth = height - horizon;
  fillDown(
    stage,
    horizon,
    height,
    evenStops(paint.floor[0], mix(paint.floor[0], paint.floor[1], 0.7), paint.floor[1]),
  );
  glow(context, { x: focus.x, y: horizon, radius: 460, color: paint.sun[1], strength: 0.75, flatness: 0.5 });
  context.save();
  context.beginPath();
  context.rect(0, horizon, width, depth + 1);
  context.clip();
  const trace = (brush: typeof context) => {
    brush.beginPath();
    for (let line = -34; line <= 34; line++) {
      brush.moveTo(focus.x + line * 26, horizon);
      brush.lineTo(focus.x + line * 190, height + 10);
    }
    for (let line = 0; line < 15; line++) {
      const y = horizon + (depth * 1.02) / (1 + (14 - line) * 0.62) - depth * 0.095;
      if (y < horizon) continue;
      brush.moveTo(0, y);
      brush.lineTo(width, y);
    }
  };
  const layer = createLayer(stage, 0.25);
  // Far lines lie so close together that their glows would add up to a bright band.
  const shine = layer.context.createLinearGradient(0, horizon, 0, height);
  shine.addColorStop(0, fade(paint.line, 0.02));
  shine.addColorStop(0.12, fade(paint.line, 0.14));
  shine.addColorStop(0.45, fade(paint.line, 0.8));
  shine.addColorStop(1, paint.line);
  layer.context.strokeStyle = shine;
  layer.context.lineWidth = 7;
  layer.context.beginPath();
  layer.context.rect(0, horizon, width, depth + 1);
  layer.context.clip();
  trace(layer.context);
  layer.context.stroke();
  drawLayer(stage, layer, { blend: 'screen', blur: 7, opacity: 0.85 });
  const stroke = context.createLinearGradient(0, horizon, 0, height);
  stroke.addColorStop(0, fade(paint.line, 0.04));
  stroke.addColorStop(0.1, fade(paint.line, 0.3));
  stroke.addColorStop(0.34, fade(paint.line, 0.85));
  stroke.addColorStop(1, fade(mix(paint.line, '#ffffff', 0.4), 1));
  context.strokeStyle = stroke;
  context.lineWidth = 2.2;
  trace(context);
  context.stroke();
  context.restore();
  context.fillStyle = fade(mix(paint.sun[0], paint.line, 0.4), 0.9);
  context.fillRect(0, horizon - 1.5, width, 3);
}

/** Palms in silhouette at the edge that the hero does not use. */
function paintPalms(stage: Stage, random: Random, horizon: number, paint: RetroPaint): void {
  const { context, width, height, focus } = stage;
  const side = focus.x > width / 2 ? -1 : 1;
  const ink = mix(paint.ridge[0], '#000000', 0.55);
  const palms = stage.isTall
    ? [{ off: 0.06, tall: 330 }]
    : [
        { off: 0.045, tall: 430 },
        { off: 0.13, tall: 300 },
      ];
  for (const [index, { off, tall }] of palms.entries()) {
    const x = side < 0 ? width * off : width * (1 - off);
    const foot = horizon + (height - horizon) * (0.34 - index * 0.16);
    const crown = { x: x - side * tall * 0.14, y: foot - tall };
    context.strokeStyle = ink;
    context.lineWidth = tall * 0.034;
    context.beginPath();
    context.moveTo(x, foot);
    context.quadraticCurveTo(x + side * tall * 0.02, foot - tall * 0.55, crown.x, crown.y);
    context.stroke();
    for (let leaf = 0; leaf < 8; leaf++) {
      const angle = -Math.PI / 2 + (leaf - 3.5) * 0.62;
      const isRight = Math.cos(angle) > 0;
      paintFrond(
        context,
        random,
        {
          ...crown,
          angle,
          length: tall * random.between(0.4, 0.5),
          width: tall * 0.2,
          bend: (isRight ? 1 : -1) * random.between(0.25, 0.5),
        },
        { dark: ink, light: mix(ink, paint.ridge[1], 0.12), rim: paint.ridge[1] },
      );
    }
  }
}
