import { expect, it } from 'vitest';
import { UploadGate } from './upload-gate.ts';

const tooMany = expect.objectContaining({ code: 'rate_limited' });

it('admits three concurrent uploads of one caller, and others besides', () => {
  const gate = new UploadGate();
  const leave = [1, 2, 3].map(() => gate.enter('ana', 'home'));
  expect(() => gate.enter('ana', 'home')).toThrow(tooMany);
  gate.enter('ben', 'home');
  leave[0]?.();
  // A repeated release counts once.
  leave[0]?.();
  gate.enter('ana', 'home');
  expect(() => gate.enter('ana', 'home')).toThrow(tooMany);
});

it('limits all uploads together', () => {
  const gate = new UploadGate();
  const leave = Array.from({ length: 24 }, (_, caller) => gate.enter(`${caller}`, `${caller}`));
  expect(() => gate.enter('one more', 'elsewhere')).toThrow(tooMany);
  for (const gone of leave) gone();
  gate.enter('one more', 'elsewhere');
});

it('limits one network to half of the places', () => {
  const gate = new UploadGate();
  const leave = Array.from({ length: 12 }, (_, caller) => gate.enter(`${caller}`, 'home'));
  expect(() => gate.enter('one more', 'home')).toThrow(tooMany);
  gate.enter('one more', 'elsewhere');
  leave[0]?.();
  gate.enter('another', 'home');
  expect(() => gate.enter('one more', 'home')).toThrow(tooMany);
});
