import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import { picturePoint } from '../geometry.ts';
import { mapPoint } from './matrix.ts';
import { matrixOf } from './placed.ts';
import { angleBetween, flipped, rotatedAbout, scaled } from './transform.ts';

const size = { width: 80, height: 40 };
const placement = fc.record({
  x: fc.double({ min: -500, max: 500, noNaN: true }),
  y: fc.double({ min: -500, max: 500, noNaN: true }),
  scaleX: fc.constantFrom(-2, -0.5, 0.3, 1, 4),
  scaleY: fc.constantFrom(-1, 0.5, 1, 3),
  rotation: fc.double({ min: -180, max: 180, noNaN: true }),
  skew: fc.double({ min: -40, max: 40, noNaN: true }),
});
const sign = fc.constantFrom(-1 as const, 0 as const, 1 as const);
const handle = fc.record({ x: sign, y: sign }).filter(({ x, y }) => x !== 0 || y !== 0);

test('a dragged handle follows the pointer along the axes that it has, and the opposite side stays', () => {
  assertProperty(
    fc.property(placement, handle, fc.integer({ min: 30, max: 400 }), (placed, grabbed, further) => {
      // A side of a skewed layer moves along its own axis alone, which the pointer need not.
      const isSide = grabbed.x === 0 || grabbed.y === 0;
      const before = isSide ? { ...placed, skew: 0 } : placed;
      const local = (x: number, y: number) => ({ x: (x * size.width) / 2, y: (y * size.height) / 2 });
      const opposite = local(-grabbed.x, -grabbed.y);
      const target = local(grabbed.x * (1 + further / 100), grabbed.y * (1 + further / 100));
      const to = mapPoint(matrixOf(before), target);
      const after = scaled(before, size, grabbed, picturePoint(to.x, to.y), {
        keepsRatio: false,
        fromMiddle: false,
      });
      const stays = mapPoint(matrixOf(before), opposite);
      const stayed = mapPoint(matrixOf(after), opposite);
      const follows = mapPoint(matrixOf(after), local(grabbed.x, grabbed.y));
      expect(Math.hypot(stays.x - stayed.x, stays.y - stayed.y)).toBeLessThan(1e-6);
      expect(Math.hypot(to.x - follows.x, to.y - follows.y)).toBeLessThan(1e-6);
    }),
  );
});

test('a corner that keeps the ratio scales both axes alike', () => {
  const before = { x: 0, y: 0, scaleX: 1, scaleY: 2, rotation: 30, skew: 0 };
  const after = scaled(before, size, { x: 1, y: 1 }, picturePoint(300, 20), {
    keepsRatio: true,
    fromMiddle: false,
  });
  expect(after.scaleY / after.scaleX).toBeCloseTo(2);
});

test('a layer turns with the pointer about its middle, and a turn back ends where it began', () => {
  const middle = picturePoint(10, 10);
  expect(angleBetween(middle, picturePoint(20, 10), picturePoint(10, 20))).toBeCloseTo(90);
  assertProperty(
    fc.property(placement, fc.double({ min: -179, max: 179, noNaN: true }), (before, angle) => {
      const back = rotatedAbout(rotatedAbout(before, middle, angle), middle, -angle);
      expect(back.x).toBeCloseTo(before.x, 6);
      expect(back.y).toBeCloseTo(before.y, 6);
      expect(Math.cos(((back.rotation - before.rotation) * Math.PI) / 180)).toBeCloseTo(1, 9);
    }),
  );
});

test('a flip mirrors every corner in the middle line of the box', () => {
  const box = { x: 100, y: 50, width: 200, height: 100 };
  assertProperty(
    fc.property(placement, fc.constantFrom('x' as const, 'y' as const), (before, axis) => {
      const after = flipped(before, box, axis);
      for (const corner of [
        { x: -40, y: -20 },
        { x: 40, y: 20 },
        { x: 40, y: -20 },
      ]) {
        const from = mapPoint(matrixOf(before), corner);
        const to = mapPoint(matrixOf(after), corner);
        const mirrored = axis === 'x' ? { x: 400 - from.x, y: from.y } : { x: from.x, y: 200 - from.y };
        expect(to.x).toBeCloseTo(mirrored.x, 5);
        expect(to.y).toBeCloseTo(mirrored.y, 5);
      }
    }),
  );
});
