import { describe, expect, it } from 'vitest';
import { type Schedule, Throttle } from './throttle.ts';

/** A schedule with manual time. */
function manualClock(): { schedule: Schedule; advance(ms: number): void; waiting(): number } {
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    schedule(run, ms) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.run();
      }
    },
    waiting: () => timers.size,
  };
}

function open() {
  const sent: string[] = [];
  const clock = manualClock();
  const throttle = new Throttle<number>(250, (key, value) => sent.push(`${key}${value}`), clock.schedule);
  return { sent, clock, throttle };
}

describe('the throttle', () => {
  it('sends the first value at once and then the latest of each interval', () => {
    const { sent, clock, throttle } = open();
    for (let value = 0; value < 10; value++) throttle.push('a', value);
    expect(sent).toEqual(['a0']);
    clock.advance(250);
    expect(sent).toEqual(['a0', 'a9']);
    throttle.push('a', 10);
    throttle.push('a', 11);
    expect(sent).toEqual(['a0', 'a9']);
    clock.advance(250);
    expect(sent).toEqual(['a0', 'a9', 'a11']);
  });

  it('counts every key separately', () => {
    const { sent, throttle } = open();
    throttle.push('a', 1);
    throttle.push('b', 1);
    expect(sent).toEqual(['a1', 'b1']);
  });

  it('forgets an idle key', () => {
    const { sent, clock, throttle } = open();
    throttle.push('a', 1);
    clock.advance(250);
    expect(clock.waiting()).toBe(0);
    throttle.push('a', 2);
    expect(sent).toEqual(['a1', 'a2']);
  });

  it('sends waiting values when flushed, once', () => {
    const { sent, clock, throttle } = open();
    throttle.push('a', 1);
    throttle.push('a', 2);
    throttle.flush();
    clock.advance(1_000);
    expect(sent).toEqual(['a1', 'a2']);
  });
});
