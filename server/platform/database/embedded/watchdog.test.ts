import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startWatchdog } from './watchdog.ts';

/** A watchdog with manual ticks. */
function watch(ping: () => Promise<void>) {
  let tick = (): void => undefined;
  const seen = { silences: 0 };
  const watchdog = startWatchdog(
    ping,
    () => {
      seen.silences += 1;
    },
    (run) => {
      tick = run;
      return () => {
        tick = () => undefined;
      };
    },
  );
  return {
    watchdog,
    seen,
    async ticks(count: number) {
      for (let index = 0; index < count; index++) {
        tick();
        await setImmediate();
      }
    },
  };
}

const never = (): Promise<void> => new Promise(() => undefined);

it('reports once a database that does not answer for six ticks', async () => {
  const { seen, ticks } = watch(never);
  await ticks(6);
  expect(seen.silences).toBe(0);
  await ticks(5);
  expect(seen.silences).toBe(1);
});

it('reports a database that returns only errors', async () => {
  const { seen, ticks } = watch(() => Promise.reject(new Error('aborted')));
  await ticks(10);
  expect(seen.silences).toBe(1);
});

it('tolerates a slow answer', async () => {
  let answer = (): void => undefined;
  const { seen, ticks } = watch(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  for (let round = 0; round < 5; round++) {
    await ticks(5);
    answer();
    await setImmediate();
  }
  expect(seen.silences).toBe(0);
});

it('pauses during exclusive work', async () => {
  const { seen, ticks, watchdog } = watch(never);
  await ticks(3);
  await watchdog.pausedFor(() => ticks(20));
  expect(seen.silences).toBe(0);
  await ticks(6);
  expect(seen.silences).toBe(1);
});
