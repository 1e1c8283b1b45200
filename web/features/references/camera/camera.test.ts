import { expect, it } from 'vitest';
import { cameraFault } from './camera.ts';

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'failed'],
] as const)('%s: the camera is %s', (name, fault) => {
  expect(cameraFault(Object.assign(new Error('no'), { name }))).toBe(fault);
});

it('is the general fault for an unknown error', () => {
  expect(cameraFault('?')).toBe('failed');
});
