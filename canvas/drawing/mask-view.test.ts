import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import { MaskStore } from '../editor/mask-store.ts';
import { type Box, picturePoint, type Size, union } from '../geometry.ts';
import { cornersOf } from '../mask/areas.ts';
import { drawMask, type MaskContext, type MaskStage } from './mask-view.ts';

/** A canvas of whole numbers. */
class Canvas implements MaskContext {
  readonly pixels: Uint32Array;
  readonly #width: number;

  constructor({ width, height }: Size) {
    this.#width = width;
    this.pixels = new Uint32Array(width * height);
  }

  createImageData(width: number, height: number) {
    return { data: new Uint8ClampedArray(width * height * 4), width };
  }

  clearRect(): void {
    this.pixels.fill(0);
  }

  putImageData(image: { data: Uint8ClampedArray; width: number }, left: number, top: number): void {
    const from = new Uint32Array(image.data.buffer);
    for (const [index, value] of from.entries()) {
      const [x, y] = [left + (index % image.width), top + Math.floor(index / image.width)];
      this.pixels[y * this.#width + x] = value;
    }
  }

  alphaAt(x: number, y: number): number {
    return (this.pixels[y * this.#width + x] ?? 0) >>> 24;
  }
}

const picture = { width: 400, height: 300 };
const stageOf = (zoom: number, left: number, top: number, line = 1): MaskStage => ({
  width: 160,
  height: 120,
  view: { zoom, left, top },
  line,
});

test('a selected pixel of the picture is seen however small the picture is shown', () => {
  const store = new MaskStore(picture);
  store.addPolygon(cornersOf({ x: 203, y: 101, width: 1, height: 1 }), 'add');
  const canvas = new Canvas(stageOf(0.25, 10, 5));
  drawMask(canvas, store, stageOf(0.25, 10, 5), null);
  const seen = [...canvas.pixels.keys()].filter((at) => canvas.pixels[at] !== 0);
  expect(seen.map((at) => [at % 160, Math.floor(at / 160)])).toEqual([[10 + 50, 5 + 25]]);
});

test('the selection covers as much of the screen as the picture is enlarged, with a line around it', () => {
  const store = new MaskStore(picture);
  store.addPolygon(cornersOf({ x: 10, y: 10, width: 20, height: 10 }), 'add');
  const canvas = new Canvas(stageOf(3, -20, -10));
  drawMask(canvas, store, stageOf(3, -20, -10), null);
  expect(canvas.pixels.filter((pixel) => pixel !== 0)).toHaveLength(60 * 30);
  expect([9, 10, 69, 70].map((x) => canvas.alphaAt(x, 30))).toEqual([0, 255, 255, 0]);
  expect(canvas.alphaAt(40, 35)).toBeLessThan(128);
});

test('what a stroke changes, drawn alone, gives what drawing the whole stage gives', () => {
  const place = fc.tuple(fc.integer({ min: -20, max: 420 }), fc.integer({ min: -20, max: 320 }));
  const shown = fc.record({
    zoom: fc.constantFrom(0.11, 0.25, 1 / 3, 0.7, 1, 1.5, 4),
    left: fc.double({ min: -300, max: 100, noNaN: true }),
    top: fc.double({ min: -200, max: 80, noNaN: true }),
    line: fc.constantFrom(1, 2),
  });
  assertProperty(
    fc.property(
      shown,
      fc.array(place, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 1, max: 60 }),
      (...given) => {
        const [{ zoom, left, top, line }, places, radius] = given;
        const stage = stageOf(zoom, left, top, line);
        const store = new MaskStore(picture);
        const [canvas, whole] = [new Canvas(stage), new Canvas(stage)];
        store.watchPixels((dirty) => {
          const changed = dirty.reduce<Box | null>(union, null);
          if (changed) drawMask(canvas, store, stage, changed);
        });
        const at = (index: number) => {
          const [x = 0, y = 0] = places[index] ?? [];
          return { at: picturePoint(x, y), radius };
        };
        const stroke = store.beginStroke(at(0), { mode: 'add' });
        for (let index = 1; index < places.length; index += 1) stroke.to(at(index));
        stroke.finish();
        const erasing = store.beginStroke(at(1), { mode: 'remove' });
        erasing.finish();
        drawMask(whole, store, stage, null);
        expect(
          Buffer.compare(new Uint8Array(canvas.pixels.buffer), new Uint8Array(whole.pixels.buffer)),
        ).toBe(0);
      },
    ),
    { numRuns: 60 },
  );
});
