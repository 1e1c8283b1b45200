/** Weather over the whole picture: it is in front of the hero, too. */
import type { Picture } from '../drawing/picture.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';

/** Streaks of rain in three depths, under a darker sky, and the splashes on the ground. */
export function rain({ context, width, height, unit, random }: Picture, strength: number): void {
  const chance = random.fork('rain');
  context.save();
  context.lineCap = 'round';
  for (const { count, length, thickness, opacity } of [
    { count: 240, length: 26, thickness: 1.2, opacity: 0.3 },
    { count: 130, length: 52, thickness: 1.9, opacity: 0.36 },
    { count: 42, length: 104, thickness: 3, opacity: 0.26 },
  ]) {
    context.strokeStyle = fade('#e4f0ff', opacity * strength);
    context.lineWidth = thickness * unit;
    context.beginPath();
    for (let drop = 0; drop < count; drop += 1) {
      const x = chance.between(-0.05, 1.1) * width;
      const y = chance.between(-0.1, 1) * height;
      context.moveTo(x, y);
      context.lineTo(x - length * 0.22 * unit, y + length * unit);
    }
    context.stroke();
  }
  context.strokeStyle = fade('#e4f0ff', 0.4 * strength);
  context.lineWidth = 1.4 * unit;
  context.beginPath();
  for (let splash = 0; splash < 34; splash += 1) {
    const [x, y, radius] = [
      chance.next() * width,
      chance.between(0.84, 0.99) * height,
      chance.between(5, 15) * unit,
    ];
    context.moveTo(x + radius, y);
    context.ellipse(x, y, radius, radius * 0.3, 0, 0, 2 * Math.PI);
  }
  context.stroke();
  context.restore();
}

/** Banks of fog that are thicker towards the ground. */
export function fog({ context, width, height, palette, random }: Picture, strength: number): void {
  const chance = random.fork('fog');
  const scale = 0.125;
  const soft = scratchCanvas(width * scale, height * scale);
  const brush = soft.getContext('2d');
  const color = mix(palette.glow, '#eef2f6', 0.75);
  for (let bank = 0; bank < 26; bank += 1) {
    const depth = chance.next();
    const [x, y] = [chance.between(-0.1, 1.1) * soft.width, soft.height * (0.35 + 0.65 * depth)];
    const [wide, tall] = [soft.width * chance.between(0.16, 0.36), soft.height * chance.between(0.05, 0.13)];
    brush.save();
    brush.translate(x, y);
    brush.scale(1, tall / wide);
    const gradient = brush.createRadialGradient(0, 0, 0, 0, 0, wide);
    gradient.addColorStop(0, fade(color, (0.16 + 0.26 * depth) * strength));
    gradient.addColorStop(1, fade(color, 0));
    brush.fillStyle = gradient;
    brush.fillRect(-wide, -wide, 2 * wide, 2 * wide);
    brush.restore();
  }
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(soft, 0, 0, width, height);
  context.restore();
}

/** Flakes in three depths; the nearest are large and soft. */
export function snowfall({ context, width, height, unit, random }: Picture, strength: number): void {
  const chance = random.fork('snowfall');
  context.save();
  for (const { count, radius, opacity } of [
    { count: 260, radius: 1.8, opacity: 0.7 },
    { count: 110, radius: 3.6, opacity: 0.75 },
    { count: 26, radius: 8.5, opacity: 0.42 },
  ]) {
    context.fillStyle = fade('#ffffff', opacity * strength);
    context.beginPath();
    for (let flake = 0; flake < count; flake += 1) {
      const [x, y] = [chance.next() * width, chance.next() * height];
      const size = radius * chance.between(0.6, 1.3) * unit;
      context.moveTo(x + size, y);
      context.arc(x, y, size, 0, 2 * Math.PI);
    }
    context.fill();
  }
  context.restore();
}
