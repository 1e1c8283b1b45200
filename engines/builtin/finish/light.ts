/** Light effects of painters and lenses. */
import type { Picture } from '../drawing/picture.ts';
import { fade } from '../scenes/paint/color.ts';

/** Broad soft rays from above, and small stars around the hero: the light of a fairy tale. */
export function enchant(
  { context, width, height, unit, arrangement, random }: Picture,
  strength: number,
): void {
  const chance = random.fork('enchant');
  const source = { x: arrangement.focus.x * width, y: -0.25 * height };
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let ray = 0; ray < 9; ray++) {
    const angle = Math.PI / 2 + (ray - 4) * 0.17 + chance.between(-0.05, 0.05);
    const half = chance.between(0.02, 0.05);
    const reach = height * 1.5;
    const gradient = context.createRadialGradient(
      source.x,
      source.y,
      height * 0.2,
      source.x,
      source.y,
      reach,
    );
    gradient.addColorStop(0, fade('#fff3c8', 0.34 * strength));
    gradient.addColorStop(1, fade('#ffd6ec', 0));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(source.x, source.y);
    context.lineTo(source.x + Math.cos(angle - half) * reach, source.y + Math.sin(angle - half) * reach);
    context.lineTo(source.x + Math.cos(angle + half) * reach, source.y + Math.sin(angle + half) * reach);
    context.fill();
  }
  context.fillStyle = fade('#fff8e0', 0.95 * strength);
  context.beginPath();
  for (let star = 0; star < 34; star++) {
    addStar(context, chance.next() * width, chance.next() * height, chance.between(3, 13) * unit);
  }
  context.fill();
  context.restore();
}

/** A star of four thin points. */
function addStar(context: Picture['context'], x: number, y: number, reach: number): void {
  const waist = reach * 0.12;
  context.moveTo(x, y - reach);
  context.quadraticCurveTo(x + waist, y - waist, x + reach, y);
  context.quadraticCurveTo(x + waist, y + waist, x, y + reach);
  context.quadraticCurveTo(x - waist, y + waist, x - reach, y);
  context.quadraticCurveTo(x - waist, y - waist, x, y - reach);
}

/** The long blue streak that an anamorphic lens draws through a bright light. */
export function streak({ context, width, height, unit, arrangement }: Picture, strength: number): void {
  const [x, y] = [arrangement.focus.x * width, arrangement.focus.y * height * 0.72];
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const [thickness, opacity] of [
    [46, 0.22],
    [14, 0.5],
    [4, 0.9],
  ] as const) {
    const half = (thickness * unit) / 2;
    const gradient = context.createLinearGradient(0, y - half, 0, y + half);
    gradient.addColorStop(0, fade('#3f8cff', 0));
    gradient.addColorStop(0.5, fade('#8fc4ff', opacity * strength));
    gradient.addColorStop(1, fade('#3f8cff', 0));
    context.fillStyle = gradient;
    context.fillRect(0, y - half, width, 2 * half);
  }
  const glow = context.createRadialGradient(x, y, 0, x, y, 150 * unit);
  glow.addColorStop(0, fade('#e8f3ff', 0.5 * strength));
  glow.addColorStop(1, fade('#3f8cff', 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/**
 * A bright studio: a large soft light behind the hero, another from above, and a floor that darkens below.
 */
export function studioLight({ context, width, height, arrangement }: Picture, strength: number): void {
  const [x, y] = [arrangement.focus.x * width, arrangement.focus.y * height];
  const reach = Math.max(width, height) * 0.62;
  context.save();
  const glow = context.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, fade('#ffffff', 0.92 * strength));
  glow.addColorStop(0.35, fade('#ffffff', 0.5 * strength));
  glow.addColorStop(1, fade('#ffffff', 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  const above = context.createLinearGradient(0, 0, 0, height);
  above.addColorStop(0, fade('#ffffff', 0.4 * strength));
  above.addColorStop(0.5, fade('#ffffff', 0.08 * strength));
  above.addColorStop(0.8, fade('#ffffff', 0));
  above.addColorStop(0.81, fade('#1c2440', 0.1 * strength));
  above.addColorStop(1, fade('#1c2440', 0.3 * strength));
  context.fillStyle = above;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** Light that bursts from behind the hero to all edges, and a hot rim around the picture. */
export function shockBurst(
  { context, width, height, unit, arrangement, random, palette }: Picture,
  strength: number,
): void {
  const chance = random.fork('shock');
  const [x, y] = [arrangement.focus.x * width, arrangement.focus.y * height];
  const reach = Math.hypot(width, height);
  context.save();
  context.globalCompositeOperation = 'screen';
  const core = context.createRadialGradient(x, y, 0, x, y, 420 * unit);
  core.addColorStop(0, fade('#fffbd0', 0.95 * strength));
  core.addColorStop(0.4, fade('#ffd23a', 0.5 * strength));
  core.addColorStop(1, fade('#ff5a00', 0));
  context.fillStyle = core;
  context.fillRect(0, 0, width, height);
  for (let ray = 0; ray < 54; ray++) {
    const angle = (ray / 54) * 2 * Math.PI + chance.between(-0.05, 0.05);
    const half = chance.between(0.006, 0.026);
    const from = chance.between(170, 360) * unit;
    context.fillStyle = fade(ray % 3 === 0 ? '#ffffff' : '#fff09a', chance.between(0.16, 0.5) * strength);
    context.beginPath();
    context.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from);
    context.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach);
    context.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach);
    context.fill();
  }
  context.globalCompositeOperation = 'source-over';
  const rim = context.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.45,
    width / 2,
    height / 2,
    reach * 0.56,
  );
  rim.addColorStop(0, fade(palette.accent, 0));
  rim.addColorStop(1, fade(palette.accent, 0.6 * strength));
  context.fillStyle = rim;
  context.fillRect(0, 0, width, height);
  context.restore();
}
