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

it(`everybody's first job comes before somebody's many (${testDatabaseKind})`, async () => {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  engine.behave(async (request, context) => {
    begun.push(request.prompt);
    await new Promise<void>((resolve) => held.push(resolve));
    return paintPlainly(request, context);
  });
  const [many, one] = [await bench.signUp(), await bench.signUp()];
  for (let at = 1; at <= 6; at += 1) await many.generate({ prompt: `many ${at}` });
  // The engine takes two at once.
  await vi.waitFor(() => expect(begun).toHaveLength(2), patience);
  await one.generate({ prompt: 'one' });
  while (begun.length < 7) {
    held.shift()?.();
    const before = begun.length;
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(before), patience);
  }
  expect(begun[2]).toBe('one');
  expect(begun.toSorted()).toEqual(['many 1', 'many 2', 'many 3', 'many 4', 'many 5', 'many 6', 'one']);
  for (const release of held) release();
});
