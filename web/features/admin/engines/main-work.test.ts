import { expect, test } from 'vitest';
import { mainWork } from './main-work.ts';

const judging = { operation: 'moderate', calls: 40, medianMs: 300, p95Ms: 600 } as const;
const pictures = { operation: 'generate', calls: 30, medianMs: 38_000, p95Ms: 60_000 } as const;

test('an engine’s time is that of its pictures, though every prompt is judged and not every one drawn', () => {
  expect(mainWork([judging, pictures])).toBe(pictures);
  expect(mainWork([judging])).toBe(judging);
  expect(mainWork([])).toBeUndefined();
});
