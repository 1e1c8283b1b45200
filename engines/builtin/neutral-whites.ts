/**
 * The illustration set shades white and grey in lilac: a castle, a blade or a plane is lavender, and looks
 * like an emoji at once. Here such colours become neutral greys of the same lightness.
 */
import { fromOklab, type Rgb, toOklab } from '../oklab.ts';

/** Hues of lilac, in degrees. */
const lilac = { from: 278, to: 332 };
/**
 * What is purple on purpose has more than the first chroma at its median; its shades have less than the
 * second.
 */
const most = { ofGrey: 0.062, ofShade: 0.17 };
/** The share of its chroma that a grey keeps: quite without, it looks dead. */
const kept = 0.14;

const hexForm = /#([0-9a-f]{6})\b/gi;
/** A filter's colour: the constants of a colour matrix, from 0 to 1. */
const matrixForm = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) /g;

function lilacChroma(color: Rgb): number | null {
  const [, a, b] = toOklab(color);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const chroma = Math.hypot(a, b);
  return hue >= lilac.from && hue <= lilac.to && chroma > 0.004 ? chroma : null;
}

function neutral(color: Rgb): Rgb {
  const chroma = lilacChroma(color);
  if (chroma === null || chroma > most.ofShade) return color;
  const [lightness, a, b] = toOklab(color);
  return fromOklab(lightness, a * kept, b * kept);
}

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];

const hexOf = (color: Rgb) =>
  color
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

/** Returns the body of an SVG with its lilac greys neutral. Purple things stay purple. */
export function withNeutralWhites(body: string): string {
  const chromas = [...body.matchAll(hexForm)]
    .map(([, hex = '']) => lilacChroma(rgbOf(hex)))
    .filter((chroma) => chroma !== null)
    .sort((a, b) => a - b);
  const median = chromas[Math.floor(chromas.length / 2)];
  if (median === undefined || median > most.ofGrey) return body;
  return body
    .replace(hexForm, (_, hex: string) => `#${hexOf(neutral(rgbOf(hex)))}`)
    .replace(matrixForm, (_, ...parts: string[]) => {
      const [red = 0, green = 0, blue = 0] = neutral(
        parts.slice(0, 3).map((part) => Number(part) * 255) as unknown as Rgb,
      ).map((value) => Number((value / 255).toFixed(4)));
      return `values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} `;
    });
}
