import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { longShadow } from './long-shadow.ts';

const side = 6;

/** A square of half its side in the upper left corner. */
function square() {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillRect(0, 0, side / 2, side / 2);
  return canvas;
}

function read(shadow: ReturnType<typeof longShadow>) {
  const { data } = shadow.getContext('2d').getImageData(0, 0, shadow.width, shadow.height);
  return (x: number, y: number) => [...data.subarray((y * shadow.width + x) * 4).subarray(0, 4)];
}

const far = { x: 1e6, y: 1e6 };

test('extends a shape to the lower right as far as it is long, in its colour', () => {
  const at = read(longShadow(square(), { length: 4, color: '#102030', fadesAt: far }));
  expect(at(0, 0)).toEqual([16, 32, 48, 255]);
  expect(at(5, 5)).toEqual([16, 32, 48, 255]);
  expect(at(6, 6)).toEqual([0, 0, 0, 0]);
  expect(at(5, 1)).toEqual([0, 0, 0, 0]);
});

test('falls to the left of a mirrored thing', () => {
  const at = read(longShadow(square(), { length: 4, toLeft: true, color: '#000000', fadesAt: far }));
  // The shape stands at the right of its shadow.
  expect(at(4, 0)[3]).toBe(255);
  expect(at(1, 3)[3]).toBe(255);
  expect(at(7, 3)[3]).toBe(0);
});

test('fades out', () => {
  const at = read(longShadow(square(), { length: 6, color: '#000000', fadesAt: { x: 5, y: 5 } }));
  const along = [0, 2, 4].map((place) => at(place, place)[3] ?? 0);
  expect(along).toEqual([...along].sort((one, other) => other - one));
  expect(at(5, 5)[3]).toBe(0);
});

test('lays what is half transparent on itself', () => {
  const canvas = createCanvas(1, 1);
  const context = canvas.getContext('2d');
  context.fillStyle = '#00000080';
  context.fillRect(0, 0, 1, 1);
  const once = read(longShadow(canvas, { length: 3, color: '#000000', fadesAt: far }));
  expect(once(0, 0)[3]).toBe(128);
  const row = createCanvas(2, 2);
  const dots = row.getContext('2d');
  dots.fillStyle = '#00000080';
  dots.fillRect(0, 0, 1, 1);
  dots.fillRect(1, 1, 1, 1);
  const twice = read(longShadow(row, { length: 3, color: '#000000', fadesAt: far }));
  expect(twice(1, 1)[3]).toBe(192);
});
