import type { Planes } from '../../measuring/measuring.ts';
import type { Profile } from './profile.ts';

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** Lightness by its quantiles, and the colour of what is dark, middling and light. */
export function measureTones(planes: Pick<Planes, 'lightness' | 'a' | 'b'>): Profile['tones'] {
  const { lightness, a, b } = planes;
  const order = Array.from(lightness.keys()).sort((x, y) => (lightness[x] ?? 0) - (lightness[y] ?? 0));
  const at = (share: number) => lightness[order[Math.round(share * (order.length - 1))] ?? 0] ?? 0;
  const tints = [0, 1, 2].map((third): [number, number] => {
    const members = order.slice((third * order.length) / 3, ((third + 1) * order.length) / 3);
    const mean = (plane: Float32Array) =>
      members.reduce((sum, index) => sum + (plane[index] ?? 0), 0) / Math.max(1, members.length);
    return [round(mean(a)), round(mean(b))];
  });
  let chroma = 0;
  for (let index = 0; index < a.length; index += 1) chroma += Math.hypot(a[index] ?? 0, b[index] ?? 0);
  return {
    lightness: [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => round(Math.min(1, Math.max(0, at(share))))),
    tints,
    chroma: round(Math.min(0.4, chroma / a.length)),
  };
}
