import type { Picture } from '../drawing/picture.ts';
import { scratchCanvas } from '../scratch.ts';

/** How many colours a console showed at once. */
const colors = 20;

/** Bayer's ordered threshold matrix (1973), each value once. */
const thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Large square pixels in few colours; shades between them become a pattern of two. */
export function pixelArt({ canvas, context, width, height, unit }: Picture, strength: number): void {
  // As many as at any other size of the design: their colours choose the palette.
  const size = Math.max(2, 9 * unit * strength);
  const [w, h] = [Math.round(width / size), Math.round(height / size)];
  const small = scratchCanvas(w, h);
  const reduced = small.getContext('2d');
  reduced.imageSmoothingQuality = 'high';
  reduced.drawImage(canvas, 0, 0, w, h);
  const image = reduced.getImageData(0, 0, w, h);
  const palette = choosePalette(image.data);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at >> 2;
    const threshold = thresholds[((Math.floor(pixel / w) & 3) << 2) | ((pixel % w) & 3)]!;
    const shift = ((threshold + 0.5) / 16 - 0.5) * 15;
    const [red, green, blue] = nearest(
      palette,
      data[at]! + shift,
      data[at + 1]! + shift,
      data[at + 2]! + shift,
    );
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = 255;
  }
  reduced.putImageData(image, 0, 0);
  context.save();
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, width, height);
  context.restore();
}

type Rgb = [red: number, green: number, blue: number];

/**
 * Median cut (Heckbert, 1982): splits the box of colours that is widest at its middle, until there are
 * enough.
 */
function choosePalette(data: Uint8ClampedArray): Rgb[] {
  const pixels: Rgb[] = [];
  for (let at = 0; at < data.length; at += 4) pixels.push([data[at]!, data[at + 1]!, data[at + 2]!]);
  const boxes = [pixels];
  while (boxes.length < colors) {
    const { index, channel, width } = widest(boxes);
    if (width <= 0) break;
    const box = boxes[index]!.toSorted((one, other) => one[channel] - other[channel]);
    boxes.splice(index, 1, box.slice(0, box.length >> 1), box.slice(box.length >> 1));
  }
  return boxes.map(meanOf);
}

function widest(boxes: readonly Rgb[][]): { index: number; channel: 0 | 1 | 2; width: number } {
  let found: { index: number; channel: 0 | 1 | 2; width: number } = { index: 0, channel: 0, width: 0 };
  boxes.forEach((box, index) => {
    for (const channel of [0, 1, 2] as const) {
      let [least, most] = [255, 0];
      for (const pixel of box) {
        least = Math.min(least, pixel[channel]);
        most = Math.max(most, pixel[channel]);
      }
      if (most - least > found.width) found = { index, channel, width: most - least };
    }
  });
  return found;
}

function meanOf(box: readonly Rgb[]): Rgb {
  const sum = box.reduce<Rgb>(
    ([red, green, blue], pixel) => [red + pixel[0], green + pixel[1], blue + pixel[2]],
    [0, 0, 0],
  );
  const [red, green, blue] = sum.map((value) => Math.round(value / Math.max(1, box.length)));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function nearest(palette: readonly Rgb[], red: number, green: number, blue: number): Rgb {
  let best: Rgb = palette[0] ?? [0, 0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const color of palette) {
    const distance = 2 * (color[0] - red) ** 2 + 4 * (color[1] - green) ** 2 + 3 * (color[2] - blue) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = color;
  }
  return best;
}
