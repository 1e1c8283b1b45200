/**
 * Light and shade on a cut-out as on a body: its shape is taken for a relief, lit from the upper left, darker
 * where it meets the ground, and in the colours of the place that it stands in.
 */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { grain } from '../finish/film.ts';
import type { Standing } from '../layout/arrangement.ts';
import { fade, mix, parseHex } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import type { Modelling } from '../styles/style.ts';
import { type Ambience, type Picture, tintOf } from './picture.ts';
import { reliefOf } from './relief.ts';

const grid = { width: 16, height: 9 };

/** Reads the colours of what is drawn so far. */
export function readAmbience({ canvas }: Picture): Ambience {
  const small = scratchCanvas(grid.width * 4, grid.height * 4);
  const reduced = small.getContext('2d');
  reduced.imageSmoothingQuality = 'medium';
  reduced.drawImage(canvas, 0, 0, small.width, small.height);
  const coarse = scratchCanvas(grid.width, grid.height);
  const context = coarse.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(small, 0, 0, grid.width, grid.height);
  return { data: context.getImageData(0, 0, grid.width, grid.height).data, ...grid };
}

/** The mean colour of a part of the picture, in shares of its size. */
function meanColor(
  { data, width, height }: Ambience,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
) {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, Math.floor(y0 * height)); y < Math.min(height, Math.ceil(y1 * height)); y++)
    for (let x = Math.max(0, Math.floor(x0 * width)); x < Math.min(width, Math.ceil(x1 * width)); x++) {
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = sum[channel]! + data[(y * width + x) * 4 + channel]!;
      count += 1;
    }
  return sum.map((value) => (count === 0 ? 128 : value / count)) as [number, number, number];
}

const hex = (channels: readonly number[]) =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A colour as bright as white is where it is brightest: light of its hue. */
function asLight(color: readonly number[]): string {
  const most = Math.max(...color, 1);
  return hex(color.map((value) => (value / most) * 255));
}

/** How dark a place of a brightness makes who is in it, 1 for not at all. */
const exposure = (color: readonly number[]) => {
  const luma = (color[0]! * 77 + color[1]! * 150 + color[2]! * 29) / 256 / 255;
  return 0.62 + 0.38 * Math.min(1, luma / 0.42);
};

interface Lit {
  /** Where it stands in the picture. */
  placement: Standing;
  /** Whether it touches ground that is seen. */
  isGrounded: boolean;
  modelling: Modelling;
}

/** Lights a cut-out on its own canvas, whose transparency stays as it is given by `shape`. */
export function lightFigure(picture: Picture, context: SKRSContext2D, shape: Canvas, lit: Lit): void {
  const { placement, modelling } = lit;
  const { width, height, palette } = picture;
  const { bounds } = placement;
  const { ambience } = picture;
  if (!ambience) return;
  const share: [number, number, number, number] = [
    bounds.x / width - 0.06,
    bounds.y / height - 0.06,
    (bounds.x + bounds.width) / width + 0.06,
    (bounds.y + bounds.height) / height + 0.06,
  ];
  const around = meanColor(ambience, share);
  const below = meanColor(ambience, [share[0], 0.84, share[2], 1]);
  const { width: w, height: h } = shape;
  const relief = reliefOf(shape, {
    isMirrored: placement.flip !== (picture.arrangement.view?.isMirrored === true),
    rotation: placement.rotation,
    modelling,
    isGrounded: lit.isGrounded,
  });
  const dark = mix(mix(tintOf('shadow', palette), hex(around), 0.35), '#2a1c34', 0.4);
  const key = mix(tintOf('glow', palette), '#fff3df', 0.55);
  context.save();
  context.imageSmoothingQuality = 'medium';
  // The place's own light, and as much of its darkness.
  context.globalCompositeOperation = 'multiply';
  const tint = mix('#ffffff', asLight(around), modelling.ambient * 0.75);
  const level = 1 - (1 - exposure(around)) * modelling.ambient * 1.4;
  context.fillStyle = hex(parseHex(tint).map((value) => value * level));
  context.fillRect(0, 0, w, h);
  drawTinted(context, relief.shade, dark, { w, h, opacity: modelling.strength });
  const bounce = context.createLinearGradient(0, h, 0, h * 0.55);
  bounce.addColorStop(0, fade(asLight(below), 0.3 * modelling.ambient));
  bounce.addColorStop(1, fade(asLight(below), 0));
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = bounce;
  context.fillRect(0, 0, w, h);
  context.globalCompositeOperation = modelling.kind === 'soft' ? 'overlay' : 'screen';
  drawTinted(context, relief.light, modelling.kind === 'soft' ? '#ffffff' : key, {
    w,
    h,
    opacity: modelling.strength * (modelling.kind === 'soft' ? 0.62 : 0.3),
  });
  context.globalCompositeOperation = 'screen';
  drawTinted(context, relief.sheen, key, { w, h, opacity: modelling.sheen });
  drawTinted(context, relief.rim, tintOf('glow+30', palette), { w, h, opacity: modelling.rim });
  if (modelling.texture > 0) {
    context.globalCompositeOperation = 'source-over';
    grain({ ...picture, context, width: w, height: h }, modelling.texture);
  }
  context.restore();
}

/** Draws a canvas of opacity in one colour. */
function drawTinted(
  context: SKRSContext2D,
  mask: Canvas,
  color: string,
  { w, h, opacity }: { w: number; h: number; opacity: number },
): void {
  if (opacity <= 0) return;
  const brush = mask.getContext('2d');
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = color;
  brush.fillRect(0, 0, mask.width, mask.height);
  context.globalAlpha = Math.min(1, opacity);
  context.drawImage(mask, 0, 0, w, h);
  context.globalAlpha = 1;
}
