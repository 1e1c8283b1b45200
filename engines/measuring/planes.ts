import { linearToOklab, toLinear } from '../oklab.ts';

/** A decoded picture: eight bits each of red, green, blue and opacity, row by row. */
export interface Pixels {
  rgba: Uint8Array;
  width: number;
  height: number;
}

/**
 * The input of the measures, a value a pixel. Transparent pixels are composited on white, as in a flattened
 * picture.
 */
export interface Planes {
  width: number;
  height: number;
  /** OKLab. */
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
  /** Relative luminance as WCAG 2 defines it, 0 to 1. */
  luminance: Float32Array;
  /** The bytes of sRGB on white, three a pixel. */
  rgb: Uint8ClampedArray;
  /** 1 for a visible pixel. A fully transparent picture counts as all white. */
  visible: Uint8Array;
}

const linearOf = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte));
const linear = (byte: number | undefined) => linearOf[byte ?? 0] ?? 0;

/** Below this opacity a pixel belongs to what is behind the picture. */
const minOpacity = 128;

export function readPlanes({ rgba, width, height }: Pixels): Planes {
  const count = width * height;
  const plane = () => new Float32Array(count);
  const planes: Planes = {
    width,
    height,
    lightness: plane(),
    a: plane(),
    b: plane(),
    luminance: plane(),
    rgb: new Uint8ClampedArray(count * 3),
    visible: new Uint8Array(count),
  };
  let isAnyVisible = false;
  for (let at = 0; at < count; at += 1) {
    const opacity = rgba[at * 4 + 3] ?? 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const byte = rgba[at * 4 + channel] ?? 0;
      planes.rgb[at * 3 + channel] = 255 + ((byte - 255) * opacity) / 255;
    }
    const red = linear(planes.rgb[at * 3]);
    const green = linear(planes.rgb[at * 3 + 1]);
    const blue = linear(planes.rgb[at * 3 + 2]);
    const [lightness, a, b] = linearToOklab(red, green, blue);
    planes.lightness[at] = lightness;
    planes.a[at] = a;
    planes.b[at] = b;
    planes.luminance[at] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    if (opacity >= minOpacity) {
      planes.visible[at] = 1;
      isAnyVisible = true;
    }
  }
  if (!isAnyVisible) planes.visible.fill(1);
  return planes;
}
