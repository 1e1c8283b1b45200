import type { PictureMeasures } from '#contract/image-analysis.ts';
import type { Planes } from './planes.ts';
import { round3 } from './rounding.ts';

const lowKeyUpTo = 0.42;
const highKeyFrom = 0.72;

/** The warmest hue, between red and yellow. The coolest is its opposite. */
const warmHue = (58 * Math.PI) / 180;
const temperatureFrom = 0.2;
/** Below this mean chroma a picture has no temperature. */
const colorlessUpTo = 0.02;

/** The chroma of the most vivid colour of sRGB, its magenta. */
const maxChroma = 0.323;
const mutedUpTo = 0.06;
const moderateUpTo = 0.13;

const bins = 256;

/** Measures how light a picture is, and how warm. */
export function measureLight(planes: Planes): PictureMeasures['light'] {
  const tones = new Float64Array(bins);
  let [count, sum, chroma, warm] = [0, 0, 0, 0];
  for (let at = 0; at < planes.visible.length; at += 1) {
    if (planes.visible[at] === 0) continue;
    const [lightness = 0, a = 0, b = 0] = [planes.lightness[at], planes.a[at], planes.b[at]];
    const bin = Math.max(0, Math.min(bins - 1, Math.round(lightness * (bins - 1))));
    tones[bin] = (tones[bin] ?? 0) + 1;
    count += 1;
    sum += lightness;
    chroma += Math.hypot(a, b);
    warm += a * Math.cos(warmHue) + b * Math.sin(warmHue);
  }
  const mean = sum / count;
  const warmth = chroma / count < colorlessUpTo ? 0 : warm / chroma;
  return {
    mean: round3(Math.min(1, mean)),
    contrast: round3(toneAt(tones, 0.95 * count) - toneAt(tones, 0.05 * count)),
    key: mean < lowKeyUpTo ? 'low' : mean > highKeyFrom ? 'high' : 'middle',
    warmth: round3(warmth),
    temperature: warmth > temperatureFrom ? 'warm' : warmth < -temperatureFrom ? 'cool' : 'neutral',
  };
}

/** The lightness that this number of pixels does not exceed. */
function toneAt(tones: Float64Array, pixels: number): number {
  let below = 0;
  const bin = tones.findIndex((count) => {
    below += count;
    return below >= pixels;
  });
  return Math.max(0, bin) / (bins - 1);
}

export function measureSaturation({ a, b, visible }: Planes): PictureMeasures['saturation'] {
  let [count, sum] = [0, 0];
  for (let at = 0; at < visible.length; at += 1) {
    if (visible[at] === 0) continue;
    count += 1;
    sum += Math.hypot(a[at] ?? 0, b[at] ?? 0);
  }
  const chroma = sum / count;
  return { mean: round3(Math.min(1, chroma / maxChroma)), level: levelOf(chroma) };
}

function levelOf(chroma: number): PictureMeasures['saturation']['level'] {
  if (chroma < colorlessUpTo) return 'grey';
  if (chroma < mutedUpTo) return 'muted';
  return chroma < moderateUpTo ? 'moderate' : 'vivid';
}
