import { expect, it } from 'vitest';
import { type Rgb, toOklab } from '../oklab.ts';
import { nameColor } from './color-names.ts';

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

it.each([
  ['#000000', 'black'],
  ['#0c150a', 'black'],
  ['#333333', 'dark grey'],
  ['#808080', 'grey'],
  ['#c8c8c8', 'light grey'],
  ['#ffffff', 'white'],
  ['#fbf8f4', 'white'],
  ['#ff0000', 'red'],
  ['#e02461', 'red'],
  ['#701414', 'dark red'],
  ['#ff7a00', 'orange'],
  ['#f2b167', 'orange'],
  ['#6b4423', 'brown'],
  ['#896e65', 'brown'],
  ['#e2cda8', 'beige'],
  ['#d5ac8e', 'beige'],
  ['#ffd60a', 'yellow'],
  ['#e0e087', 'yellow'],
  ['#bdea86', 'lime'],
  ['#2e9e3e', 'green'],
  ['#00ff00', 'green'],
  ['#5d7735', 'green'],
  ['#14532d', 'dark green'],
  ['#008282', 'teal'],
  ['#56d1b8', 'teal'],
  ['#003c3e', 'teal'],
  ['#14d8ff', 'cyan'],
  ['#7ec0ee', 'light blue'],
  ['#0000ff', 'blue'],
  ['#5584bc', 'blue'],
  ['#12224d', 'dark blue'],
  ['#7b2cbf', 'purple'],
  ['#9079bb', 'purple'],
  ['#63375b', 'purple'],
  ['#ff00ff', 'magenta'],
  ['#d81b9a', 'magenta'],
  ['#f28cb4', 'pink'],
  ['#bb8fa5', 'pink'],
])('calls %s %s', (hex, name) => {
  expect(nameColor(toOklab(parse(hex)))).toBe(name);
});
