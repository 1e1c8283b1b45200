/** Sheets of coloured paper, one over the other: each tone is a sheet that throws a shadow on those below. */
import type { Canvas } from '@napi-rs/canvas';
import type { Picture } from '../../drawing/picture.ts';
import { scratchCanvas } from '../../scratch.ts';

const sheets = 6;

export function paperLayers(picture: Picture, strength: number): void {
  const { canvas, context, width, height, unit } = picture;
  const soft = scratchCanvas(width, height).getContext('2d');
  soft.drawImage(canvas, 0, 0);
  soft.filter = `blur(${(2.6 * unit).toFixed(2)}px)`;
  soft.drawImage(canvas, 0, 0);
  const { data } = soft.getImageData(0, 0, width, height);
  const levels = levelsOf(data, width * height);
  context.save();
  for (let sheet = 0; sheet < sheets; sheet++) {
    const cut = sheetOf(data, levels, { sheet, width, height });
    if (sheet > 0) drawShadow(context, cut, unit, strength);
    context.globalAlpha = 1;
    context.drawImage(cut, 0, 0);
  }
  context.restore();
}

/** To which sheet each pixel belongs, from the darkest up: as many pixels on each. */
function levelsOf(data: Uint8ClampedArray, count: number): Uint8Array {
  const luma = new Uint8Array(count);
  const histogram = new Uint32Array(256);
  for (let at = 0, from = 0; at < count; at++, from += 4) {
    const value = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
    luma[at] = value;
    histogram[value] = histogram[value]! + 1;
  }
  // Half by equal steps and half by equal areas: an even sky is one sheet, and a dark scene is not all one.
  const table = new Uint8Array(256);
  let below = 0;
  for (let value = 0; value < 256; value++) {
    const share = (value / 256 + (below + histogram[value]! / 2) / count) / 2;
    table[value] = Math.min(sheets - 1, Math.floor(share * sheets));
    below += histogram[value]!;
  }
  for (let at = 0; at < count; at++) luma[at] = table[luma[at]!]!;
  return luma;
}

/** A sheet: everything at least as light as its tone, in few colours. */
function sheetOf(
  data: Uint8ClampedArray,
  levels: Uint8Array,
  { sheet, width, height }: { sheet: number; width: number; height: number },
): Canvas {
  const cut = scratchCanvas(width, height);
  const own = cut.getContext('2d');
  const image = own.createImageData(width, height);
  const steps = 36;
  for (let at = 0, to = 0; at < levels.length; at++, to += 4) {
    if (levels[at]! < sheet) continue;
    for (let channel = 0; channel < 3; channel++)
      image.data[to + channel] = Math.round(data[to + channel]! / steps) * steps + 8;
    image.data[to + 3] = 255;
  }
  own.putImageData(image, 0, 0);
  return cut;
}

function drawShadow(context: Picture['context'], cut: Canvas, unit: number, strength: number): void {
  const reduction = 2;
  const small = scratchCanvas(Math.ceil(cut.width / reduction), Math.ceil(cut.height / reduction));
  const shadow = small.getContext('2d');
  shadow.filter = `blur(${((4.5 * unit) / reduction).toFixed(2)}px)`;
  shadow.drawImage(cut, 0, 0, small.width, small.height);
  shadow.filter = 'none';
  shadow.globalCompositeOperation = 'source-in';
  shadow.fillStyle = '#0d0a14';
  shadow.fillRect(0, 0, small.width, small.height);
  context.globalAlpha = 0.55 * strength;
  context.drawImage(small, 4 * unit, 6 * unit, cut.width, cut.height);
}
