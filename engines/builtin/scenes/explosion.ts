import { createNoise, type Noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, type PaintedMood } from './define-scene.ts';
import { type ColorStop, createRamp, fade, mix } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { fillAround } from './paint/fill.ts';
import { glow, lightRays } from './paint/light.ts';
import type { Stage } from './paint/stage.ts';

/** A blast behind the hero: fireball, smoke, shock rays and debris. */
interface ExplosionPaint {
  back: readonly [string, string, string];
  /** The fireball from smoke to its white heart. */
  fire: readonly ColorStop[];
  core: string;
  debris: string;
}

function mood(
  name: string,
  paint: ExplosionPaint,
  primary: string,
  secondary: string,
  accent: string,
): PaintedMood<ExplosionPaint> {
  return {
    name,
    dark: true,
    colors: { primary, secondary, accent, glow: paint.core, shadow: mix(paint.debris, '#000000', 0.3) },
    paint,
  };
}

export const explosion = defineScene<ExplosionPaint>(
  'explosion',
  [
    mood(
      'fire',
      {
        back: ['#ffb02a', '#d8350a', '#2a0606'],
        core: '#fff8d0',
        debris: '#1c0806',
        fire: [
          [0, '#2a0d08'],
          [0.22, '#7a1a08'],
          [0.42, '#e84a08'],
          [0.62, '#ff9a12'],
          [0.82, '#ffe04a'],
          [1, '#fffbe0'],
        ],
      },
      '#ff6a12',
      '#ffb02a',
      '#ffe14d',
    ),
    mood(
      'plasma',
      {
        back: ['#5fd8ff', '#2a4af0', '#0a0a3f'],
        core: '#f0fdff',
        debris: '#06082a',
        fire: [
          [0, '#0a0a38'],
          [0.22, '#28208f'],
          [0.42, '#2f5af5'],
          [0.62, '#1fb8ff'],
          [0.82, '#9af5ff'],
          [1, '#ffffff'],
        ],
      },
      '#2f7dff',
      '#5fd8ff',
      '#ffe14d',
    ),
    mood(
      'toxic',
      {
        back: ['#c8f03a', '#2fa02a', '#06260f'],
        core: '#fcffd8',
        debris: '#04180a',
        fire: [
          [0, '#062010'],
          [0.22, '#0f5a1f'],
          [0.42, '#2fae2a'],
          [0.62, '#8ae02a'],
          [0.82, '#e4ff5a'],
          [1, '#ffffe0'],
        ],
      },
      '#4fc02a',
      '#c8f03a',
      '#ffe14d',
    ),
    mood(
      'magenta',
      {
        back: ['#ff8ad8', '#c01a9a', '#2a0638'],
        core: '#fff0fa',
        debris: '#1a0424',
        fire: [
          [0, '#24062f'],
          [0.22, '#6a0c6a'],
          [0.42, '#d81f9a'],
          [0.62, '#ff5fb0'],
          [0.82, '#ffb8c8'],
          [1, '#fff8f0'],
        ],
      },
      '#e82fa8',
      '#ff8ad8',
      '#ffe14d',
    ),
  ],
  { bloom: 0.3, vignette: 0.62 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const reach = Math.hypot(Math.max(focus.x, width - focus.x), Math.max(focus.y, height - focus.y));
    fillAround(stage, focus.x, focus.y, reach, [
      [0, paint.back[0]],
      [0.42, paint.back[1]],
      [1, paint.back[2]],
    ]);
    paintStreaks(stage, random.fork('streaks'), reach, paint);
    lightRays(stage, random.fork('rays'), {
      ...focus,
      color: paint.core,
      strength: 0.65,
      reach: reach * 1.05,
      count: 34,
    });
    paintFireball(stage, random.fork('fireball'), paint);
    glow(context, { ...focus, radius: 430, color: paint.core, strength: 0.7 });
    glow(context, { ...focus, radius: 200, color: '#ffffff', strength: 0.8 });
    paintDebris(stage, random.fork('debris'), reach, paint);
    paintShower(stage, random.fork('sparks'), reach, paint);
  },
);

