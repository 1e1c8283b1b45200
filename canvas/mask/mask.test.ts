import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import { MaskStore } from '../editor/mask-store.ts';
import { picturePoint } from '../geometry.ts';
import { cornersOf } from './areas.ts';
import { boxOfSegment, paintSegment } from './brush.ts';
import { MaskFacts } from './facts.ts';
import { keptMaskSteps } from './history.ts';
import { inverted } from './mask.ts';
import { feathered, grown, shrunk } from './reshape.ts';

const size = { width: 300, height: 200 };
const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), 1e9);
const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), 0);
const area = (store: MaskStore) => store.facts.share * size.width * size.height;

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

test('a dab is a disc of the brush’s size, with a soft edge of a pixel', () => {
  const store = new MaskStore(size);
  store.beginStroke({ at: picturePoint(150, 100), radius: 40 }, { mode: 'add' }).finish();
  expect(area(store)).toBeCloseTo(Math.PI * 40 * 40, -1);
  expect(store.facts.bounds).toEqual({ x: 110, y: 60, width: 80, height: 80 });
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

test('every pixel of a stroke is covered by its distance, with one radius or two', () => {
  const coordinate = fc.double({ min: -40, max: 140, noNaN: true });
  const point = fc.record({
    x: coordinate,
    y: coordinate,
    radius: fc.double({ min: 0.3, max: 50, noNaN: true }),
  });
  assertProperty(
    fc.property(point, point, fc.boolean(), fc.boolean(), (one, other, isEven, isAdding) => {
      const mask = { width: 100, height: 90, alpha: new Uint8Array(9000).fill(isAdding ? 0 : 255) };
      const from = { at: picturePoint(one.x, one.y), radius: one.radius };
      const to = { at: picturePoint(other.x, other.y), radius: isEven ? one.radius : other.radius };
      const dirty = boxOfSegment(mask, from, to);
      if (dirty) paintSegment(mask, dirty, from, to, { mode: isAdding ? 'add' : 'remove' });
      const [lengthX, lengthY] = [to.at.x - from.at.x, to.at.y - from.at.y];
      const squared = lengthX ** 2 + lengthY ** 2;
      const wrong = mask.alpha.findIndex((value, index) => {
        const [x, y] = [(index % 100) + 0.5 - from.at.x, Math.floor(index / 100) + 0.5 - from.at.y];
        const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (x * lengthX + y * lengthY) / squared));
        const distance = Math.hypot(x - along * lengthX, y - along * lengthY);
        const share = from.radius + along * (to.radius - from.radius) + 0.5 - distance;
        const covered = Math.round(Math.min(1, Math.max(0, share)) * 255);
        return Math.abs(value - (isAdding ? covered : 255 - covered)) > 1;
      });
      expect(wrong).toBe(-1);
    }),
    { numRuns: 200 },
  );
});

test('what is known of a selection is what counting all its pixels says, after any steps', () => {
  assertProperty(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      const store = new MaskStore(size);
      for (const perform of [...steps, () => store.undo()]) {
        perform(store);
        const { alpha } = store.mask;
        const selected = [...alpha.keys()].filter((index) => (alpha[index] ?? 0) > 0);
        const [xs, ys] = [selected.map((at) => at % 300), selected.map((at) => Math.floor(at / 300))];
        const [left, top] = [least(xs), least(ys)];
        expect(store.facts.isEmpty).toBe(selected.length === 0);
        expect(store.facts.selectedShare).toBeCloseTo(selected.length / alpha.length, 10);
        expect(store.facts.share).toBeCloseTo(
          alpha.reduce((sum, value) => sum + value, 0) / 255 / alpha.length,
          10,
        );
        expect(store.facts.bounds).toEqual(
          selected.length === 0
            ? null
            : { x: left, y: top, width: most(xs) - left + 1, height: most(ys) - top + 1 },
        );
      }
    }),
    { numRuns: 8 },
  );
});

test('what tells of a selection hears of a stroke once, when it is done', () => {
  const store = new MaskStore(size);
  const heard: string[] = [];
  store.watchPixels(() => heard.push('pixels'));
  store.watch(() => heard.push('selection'));
  const stroke = store.beginStroke({ at: picturePoint(20, 20), radius: 10 }, { mode: 'add' });
  for (const x of [30, 40, 50]) stroke.to({ at: picturePoint(x, 20), radius: 10 });
  expect(heard).not.toContain('selection');
  stroke.finish();
  expect(heard.filter((name) => name === 'selection')).toHaveLength(1);
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
  const boundsAfter = (alpha: Uint8Array<ArrayBuffer>) => new MaskFacts({ ...store.mask, alpha }).bounds;
  expect(boundsAfter(grown(store.mask, 7))).toEqual({ x: 93, y: 73, width: 74, height: 54 });
  expect(boundsAfter(shrunk(store.mask, 7))).toEqual({ x: 107, y: 87, width: 46, height: 26 });
  const soft = feathered(store.mask, 6);
  expect(soft[100 * 300 + 100] ?? 0).toBeGreaterThan(90);
  expect(soft[100 * 300 + 100] ?? 0).toBeLessThan(165);
  const sum = (alpha: Uint8Array) => alpha.reduce((total, value) => total + value, 0);
  expect(sum(soft) / sum(store.mask.alpha)).toBeCloseTo(1, 2);
  expect(sum(inverted(store.mask)) + sum(store.mask.alpha)).toBe(255 * 300 * 200);
});

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
