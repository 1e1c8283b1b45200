/**
 * The shapes that belong to a layout: the VS between rivals, the arrow, the badge of a list, quotation marks.
 */
import { applyFont, measureLine } from '../fonts/measure.ts';
import type { Emblem } from '../layout/arrangement.ts';
import type { Point } from '../layout/box.ts';
import { mix } from '../scenes/paint/color.ts';
import { type Picture, tintOf } from './picture.ts';

export function drawEmblem(picture: Picture, emblem: Emblem): void {
  const { context } = picture;
  context.save();
  context.lineJoin = 'round';
  switch (emblem.kind) {
    case 'versus':
      drawVersus(picture, emblem.center, emblem.size);
      break;
    case 'arrow':
      drawArrow(picture, emblem.from, emblem.to, emblem.size);
      break;
    case 'pointer':
      drawPointer(picture, emblem.from, emblem.to);
      break;
    case 'badge':
      drawBadge(picture, emblem);
      break;
    case 'quotes':
      drawQuotes(picture, emblem.origin, emblem.size);
      break;
  }
  context.restore();
}

/** Text centred on a point, `height` pixels high, with two outlines and a gradient. */
function drawCenteredText(
  picture: Picture,
  text: string,
  center: Point,
  height: number,
  colors: { fill: readonly string[]; inner: string; outer: string },
): void {
  const { context, style } = picture;
  const ink = measureLine(text, style.lettering.font, 0);
  const size = height / (ink.ascent + ink.descent);
  const x = center.x - ((ink.right - ink.left) * size) / 2;
  const y = center.y + ((ink.ascent - ink.descent) * size) / 2;
  applyFont(context, ink.families, size, 0);
  for (const [color, width] of [
    [colors.outer, 0.26],
    [colors.inner, 0.17],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = size * width;
    context.strokeText(ink.text, x, y);
  }
  const gradient = context.createLinearGradient(0, y - ink.ascent * size, 0, y + ink.descent * size);
  colors.fill.forEach((color, index) => {
    gradient.addColorStop(index / Math.max(1, colors.fill.length - 1), color);
  });
  context.fillStyle = gradient;
  context.fillText(ink.text, x, y);
}

/** VS in a jagged star, or in a plain disc in a flat style. */
function drawVersus(picture: Picture, center: Point, size: number): void {
  const { context, palette, style, unit } = picture;
  const accent = tintOf('accent', palette);
  const isFlat = style.lettering.plain.outlines.length === 0;
  const random = picture.random.fork('versus');
  const spikes = Array.from({ length: 14 }, () => random.between(0.56, 0.71));
  const disc = (scale: number, color: string) => {
    context.beginPath();
    if (isFlat) context.arc(center.x, center.y, size * 0.46 * scale, 0, 2 * Math.PI);
    else traceStar(picture, center, spikes, size * scale);
    context.fillStyle = color;
    context.fill();
  };
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.55)';
  context.shadowBlur = 30 * unit;
  context.shadowOffsetY = 10 * unit;
  disc(1.08, '#ffffff');
  context.restore();
  disc(0.99, '#0d0b10');
  // The accent itself: darkened, the usual yellow turns to mud. White rim and ink part it from both sides.
  disc(0.9, accent);
  context.translate(center.x, center.y);
  context.rotate(-0.1);
  drawCenteredText(picture, 'VS', { x: 0, y: 0 }, size * 0.44, {
    fill: ['#ffffff', '#ffffff', mix(accent, '#ffffff', 0.75)],
    inner: '#0d0b10',
    outer: '#ffffff',
  });
}

/** @param spikes how far each point of the star reaches, as shares of `size`. */
function traceStar({ context }: Picture, center: Point, spikes: readonly number[], size: number): void {
  spikes.forEach((spike, index) => {
    for (const [half, reach] of [
      [0, spike],
      [0.5, 0.44],
    ] as const) {
      const angle = ((index + half) / spikes.length) * 2 * Math.PI;
      context.lineTo(center.x + Math.cos(angle) * size * reach, center.y + Math.sin(angle) * size * reach);
    }
  });
  context.closePath();
}

