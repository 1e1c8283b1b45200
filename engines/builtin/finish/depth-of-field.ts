/** A shallow depth of field: the ground that things stand on is sharp, and what is beyond it is not. */
import type { Canvas } from '@napi-rs/canvas';
import type { Picture } from '../drawing/picture.ts';
import { scratchCanvas } from '../scratch.ts';
import type { Grade } from './grades.ts';

/** Where the sharp ground begins, in shares of the height, and where it is fully sharp. */
const from = 0.74;
const whole = 0.88;

/** Returns a copy of the ground before the picture is blurred. */
export function copyGround({ canvas, width, height }: Picture): Canvas {
  const top = Math.round(height * from);
  const ground = scratchCanvas(width, height - top);
  ground.getContext('2d').drawImage(canvas, 0, -top);
  return ground;
}

/** Draws it over the blurred one, in the grade that the rest was filtered with. */
export function drawGround({ context, height }: Picture, ground: Canvas, { scope, filter }: Grade): void {
  const mask = ground.getContext('2d');
  const fade = mask.createLinearGradient(0, 0, 0, height * (whole - from));
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  mask.globalCompositeOperation = 'destination-in';
  mask.fillStyle = fade;
  mask.fillRect(0, 0, ground.width, ground.height);
  context.save();
  if (scope === 'scene' && filter) context.filter = filter;
  context.drawImage(ground, 0, height - ground.height);
  context.restore();
}
