import { expect, test } from 'vitest';
import type { ReferenceStroke } from '../../../../contract/references.ts';
import type { Mask } from '../mask.ts';
import { isCorrection } from './correct-mask.ts';

/** The left third of a picture. */
const mask: Mask = { width: 90, height: 60, alpha: new Uint8Array(5400) };
for (let at = 0; at < 5400; at += 1) if (at % 90 < 30) mask.alpha[at] = 255;

const at = (marks: ReferenceStroke['marks'], x: number): ReferenceStroke => ({
  marks,
  width: 0.02,
  points: [[x, 0.5]],
});

test.each([
  ['on the subject', [at('subject', 0.2)], true],
  ['just beside it', [at('subject', 0.35)], true],
  ['far from it', [at('subject', 0.8)], false],
  ['far from it, with background on it', [at('subject', 0.8), at('background', 0.2)], false],
  ['that mark only background', [at('background', 0.8)], true],
])('strokes %s correct a mask or mark something else', (_, strokes, expected) => {
  expect(isCorrection(strokes, mask)).toBe(expected);
});
