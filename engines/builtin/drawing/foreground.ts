/** Things near the lens: out of focus, at the edges, never over text or the hero's face. */

import { rasterIcon } from '../icons.ts';
import { type Box, boxAround, grow, overlaps } from '../layout/box.ts';
import type { Random } from '../random.ts';
import { fade } from '../scenes/paint/color.ts';
import { smoothlyDoubled } from '../scenes/paint/field.ts';
import { scratchCanvas } from '../scratch.ts';
import { drawHands } from './hands.ts';
import { type Picture, tintOf } from './picture.ts';

export function drawForeground(picture: Picture): void {
  const random = picture.random.fork('foreground');
  switch (picture.style.foreground) {
    case 'icons':
      drawBlurredIcons(picture, random);
      break;
    case 'embers':
      drawEmbers(picture, random);
      break;
    case 'dust':
      drawDust(picture, random);
      break;
    case 'confetti':
      drawConfetti(picture, random);
      break;
    case 'shapes':
      drawShapes(picture, random);
      break;
    case 'hands':
      drawHands(picture);
      break;
    case 'doodles':
      drawDoodles(picture, random);
      break;
    default:
      break;
  }
}

/** The boxes of text and the middle of heroes. */
function keepClear({ arrangement, unit }: Picture): Box[] {
  const { hero, second, photos, texts } = arrangement;
  const standing = photos.filter(({ kind }) => kind === 'card' || kind === 'cutout');
  const faces = [hero, second, ...standing].filter((placed) => placed !== null);
  return [
    ...texts.map(({ bounds }) => grow(bounds, 16 * unit)),
    ...faces.map(({ center, width, height }) => boxAround(center, width * 0.8, height * 0.8)),
  ];
}

/** Returns up to `count` places at the edges for something `size` large that cover nothing important. */
function edgePlaces(picture: Picture, random: Random, count: number, size: () => number) {
  const { width, height } = picture;
  const clear = keepClear(picture);
  const places: { x: number; y: number; size: number }[] = [];
  for (let attempt = 0; attempt < 60 && places.length < count; attempt++) {
    const length = size();
    const onSide = random.next() < 0.5;
    const x = onSide ? random.pick([0.02, 0.98]) * width : random.next() * width;
    const y = onSide ? random.next() * height : random.pick([0.03, 0.97]) * height;
    const box = boxAround({ x, y }, length, length);
    if (clear.some((other) => overlaps(box, other))) continue;
    if (places.some((other) => Math.hypot(other.x - x, other.y - y) < length * 1.3)) continue;
    places.push({ x, y, size: length });
  }
  return places;
}

/**
 * Blurred copies of the stickers' or the hero's icon, as if they flew through the scene. They are drawn tiny
 * and scaled up, which blurs at no cost.
 */
function drawBlurredIcons(picture: Picture, random: Random): void {
  const { arrangement, context, unit } = picture;
  const [sticker] = arrangement.stickers;
  const flying = new Set([
    'coin',
    'money-bag',
    'dollar-banknote',
    'gem-stone',
    'fire',
    'star',
    'snowflake',
    'money-with-wings',
  ]);
  const icon = [sticker, arrangement.hero]
    .map((placed) => placed?.icon)
    .find((name) => name && flying.has(name));
  if (!icon) {
    drawConfetti(picture, random);
    return;
  }
  const tiny = rasterIcon(icon, 34);
  const soft = scratchCanvas(tiny.width + 16, tiny.height + 16);
  const blur = soft.getContext('2d');
  blur.filter = 'blur(1.6px)';
  blur.drawImage(tiny, 8, 8);
  const doubled = smoothlyDoubled(soft);
  for (const { x, y, size } of edgePlaces(picture, random, 5, () => random.between(90, 190) * unit)) {
    context.save();
    context.translate(x, y);
    context.rotate(random.between(-1, 1));
    context.globalAlpha = 0.92;
    const scale = size / tiny.height;
    context.drawImage(
      doubled,
      (-soft.width * scale) / 2,
      (-soft.height * scale) / 2,
      soft.width * scale,
      soft.height * scale,
    );
    context.restore();
  }
}

function drawEmbers(picture: Picture, random: Random): void {
  const { context, width, height, unit, palette } = picture;
  const clear = keepClear(picture);
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (let index = 0; index < 70; index++) {
    const [x, y] = [random.next() * width, random.next() ** 0.7 * height];
    const near = random.next() ** 5;
    const size = (1.2 + near * 13) * unit;
    if (clear.some((box) => overlaps(boxAround({ x, y }, size * 2, size * 2), box))) continue;
    const color = tintOf(random.next() < 0.5 ? 'accent+15' : 'glow', palette);
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, size);
    const strength = random.between(0.35, 0.9) * (1 - near * 0.6);
    gradient.addColorStop(0, fade(color, strength));
    gradient.addColorStop(near > 0.3 ? 0.75 : 0.3, fade(color, strength * 0.8));
    gradient.addColorStop(1, fade(color, 0));
    context.save();
    context.translate(x, y);
    context.rotate(random.between(-0.6, 0.6));
    context.scale(1, random.between(1, 1.9));
    context.fillStyle = gradient;
    context.fillRect(-size, -size, 2 * size, 2 * size);
    context.restore();
  }
  context.restore();
}

