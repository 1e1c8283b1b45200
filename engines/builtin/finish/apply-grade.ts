import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../drawing/picture.ts';
import { createRamp, fade } from '../scenes/paint/color.ts';
import type { Grade, Wash } from './grades.ts';

/** Grades everything that has been drawn so far; `blurPx` puts it out of focus in the same pass. */
export function applyGrade(picture: Picture, grade: Grade, blurPx = 0): void {
  const filters = [grade.filter, blurPx > 0 ? `blur(${blurPx.toFixed(1)}px)` : undefined].filter(Boolean);
  if (filters.length > 0) filterWhole(picture, filters.join(' '), blurPx);
  if (grade.ramp) recolor(picture, grade.ramp);
  for (const wash of grade.washes ?? []) drawWash(picture, wash);
}

/** @param overscan pixels by which the picture is enlarged, so that a blur takes in no empty edge. */
function filterWhole({ canvas, context, width, height }: Picture, filter: string, overscan: number): void {
  const copy = createCanvas(width, height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  context.save();
  context.filter = filter;
  const edge = overscan * 2;
  context.drawImage(copy, -edge, -edge, width + 2 * edge, height + 2 * edge);
  context.restore();
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

/** Brightness becomes a colour between the three given ones (Rec. 601 luma, as photographs are judged). */
function recolor(
  { context, width, height }: Picture,
  [dark, middle, light]: readonly [string, string, string],
): void {
  const ramp = createRamp([
    [0, dark],
    [0.5, middle],
    [1, light],
  ]);
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
