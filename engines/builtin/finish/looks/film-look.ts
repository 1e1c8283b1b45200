/** Looks of film and lenses over pictures without words. */
import type { Canvas } from '@napi-rs/canvas';
import { moveOn, type Picture } from '../../drawing/picture.ts';
import { fade } from '../../scenes/paint/color.ts';
import { scratchCanvas } from '../../scratch.ts';
import { grain, letterbox } from '../film.ts';

/** Bars over everything, weather included. */
export const filmBars = letterbox;

/** How film answers light: soft in the deepest shade and the brightest light, steeper between. */
function filmCurve(contrast: number, black: number, white: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
    const x = value / 255;
    const bent = x * x * (3 - 2 * x);
    return black + (white - black) * (x + (bent - x) * contrast);
  });
}

/** A photograph's tones: natural colours, a soft curve, warm lights and cool shade, fine grain. */
export function negative(picture: Picture, strength: number): void {
  const { context, width, height } = picture;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const curve = filmCurve(0.75 * strength, 7 * strength, 255 - 5 * strength);
  const color = 1 - 0.2 * strength;
  const split = 9 * strength;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const luma = (red * 77 + green * 150 + blue * 29) >> 8;
    // Colour fades towards white, as on film.
    const kept = color - (luma > 190 ? (luma - 190) * 0.0045 * strength : 0);
    const warm = ((luma - 118) / 137) * split;
    data[at] = curve[clampByte(luma + (red - luma) * kept + warm)]!;
    data[at + 1] = curve[clampByte(luma + (green - luma) * kept)]!;
    data[at + 2] = curve[clampByte(luma + (blue - luma) * kept - warm)]!;
  }
  context.putImageData(image, 0, 0);
  grain(picture, 0.75 * strength);
}

const clampByte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value | 0);

/** How far behind the ground on which things stand sharpness ends, in shares of the height. */
const sharpFrom = 0.7;
const sharpTo = 0.9;

/**
 * A lens that is focused on the subject: what is far is soft, the nearer the camera the softer, and lights in
 * the distance become discs.
 */
export function lensDepth(picture: Picture, strength: number): void {
  const { canvas, width, height, unit, arrangement } = picture;
  const { hero, view } = arrangement;
  if (!hero) return;
  const nearness = Math.min(1, Math.max(0, ((view?.scale ?? 1) - 1.06) / 0.3));
  const blurPx = (3.4 + 7.5 * nearness) * unit * strength;
  const reduction = 4;
  const small = scratchCanvas(width / reduction, height / reduction);
  const far = small.getContext('2d');
  far.imageSmoothingQuality = 'medium';
  far.drawImage(canvas, 0, 0, small.width, small.height);
  const discs = lightDiscs(small, (blurPx / reduction) * 1.15);
  const soft = scratchCanvas(small.width, small.height);
  const blurred = soft.getContext('2d');
  blurred.drawImage(small, 0, 0);
  blurred.filter = `blur(${(blurPx / reduction).toFixed(2)}px)`;
  blurred.drawImage(small, 0, 0);
  blurred.filter = 'none';
  if (discs) {
    blurred.globalCompositeOperation = 'lighten';
    blurred.drawImage(discs, 0, 0);
    blurred.globalCompositeOperation = 'source-over';
  }
  // A person cut by the lower edge has no ground that is seen sharp.
  if (!hero.isNear && !hero.isAloft) {
    const mask = blurred.createLinearGradient(0, soft.height * sharpFrom, 0, soft.height * sharpTo);
    mask.addColorStop(0, 'rgba(0,0,0,1)');
    mask.addColorStop(1, 'rgba(0,0,0,0)');
    blurred.globalCompositeOperation = 'destination-in';
    blurred.fillStyle = mask;
    blurred.fillRect(0, 0, soft.width, soft.height);
  }
  moveOn(picture, (context, old) => {
    context.drawImage(old, 0, 0);
    context.save();
    context.imageSmoothingQuality = 'medium';
    context.drawImage(soft, 0, 0, width, height);
    context.restore();
  });
}