function drawDust(picture: Picture, random: Random): void {
  const { context, width, height, unit, palette } = picture;
  const clear = keepClear(picture);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let index = 0; index < 26; index++) {
    const [x, y] = [random.next() * width, random.next() * height];
    const radius = random.between(5, 30) * unit;
    if (clear.some((box) => overlaps(boxAround({ x, y }, radius * 2, radius * 2), box))) continue;
    context.fillStyle = fade(tintOf('glow+40', palette), random.between(0.05, 0.2));
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

function drawConfetti(picture: Picture, random: Random): void {
  const { context, unit, palette } = picture;
  const colors = ['accent', 'primary+30', 'secondary+20', 'glow+40'] as const;
  const places = edgePlaces(picture, random, 16, () => random.between(12, 52) * unit);
  for (const { x, y, size } of places) {
    const soft = scratchCanvas(24, 24);
    const piece = soft.getContext('2d');
    piece.filter = size > 34 * unit ? 'blur(1.6px)' : 'blur(0.7px)';
    piece.translate(12, 12);
    piece.rotate(random.next() * Math.PI);
    piece.fillStyle = tintOf(random.pick(colors), palette);
    if (random.next() < 0.35) {
      piece.beginPath();
      piece.moveTo(-6, 6);
      piece.lineTo(0, -7);
      piece.lineTo(6, 6);
      piece.fill();
    } else {
      piece.fillRect(-7, -7 * random.between(0.35, 0.8), 14, 14 * random.between(0.35, 0.8));
    }
    context.save();
    context.imageSmoothingQuality = 'high';
    context.drawImage(soft, x - size, y - size, size * 2, size * 2);
    context.restore();
  }
}

/** Flat circles, rings, crosses and hexagons, large ones at the edges. */
function drawShapes(picture: Picture, random: Random): void {
  const { context, unit, palette } = picture;
  const colors = ['accent', 'glow+25', 'primary+45', '#fff6e6'] as const;
  for (const { x, y, size } of edgePlaces(picture, random, 14, () => random.between(10, 46) * unit)) {
    const color = tintOf(random.pick(colors), palette);
    const kind = random.integer(0, 3);
    const radius = size / 2;
    context.save();
    context.translate(x, y);
    context.rotate(random.next() * Math.PI);
    context.fillStyle = color;
    context.strokeStyle = color;
    context.lineWidth = radius * 0.45;
    context.lineCap = 'round';
    context.beginPath();
    if (kind === 0) context.arc(0, 0, radius, 0, 2 * Math.PI);
    else if (kind === 1) context.arc(0, 0, radius * 0.8, 0, 2 * Math.PI);
    else if (kind === 2) {
      context.moveTo(-radius, 0);
      context.lineTo(radius, 0);
      context.moveTo(0, -radius);
      context.lineTo(0, radius);
    } else {
      for (let corner = 0; corner < 6; corner++) {
        const angle = (corner / 6) * 2 * Math.PI;
        context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
      }
      context.closePath();
    }
    if (kind === 1 || kind === 2) context.stroke();
    else context.fill();
    context.restore();
  }
}

/** Marker strokes that point at the hero from two sides, as if drawn around it by hand. */
function drawDoodles(picture: Picture, random: Random): void {
  const { context, unit, arrangement, palette } = picture;
  const hero =
    arrangement.hero ?? arrangement.photos.findLast(({ kind }) => kind === 'card' || kind === 'cutout');
  if (!hero) return;
  const clear = arrangement.texts.map(({ bounds }) => bounds);
  context.save();
  context.lineCap = 'round';
  for (const side of [-2.35, -0.62, 0.7]) {
    for (const turn of [-0.17, 0, 0.17]) {
      const angle = side + turn + random.between(-0.03, 0.03);
      const at = (reach: number) => ({
        x: hero.center.x + Math.cos(angle) * hero.width * reach,
        y: hero.center.y + Math.sin(angle) * hero.height * reach,
      });
      const [from, to] = [at(0.66), at(turn === 0 ? 0.79 : 0.75)];
      if (clear.some((box) => overlaps(boxAround(to, 12 * unit, 12 * unit), box))) continue;
      for (const [color, width] of [
        ['#1b1a1f', 15],
        [tintOf('accent', palette), 8.5],
      ] as const) {
        context.strokeStyle = color;
        context.lineWidth = width * unit;
        context.beginPath();
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
        context.stroke();
      }
    }
  }
  context.restore();
}
