import { expect, test } from 'vitest';
import { mainOperation } from './main-operation.ts';

const judging = { operation: 'moderate', calls: 40, medianMs: 300, p95Ms: 600 } as const;
const pictures = { operation: 'generate', calls: 30, medianMs: 38_000, p95Ms: 60_000 } as const;

test('an engine’s latency is that of its pictures, though moderation calls are more frequent', () => {
  expect(mainOperation([judging, pictures])).toBe(pictures);
  expect(mainOperation([judging])).toBe(judging);
  expect(mainOperation([])).toBeUndefined();
});
