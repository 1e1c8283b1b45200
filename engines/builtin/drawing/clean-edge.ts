/** Takes the old background's colour out of a cut-out's soft edge. */
import type { Canvas } from '@napi-rs/canvas';
import { boxMean } from '../photos/people/guided-filter.ts';

/** How far around a pixel its own colour is looked for, as a share of the cut-out's height. */
const reach = 0.02;
/** The colours of a neighbourhood are smooth: they are computed this many times smaller. */
const step = 3;

/**
 * Gives every half-transparent pixel of a photo the colour of the person beside it: a hair's pixel is a
 * mixture of hair and wall, and the wall would show as a halo before another ground (after Forte, 2021: the
 * mixture is solved for the foreground, whose and whose rival's colours are means of the neighbourhood).
 * @param photo the whole photo, opaque; its mask, in the same size, becomes its opacity
 */
export function cleanEdge(photo: Canvas, mask: Canvas): void {
  const { width, height } = photo;
  const context = photo.getContext('2d');
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  const opacity = mask.getContext('2d').getImageData(0, 0, width, height).data;
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  const radius = Math.max(2, Math.round((height * reach) / step));
  const alphaAt = (at: number) => (opacity[at * 4 + 3] ?? 0) / 255;
  const small = (value: (at: number) => number) => {
    const plane = new Float32Array(w * h);
    for (let y = 0; y < h; y += 1)
      for (let x = 0; x < w; x += 1) plane[y * w + x] = value(y * step * width + x * step);
    return boxMean(plane, w, h, radius);
  };
  const share = small(alphaAt);
  const own = [0, 1, 2].map((channel) => small((at) => (data[at * 4 + channel] ?? 0) * alphaAt(at)));
  const all = [0, 1, 2].map((channel) => small((at) => data[at * 4 + channel] ?? 0));
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(h - 1, Math.floor(y / step)) * w;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const byte = opacity[at * 4 + 3]!;
      data[at * 4 + 3] = byte;
      if (byte === 0 || byte === 255) continue;
      const alpha = byte / 255;
      const near = row + Math.min(w - 1, Math.floor(x / step));
      const mean = share[near] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const person = (own[channel]?.[near] ?? 0) / Math.max(0.01, mean);
        const ground = ((all[channel]?.[near] ?? 0) - (own[channel]?.[near] ?? 0)) / Math.max(0.01, 1 - mean);
        const seen = data[at * 4 + channel] ?? 0;
        const solved = person + alpha * (seen - alpha * person - (1 - alpha) * ground);
        data[at * 4 + channel] = Math.min(255, Math.max(0, Math.round(solved)));
      }
    }
  }
  context.putImageData(picture, 0, 0);
}
