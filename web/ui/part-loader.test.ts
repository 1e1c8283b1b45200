import { expect, test, vi } from 'vitest';
import { type PartEnvironment, partLoader } from './part-loader.ts';

/** A browser whose server answers from the given check on. */
function environment(answersFrom: number, isReloaded = true) {
  let questions = 0;
  const waits: number[] = [];
  const reload = vi.fn(() => isReloaded);
  const browser: PartEnvironment = {
    isServerThere: async () => {
      questions += 1;
      return questions >= answersFrom;
    },
    reload,
    wait: async (delayMs) => {
      waits.push(delayMs);
    },
  };
  return { browser, waits, reload };
}

/** A file that loads at the given attempt. */
function comesAt(attempt: number) {
  return vi.fn(async () => {
    if (load.mock.calls.length < attempt) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
}
let load: ReturnType<typeof comesAt>;

test('a part is loaded once, however often it is requested', async () => {
  load = comesAt(1);
  const part = partLoader(load, environment(1).browser);
  expect(await Promise.all([part(), part(), part()])).toEqual(['part', 'part', 'part']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('while the server does not answer the page stays and the part is retried', async () => {
  load = comesAt(7);
  const { browser, waits, reload } = environment(Number.POSITIVE_INFINITY);
  expect(await partLoader(load, browser)()).toBe('part');
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(reload).not.toHaveBeenCalled();
});

test('a server that is just back is tried once more before a reload', async () => {
  load = comesAt(3);
  const { browser, reload } = environment(2);
  expect(await partLoader(load, browser)()).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('a server that answers without the file has another build: the page reloads', async () => {
  load = comesAt(Number.POSITIVE_INFINITY);
  const { browser, reload } = environment(1);
  void partLoader(load, browser)();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(2);
});

test('if a reload did not help the call rejects, and the next call tries again', async () => {
  load = comesAt(3);
  const part = partLoader(load, environment(1, false).browser);
  await expect(part()).rejects.toThrow('Failed to fetch');
  expect(await part()).toBe('part');
});
