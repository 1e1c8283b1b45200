import { expect, test } from 'vitest';
import { rasterIcon } from '../../icons.ts';
import { facesLeft } from '../../layout/stand-icon.ts';
import { withScratch } from '../../scratch.ts';
import { beastDrawing, readBeast } from './beasts.ts';
import { poses } from './poses.ts';
import { species } from './species.ts';

const names = Object.keys(species).flatMap((kind) => Object.keys(poses).map((pose) => `${kind}-${pose}`));

test('names are read as species and pose', () => {
  expect(readBeast('polar-bear-asleep')).toEqual({ species: 'polar-bear', pose: 'asleep' });
  expect([readBeast('horse'), readBeast('bear-fishing'), readBeast('figure-bear-dancing')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(facesLeft('lioness-walking')).toBe(true);
});

test.each(names)('%s has no broken number and no name twice', (name) => {
  const { body, ink } = beastDrawing(name) ?? { body: 'NaN', ink: [0, 0, 0, 0] };
  expect(body).not.toMatch(/NaN|undefined/);
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ink[2] - ink[0]).toBeGreaterThan(60);
  expect(ink[3]).toBeLessThan(12);
});

/** How much of the outermost columns and rows is painted. */
function painted(name: string) {
  const canvas = withScratch(() => rasterIcon(name, 120));
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const alpha = (x: number, y: number) => (data[4 * (y * canvas.width + x) + 3] ?? 0) > 128;
  const column = (x: number) =>
    Array.from({ length: canvas.height }, (_, y) => alpha(x, y)).filter(Boolean).length;
  const row = (y: number) =>
    Array.from({ length: canvas.width }, (_, x) => alpha(x, y)).filter(Boolean).length;
  return Math.max(column(0), column(canvas.width - 1), row(0));
}

test.each([
  'giraffe-standing',
  'deer-howling',
  'lion-jumping',
  'pegasus-running',
  'elephant-walking',
  'horse-jumping',
  'fox-asleep',
  'cow-grazing',
  'camel-walking',
  'unicorn-running',
])('%s is whole', (name) => {
  expect(painted(name)).toBeLessThan(6);
});
