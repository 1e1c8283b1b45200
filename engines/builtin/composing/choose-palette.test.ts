import { expect, test } from 'vitest';
import type { SceneMood } from '../scenes/scene.ts';
import { findStyle } from '../styles/styles.ts';
import { choosePalette, hexOfColor } from './choose-palette.ts';

const night: SceneMood = {
  name: 'night',
  dark: true,
  colors: { primary: '#10204a', secondary: '#2a3f7a', accent: '#ffffff', glow: '#7fa0ff', shadow: '#050a18' },
};
const { style } = findStyle('', 'Thumbnail');

test('takes the accent that the prompt names, by word or value', () => {
  expect(choosePalette(night, style, ['red']).accent).toBe(hexOfColor('red'));
  expect(choosePalette(night, style, ['#12ff34']).accent).toBe('#12ff34');
});

test("keeps the style's accent if the named colour is lost in the scene or unknown", () => {
  const own = choosePalette(night, style, []).accent;
  expect(choosePalette(night, style, ['black']).accent).toBe(own);
  expect(choosePalette(night, style, ['chartreuse-ish', 'toString']).accent).toBe(own);
});
