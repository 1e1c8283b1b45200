/** A shape as a relief: where it faces the light, where it is in shade, and where its edges shine. */
import type { Canvas } from '@napi-rs/canvas';
import { scratchCanvas } from '../scratch.ts';
import type { Modelling } from '../styles/style.ts';

/** Canvases of opacity, in a reduced size. */
export interface Relief {
  shade: Canvas;
  light: Canvas;
  sheen: Canvas;
  rim: Canvas;
}

interface Options {
  /** Whether the light comes from the other side in the shape's own coordinates. */
  isMirrored: boolean;
  /** Degrees clockwise by which the shape is turned when it is drawn. */
  rotation: number;
  modelling: Modelling;
  isGrounded: boolean;
}

/** Towards the key light and the light behind; x to the right, y down, z towards the viewer. */
const key = unit(-0.55, -0.66, 0.62);
const back = unit(0.86, -0.4, 0.1);
/** How bright a surface is that faces the viewer. */
const facing = key[2];

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}

/** Longest side of the relief: soft light needs less than an edge of shade. */
const longest = { soft: 170, cel: 380 } as const;

export function reliefOf(shape: Canvas, { isMirrored, rotation, modelling, isGrounded }: Options): Relief {
  const scale = Math.min(1, longest[modelling.kind] / Math.max(shape.width, shape.height));
  const [width, height] = [
    Math.max(3, Math.ceil(shape.width * scale)),
    Math.max(3, Math.ceil(shape.height * scale)),
  ];
  const small = scratchCanvas(width, height);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(shape, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const high = heightsOf(data, width, height);
  const angle = (-rotation * Math.PI) / 180;
  const [kx, ky] = turned(isMirrored ? -key[0] : key[0], key[1], isMirrored ? -angle : angle);
  const [bx, by] = turned(isMirrored ? -back[0] : back[0], back[1], isMirrored ? -angle : angle);
  const half = unit(kx, ky, key[2] + 1);
  const masks = [0, 1, 2, 3].map(() => context.createImageData(width, height));
  const [shade, light, sheen, rim] = masks as [ImageDataLike, ImageDataLike, ImageDataLike, ImageDataLike];
  const isCel = modelling.kind === 'cel';
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (data[at * 4 + 3]! < 8) continue;
      const gx = high[at + 1]! - high[at - 1]!;
      const gy = high[at + width]! - high[at - width]!;
      const long = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const [nx, ny, nz] = [-gx * long, -gy * long, long];
      const lit = nx * kx + ny * ky + nz * key[2] - facing;
      const low = isGrounded ? Math.max(0, (y / height - 0.84) / 0.16) ** 2 * 0.4 : 0;
      shade.data[at * 4 + 3] =
        255 * (isCel ? step(-0.2, -0.25, lit) * 0.62 : Math.min(0.85, Math.max(0, -lit - 0.02) * 1.15 + low));
      light.data[at * 4 + 3] =
        255 * (isCel ? step(0.3, 0.34, lit) : Math.min(0.8, Math.max(0, lit - 0.03) * 1.5));
      const shine = nx * half[0] + ny * half[1] + nz * half[2];
      sheen.data[at * 4 + 3] = 255 * (isCel ? step(0.992, 0.996, shine) : Math.max(0, shine) ** 26);
      const edge = (1 - nz) * Math.max(0, nx * bx + ny * by);
      rim.data[at * 4 + 3] = 255 * (isCel ? step(0.5, 0.56, edge) : Math.min(1, edge * 1.7));
    }
  }
  return { shade: toCanvas(shade), light: toCanvas(light), sheen: toCanvas(sheen), rim: toCanvas(rim) };
}

interface ImageDataLike {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

function toCanvas(image: ImageDataLike): Canvas {
  const canvas = scratchCanvas(image.width, image.height);
  canvas
    .getContext('2d')
    .putImageData(image as Parameters<ReturnType<Canvas['getContext']>['putImageData']>[0], 0, 0);
  return canvas;
}

const turned = (x: number, y: number, angle: number): readonly [number, number] => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

function step(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** How far the surface stands out: rounded towards the edges, and a little by what is painted on it. */
function heightsOf(data: Uint8ClampedArray, width: number, height: number): Float32Array {
  const count = width * height;
  const alpha = new Float32Array(count);
  const tone = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const from = at * 4;
    alpha[at] = data[from + 3]! / 255;
    tone[at] = ((data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) / 65280) * alpha[at]!;
  }
  const size = Math.min(width, height);
  const near = blurred(alpha, width, height, size * 0.025);
  const middle = blurred(alpha, width, height, size * 0.07);
  const far = blurred(alpha, width, height, size * 0.16);
  const painted = blurred(tone, width, height, Math.max(1, size * 0.02));
  const heights = new Float32Array(count);
  for (let at = 0; at < count; at++)
    heights[at] = size * (near[at]! * 0.05 + middle[at]! * 0.1 + far[at]! * 0.11 + painted[at]! * 0.04);
  return heights;
}

/** Three running means, which are nearly a Gaussian. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  let from = values;
  for (let round = 0; round < 2; round++) {
    from = meanAlong(meanAlong(from, height, width, 1, width, reach), width, height, width, 1, reach);
  }
  return from;
}

function meanAlong(
  values: Float32Array,
  rows: number,
  long: number,
  by: number,
  between: number,
  reach: number,
): Float32Array {
  const result = new Float32Array(values.length);
  const share = 1 / (2 * reach + 1);
  for (let row = 0; row < rows; row++) {
    const start = row * between;
    let sum = 0;
    for (let at = 0; at <= Math.min(reach, long - 1); at++) sum += values[start + at * by]!;
    for (let at = 0; at < long; at++) {
      result[start + at * by] = sum * share;
      const next = at + reach + 1;
      const last = at - reach;
      if (next < long) sum += values[start + next * by]!;
      if (last >= 0) sum -= values[start + last * by]!;
    }
  }
  return result;
}
