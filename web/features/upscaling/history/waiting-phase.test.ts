import { expect, it } from 'vitest';
import { waitingPhase } from './waiting-phase.ts';

it.each([
  [0, { kind: 'moments' }],
  [29, { kind: 'moments' }],
  [30, { kind: 'almost' }],
  [59, { kind: 'almost' }],
  [60, { kind: 'minutes', minutes: 1 }],
  [119, { kind: 'minutes', minutes: 1 }],
  [120, { kind: 'minutes', minutes: 2 }],
  [164, { kind: 'minutes', minutes: 2 }],
  [165, { kind: 'final' }],
  [225, { kind: 'final' }],
  [226, { kind: 'minutes', minutes: 3 }],
  [600, { kind: 'minutes', minutes: 10 }],
])('after %i s is %j', (seconds, phase) => {
  expect(waitingPhase(seconds * 1_000)).toEqual(phase);
});

it('counts a clock behind the server’s as the start', () => {
  expect(waitingPhase(-5_000)).toEqual({ kind: 'moments' });
});
