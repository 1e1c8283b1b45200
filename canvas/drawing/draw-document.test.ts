import { expect, test } from 'vitest';
import { type CanvasDocument, emptyDocument } from '../document/document.ts';
import type { Layer, LayerOf } from '../document/layer.ts';
import { newBase, newPen, newPicture, newShape, newText } from '../document/new-layers.ts';
import { withStyle } from '../document/text-parts.ts';
import { createSurface, pixelAt, plainAsset, testPainter } from '../testing/test-painter.ts';
import { drawDocument } from './draw-document.ts';
import type { Surface } from './surface.ts';
import { measureText, runsOf } from './text-layout.ts';

const painter = testPainter({
  base: plainAsset(200, 100, '#0000ff'),
  red: plainAsset(40, 40, '#ff0000'),
  half: plainAsset(40, 40, '#ff000080'),
});
const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

function drawn(layers: readonly Layer[], more: Partial<CanvasDocument> = {}) {
  const document = {
    ...emptyDocument(200, 100),
    layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
    ...more,
  };
  const surface = createSurface(200, 100);
  drawDocument(surface, painter, document);
  return surface;
}

const base = newBase('base', { width: 200, height: 100 });
const at = (x: number, y: number, order = 'a1') => ({ id: `at-${x}-${y}`, name: '', order, x, y });
const picture = (x: number, y: number) => newPicture({ ...at(x, y), asset: 'red', width: 40, height: 40 });

test('draws a picture about its middle, above the base', () => {
  const surface = drawn([base, picture(100, 50)]);
  expect(pixelAt(surface, 10, 10)).toEqual(blue);
  expect(pixelAt(surface, 82, 32)).toEqual(red);
  expect(pixelAt(surface, 118, 68)).toEqual(red);
  expect(pixelAt(surface, 122, 50)).toEqual(blue);
});

test('a hidden layer and one without opacity are left out, and so is a picture that is missing', () => {
  const hidden = { ...picture(100, 50), isVisible: false };
  const clear = { ...picture(50, 50), opacity: 0 };
  const missing = newPicture({ ...at(150, 50), asset: 'gone', width: 40, height: 40 });
  const surface = drawn([base, hidden, clear, missing]);
  for (const x of [50, 100, 150]) expect(pixelAt(surface, x, 50)).toEqual(blue);
});

test('turns, scales and crops a picture', () => {
  const upright = drawn([
    base,
    { ...picture(100, 50), placement: { x: 100, y: 50, scaleX: 2, scaleY: 1, rotation: 90, skew: 0 } },
  ]);
  expect(pixelAt(upright, 100, 12)).toEqual(red);
  expect(pixelAt(upright, 124, 50)).toEqual(blue);
  const cropped = drawn([base, { ...picture(100, 50), crop: { x: 0, y: 0, width: 0.5, height: 1 } }]);
  expect(pixelAt(cropped, 100, 50)).toEqual(red);
  expect(pixelAt(cropped, 112, 50)).toEqual(blue);
});

test('a group counts its opacity once, where its layers overlap too', () => {
  const group: Layer = { ...picture(0, 0), kind: 'group', id: 'group', opacity: 0.5 };
  const inside = [picture(100, 50), picture(110, 50)].map((layer) => ({ ...layer, parent: 'group' }));
  const surface = drawn([base, group, ...inside]);
  const [once, twice] = [pixelAt(surface, 85, 50), pixelAt(surface, 105, 50)];
  expect(twice).toEqual(once);
  expect(once[0]).toBeGreaterThan(120);
  expect(once[2]).toBeGreaterThan(120);
});

test('a blend works on what is below', () => {
  const surface = drawn([base, { ...picture(100, 50), blend: 'screen' }]);
  expect(pixelAt(surface, 100, 50)).toEqual([255, 0, 255, 255]);
});

