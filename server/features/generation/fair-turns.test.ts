import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';

/** The tests' machine may be busy. */
const patience = { timeout: 10_000 };
const engine = createScriptedEngine();
let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp({ engine });
});
afterAll(() => bench.close());

/** Holds every picture until the test releases the first one started. */
function holdAll() {
  const started: string[] = [];
  const held: (() => void)[] = [];
  engine.setBehaviour(async (request, context) => {
    started.push(request.prompt);
    await new Promise<void>((resolve) => held.push(resolve));
    return paintPlainly(request, context);
  });
  return {
    started,
    async until(many: number) {
      while (started.length < many) {
        const before = started.length;
        held.shift()?.();
        await vi.waitFor(() => expect(started.length).toBeGreaterThan(before), patience);
      }
    },
    endAll() {
      for (const end of held.splice(0)) end();
    },
  };
}

it(`every user's first job comes before one user's many (${testDatabaseKind})`, async () => {
  const { started, until, endAll } = holdAll();
  const [many, one] = [await bench.signUp(), await bench.signUp()];
  for (let at = 1; at <= 6; at += 1) await many.generate({ prompt: `many ${at}` });
  // The engine takes two at once.
  await vi.waitFor(() => expect(started).toHaveLength(2), patience);
  await one.generate({ prompt: 'one' });
  await until(7);
  expect(started[2]).toBe('one');
  expect(started.toSorted()).toEqual(['many 1', 'many 2', 'many 3', 'many 4', 'many 5', 'many 6', 'one']);
  endAll();
});

it(`one user's jobs run in order, even if some have ended before others came (${testDatabaseKind})`, async () => {
  const { started, until, endAll } = holdAll();
  const one = await bench.signUp();
  await bench.subscribe(one, 'basic');
  for (let at = 1; at <= 5; at += 1) await one.generate({ prompt: `job ${at}` });
  await until(4);
  for (let at = 6; at <= 8; at += 1) await one.generate({ prompt: `job ${at}` });
  await until(8);
  // The two running at once may start in either order.
  const place = (at: number) => started.indexOf(`job ${at}`);
  for (const at of [5, 6, 7, 8]) expect(place(at)).toBeGreaterThan(place(at - 2));
  expect(place(5)).toBe(4);
  endAll();
});