/** A marker arrow, drawn in one sweep from the words to their subject. */
function drawPointer(picture: Picture, from: Point, to: Point): void {
  const { context, palette, unit } = picture;
  const bend = { x: from.x, y: to.y + 12 * unit };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const head = 44 * unit;
  const barb = (turn: number) => [to.x - Math.cos(angle + turn) * head, to.y - Math.sin(angle + turn) * head];
  context.lineCap = 'round';
  for (const [color, width] of [
    ['#1b1a1f', 21],
    [tintOf('accent', palette), 12],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width * unit;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
    for (const turn of [0.6, -0.5]) {
      const [x = 0, y = 0] = barb(turn);
      context.moveTo(x, y);
      context.lineTo(to.x, to.y);
    }
    context.stroke();
  }
}

/** A thick arrow with a bent, tapering tail. */
function drawArrow(picture: Picture, from: Point, to: Point, size: number): void {
  const { context, palette, unit } = picture;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const thickness = Math.min(size, length) * 0.22;
  const head = thickness * 2.5;
  context.translate(from.x, from.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  const bow = length * 0.1;
  context.beginPath();
  context.moveTo(0, bow - thickness * 0.2);
  context.quadraticCurveTo((length - head) * 0.5, -bow - thickness * 0.5, length - head, -thickness * 0.5);
  context.lineTo(length - head, -head * 0.62);
  context.lineTo(length, 0);
  context.lineTo(length - head, head * 0.62);
  context.lineTo(length - head, thickness * 0.5);
  context.quadraticCurveTo((length - head) * 0.5, -bow + thickness * 0.5, 0, bow + thickness * 0.2);
  context.closePath();
  const accent = tintOf('accent', palette);
  context.shadowColor = 'rgba(0,0,0,0.6)';
  context.shadowBlur = 22 * unit;
  context.shadowOffsetY = 8 * unit;
  context.strokeStyle = '#ffffff';
  context.lineWidth = 20 * unit;
  context.stroke();
  context.shadowColor = 'transparent';
  context.strokeStyle = '#120f16';
  context.lineWidth = 10 * unit;
  context.stroke();
  const gradient = context.createLinearGradient(0, -head * 0.6, 0, head * 0.6);
  gradient.addColorStop(0, mix(accent, '#ffffff', 0.45));
  gradient.addColorStop(1, mix(accent, '#000000', 0.12));
  context.fillStyle = gradient;
  context.fill();
}

type Badge = Extract<Emblem, { kind: 'badge' }>;

/** A scalloped medal with the number, under a small title such as TOP. */
function drawBadge(picture: Picture, { center, size, title, text }: Badge): void {
  const { context, palette, unit } = picture;
  const accent = tintOf('accent', palette);
  const scallops = 22;
  const trace = (radius: number, depth: number) => {
    context.beginPath();
    for (let step = 0; step <= 220; step++) {
      const angle = (step / 220) * 2 * Math.PI;
      const reach = radius * (1 + depth * Math.cos(angle * scallops));
      context.lineTo(center.x + Math.cos(angle) * reach, center.y + Math.sin(angle) * reach);
    }
    context.closePath();
  };
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.6)';
  context.shadowBlur = 30 * unit;
  context.shadowOffsetY = 12 * unit;
  trace(size * 0.5, 0.035);
  context.fillStyle = '#ffffff';
  context.fill();
  context.restore();
  const gold = context.createLinearGradient(center.x, center.y - size / 2, center.x, center.y + size / 2);
  gold.addColorStop(0, mix(accent, '#ffffff', 0.5));
  gold.addColorStop(0.5, accent);
  gold.addColorStop(1, mix(accent, '#000000', 0.35));
  trace(size * 0.472, 0.035);
  context.fillStyle = gold;
  context.fill();
  context.beginPath();
  context.arc(center.x, center.y, size * 0.39, 0, 2 * Math.PI);
  context.fillStyle = mix(accent, '#0b0710', 0.86);
  context.fill();
  context.lineWidth = 4 * unit;
  context.strokeStyle = 'rgba(255,255,255,0.65)';
  context.stroke();
  const colors = { inner: '#0d0b10', outer: '#0d0b10' };
  const top = { x: center.x, y: center.y - size * 0.21 };
  if (title) {
    drawCenteredText(picture, title, top, size * 0.115, { ...colors, fill: ['#ffffff', '#ffffff'] });
  }
  if (text === '') return;
  const digits = [...text].length;
  const height = size * (digits > 2 ? 0.27 : title ? 0.38 : 0.48);
  drawCenteredText(picture, text, { x: center.x, y: center.y + (title ? size * 0.09 : 0) }, height, {
    ...colors,
    fill: ['#ffffff', mix(accent, '#ffffff', 0.45), accent],
  });
}

/** Two inverted commas drawn as shapes: they look the same in every face. */
function drawQuotes(picture: Picture, origin: Point, size: number): void {
  const { context, palette, unit } = picture;
  const accent = tintOf('accent', palette);
  const width = size * 0.44;
  context.shadowColor = 'rgba(0,0,0,0.45)';
  context.shadowBlur = 18 * unit;
  context.shadowOffsetY = 6 * unit;
  for (const offset of [0, width * 1.16]) {
    const x = origin.x + offset;
    const y = origin.y;
    context.beginPath();
    context.moveTo(x + width * 0.86, y + size * 0.02);
    context.quadraticCurveTo(x + width * 0.05, y + size * 0.12, x, y + size * 0.62);
    context.lineTo(x, y + size * 0.92);
    context.quadraticCurveTo(x + width * 0.02, y + size, x + width * 0.12, y + size);
    context.lineTo(x + width * 0.8, y + size);
    context.quadraticCurveTo(x + width * 0.92, y + size, x + width * 0.92, y + size * 0.9);
    context.lineTo(x + width * 0.92, y + size * 0.58);
    context.quadraticCurveTo(x + width * 0.92, y + size * 0.48, x + width * 0.8, y + size * 0.48);
    context.lineTo(x + width * 0.46, y + size * 0.48);
    context.quadraticCurveTo(x + width * 0.5, y + size * 0.28, x + width * 0.98, y + size * 0.16);
    context.closePath();
    const gradient = context.createLinearGradient(x, y, x, y + size);
    gradient.addColorStop(0, mix(accent, '#ffffff', 0.35));
    gradient.addColorStop(1, accent);
    context.fillStyle = gradient;
    context.fill();
  }
}
