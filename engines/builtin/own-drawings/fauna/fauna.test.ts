import { expect, test } from 'vitest';
import { rasterIcon } from '../../icons.ts';
import { isAfloat, isFlier } from '../../layout/flying.ts';
import { naturalSize } from '../../layout/natural-size.ts';
import { facesLeft } from '../../layout/stand-icon.ts';
import { withScratch } from '../../scratch.ts';
import { faunaDrawing, readFauna } from './fauna.ts';
import { kinds } from './kinds.ts';

const names = [...kinds].flatMap(([kind, { poses }]) => poses.map((pose) => `${kind}-${pose}`));

test('names are read as kind and pose', () => {
  expect(readFauna('snowy-owl-perched')).toEqual({ kind: 'snowy-owl', pose: 'perched' });
  expect([readFauna('eagle'), readFauna('eagle-swimming'), readFauna('wolf-standing')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a layout knows who flies, who floats, and who looks left', () => {
  expect(['eagle-flying', 'eagle-perched'].map(isFlier)).toEqual([true, false]);
  expect(['swan-swimming', 'dolphin-jumping', 'shark-swimming', 'swan-standing'].map(isAfloat)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(facesLeft('parrot-flying')).toBe(true);
});

test('each is as large as it is beside others', () => {
  const sizes = ['whale-swimming', 'ostrich-standing', 'hen-standing', 'chick-standing'].map(naturalSize);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
});

test.each(names)('%s has no broken number and no name twice', (name) => {
  const { body, ink } = faunaDrawing(name) ?? { body: 'NaN', ink: [0, 0, 0, 0] };
  expect(body).not.toMatch(/NaN|undefined/);
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...body.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ink[2] - ink[0]).toBeGreaterThan(20);
});

/** The share of the outermost columns and the top row that is painted. */
function cut(name: string): number {
  const canvas = withScratch(() => rasterIcon(name, 120));
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const alpha = (x: number, y: number) => (data[4 * (y * canvas.width + x) + 3] ?? 0) > 128;
  const column = (x: number) =>
    Array.from({ length: canvas.height }, (_, y) => alpha(x, y)).filter(Boolean).length / canvas.height;
  const row = (y: number) =>
    Array.from({ length: canvas.width }, (_, x) => alpha(x, y)).filter(Boolean).length / canvas.width;
  return Math.max(column(0), column(canvas.width - 1), row(0));
}

test.each(names)('%s is whole', (name) => {
  expect(cut(name)).toBeLessThan(0.06);
});