/** Comic speed lines towards the blast, dark ones from the edges and bright ones from the heart. */
function paintStreaks(stage: Stage, random: Random, reach: number, paint: ExplosionPaint): void {
  const { context, focus } = stage;
  const fan = (color: string, count: number, from: number, widest: number) => {
    context.fillStyle = color;
    context.beginPath();
    for (let streak = 0; streak < count; streak++) {
      const angle = random.next() * Math.PI * 2;
      const half = random.between(0.2, 1) * widest;
      const start = reach * from * random.between(0.8, 1.4);
      context.moveTo(focus.x + Math.cos(angle) * start, focus.y + Math.sin(angle) * start);
      context.lineTo(
        focus.x + Math.cos(angle - half) * reach * 1.2,
        focus.y + Math.sin(angle - half) * reach * 1.2,
      );
      context.lineTo(
        focus.x + Math.cos(angle + half) * reach * 1.2,
        focus.y + Math.sin(angle + half) * reach * 1.2,
      );
      context.closePath();
    }
    context.fill();
  };
  fan(fade(paint.back[2], 0.5), 60, 0.42, 0.022);
  fan(fade(paint.back[0], 0.34), 44, 0.3, 0.018);
  fan(fade(paint.core, 0.3), 26, 0.3, 0.008);
}

/** A round billow of the fireball, in units about its middle. */
interface Billow {
  x: number;
  y: number;
  radius: number;
}

/** Many small billows near the heart, fewer and bigger ones where the cloud has spread. */
function layBillows(random: Random): Billow[] {
  const billows: Billow[] = [];
  // A ring halfway out closes the gaps that chance leaves between the others.
  for (let billow = 0; billow < 14; billow++) {
    const angle = ((billow + random.between(-0.4, 0.4)) / 14) * Math.PI * 2;
    const out = billow % 2 ? random.between(60, 110) : random.between(160, 230);
    billows.push({ x: Math.cos(angle) * out, y: Math.sin(angle) * out, radius: random.between(66, 92) });
  }
  const arms = random.between(0, Math.PI * 2);
  for (let billow = 0; billow < 112; billow++) {
    const angle = random.next() * Math.PI * 2;
    const reach = 330 + 62 * Math.sin(angle * 3 + arms) + 46 * Math.sin(angle * 5 - arms);
    const share = Math.sqrt(random.next());
    const radius = random.between(40, 74) * (0.65 + share * 0.6);
    billows.push({ x: Math.cos(angle) * share * reach, y: Math.sin(angle) * share * reach * 0.88, radius });
  }
  return billows;
}

/** Billows that are white in the middle and cool into smoke outwards, each lit from the blast's heart. */
function paintFireball(stage: Stage, random: Random, paint: ExplosionPaint): void {
  const { focus } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(paint.fire);
  const reach = 545;
  const scale = 0.3;
  const columns = Math.round(reach * 2 * scale);
  const heights = new Float32Array(columns * columns).fill(-9);
  for (const billow of layBillows(random.fork('billows')))
    raiseBillow(heights, columns, scale, noise, billow);
  paintField(
    stage,
    (px, py, out, at) => {
      const column = Math.max(1, Math.min(columns - 2, ((px - focus.x + reach) * scale) | 0));
      const row = Math.max(1, Math.min(columns - 2, ((py - focus.y + reach) * scale) | 0));
      const place = row * columns + column;
      const height = heights[place] as number;
      if (height < -2.2) {
        out[at + 3] = 0;
        return;
      }
      const x = (px - focus.x) / reach;
      const y = (py - focus.y) / reach;
      const distance = Math.hypot(x, y) + 0.001;
      const slopeX = (heights[place - 1] as number) - (heights[place + 1] as number);
      const slopeY = (heights[place - columns] as number) - (heights[place + columns] as number);
      // The heart lights the side of every billow that faces it.
      const facing = -(slopeX * x + slopeY * y) / distance / Math.hypot(slopeX, slopeY, 2.2);
      const heat = 1 - distance * 1.2 + facing * (0.16 + distance * 0.3) + height * 0.006;
      writeRamp(ramp, heat, smoothstep(-2.2, 0.3, height) * 255, out, at);
    },
    {
      area: { x: focus.x - reach, y: focus.y - reach, width: reach * 2, height: reach * 2 },
      fineness: 1280 * scale,
    },
  );
}

