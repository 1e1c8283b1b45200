import { expect, test } from 'vitest';
import type { TextBlock } from './arrangement.ts';
import { type FitOptions, fitLines } from './fit-lines.ts';
import type { LineInput } from './line-heights.ts';

const none = { left: 0.01, top: 0.01, right: 0.01, bottom: 0.01 };
const options: FitOptions = {
  role: 'headline',
  box: { x: 0, y: 0, width: 620, height: 600 },
  font: 'archivo-black',
  shape: {
    letterSpacing: 0,
    reach: { emphasis: none, plain: none },
    lineGap: 0.05,
    tilt: 0,
    sway: 0,
    plainRatio: 0.42,
  },
  align: 'left',
  vertical: 'middle',
  maxSizePx: 330,
  leastSizePx: 60,
};

function fitted(lines: readonly LineInput[], changes: Partial<FitOptions> = {}): TextBlock {
  const block = fitLines(lines, { ...options, ...changes });
  if (!block) throw new Error('the lines can be drawn');
  return block;
}

const plain = (text: string) => ({ text, emphasis: false });
const stressed = (text: string) => ({ text, emphasis: true });

function sizesOf({ lines }: TextBlock, emphasis: boolean): number[] {
  return lines.filter((line) => line.emphasis === emphasis).map(({ sizePx, stretch }) => sizePx * stretch);
}

test('a flat block is stretched at its hook first', () => {
  const block = fitted([plain('COMO'), stressed('FANTASMAS'), plain('VIVEM')]);
  const [hook, other] = [true, false].map((emphasis) => Math.max(...sizesOf(block, emphasis)));
  expect((hook ?? 0) / (other ?? 1)).toBeGreaterThan(1.6);
});

test('plain lines in a half-empty box leave the hook clearly larger', () => {
  const block = fitted([plain('A'), stressed('GIANT'), plain('CAT')]);
  expect(Math.max(...sizesOf(block, true)) / Math.max(...sizesOf(block, false))).toBeGreaterThan(2.15);
});

test('a band behind the hook takes no room from plain lines', () => {
  const band = { left: 0.2, top: 0.2, right: 0.2, bottom: 0.2 };
  const shape = { ...options.shape, reach: { emphasis: band, plain: none } };
  const [line] = fitted([plain('A LONG LINE OF WORDS')], { shape }).lines;
  const [free] = fitted([plain('A LONG LINE OF WORDS')]).lines;
  expect(line?.sizePx).toBe(free?.sizePx);
});

test('a hook beside a line that is stretched to be legible stays clearly larger', () => {
  const box = { x: 0, y: 0, width: 620, height: 400 };
  const block = fitted([stressed('OWL'), plain('CAN A VERY TALL ELEPHANT')], { box, leastSizePx: 50 });
  expect(Math.max(...sizesOf(block, true)) / Math.max(...sizesOf(block, false))).toBeGreaterThan(2.15);
});

test('a tilt that only makes a block too high leaves its lines their width', () => {
  const box = { x: 0, y: 0, width: 1_100, height: 130 };
  const tilted = { ...options.shape, tilt: 2 };
  const level = fitted([plain('ONE LONG LINE OF WORDS')], { box });
  const block = fitted([plain('ONE LONG LINE OF WORDS')], { box, shape: tilted });
  expect(sizesOf(block, false)[0]).toBeGreaterThan((sizesOf(level, false)[0] ?? 0) * 0.8);
});
