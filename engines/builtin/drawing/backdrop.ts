/** The shape behind the hero that separates it from the scene. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Standing } from '../layout/arrangement.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { addDot } from '../scenes/paint/dots.ts';
import { scratchCanvas } from '../scratch.ts';
import { leastFastBlur, softened } from '../soften.ts';
import { brushStroke } from './band.ts';
import { type Picture, tintOf } from './picture.ts';

export function drawBackdrop(picture: Picture, hero: Standing): void {
  const { context, style } = picture;
  const radius = Math.hypot(hero.width, hero.height) / 2;
  context.save();
  context.translate(hero.center.x, hero.center.y);
  switch (style.hero.backdrop) {
    case 'burst':
      drawBurst(picture, radius);
      break;
    case 'disc':
      drawDisc(picture, radius);
      break;
    case 'ring':
      drawRing(picture, radius);
      break;
    case 'brush':
      drawBrush(picture, radius);
      break;
    case 'spot':
      drawSpot(picture, radius);
      break;
    case 'print':
      drawPrint(picture, hero);
      break;
    case 'halo':
      drawHalo(picture, radius);
      break;
    default:
      break;
  }
  context.restore();
}

/** A comic star with an inner star in another colour. */
function drawBurst(picture: Picture, radius: number): void {
  const { context, palette, unit } = picture;
  const random = picture.random.fork('burst');
  const points = 18;
  const spikes = Array.from({ length: points }, () => random.between(0.95, 1.22));
  const trace = (scale: number) => {
    context.beginPath();
    for (let point = 0; point < points * 2; point++) {
      const angle = (point / (points * 2)) * 2 * Math.PI + 0.1;
      const reach = point % 2 === 0 ? (spikes[point / 2] ?? 1) : 0.78;
      const at = radius * reach * scale;
      context.lineTo(Math.cos(angle) * at, Math.sin(angle) * at);
    }
    context.closePath();
  };
  context.lineJoin = 'miter';
  trace(1.06);
  context.fillStyle = '#17110f';
  context.fill();
  trace(1.02);
  context.fillStyle = tintOf('accent', palette);
  context.fill();
  trace(0.84);
  context.fillStyle = '#fffdf2';
  context.fill();
  context.save();
  trace(0.84);
  context.clip();
  context.fillStyle = fade(tintOf('accent', palette), 0.55);
  const step = 15 * unit;
  context.beginPath();
  for (let row = 0, y = -radius; y < radius; row++, y += step) {
    for (let x = -radius + (row % 2) * step * 0.5; x < radius; x += step) {
      const distance = Math.hypot(x, y) / radius;
      const dot = step * 0.55 * Math.max(0, distance * 1.25 - 0.25);
      if (dot < 0.5) continue;
      addDot(context, x, y, dot);
    }
  }
  context.fill();
  context.restore();
}

/** Concentric flat discs, as explainer videos frame their subject. */
function drawDisc(picture: Picture, radius: number): void {
  const { context, palette } = picture;
  const colors = [
    fade(tintOf('primary+10', palette), 0.3),
    fade(tintOf('primary+22', palette), 0.45),
    mix(tintOf('primary+35', palette), tintOf('accent', palette), 0.25),
  ];
  [1.16, 0.99, 0.83].forEach((scale, index) => {
    context.fillStyle = colors[index] ?? '#ffffff';
    context.beginPath();
    context.arc(0, 0, radius * scale, 0, 2 * Math.PI);
    context.fill();
  });
}

/** One disc of strong colour on a bright wall, with a thinner ring around it. */
function drawSpot(picture: Picture, radius: number): void {
  const { context, palette, unit } = picture;
  const disc = radius * 0.84;
  const sheen = context.createLinearGradient(-disc, -disc, disc, disc);
  sheen.addColorStop(0, tintOf('accent+22', palette));
  sheen.addColorStop(1, tintOf('accent-6', palette));
  context.save();
  context.shadowColor = 'rgba(24, 32, 60, 0.35)';
  context.shadowBlur = 40 * unit;
  context.shadowOffsetY = 16 * unit;
  context.fillStyle = sheen;
  context.beginPath();
  context.arc(0, 0, disc, 0, 2 * Math.PI);
  context.fill();
  context.restore();
  context.strokeStyle = fade(tintOf('accent', palette), 0.45);
  context.lineWidth = 5 * unit;
  context.beginPath();
  context.arc(0, 0, disc * 1.13, 0, 2 * Math.PI);
  context.stroke();
}

