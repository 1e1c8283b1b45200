import type { Planes } from '../../measuring/measuring.ts';
import type { Profile } from './profile.ts';

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** Measures the quantiles of lightness, and the colour of dark, middle and light areas. */
export function measureTones(planes: Pick<Planes, 'lightness' | 'a' | 'b'>): Profile['tones'] {
  const { lightness, a, b } = planes;
  const order = darkestFirst(lightness);
  const at = (share: number) => lightness[order[Math.round(share * (order.length - 1))] ?? 0] ?? 0;
  const tints = [0, 1, 2].map((third): [number, number] => {
    const members = order.slice((third * order.length) / 3, ((third + 1) * order.length) / 3);
    const mean = (plane: Float32Array) =>
      members.reduce((sum, index) => sum + (plane[index] ?? 0), 0) / Math.max(1, members.length);
    return [round(mean(a)), round(mean(b))];
  });
  return {
    lightness: [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => round(Math.min(1, Math.max(0, at(share))))),
    tints,
    chroma: measureChroma(planes),
  };
}

/** Returns the mean strength of the colours. */
export function measureChroma({ a, b }: Pick<Planes, 'a' | 'b'>): number {
  let chroma = 0;
  for (let index = 0; index < a.length; index += 1) chroma += Math.hypot(a[index] ?? 0, b[index] ?? 0);
  return round(Math.min(0.4, chroma / a.length));
}

/**
 * Returns the pixels' indexes in the order of their lightness. Each is packed after its lightness into one
 * number (the bits of a non-negative float sort like its value), which sorts ten times as fast as a
 * comparator.
 */
function darkestFirst(lightness: Float32Array): Uint32Array {
  const places = 2 ** 22;
  if (lightness.length > places) throw new RangeError('more pixels than are measured');
  const bits = new Uint32Array(Float32Array.from(lightness, (value) => Math.max(0, value)).buffer);
  const packed = Float64Array.from(bits, (value, at) => value * places + at).sort();
  return Uint32Array.from(packed, (value) => value % places);
}
