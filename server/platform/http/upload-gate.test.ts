import { expect, it } from 'vitest';
import { UploadGate } from './upload-gate.ts';

const tooMany = expect.objectContaining({ code: 'rate_limited' });

it('lets three uploads of one caller in at once, and others beside them', () => {
  const gate = new UploadGate();
  const leave = [1, 2, 3].map(() => gate.enter('ana'));
  expect(() => gate.enter('ana')).toThrow(tooMany);
  gate.enter('ben');
  leave[0]?.();
  // Said twice, it counts once.
  leave[0]?.();
  gate.enter('ana');
  expect(() => gate.enter('ana')).toThrow(tooMany);
});

it('bounds all uploads together', () => {
  const gate = new UploadGate();
  const leave = Array.from({ length: 24 }, (_, caller) => gate.enter(`${caller}`));
  expect(() => gate.enter('one more')).toThrow(tooMany);
  for (const gone of leave) gone();
  gate.enter('one more');
});
