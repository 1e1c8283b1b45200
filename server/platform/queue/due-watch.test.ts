import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minuteMs, secondMs } from '#contract/durations.ts';
import { silentLog } from '../log-types.ts';
import { watchDueEntries } from './due-watch.ts';

const everyMs = 10 * secondMs;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch whose looks end when the test says so. */
function openWatch() {
  const looks: PromiseWithResolvers<{ rows: unknown[] }>[] = [];
  const execute = () => {
    const look = Promise.withResolvers<{ rows: unknown[] }>();
    looks.push(look);
    return look.promise;
  };
  const onDue = vi.fn();
  const watch = watchDueEntries({
    database: { execute },
    log: silentLog,
    queueNames: ['draw'],
    everyMs,
    onDue,
  });
  return { watch, looks, onDue };
}

it('looks again for an entry that becomes due while a look is under way', async () => {
  const { watch, looks, onDue } = openWatch();
  await vi.advanceTimersByTimeAsync(everyMs);
  watch.expect(new Date(Date.now() + secondMs));
  await vi.advanceTimersByTimeAsync(2 * secondMs);
  expect(looks).toHaveLength(1);
  looks[0]?.resolve({ rows: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toHaveLength(2);
  looks[1]?.resolve({ rows: [{ name: 'draw' }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(onDue.mock.calls).toEqual([['draw']]);
  watch.stop();
});

it('goes on after a look that never ends, and after one that fails', async () => {
  const { watch, looks, onDue } = openWatch();
  await vi.advanceTimersByTimeAsync(everyMs + minuteMs);
  expect(looks).toHaveLength(2);
  looks[1]?.reject(new Error('the database is away'));
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(looks).toHaveLength(3);
  looks[2]?.resolve({ rows: [{ name: 'draw' }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(onDue.mock.calls).toEqual([['draw']]);
  watch.stop();
});
