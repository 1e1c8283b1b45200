/** A picture in memory: RGBA, eight bits each, row by row. Edits change it in place. */
export interface Picture {
  rgba: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** A value from 0 to 1 a pixel. */
export interface Plane {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** How much a pixel counts, by its place: no plane of a large picture need be made for it. */
export type Weight = (at: number) => number;

/** In pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Gives the memory of large bytes back at once: the garbage collector sees only small objects, and would
 * wait. Nothing may read them any more.
 */
export function giveUp({ buffer }: { buffer: ArrayBufferLike }): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Lengths are made for a picture that is 720 pixels high; others have them in proportion. */
export const unitOf = ({ width, height }: { width: number; height: number }) =>
  Math.min(height, (width * 9) / 12) / 720;

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** How bright an sRGB colour looks, 0 to 1. */
export const lumaOf = (red: number, green: number, blue: number) =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** Channels of `#rrggbb`, 0 to 1. */
export function channelsOf(color: string): [number, number, number] {
  const bits = Number.parseInt(color.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}

/** The part of a picture. */
export function cropOf(picture: Picture, { left, top, width, height }: Box): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * picture.width + left) * 4;
    rgba.set(picture.rgba.subarray(from, from + width * 4), y * width * 4);
  }
  return { rgba, width, height };
}
