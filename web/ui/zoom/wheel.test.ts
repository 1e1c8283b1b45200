import { expect, it } from 'vitest';
import { notchesOf } from './wheel.ts';

const pixels = 0;
const lines = 1;

it.each([
  ['a notch in pixels', { deltaY: 100, deltaMode: pixels, ctrlKey: false }, 1],
  ['a notch in lines', { deltaY: -3, deltaMode: lines, ctrlKey: false }, -1],
  ['a second of turning at once', { deltaY: -2_000, deltaMode: pixels, ctrlKey: false }, -3],
  ['two fingers on a trackpad', { deltaY: -5, deltaMode: pixels, ctrlKey: true }, -0.3],
  ['a wheel with the key for zooming', { deltaY: 100, deltaMode: pixels, ctrlKey: true }, 1],
  ['a wheel that is turned sideways', { deltaY: 0, deltaMode: pixels, ctrlKey: false }, 0],
])('%s', (_, turn, notches) => {
  expect(notchesOf(turn)).toBeCloseTo(notches);
});
