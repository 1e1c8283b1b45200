import type { Picture } from '../drawing/picture.ts';
import { applyGrade } from './apply-grade.ts';

/** Gives a scene the colours of a photo; its lightness is kept. */
export function applyTint(picture: Picture, colors: readonly string[]): void {
  applyGrade(picture, {
    scope: 'scene',
    washes: [
      { blend: 'color', colors, opacity: 0.78 },
      { blend: 'soft-light', colors, opacity: 0.35 },
    ],
  });
}
