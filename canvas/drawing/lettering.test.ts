import { expect, test } from 'vitest';
import { unplaced } from '../document/layer.ts';
import { newText } from '../document/new-layers.ts';
import { matrixOf } from '../layout/placed.ts';
import { createSurface, testPainter } from '../testing/test-painter.ts';
import { KeptLetters } from './kept-letters.ts';
import { drawText } from './lettering.ts';
import { drawStretched, stretchFor } from './stretched.ts';
import { measureText } from './text-layout.ts';

const measured = (content: string) => {
  const layer = newText({
    ...{ id: 'text', name: '', order: 'a1', x: 0, y: 0 },
    ...{ content, font: 'anton', fontSize: 40 },
  });
  return { ...layer, ...measureText(createSurface(1, 1).context, testPainter(), layer) };
};

/** A painter that counts the surfaces that it makes. */
function countingPainter() {
  const counted = { surfaces: 0 };
  const painter = {
    ...testPainter(),
    keptLetters: new KeptLetters(),
    createSurface(width: number, height: number) {
      counted.surfaces += 1;
      return createSurface(width, height);
    },
  };
  return { painter, counted };
}

const at = (x: number, y: number) => matrixOf({ ...unplaced, x, y });

test('letters are drawn once, however often the same are shown, by whole pixels away too', () => {
  const { painter, counted } = countingPainter();
  const target = createSurface(400, 200);
  const layer = measured('Again');
  drawText(target, painter, { layer, matrix: at(100.25, 80) });
  const { surfaces } = counted;
  expect(surfaces).toBeGreaterThan(0);
  const copy = { ...structuredClone(layer), id: 'copy', name: 'Copy', order: 'a2' };
  drawText(target, painter, { layer: copy, matrix: at(160.25, 120) });
  expect(counted.surfaces).toBe(surfaces);
  drawText(target, painter, { layer, matrix: at(100.5, 80) });
  drawText(target, painter, { layer: measured('Others'), matrix: at(100.25, 80) });
  expect(counted.surfaces).toBeGreaterThan(surfaces);
  const { surfaces: known } = counted;
  painter.keptLetters.forget();
  drawText(target, painter, { layer, matrix: at(100.25, 80) });
  expect(counted.surfaces).toBeGreaterThan(known);
});

test('what is outside the picture is not drawn', () => {
  const { painter, counted } = countingPainter();
  drawText(createSurface(400, 200), painter, { layer: measured('Away'), matrix: at(-900, 80) });
  expect(counted.surfaces).toBe(0);
});

test('letters are stretched until they are larger than 256 pixels in one direction', () => {
  expect(stretchFor(257, at(0, 0))).toBe(1);
  expect(stretchFor(256, at(0, 0))).toBe(2);
  expect(stretchFor(60, at(0, 0))).toBe(8);
  expect(stretchFor(60, matrixOf({ ...unplaced, rotation: 90 }))).toBe(8);
  expect(stretchFor(60, matrixOf({ ...unplaced, scaleX: 0.5, scaleY: 0.5 }))).toBe(16);
});

test('a wide area is drawn in columns that show the same as one', () => {
  const draw = (left: number, width: number) => {
    const area = { left, top: 0, width, height: 4 };
    return drawStretched({ createSurface }, area, 32, (context, stretched) => {
      const { a, b, c, d, e, f } = stretched(at(0, 0));
      context.setTransform(a, b, c, d, e, f);
      context.fillStyle = '#ff0000';
      for (let x = 0.25; x < 1200; x += 10) context.fillRect(x, 0, 5, 4);
    });
  };
  const whole = draw(0, 1200);
  const part = draw(900, 300);
  expect(whole.context.getImageData(900, 0, 300, 4).data).toEqual(
    part.context.getImageData(0, 0, 300, 4).data,
  );
  // Three quarters of the first pixel are covered; each halving may round up.
  expect(whole.context.getImageData(0, 0, 1, 1).data[3]).toBeCloseTo(192, -1);
});

test('the most recent letters are kept', () => {
  const kept = new KeptLetters();
  const large = () => createSurface(3000, 3000);
  const first = kept.find('first', large);
  expect(kept.find('first', large)).toBe(first);
  const second = kept.find('second', large);
  expect(kept.find('second', large)).toBe(second);
  expect(kept.find('first', large)).not.toBe(first);
});
