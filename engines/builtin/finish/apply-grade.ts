import { moveOn, type Picture } from '../drawing/picture.ts';
import { createRamp, evenStops, fade } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import { leastFastBlur } from '../soften.ts';
import type { Grade, Wash } from './grades.ts';

/** Grades everything drawn so far, after a blur of `blurPx`. */
export function applyGrade(picture: Picture, grade: Grade, blurPx = 0): void {
  // Blurred, the picture is small: there a filter costs a fraction.
  if (blurPx > 0) blurWhole(picture, blurPx, grade.filter);
  else if (grade.filter) filterWhole(picture, grade.filter);
  if (grade.ramp) recolor(picture, grade.ramp);
  for (const wash of grade.washes ?? []) drawWash(picture, wash);
}

/** The height of what is filtered at once: the filter's copy is small and stays in the cache. */
const stripPx = 48;

function filterWhole(picture: Picture, filter: string): void {
  moveOn(picture, (context, old) => {
    for (let y = 0; y < old.height; y += stripPx) {
      context.save();
      context.beginPath();
      context.rect(0, y, old.width, stripPx);
      context.clip();
      // What it lets through at the seams of a scene is the picture itself.
      context.drawImage(old, 0, 0);
      context.filter = filter;
      context.drawImage(old, 0, 0);
      context.restore();
    }
  });
}

/**
 * Blurs at a fraction of the size, slightly enlarged, so that the blur includes no empty edge, and filters
 * what is blurred.
 */
function blurWhole(picture: Picture, blurPx: number, filter = ''): void {
  const { canvas, width, height } = picture;
  const reduction = Math.max(1, Math.min(4, blurPx / leastFastBlur));
  const small = scratchCanvas(Math.ceil(width / reduction), Math.ceil(height / reduction));
  const reduced = small.getContext('2d');
  reduced.imageSmoothingQuality = 'medium';
  reduced.filter = `blur(${(blurPx / reduction).toFixed(2)}px) ${filter}`;
  reduced.drawImage(canvas, 0, 0, small.width, small.height);
  const edge = blurPx * 2;
  moveOn(picture, (context, old) => {
    context.drawImage(old, 0, 0);
    context.drawImage(small, -edge, -edge, width + 2 * edge, height + 2 * edge);
  });
}

function drawWash({ context, width, height }: Picture, { blend, colors, opacity }: Wash): void {
  const gradient = context.createLinearGradient(0, 0, width * 0.15, height);
  colors.forEach((color, index) => {
    gradient.addColorStop(colors.length === 1 ? 0 : index / (colors.length - 1), fade(color, opacity));
  });
  context.save();
  context.globalCompositeOperation = blend;
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** Maps brightness to a colour between the three given ones (Rec. 601 luma, as for photographs). */
function recolor(
  { context, width, height }: Picture,
  [dark, middle, light]: readonly [string, string, string],
): void {
  const ramp = createRamp(evenStops(dark, middle, light));
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const luma = ((data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8) * 3;
    data[at] = ramp[luma]!;
    data[at + 1] = ramp[luma + 1]!;
    data[at + 2] = ramp[luma + 2]!;
  }
  context.putImageData(image, 0, 0);
}
