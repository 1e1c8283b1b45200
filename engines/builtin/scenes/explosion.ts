import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { fade, mix, stopsAt } from './paint/color.ts';
import { fillAround } from './paint/fill.ts';
import { paintFireball } from './paint/fireball.ts';
import { glow, lightRays } from './paint/light.ts';
import type { Stage } from './paint/stage.ts';

/** A blast behind the hero: fireball, smoke, shock rays and debris. */
interface ExplosionPaint {
  back: readonly [string, string, string];
  /** The fireball from smoke to its white heart. */
  fire: readonly [string, string, string, string, string, string];
  core: string;
  debris: string;
}

const { darkMood } = moodsOf<ExplosionPaint, [primary: string, secondary: string, accent: string]>(
  (paint, [primary, secondary, accent]) => ({
    primary,
    secondary,
    accent,
    glow: paint.core,
    shadow: mix(paint.debris, '#000000', 0.3),
  }),
);

export const explosion = defineScene<ExplosionPaint>(
  'explosion',
  [
    darkMood('fire', ['#ff6a12', '#ffb02a', '#ffe14d'], {
      back: ['#ffb02a', '#d8350a', '#2a0606'],
      core: '#fff8d0',
      debris: '#1c0806',
      fire: ['#2a0d08', '#7a1a08', '#e84a08', '#ff9a12', '#ffe04a', '#fffbe0'],
    }),
    darkMood('plasma', ['#2f7dff', '#5fd8ff', '#ffe14d'], {
      back: ['#5fd8ff', '#2a4af0', '#0a0a3f'],
      core: '#f0fdff',
      debris: '#06082a',
      fire: ['#0a0a38', '#28208f', '#2f5af5', '#1fb8ff', '#9af5ff', '#ffffff'],
    }),
    darkMood('toxic', ['#4fc02a', '#c8f03a', '#ffe14d'], {
      back: ['#c8f03a', '#2fa02a', '#06260f'],
      core: '#fcffd8',
      debris: '#04180a',
      fire: ['#062010', '#0f5a1f', '#2fae2a', '#8ae02a', '#e4ff5a', '#ffffe0'],
    }),
    darkMood('magenta', ['#e82fa8', '#ff8ad8', '#ffe14d'], {
      back: ['#ff8ad8', '#c01a9a', '#2a0638'],
      core: '#fff0fa',
      debris: '#1a0424',
      fire: ['#24062f', '#6a0c6a', '#d81f9a', '#ff5fb0', '#ffb8c8', '#fff8f0'],
    }),
  ],
  { bloom: 0.3, vignette: 0.62 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const reach = Math.hypot(Math.max(focus.x, width - focus.x), Math.max(focus.y, height - focus.y));
    fillAround(stage, focus.x, focus.y, reach, stopsAt([0, 0.42, 1], paint.back));
    paintStreaks(stage, random.fork('streaks'), reach, paint);
    lightRays(stage, random.fork('rays'), {
      ...focus,
      color: paint.core,
      strength: 0.65,
      reach: reach * 1.05,
      count: 34,
    });
    paintFireball(stage, random.fork('fireball'), stopsAt([0, 0.22, 0.42, 0.62, 0.82, 1], paint.fire));
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
