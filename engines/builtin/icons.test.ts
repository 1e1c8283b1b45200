import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { hasIcon, iconAspect, loadIcon, rasterIcon } from './icons.ts';

function iconNames(): string[] {
  const index: object = JSON.parse(
    readFileSync(new URL('./assets/icons.index.json', import.meta.url), 'utf8'),
  );
  return Object.keys(index);
}

test('knows the names of base icons but not of skin tones', () => {
  expect(hasIcon('shark')).toBe(true);
  expect(hasIcon('astronaut')).toBe(true);
  expect(hasIcon('astronaut-dark')).toBe(false);
});

test('refuses an unknown icon by name', () => {
  expect(() => loadIcon('no-such-icon')).toThrow('no-such-icon');
});

test('fills a raster to its four edges and keeps the proportions of the painted part', () => {
  const canvas = rasterIcon('shark', 200);
  expect(canvas.height).toBe(200);
  expect(canvas.width / canvas.height).toBeCloseTo(iconAspect('shark'), 1);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const alphaAt = (x: number, y: number) => data[(y * canvas.width + x) * 4 + 3] ?? 0;
  const rows = (x: number) => Array.from({ length: canvas.height }, (_, y) => alphaAt(x, y));
  const columns = (y: number) => Array.from({ length: canvas.width }, (_, x) => alphaAt(x, y));
  for (const edge of [rows(2), rows(canvas.width - 3), columns(2), columns(canvas.height - 3)]) {
    expect(Math.max(...edge)).toBeGreaterThan(60);
  }
});

test('draws ink for every icon of the pack', { timeout: 120_000 }, () => {
  const side = 10;
  const names = iconNames();
  // All on one sheet, so that pixels are read once.
  const sheet = createCanvas(side, side * names.length);
  const context = sheet.getContext('2d');
  names.forEach((name, at) => {
    context.drawImage(rasterIcon(name, side), 0, at * side, side, side);
  });
  const { data } = context.getImageData(0, 0, sheet.width, sheet.height);
  const empty = names.filter((_, at) => {
    const cell = data.subarray(at * side * side * 4, (at + 1) * side * side * 4);
    const inked = cell.filter((value, byte) => byte % 4 === 3 && value > 24).length;
    return inked < side * side * 0.1;
  });
  expect(empty).toEqual([]);
});

test('shapes that an icon only refers to are drawn', () => {
  // The bars are drawn twice by reference, white on a blue key.
  const canvas = rasterIcon('antenna-bars', 64);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const white = data.filter((value, at) => at % 4 === 0 && value > 225 && (data[at + 1] ?? 0) > 215).length;
  expect(white / (canvas.width * canvas.height)).toBeGreaterThan(0.1);
  expect(iconNames().filter((name) => / href="#/.test(loadIcon(name).body))).toEqual([]);
});

test('more icons than the cache holds can be read in any order', () => {
  const names = ['shark', 'volcano', 'ghost', 'rocket', 'pizza', 'camel', 'robot', 'crown'];
  const first = names.map((name) => loadIcon(name).body);
  for (const name of iconNames().slice(200, 300)) loadIcon(name);
  expect(names.map((name) => loadIcon(name).body)).toEqual(first);
});
