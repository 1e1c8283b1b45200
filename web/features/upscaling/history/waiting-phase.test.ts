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
])('of an engine that says nothing, after %i s, is %j', (seconds, phase) => {
  expect(waitingPhase({ elapsedMs: seconds * 1_000, isMeasured: false, percent: 33 })).toEqual(phase);
});

it('counts a clock behind the server’s as the start', () => {
  expect(waitingPhase({ elapsedMs: -5_000, isMeasured: false, percent: 0 })).toEqual({ kind: 'moments' });
});

it.each([0, 40_000, 180_000])('of an engine that measures never goes by time (%i ms)', (elapsedMs) => {
  const of = (percent: number) => waitingPhase({ elapsedMs, isMeasured: true, percent });
  expect(of(0)).toEqual({ kind: 'starting' });
  expect(of(0.4)).toEqual({ kind: 'starting' });
  expect(of(33)).toEqual({ kind: 'measured' });
});

it.each([true, false])('says of a queued one only that (measured: %s)', (isMeasured) => {
  expect(waitingPhase({ elapsedMs: null, isMeasured, percent: 0 })).toEqual({ kind: 'queued' });
});
