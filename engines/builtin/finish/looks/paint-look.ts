/** A painting in oil: strokes that follow the forms, broad ones first and fine ones where there is detail. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { moveOn, type Picture } from '../../drawing/picture.ts';
import type { Random } from '../../random.ts';
import { scratchCanvas } from '../../scratch.ts';
import { paper } from '../film.ts';

/** The picture that is painted, in a reduced size. */
interface Model {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  /** Pixels of the picture per pixel. */
  scale: number;
}

function modelOf({ canvas, width, height }: Picture, scale: number, blurPx: number): Model {
  const small = scratchCanvas(width / scale, height / scale);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  if (blurPx > 0) {
    context.filter = `blur(${blurPx}px)`;
    context.drawImage(small, 0, 0);
  }
  return {
    data: context.getImageData(0, 0, small.width, small.height).data,
    width: small.width,
    height: small.height,
    scale,
  };
}

interface Layer {
  /** Width and length of a stroke, and how far they are apart, in units. */
  wide: number;
  long: number;
  apart: number;
  /** The least difference between the fine and the coarse model that is painted; 0 paints everywhere. */
  detail: number;
}

const layers: readonly Layer[] = [
  { wide: 30, long: 92, apart: 17, detail: 0 },
  { wide: 13, long: 46, apart: 12, detail: 12 },
  { wide: 5.2, long: 17, apart: 5.2, detail: 14 },
];

/** Strokes of the same colour are drawn at once: so many tones per channel. */
export function brushwork(picture: Picture, strength: number): void {
  const { unit, random } = picture;
  const fine = modelOf(picture, 2, 0);
  const middle = modelOf(picture, 4, 1.2);
  const coarse = modelOf(picture, 4, 4);
  const chance = random.fork('brush');
  moveOn(picture, (context, old) => {
    context.drawImage(old, 0, 0);
    context.save();
    context.lineCap = 'round';
    for (const [at, layer] of layers.entries())
      paintLayer(context, layer, {
        colors: [coarse, middle, fine][at] ?? fine,
        finer: fine,
        coarser: at === 1 ? coarse : middle,
        forms: at === 0 ? coarse : middle,
        picture,
        chance,
      });
    // What is drawn stays readable below the paint.
    context.globalAlpha = 0.42 * strength;
    context.drawImage(old, 0, 0);
    context.restore();
  });
  paper(picture, 0.42);
  weave(picture.context, picture.width, picture.height, Math.max(1, unit));
}

function paintLayer(
  context: SKRSContext2D,
  { wide, long, apart, detail }: Layer,
  {
    colors,
    finer,
    coarser,
    forms,
    picture,
    chance,
  }: { colors: Model; finer: Model; coarser: Model; forms: Model; picture: Picture; chance: Random },
): void {
  const { width, height, unit } = picture;
  const step = apart * unit;
  const half = (long * unit) / 2;
  const places: { x: number; y: number; order: number }[] = [];
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      if (detail > 0 && difference(finer, coarser, x, y) < detail) continue;
      places.push({
        x: x + chance.between(-0.5, 0.5) * step,
        y: y + chance.between(-0.5, 0.5) * step,
        order: chance.next(),
      });
    }
  places.sort((one, other) => one.order - other.order);
  for (const { x, y } of places) {
    const [dx, dy] = alongForm(forms, x, y);
    const at = indexOf(colors, x, y);
    const tone = chance.between(-9, 9);
    const [red, green, blue] = [0, 1, 2].map((channel) =>
      Math.round(Math.min(255, Math.max(0, colors.data[at + channel]! + tone))),
    );
    context.strokeStyle = `rgb(${red},${green},${blue})`;
    context.lineWidth = wide * unit * chance.between(0.7, 1.15);
    const bend = chance.between(-0.25, 0.25) * half;
    const reach = half * chance.between(0.6, 1.1);
    context.beginPath();
    context.moveTo(x - dx * reach, y - dy * reach);
    context.quadraticCurveTo(x - dy * bend, y + dx * bend, x + dx * reach, y + dy * reach);
    context.stroke();
  }
}

function indexOf({ width, height, scale }: Model, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x / scale)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y / scale)));
  return (row * width + column) * 4;
}

function difference(finer: Model, coarser: Model, x: number, y: number): number {
  const [a, b] = [indexOf(finer, x, y), indexOf(coarser, x, y)];
  return Math.max(
    Math.abs(finer.data[a]! - coarser.data[b]!),
    Math.abs(finer.data[a + 1]! - coarser.data[b + 1]!),
    Math.abs(finer.data[a + 2]! - coarser.data[b + 2]!),
  );
}

/** The direction of an edge; on even ground slightly aslant, as one hand paints. */
function alongForm(model: Model, x: number, y: number): readonly [number, number] {
  const luma = (px: number, py: number) => {
    const at = indexOf(model, px, py);
    return model.data[at]! * 0.3 + model.data[at + 1]! * 0.59 + model.data[at + 2]! * 0.11;
  };
  const reach = model.scale * 2;
  const gx = luma(x + reach, y) - luma(x - reach, y);
  const gy = luma(x, y + reach) - luma(x, y - reach);
  const long = Math.hypot(gx, gy);
  if (long < 3) return [0.94, -0.34];
  return [-gy / long, gx / long];
}

/** The threads of canvas. */
function weave(context: SKRSContext2D, width: number, height: number, unit: number): void {
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = 'rgba(60,44,30,0.075)';
  context.beginPath();
  const step = 3.2 * unit;
  for (let x = 0; x < width; x += step) context.rect(x, 0, unit, height);
  for (let y = 0; y < height; y += step) context.rect(0, y, width, unit);
  context.fill();
  context.restore();
}
