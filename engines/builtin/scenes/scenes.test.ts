import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../testing/sample.ts';

import { createRandom } from '../random.ts';
import { type SceneId, sceneIds } from '../vocabulary.ts';
import { scenes } from './scenes.ts';

interface Request {
  width: number;
  height: number;
  seed: number;
  mood: string;
  focus: { x: number; y: number };
}

function draw(id: SceneId, request: Request): Uint8ClampedArray {
  const { width, height, seed, mood, focus } = request;
  const context = createCanvas(width, height).getContext('2d');
  scenes[id].draw(context, { width, height, random: createRandom(seed), mood, focus });
  return context.getImageData(0, 0, width, height).data;
}

const hash = (pixels: Uint8ClampedArray) => createHash('sha256').update(pixels).digest('hex');

/** Mean and standard deviation of brightness, 0 to 255. */
function brightness(pixels: Uint8ClampedArray): { mean: number; deviation: number } {
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const value = ((pixels[at] ?? 0) * 2 + (pixels[at + 1] ?? 0) * 5 + (pixels[at + 2] ?? 0)) / 8;
    sum += value;
    squares += value * value;
  }
  const count = pixels.length / 4;
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(squares / count - mean * mean) };
}

const ratios = [
  { name: '16:9', width: 320, height: 180, focus: { x: 0.7, y: 0.5 } },
  { name: '1:1', width: 240, height: 240, focus: { x: 0.5, y: 0.55 } },
  { name: '9:16', width: 180, height: 320, focus: { x: 0.5, y: 0.6 } },
] as const;

describe('the list of scenes', () => {
  it('holds a scene for every id, under its own id', () => {
    expect(Object.keys(scenes).sort()).toEqual([...sceneIds].sort());
    for (const id of sceneIds) expect(scenes[id].id).toBe(id);
  });

  it('gives every scene at least three moods with names of their own and hex colours', () => {
    for (const { moods } of Object.values(scenes)) {
      expect(moods.length).toBeGreaterThanOrEqual(3);
      expect(new Set(moods.map(({ name }) => name)).size).toBe(moods.length);
      for (const { colors } of moods) {
        for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });
});

describe.each(sampleOf(sceneIds, 5))('%s', (id) => {
  it.each(ratios)(
    'paints every pixel of $name, opaque and not flat, in every mood',
    ({ width, height, focus }) => {
      for (const { name } of scenes[id].moods) {
        const pixels = draw(id, { width, height, seed: 11, mood: name, focus });
        let transparent = 0;
        for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) transparent++;
        expect(transparent, name).toBe(0);
        expect(brightness(pixels).deviation, name).toBeGreaterThan(14);
      }
    },
  );

  it('holds up at any seed and with the hero at either edge', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const focus = { x: seed % 2 ? 0.12 : 0.88, y: 0.3 + seed * 0.07 };
      const pixels = draw(id, { width: 160, height: 90, seed: seed * 7919, mood: '', focus });
      const { mean, deviation } = brightness(pixels);
      expect(deviation, `seed ${seed}`).toBeGreaterThan(12);
      expect(mean, `seed ${seed}`).toBeGreaterThan(16);
      expect(mean, `seed ${seed}`).toBeLessThan(240);
    }
  });

  it('draws the same pixels for the same input and others for another seed', () => {
    const request = {
      width: 160,
      height: 90,
      seed: 5,
      mood: scenes[id].moods[0].name,
      focus: { x: 0.7, y: 0.5 },
    };
    const first = hash(draw(id, request));
    expect(hash(draw(id, request))).toBe(first);
    expect(hash(draw(id, { ...request, seed: 6 }))).not.toBe(first);
  });

  it('restores the context and covers the previous pixels', () => {
    const context = createCanvas(160, 90).getContext('2d');
    context.fillStyle = '#ff00ff';
    context.fillRect(0, 0, 160, 90);
    context.globalAlpha = 0.5;
    // The library may keep it in steps of 1/255.
    const alpha = context.globalAlpha;
    const before = context.getTransform();
    const input = { width: 160, height: 90, mood: '', focus: { x: 0.7, y: 0.5 } };
    scenes[id].draw(context, { ...input, random: createRandom(5) });
    expect(context.globalAlpha).toBe(alpha);
    expect(context.getTransform()).toEqual(before);
    const covered = context.getImageData(0, 0, 160, 90).data;
    expect(hash(covered)).toBe(hash(draw(id, { ...input, seed: 5 })));
  });

  it('shows the same picture as a swatch: sizes follow the shorter side', () => {
    const request = { seed: 5, mood: '', focus: { x: 0.7, y: 0.5 } };
    const small = shrink(draw(id, { ...request, width: 320, height: 180 }), 320, 180);
    const large = shrink(draw(id, { ...request, width: 640, height: 360 }), 640, 360);
    expect(difference(small, large)).toBeLessThan(5);
  });
});

it('distinguishes scenes: any two differ clearly even at 32×18', () => {
  const thumbnails = sceneIds.map((id) =>
    shrink(draw(id, { width: 320, height: 180, seed: 3, mood: '', focus: { x: 0.7, y: 0.5 } }), 320, 180),
  );
  for (const [index, one] of thumbnails.entries()) {
    for (const [other, another] of thumbnails.entries()) {
      if (other <= index) continue;
      expect(difference(one, another), `${sceneIds[index]} and ${sceneIds[other]}`).toBeGreaterThanOrEqual(6);
    }
  }
});

/** Averages a picture down to 32×18 triples of red, green and blue. */
function shrink(pixels: Uint8ClampedArray, width: number, height: number): Float64Array {
  const cells = new Float64Array(32 * 18 * 3);
  const cellWidth = width / 32;
  const cellHeight = height / 18;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = (Math.floor(y / cellHeight) * 32 + Math.floor(x / cellWidth)) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const at = cell + channel;
        cells[at] =
          (cells[at] ?? 0) + (pixels[(y * width + x) * 4 + channel] ?? 0) / (cellWidth * cellHeight);
      }
    }
  }
  return cells;
}

function difference(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}
