/** Photos of people, as facts: for tests that arrange them and draw nothing. */
import { packMask } from '../photos/packed-mask.ts';
import type { PhotoFacts } from '../photos/photo.ts';
import type { RecipeFace } from '../recipe.ts';

const size = { width: 90, height: 110 };

/** A person in the middle of a photo: a head, and shoulders that reach the lower edge. */
function mask(shift: number) {
  const alpha = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const across = Math.abs(x - size.width * (0.5 + shift));
      const isHead = Math.hypot(across / 13, (y - 38) / 20) < 1;
      const isBody = y > 56 && across < 14 + Math.min(22, (y - 56) * 2);
      if (isHead || isBody) alpha[y * size.width + x] = 255;
    }
  }
  return packMask({ alpha, ...size });
}

/** The facts of a photo of a person: where the person stands, looks, and what is written on the photo. */
export function personAt({
  at = 0,
  shift = 0,
  looks = 'ahead' as RecipeFace['looks'],
  hasWriting = false,
} = {}): PhotoFacts {
  const left = Math.max(0, 0.1 + shift);
  return {
    at,
    use: 'auto',
    strokes: [],
    mask: mask(shift),
    width: 900,
    height: 1100,
    longest: 1600,
    focus: { x: 0.5 + shift, y: 0.36 },
    isCutOut: true,
    subject: [left, 0.16, Math.min(1, 0.9 + shift) - left, 0.84],
    colors: {
      primary: '#336699',
      secondary: '#dd8844',
      vivid: '#ff8800',
      light: '#eeeeee',
      dark: '#112233',
      bands: ['#336699', '#dd8844', '#112233'],
    },
    faces: [
      {
        box: [0.39 + shift, 0.25, 0.22, 0.2],
        eyes: [
          [0.45 + shift, 0.32],
          [0.55 + shift, 0.32],
        ],
        looks,
      },
    ],
    person: { faces: 1, hasWriting },
  };
}