/** A ring of light, brighter inside, broken by the hero in front of it. */
function drawRing(picture: Picture, radius: number): void {
  const { context, palette, unit } = picture;
  const ring = radius * 0.88;
  const tube = (target: SKRSContext2D, color: string, width: number) => {
    target.strokeStyle = color;
    target.lineWidth = width * unit;
    target.beginPath();
    target.arc(0, 0, ring, 0, 2 * Math.PI);
    target.stroke();
  };
  /** Strokes it in a reduced size, which looks the same once it is blurred. */
  const softTube = (color: string, width: number, blur: number) => {
    const reach = ring + (width / 2 + blur * 3) * unit;
    const reduction = Math.max(1, (blur * unit) / leastFastBlur);
    const small = scratchCanvas((2 * reach) / reduction, (2 * reach) / reduction);
    const target = small.getContext('2d');
    target.scale(1 / reduction, 1 / reduction);
    target.translate(reach, reach);
    tube(target, color, width);
    const soft = softened(small, (blur * unit) / reduction);
    context.drawImage(soft, -reach, -reach, small.width * reduction, small.height * reduction);
  };
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = 0.8;
  softTube(tintOf('accent', palette), 42, 20);
  context.globalAlpha = 1;
  softTube(tintOf('accent+10', palette), 16, 5);
  context.globalCompositeOperation = 'source-over';
  tube(context, tintOf('accent+25', palette), 9);
  context.globalAlpha = 0.95;
  tube(context, '#ffffff', 4);
  context.globalAlpha = 1;
}

/** A broad stroke of pale paint across. */
function drawBrush(picture: Picture, radius: number): void {
  const { context, palette } = picture;
  context.save();
  context.rotate(-0.16);
  const paint = mix(tintOf('primary+55', palette), '#fbf7ee', 0.35);
  brushStroke(context, radius * 1.75, radius * 0.95, paint, picture.random.fork('brush'));
  context.restore();
}

/** An instant print behind the hero, tilted like it, with a strip of tape at the top. */
function drawPrint(picture: Picture, hero: Standing): void {
  const { context, palette, unit, height } = picture;
  const side = Math.min(Math.max(hero.width, hero.height) * 1.04, height * 0.8);
  const edge = side * 0.055;
  context.rotate(((hero.rotation * 1.15 || -4) * Math.PI) / 180);
  context.save();
  context.shadowColor = 'rgba(20, 14, 10, 0.6)';
  context.shadowBlur = 30 * unit;
  context.shadowOffsetX = 8 * unit;
  context.shadowOffsetY = 16 * unit;
  context.fillStyle = '#fbf7ee';
  context.fillRect(-side / 2, -side / 2, side, side * 1.1);
  context.restore();
  const inner = side - 2 * edge;
  const ground = context.createLinearGradient(0, -inner / 2, 0, inner / 2);
  ground.addColorStop(0, mix(tintOf('accent', palette), '#ffffff', 0.25));
  ground.addColorStop(1, mix(tintOf('accent', palette), tintOf('primary', palette), 0.35));
  context.fillStyle = ground;
  context.fillRect(-inner / 2, -side / 2 + edge, inner, inner);
  context.rotate(-0.06);
  context.fillStyle = 'rgba(243, 226, 172, 0.82)';
  context.fillRect(-side * 0.15, -side / 2 - side * 0.045, side * 0.3, side * 0.09);
}

/** A wide, quiet light. */
function drawHalo(picture: Picture, radius: number): void {
  const { context, palette } = picture;
  const reach = radius * 1.7;
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  const light = tintOf('glow+25', palette);
  gradient.addColorStop(0, fade(light, 0.62));
  gradient.addColorStop(0.4, fade(light, 0.3));
  gradient.addColorStop(1, fade(light, 0));
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
}
