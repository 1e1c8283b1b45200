/** The painted band behind an emphasised line. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { TextBlock, TextLine } from '../layout/arrangement.ts';
import { centerOf } from '../layout/box.ts';
import type { Random } from '../random.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { type Picture, tintOf } from './picture.ts';

export function drawBand(picture: Picture, block: TextBlock, line: TextLine): void {
  const { band } = picture.style.lettering;
  if (!band) return;
  const { context } = picture;
  const middle = centerOf(line.ink);
  const color = tintOf(band.tint, picture.palette);
  if (band.kind === 'rule') {
    drawRule(picture, block, line, color);
    return;
  }
  const width = line.ink.width + line.sizePx * (band.kind === 'bar' ? 0.16 : 0.08);
  const height = line.ink.height + line.sizePx * 0.15;
  context.save();
  context.translate(block.pivot.x, block.pivot.y);
  context.rotate((block.rotation * Math.PI) / 180);
  context.translate(middle.x - block.pivot.x, middle.y - block.pivot.y);
  context.rotate((line.rotation * Math.PI) / 180);
  if (band.kind === 'bar') {
    const { shadow } = picture.style.lettering;
    context.shadowColor = fade('#000000', (shadow?.opacity ?? 0) * 0.65);
    context.shadowBlur = 26 * picture.unit;
    context.shadowOffsetY = 10 * picture.unit;
    slantedBar(context, width, height, color);
  } else {
    // Between the bristles and at their ends the ground would show beside a letter.
    context.fillStyle = color;
    context.fillRect(-width / 2, (-height * solid) / 2, width, height * solid);
    brushStroke(context, width, height, color, picture.random.fork(`band ${line.text}`));
  }
  context.restore();
}

/** The share of a brush stroke's height that is covered behind the letters. */
const solid = 0.9;

/** A short thick line under the words, as on a title card. */
function drawRule({ context }: Picture, block: TextBlock, { ink, sizePx }: TextLine, color: string): void {
  context.save();
  context.translate(block.pivot.x, block.pivot.y);
  context.rotate((block.rotation * Math.PI) / 180);
  context.translate(-block.pivot.x, -block.pivot.y);
  context.fillStyle = color;
  context.fillRect(
    ink.x,
    ink.y + ink.height + sizePx * 0.075,
    Math.min(ink.width, sizePx * 1.5),
    sizePx * 0.05,
  );
  context.restore();
}

function slantedBar(context: SKRSContext2D, width: number, height: number, color: string): void {
  const slant = height * 0.05;
  const sheen = context.createLinearGradient(0, -height / 2, 0, height / 2);
  sheen.addColorStop(0, mix(color, '#ffffff', 0.22));
  sheen.addColorStop(0.5, color);
  sheen.addColorStop(1, mix(color, '#000000', 0.28));
  context.beginPath();
  context.moveTo(-width / 2 + slant, -height / 2);
  context.lineTo(width / 2 + slant, -height / 2);
  context.lineTo(width / 2 - slant, height / 2);
  context.lineTo(-width / 2 - slant, height / 2);
  context.closePath();
  context.fillStyle = sheen;
  context.fill();
}

/** A stroke of a flat brush: bristles of uneven length side by side. */
export function brushStroke(
  context: SKRSContext2D,
  width: number,
  height: number,
  color: string,
  random: Random,
): void {
  const bristles = Math.max(10, Math.round(height / 5));
  const thickness = (height / bristles) * 1.7;
  context.lineCap = 'round';
  for (let index = 0; index < bristles; index++) {
    const across = (index + 0.5) / bristles - 0.5;
    const edge = Math.abs(across) * 2;
    const y = across * height;
    const start = -width / 2 - random.between(-0.5, 1) * height * 0.1 + edge ** 3 * height * 0.1;
    const end = width / 2 + random.between(-0.9, 0.5) * height * 0.2 - edge ** 3 * height * 0.12;
    const bow = random.between(-0.02, 0.02) * height;
    context.strokeStyle = fade(
      mix(color, random.next() < 0.5 ? '#ffffff' : '#000000', random.between(0, 0.09)),
      random.next() < 0.08 ? 0.65 : 0.97,
    );
    context.lineWidth = thickness * random.between(0.8, 1.15);
    context.beginPath();
    context.moveTo(start, y + bow);
    context.quadraticCurveTo(0, y - bow * 2, end, y - bow);
    context.stroke();
  }
}