function raiseBillow(
  heights: Float32Array,
  columns: number,
  scale: number,
  noise: Noise,
  billow: Billow,
): void {
  const middle = columns / 2;
  const x = middle + billow.x * scale;
  const y = middle + billow.y * scale;
  const radius = billow.radius * scale;
  const reach = radius * 1.3;
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(columns - 1, y + reach); row++) {
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column <= Math.min(columns - 1, x + reach);
      column++
    ) {
      const dx = (column - x) / radius;
      const dy = (row - y) / radius;
      const bump = noise.fractal(column / 10, row / 10, 3) - 0.5;
      const round = 1 - dx * dx - dy * dy + bump * 0.8;
      const height = round > 0 ? Math.sqrt(round) * radius : round * radius;
      const at = row * columns + column;
      if (height > (heights[at] as number)) heights[at] = height;
    }
  }
}

/** Shards thrown outwards: dark, with the edge towards the blast glowing. */
function paintDebris(stage: Stage, random: Random, reach: number, paint: ExplosionPaint): void {
  const { context, focus } = stage;
  for (let shard = 0; shard < 44; shard++) {
    const angle = random.next() * Math.PI * 2;
    const distance = 240 + random.next() ** 0.8 * reach * 0.8;
    const size = (4 + random.next() ** 3 * 26) * (0.7 + distance / reach / 2);
    const x = focus.x + Math.cos(angle) * distance;
    const y = focus.y + Math.sin(angle) * distance;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    const trail = context.createLinearGradient(-size * 5, 0, 0, 0);
    trail.addColorStop(0, fade(paint.core, 0));
    trail.addColorStop(1, fade(paint.back[0], 0.55));
    context.fillStyle = trail;
    context.beginPath();
    context.moveTo(-size * 5, 0);
    context.lineTo(0, -size * 0.5);
    context.lineTo(0, size * 0.5);
    context.fill();
    const body = context.createLinearGradient(-size, 0, size * 0.5, 0);
    body.addColorStop(0, paint.core);
    body.addColorStop(0.3, paint.back[1]);
    body.addColorStop(0.6, paint.debris);
    context.fillStyle = body;
    context.beginPath();
    context.moveTo(-size * random.between(0.7, 1), -size * random.between(0.1, 0.5));
    context.lineTo(size * random.between(0.1, 0.6), -size * random.between(0.5, 0.9));
    context.lineTo(size, size * random.between(-0.2, 0.4));
    context.lineTo(-size * random.between(0, 0.4), size * random.between(0.5, 0.9));
    context.closePath();
    context.fill();
    context.restore();
  }
}

/** Sparks drawn out along their flight. */
function paintShower(stage: Stage, random: Random, reach: number, paint: ExplosionPaint): void {
  const { context, focus } = stage;
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (let spark = 0; spark < 120; spark++) {
    const angle = random.next() * Math.PI * 2;
    const distance = 180 + random.next() * reach * 0.85;
    const length = random.between(5, 34);
    const x = focus.x + Math.cos(angle) * distance;
    const y = focus.y + Math.sin(angle) * distance;
    context.strokeStyle = fade(random.next() < 0.5 ? paint.core : paint.back[0], random.between(0.4, 1));
    context.lineWidth = random.between(0.8, 3);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    context.stroke();
  }
  context.restore();
}
