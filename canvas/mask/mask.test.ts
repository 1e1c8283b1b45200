import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import { MaskStore } from '../editor/mask-store.ts';
import { picturePoint } from '../geometry.ts';
import { cornersOf } from './areas.ts';
import { keptMaskSteps } from './history.ts';
import { boundsOf, shareOf } from './mask.ts';
import { feathered, grown, inverted, shrunk } from './reshape.ts';

const size = { width: 300, height: 200 };
const area = (store: MaskStore) => shareOf(store.mask) * size.width * size.height;

test('a dab is a disc of the brush’s size, with a soft edge of a pixel', () => {
  const store = new MaskStore(size);
  store.beginStroke({ at: picturePoint(150, 100), radius: 40 }, { mode: 'add' }).finish();
  expect(area(store)).toBeCloseTo(Math.PI * 40 * 40, -1);
  expect(boundsOf(store.mask)).toEqual({ x: 110, y: 60, width: 80, height: 80 });
});

test('a stroke covers the way between its points without a gap or a seam', () => {
  const store = new MaskStore(size);
  const stroke = store.beginStroke({ at: picturePoint(50, 100), radius: 10 }, { mode: 'add' });
  for (const x of [90, 91, 200]) stroke.to({ at: picturePoint(x, 100), radius: 10 });
  stroke.finish();
  expect(area(store)).toBeCloseTo(150 * 20 + Math.PI * 100, -1);
  const middle = store.mask.alpha.subarray(100 * 300 + 45, 100 * 300 + 205);
  expect([...middle].every((value) => value === 255)).toBe(true);
});

test('a stroke outside the picture selects nothing and is no step', () => {
  const store = new MaskStore(size);
  store.beginStroke({ at: picturePoint(-100, 50), radius: 20 }, { mode: 'add' }).finish();
  expect(store.isEmpty).toBe(true);
  expect(store.position).toEqual({ at: 0, of: 0 });
});

test('a polygon covers its area, and its edges are smooth', () => {
  const store = new MaskStore(size);
  store.addPolygon([picturePoint(10, 10), picturePoint(110.5, 10), picturePoint(10, 60)], 'add');
  expect(area(store)).toBeCloseTo((100.5 * 50) / 2, -1);
  expect(store.mask.alpha.some((value) => value > 60 && value < 200)).toBe(true);
});

test('the wand selects what is connected with a pixel in its colour', () => {
  const rgba = new Uint8ClampedArray(300 * 200 * 4);
  const paint = (x: number, y: number) => rgba.fill(255, (y * 300 + x) * 4, (y * 300 + x) * 4 + 4);
  for (let x = 20; x < 40; x += 1) paint(x, 50);
  for (let y = 50; y < 60; y += 1) paint(39, y);
  paint(200, 150);
  const store = new MaskStore(size);
  store.addColor(rgba, picturePoint(25.5, 50.5), { mode: 'add', tolerance: 10, isContiguous: true });
  expect(area(store)).toBeCloseTo(29);
  store.addColor(rgba, picturePoint(25.5, 50.5), { mode: 'add', tolerance: 10, isContiguous: false });
  expect(area(store)).toBeCloseTo(30);
});

test('grow and shrink move the edge by so many pixels, and feather softens it', () => {
  const store = new MaskStore(size);
  store.addPolygon(cornersOf({ x: 100, y: 80, width: 60, height: 40 }), 'add');
  const boundsAfter = (alpha: Uint8Array<ArrayBuffer>) => boundsOf({ ...store.mask, alpha });
  expect(boundsAfter(grown(store.mask, 7))).toEqual({ x: 93, y: 73, width: 74, height: 54 });
  expect(boundsAfter(shrunk(store.mask, 7))).toEqual({ x: 107, y: 87, width: 46, height: 26 });
  const soft = feathered(store.mask, 6);
  expect(soft[100 * 300 + 100] ?? 0).toBeGreaterThan(90);
  expect(soft[100 * 300 + 100] ?? 0).toBeLessThan(165);
  const sum = (alpha: Uint8Array) => alpha.reduce((total, value) => total + value, 0);
  expect(sum(soft) / sum(store.mask.alpha)).toBeCloseTo(1, 2);
  expect(sum(inverted(store.mask)) + sum(store.mask.alpha)).toBe(255 * 300 * 200);
});

/** A step of the selection with numbers of its own. */
const step = fc.oneof(
  fc
    .tuple(fc.nat(300), fc.nat(200), fc.nat(300), fc.nat(200), fc.integer({ min: 1, max: 60 }), fc.boolean())
    .map(([x, y, toX, toY, radius, isAdding]) => (store: MaskStore) => {
      const stroke = store.beginStroke(
        { at: picturePoint(x, y), radius },
        { mode: isAdding ? 'add' : 'remove' },
      );
      stroke.to({ at: picturePoint(toX, toY), radius });
      stroke.finish();
    }),
  fc.tuple(fc.nat(200), fc.nat(150), fc.integer({ min: 1, max: 90 })).map(
    ([x, y, side]) =>
      (store: MaskStore) =>
        store.addPolygon(cornersOf({ x, y, width: side, height: side }), 'add'),
  ),
  fc.constant((store: MaskStore) => store.replace(inverted)),
  fc.constant((store: MaskStore) => store.clear()),
);

test('any sequence of up to 20 steps undone gives the first selection, and redone the last', () => {
  assertProperty(
    fc.property(fc.array(step, { maxLength: keptMaskSteps }), (steps) => {
      const store = new MaskStore(size);
      for (const perform of steps) perform(store);
      const last = store.mask.alpha.slice();
      const { of } = store.position;
      for (let undone = 0; undone < of; undone += 1) store.undo();
      expect(store.isEmpty).toBe(true);
      for (let redone = 0; redone < of; redone += 1) store.redo();
      expect(Buffer.compare(store.mask.alpha, last)).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('a stroke that is taken back leaves the selection and its steps as they were', () => {
  const store = new MaskStore(size);
  store.beginStroke({ at: picturePoint(50, 50), radius: 20 }, { mode: 'add' }).finish();
  const before = store.mask.alpha.slice();
  const stroke = store.beginStroke({ at: picturePoint(60, 60), radius: 30 }, { mode: 'remove' });
  stroke.to({ at: picturePoint(200, 150), radius: 30 });
  stroke.cancel();
  expect(Buffer.compare(store.mask.alpha, before)).toBe(0);
  expect(store.position).toEqual({ at: 1, of: 1 });
});
