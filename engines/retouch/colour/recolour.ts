import { fromOklab, toOklab } from '../../oklab.ts';
import { channelsOf, clamp, mix, type Picture, type Plane, smoothstep } from '../pixels/picture.ts';
import type { Grade } from './colour-table.ts';

/**
 * Gives everything one colour and keeps light, shade and gloss: what is lighter than the rest of the marked
 * part becomes a lighter tone of the colour.
 */
export function recolour(picture: Picture, marked: Plane | null, force: number, hex: string): Grade {
  const usual = meanLightness(picture, marked);
  const [red, green, blue] = channelsOf(hex);
  const [light, a, b] = toOklab([red * 255, green * 255, blue * 255]);
  const share = Math.min(1, force * 0.95);
  return (color) => {
    const [own, ownA, ownB] = toOklab([color[0]! * 255, color[1]! * 255, color[2]! * 255]);
    const toned = clamp(light + (own - usual) * mix(1.2, 0.85, Math.abs(light - usual)), 0.02, 1);
    // Gloss is the colour of the lamp; the deepest shade has hardly any.
    const chroma =
      (1 - 0.9 * smoothstep(0.88, 0.99, own) * smoothstep(0.05, 0.25, own - usual)) *
      (0.35 + 0.65 * smoothstep(0.05, 0.35, toned));
    const [toRed, toGreen, toBlue] = fromOklab(
      mix(own, toned, share),
      mix(ownA, a * chroma + ownA * 0.08, share),
      mix(ownB, b * chroma + ownB * 0.08, share),
    );
    color[0] = clamp(toRed / 255);
    color[1] = clamp(toGreen / 255);
    color[2] = clamp(toBlue / 255);
  };
}

function meanLightness({ rgba, width, height }: Picture, marked: Plane | null): number {
  let [sum, count] = [0, 0];
  const step = Math.max(1, Math.floor((width * height) / 60_000));
  for (let at = 0; at < width * height; at += step) {
    const weight = marked ? marked.values[at]! : 1;
    if (weight < 0.5) continue;
    sum += toOklab([rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!])[0];
    count += 1;
  }
  return count > 0 ? sum / count : 0.6;
}
