/** Measures whether food or skin has another hue in a drawn design than its illustration has. */
import { toOklab } from '../../oklab.ts';
import { rasterIcon } from '../icons.ts';
import { arrange } from '../layout/arrange.ts';
import type { Placement } from '../layout/arrangement.ts';
import type { Recipe } from '../recipe.ts';
import { freeCanvas } from '../scratch.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';

/** Illustrations whose colour everybody knows: faces, hands and what is eaten. */
const known =
  /^(?:(?:wo)?man|person|boy|girl|child|baby|old-|older-)|-face$|^(?:red-apple|banana|strawberry|tomato|carrot|broccoli|orange|tangerine|lemon|watermelon|grapes|pizza|hamburger|bread|cheese-wedge|egg|cooking|cut-of-meat|meat-on-bone|poultry-leg|hot-dog|taco|spaghetti|sushi|doughnut|cookie|pineapple|avocado|potato|custard|brigadeiro|green-salad)$/;

export interface HueShift {
  icon: string;
  /** The angle between the mean hues, in degrees. */
  degrees: number;
}

/** Less colourful pixels have no hue to speak of. */
const leastChroma = 0.05;

/**
 * Returns the shift of each hero that is food or skin.
 * @param data the finished pixels, four bytes each
 */
export function measureHues(recipe: Recipe, data: Uint8Array | Uint8ClampedArray): HueShift[] {
  const { hero, second } = arrange(recipe, drawnStyle(recipe));
  return [hero, second].flatMap((placed) => {
    if (placed === null || !known.test(placed.icon) || placed.rotation !== 0) return [];
    const degrees = shiftOf(placed, recipe, data);
    return degrees === null ? [] : [{ icon: placed.icon, degrees }];
  });
}

function shiftOf(
  { icon, center, width, height, flip }: Placement,
  { size }: Recipe,
  data: Uint8Array | Uint8ClampedArray,
): number | null {
  const canvas = rasterIcon(icon, Math.round(height));
  const { width: columns, height: rows } = canvas;
  const pixels = canvas.getContext('2d').getImageData(0, 0, columns, rows).data;
  freeCanvas(canvas);
  const [one, other] = [
    { a: 0, b: 0 },
    { a: 0, b: 0 },
  ];
  let counted = 0;
  for (let y = 0; y < rows; y += 4) {
    for (let x = 0; x < columns; x += 4) {
      const at = (y * columns + (flip ? columns - 1 - x : x)) * 4;
      if ((pixels[at + 3] ?? 0) < 250) continue;
      const [, a, b] = toOklab([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
      if (Math.hypot(a, b) < leastChroma) continue;
      const [px, py] = [Math.round(center.x - width / 2 + x), Math.round(center.y - height / 2 + y)];
      if (px < 0 || py < 0 || px >= size.width || py >= size.height) continue;
      const drawn = (py * size.width + px) * 4;
      const [, da, db] = toOklab([data[drawn] ?? 0, data[drawn + 1] ?? 0, data[drawn + 2] ?? 0]);
      one.a += a;
      one.b += b;
      other.a += da;
      other.b += db;
      counted += 1;
    }
  }
  if (counted < 50 || Math.hypot(other.a, other.b) / counted < leastChroma / 2) return null;
  const angle = Math.abs(Math.atan2(one.b, one.a) - Math.atan2(other.b, other.a));
  return Math.round((Math.min(angle, 2 * Math.PI - angle) * 180) / Math.PI);
}
