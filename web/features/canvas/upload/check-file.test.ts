import { expect, test } from 'vitest';
import { uploadLimits } from '#contract/limits.ts';
import { faultOf } from './check-file.ts';

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', ''])('takes %o', (type) => {
  expect(faultOf({ type, size: uploadLimits.maxBytes })).toBeNull();
});

test.each([
  ['image/svg+xml', 10, 'unsupportedType'],
  ['image/heic', 10, 'unsupportedType'],
  ['text/plain', 10, 'notAnImage'],
  ['image/png', uploadLimits.maxBytes + 1, 'tooLarge'],
] as const)('refuses %s of %i bytes', (type, size, fault) => {
  expect(faultOf({ type, size })).toBe(fault);
});