/** What is brighter than its surroundings in a dark picture, as discs; null where it is bright everywhere. */
function lightDiscs(source: Canvas, radius: number): Canvas | null {
  const { width, height } = source;
  const lights = scratchCanvas(width, height);
  const context = lights.getContext('2d');
  context.drawImage(source, 0, 0);
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  let sum = 0;
  for (let at = 0; at < data.length; at += 16)
    sum += (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  if (sum / (data.length / 16) > 105) return null;
  for (let at = 0; at < data.length; at += 4) {
    const luma = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
    data[at + 3] = luma < 165 ? 0 : Math.min(235, (luma - 165) * 5);
  }
  context.putImageData(image, 0, 0);
  const discs = scratchCanvas(width, height);
  const paint = discs.getContext('2d');
  paint.globalCompositeOperation = 'lighten';
  paint.globalAlpha = 0.75;
  for (const [share, copies] of [
    [0, 1],
    [0.5, 7],
    [1, 14],
  ] as const)
    for (let copy = 0; copy < copies; copy++) {
      const angle = (copy / copies) * 2 * Math.PI;
      paint.drawImage(lights, Math.cos(angle) * radius * share, Math.sin(angle) * radius * share);
    }
  return discs;
}

/** Sun from one side over the whole picture: warm where it comes from, cool shade where it does not. */
export function sunlight({ context, width, height, arrangement }: Picture, strength: number): void {
  const isRight = arrangement.view?.isMirrored === true;
  const [from, to] = isRight ? [width, 0] : [0, width];
  context.save();
  const warm = context.createLinearGradient(from, 0, width / 2, height * 0.8);
  warm.addColorStop(0, fade('#ffe2ae', 0.5 * strength));
  warm.addColorStop(1, fade('#ffe2ae', 0));
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = warm;
  context.fillRect(0, 0, width, height);
  const cool = context.createLinearGradient(to, height, width / 2, height * 0.25);
  cool.addColorStop(0, fade('#33486e', 0.42 * strength));
  cool.addColorStop(1, fade('#33486e', 0));
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = cool;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** The air of a film set: light that fades with distance, darker edges. */
export function cinemaHaze(
  { context, width, height, palette, arrangement }: Picture,
  strength: number,
): void {
  const { focus } = arrangement;
  context.save();
  const haze = context.createLinearGradient(0, height * 0.25, 0, height * 0.85);
  haze.addColorStop(0, fade(palette.glow, 0));
  haze.addColorStop(0.6, fade(palette.glow, 0.2 * strength));
  haze.addColorStop(1, fade(palette.glow, 0));
  context.globalCompositeOperation = 'screen';
  context.fillStyle = haze;
  context.fillRect(0, 0, width, height);
  const far = Math.hypot(width, height) * 0.6;
  const [x, y] = [focus.x * width, focus.y * height];
  const edge = context.createRadialGradient(x, y, far * 0.35, x, y, far);
  edge.addColorStop(0, 'rgba(4,10,18,0)');
  edge.addColorStop(1, `rgba(4,10,18,${0.62 * strength})`);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = edge;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** A photographer's backdrop: the place far out of focus and dark, with a light behind the subject. */
export function studioKey(picture: Picture, strength: number): void {
  const { canvas, width, height, unit, arrangement } = picture;
  if (!arrangement.hero) return;
  const reduction = 8;
  const small = scratchCanvas(width / reduction, height / reduction);
  const soft = small.getContext('2d');
  soft.imageSmoothingQuality = 'medium';
  soft.drawImage(canvas, 0, 0, small.width, small.height);
  const copy = scratchCanvas(small.width, small.height);
  const blurred = copy.getContext('2d');
  blurred.drawImage(small, 0, 0);
  blurred.filter = `blur(${((20 * unit) / reduction).toFixed(2)}px) saturate(${1 - 0.45 * strength})`;
  blurred.drawImage(small, 0, 0);
  const [x, y] = [arrangement.focus.x * width, height * 0.42];
  moveOn(picture, (context) => {
    context.save();
    context.imageSmoothingQuality = 'medium';
    context.drawImage(copy, 0, 0, width, height);
    const far = Math.hypot(width, height) * 0.6;
    const fall = context.createRadialGradient(x, y, far * 0.12, x, y, far);
    fall.addColorStop(0, `rgba(16,14,20,${0.16 * strength})`);
    fall.addColorStop(1, `rgba(10,9,14,${0.9 * strength})`);
    context.fillStyle = fall;
    context.fillRect(0, 0, width, height);
    context.restore();
  });
}
