import fc from 'fast-check';
import { expect } from 'vitest';
import { seed, seedOf } from './sample.ts';

/** How many values a property is tried with, and whether the first failing one is reported as it is. */
type Options = Pick<fc.Parameters, 'numRuns' | 'endOnFailure'>;

/**
 * Asserts a property with values of the run's seed: the commit decides them and `TEST_SEED` repeats them.
 * Each test draws values of its own.
 */
export function assertProperty<Values>(property: fc.IAsyncProperty<Values>, options?: Options): Promise<void>;
export function assertProperty<Values>(property: fc.IProperty<Values>, options?: Options): void;
export function assertProperty<Values>(
  property: fc.IRawProperty<Values>,
  options: Options = {},
): Promise<void> | void {
  const title = expect.getState().currentTestName ?? '';
  return fc.assert(property, { ...options, seed: propertySeed(seed, title), reporter: fail });
}

/** The seed of the properties in the test of this title: a signed 32-bit number, as fast-check takes it. */
export function propertySeed(runSeed: number, title: string): number {
  return seedOf(runSeed, [title]) | 0;
}

function fail<Values>(run: fc.RunDetails<Values>): void {
  if (!run.failed) return;
  const message = `${fc.defaultReportMessage(run)}\n\nTEST_SEED=${seed} repeats this.`;
  throw new Error(message, { cause: run.errorInstance });
}
