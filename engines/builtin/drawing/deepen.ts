import { parseHex } from '../scenes/paint/color.ts';

/**
 * Returns a darker tone as painters mix it: yellow moves over orange to red, green over teal and cyan over
 * blue, instead of turning brown and grey as with black.
 * @param amount 0 (unchanged) to 1 (black).
 */
export function deepen(color: string, amount: number): string {
  const { hue, saturation, lightness } = toHsl(color);
  // Warm colours move towards red (0), cool ones towards blue (240), in proportion to their distance from it.
  const goal = hue < 75 || hue > 330 ? (hue > 330 ? 330 : 0) : 240;
  const turned = hue + (goal - hue) * Math.min(1, amount * 1.15);
  return fromHsl(turned, Math.min(1, saturation * (1 + amount * 0.15)), lightness * (1 - amount * 0.85));
}

interface Hsl {
  /** Degrees. */
  hue: number;
  saturation: number;
  lightness: number;
}

function toHsl(color: string): Hsl {
  const [red = 0, green = 0, blue = 0] = parseHex(color).map((value) => value / 255);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const lightness = most - span / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const sector =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: sector * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
