import { lumaOf } from './luma.ts';

export interface Flatness {
  readonly mean: readonly [number, number, number];
  /** Of the pixels' luma. */
  readonly variance: number;
}

export interface Sums {
  /** For the pixels from (left, top) up to, but without, (right, bottom). */
  evenness(left: number, top: number, right: number, bottom: number): Flatness;
}

/** Red, green, blue, lightness and its square. */
const channels = 5;

/**
 * Sums the rows from `first` up to, but without, `last`, so that the mean of any rectangle in them takes
 * four look-ups (a summed-area table).
 */
export function createSums(
  rgb: Uint8Array,
  { width, first, last }: { width: number; first: number; last: number },
): Sums {
  const stride = (width + 1) * channels;
  const table = new Float64Array(stride * (last - first + 1));
  const running = new Float64Array(channels);
  for (let y = first; y < last; y += 1) {
    running.fill(0);
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      const [red, green, blue] = [rgb[from] as number, rgb[from + 1] as number, rgb[from + 2] as number];
      const light = lumaOf(red, green, blue);
      const to = (y - first + 1) * stride + (x + 1) * channels;
      running[0] = (running[0] as number) + red;
      running[1] = (running[1] as number) + green;
      running[2] = (running[2] as number) + blue;
      running[3] = (running[3] as number) + light;
      running[4] = (running[4] as number) + light * light;
      for (let c = 0; c < channels; c += 1) {
        table[to + c] = (table[to - stride + c] as number) + (running[c] as number);
      }
    }
  }
  return {
    evenness(left, top, right, bottom) {
      const count = (right - left) * (bottom - top);
      const [upper, lower] = [(top - first) * stride, (bottom - first) * stride];
      const [begin, end] = [left * channels, right * channels];
      const mean = (c: number) =>
        ((table[lower + end + c] as number) -
          (table[lower + begin + c] as number) -
          (table[upper + end + c] as number) +
          (table[upper + begin + c] as number)) /
        count;
      const light = mean(3);
      return { mean: [mean(0), mean(1), mean(2)], variance: mean(4) - light * light };
    },
  };
}