test('a shadow and an outline lie below their layer', () => {
  const effects = [
    { kind: 'shadow', color: '#00ff00', x: 30, y: 0, blur: 0 },
    { kind: 'outline', color: '#ffffff', width: 4 },
  ] as const;
  const surface = drawn([base, { ...picture(100, 50), effects: [...effects] }]);
  expect(pixelAt(surface, 100, 50)).toEqual(red);
  expect(pixelAt(surface, 140, 50)).toEqual([0, 255, 0, 255]);
  expect(pixelAt(surface, 78, 50)).toEqual([255, 255, 255, 255]);
});

test('a blurred box mixes what is below it, and leaves the rest', () => {
  const box: Layer = { ...at(100, 50, 'a5'), ...blurFields, width: 40, height: 100 };
  const surface = drawn([base, picture(120, 50), box]);
  expect(pixelAt(surface, 136, 50)).toEqual(red);
  const [mixed = 0] = pixelAt(surface, 100, 50);
  expect(mixed).toBeGreaterThan(20);
  expect(mixed).toBeLessThan(235);
});

const blurFields = {
  kind: 'blur',
  look: 'blur',
  strength: 16,
  parent: null,
  isVisible: true,
  isLocked: false,
  opacity: 1,
  blend: 'normal',
  effects: [],
  placement: { x: 100, y: 50, scaleX: 1, scaleY: 1, rotation: 0, skew: 0 },
} satisfies Partial<Layer>;

test('draws text with its outline about the layer’s middle', () => {
  const { context } = createSurface(1, 1);
  const text = newText({ ...at(100, 50), content: 'HI', font: 'sans-serif', fontSize: 60 });
  const layer = { ...text, ...measureText(context, painter, text) };
  const surface = drawn([base, layer]);
  const row = Array.from({ length: 200 }, (_, x) => pixelAt(surface, x, 50));
  const white = row.filter(([r = 0, g = 0, b = 0]) => r > 250 && g > 250 && b > 250).length;
  const black = row.filter(([r = 0, g = 0, b = 0]) => r < 5 && g < 5 && b < 5).length;
  expect(white).toBeGreaterThan(8);
  expect(black).toBeGreaterThan(8);
  expect(pixelAt(surface, 5, 50)).toEqual(blue);
});

const measured = (layer: LayerOf<'text'>) => ({
  ...layer,
  ...measureText(createSurface(1, 1).context, painter, layer),
});

/** The columns of a surface in which some pixel is of a colour. */
function columnsOf(surface: Surface, isIt: (pixel: number[]) => boolean): number[] {
  const rows = Array.from({ length: 20 }, (_, row) => row * 5);
  return Array.from({ length: 200 }, (_, x) => x).filter((x) =>
    rows.some((y) => isIt(pixelAt(surface, x, y))),
  );
}
const isGreen = ([r = 0, g = 0, b = 0]: number[]) => g > 200 && r < 60 && b < 60;
const isYellow = ([r = 0, g = 0, b = 0]: number[]) => r > 200 && g > 200 && b < 60;

test('draws words in their own colour, size and marker, in straight and in bent text', () => {
  const plain = {
    ...newText({ ...at(100, 50), content: 'HI HO', font: 'sans-serif', fontSize: 40 }),
    outlines: [],
  };
  const style = {
    fill: { kind: 'color', color: '#00ff00' },
    highlight: { color: '#ffff00', rounding: 0 },
  } as const;
  for (const arc of [0, 40]) {
    const layer = measured({ ...plain, arc, parts: withStyle(plain, { from: 3, to: 5 }, style) });
    const surface = drawn([base, layer]);
    const [green, yellow] = [columnsOf(surface, isGreen), columnsOf(surface, isYellow)];
    expect(green.length).toBeGreaterThan(8);
    expect(Math.min(...green)).toBeGreaterThan(95);
    // The marker reaches somewhat beyond its word, and not to the other.
    expect(Math.min(...yellow)).toBeLessThan(Math.min(...green));
    expect(Math.max(...yellow)).toBeGreaterThan(Math.max(...green));
    expect(Math.min(...yellow)).toBeGreaterThan(85);
  }
  const larger = measured({ ...plain, parts: withStyle(plain, { from: 3, to: 5 }, { fontSize: 60 }) });
  expect(larger.width).toBeGreaterThan(measured(plain).width + 10);
  expect(larger.height).toBeGreaterThan(measured(plain).height + 10);
});

