import type { Picture } from '../drawing/picture.ts';
import type { Tone } from '../recipe.ts';
import { applyGrade } from './apply-grade.ts';

/** Applies a share of a tone to everything drawn so far. */
export function applyTone(picture: Picture, tone: Tone, share: number): void {
  // Transparent areas have no colour to change, and a wash would fill them.
  if (picture.style.transparent) return;
  const { colors, brightness, saturation, contrast } = tone;
  const near = (factor: number) => (1 + (factor - 1) * share).toFixed(3);
  const opacity = tone.strength * share;
  applyGrade(picture, {
    scope: 'whole',
    filter: `brightness(${near(brightness)}) saturate(${near(saturation)}) contrast(${near(contrast)})`,
    washes:
      colors.length === 0
        ? []
        : [
            { blend: 'color', colors, opacity },
            { blend: 'soft-light', colors, opacity: opacity * 0.6 },
          ],
  });
}