test('a word keeps its look where capitals are longer than what was typed', () => {
  const text = newText({ ...at(100, 50), content: 'Straße 1', font: 'sans-serif', fontSize: 40 });
  const upper = { ...text, isUppercase: true, outlines: [] };
  const parts = withStyle(upper, { from: 7, to: 8 }, { fill: { kind: 'color', color: '#00ff00' } });
  const { context } = createSurface(1, 1);
  const runs = runsOf(context, painter, { ...upper, parts }, { from: 0, to: 9 });
  expect(runs.map((run) => run.text)).toEqual(['STRASSE ', '1']);
});

test('one picture fills all letters of a text, sharp where it is scaled up', () => {
  const halves = createSurface(200, 100);
  halves.context.fillStyle = '#ff0000';
  halves.context.fillRect(0, 0, 100, 100);
  halves.context.fillStyle = '#00ff00';
  halves.context.fillRect(100, 0, 100, 100);
  const withPicture = testPainter({ halves: { image: halves.image, width: 200, height: 100 } });
  const plain = {
    ...newText({ ...at(100, 50), content: 'MM\nMM', font: 'sans-serif', fontSize: 10 }),
    outlines: [],
    fill: { kind: 'picture', asset: 'halves' } as const,
  };
  const layer = measured(plain);
  const placed = { ...layer, placement: { ...layer.placement, scaleX: 4, scaleY: 4 } };
  const surface = createSurface(200, 100);
  const document = { ...emptyDocument(200, 100), layers: { [placed.id]: placed } };
  drawDocument(surface, withPicture, document);
  const isRed = ([r = 0, g = 0, , alpha = 0]: number[]) => alpha > 250 && r > 250 && g < 5;
  const [left, right] = [columnsOf(surface, isRed), columnsOf(surface, isGreen)];
  expect(left.length).toBeGreaterThan(10);
  expect(right.length).toBeGreaterThan(10);
  expect(Math.max(...left)).toBeLessThan(103);
  expect(Math.min(...right)).toBeGreaterThan(97);
  // While it loads, or once it is gone, the letters are grey.
  const gone = drawn([{ ...placed, fill: { kind: 'picture', asset: 'gone' } }]);
  expect(
    columnsOf(gone, ([r, g, b, alpha]) => r === 128 && g === 128 && b === 128 && alpha === 255),
  ).not.toEqual([]);
});

test('wraps words at the width, keeps line feeds, and aligns lines', () => {
  const { context } = createSurface(1, 1);
  const text = {
    ...newText({ ...at(0, 0), content: 'one two three\nfour', font: 'sans-serif', fontSize: 20 }),
    wrapWidth: 90,
    alignment: 'right' as const,
  };
  const { lines, width } = measureText(context, painter, text);
  expect(lines.map(({ from, to }) => text.content.slice(from, to).trim())).toEqual([
    'one two',
    'three',
    'four',
  ]);
  for (const line of lines) expect(line.x + line.width).toBeCloseTo(width / 2, 5);
});

test('draws a shape and a free line', () => {
  const star = newShape({ ...at(50, 50), shape: 'ellipse', width: 40, height: 40, color: '#ff0000' });
  const pen = newPen({
    ...at(150, 50),
    points: [
      [-30, 0, 0.5],
      [0, 0, 0.5],
      [30, 0, 0.5],
    ],
    color: '#ff0000',
    width: 10,
    isHighlighter: false,
  });
  const surface = drawn([base, star, pen]);
  expect(pixelAt(surface, 50, 50)).toEqual(red);
  expect(pixelAt(surface, 33, 33)).toEqual(blue);
  expect(pixelAt(surface, 130, 50)).toEqual(red);
  expect(pixelAt(surface, 130, 58)).toEqual(blue);
});
