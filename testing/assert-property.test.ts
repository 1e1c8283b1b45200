import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty, propertySeed } from './assert-property.ts';
import { seed } from './sample.ts';

function drawn(): number[] {
  const values: number[] = [];
  assertProperty(
    fc.property(fc.nat(), (value) => {
      values.push(value);
    }),
    { numRuns: 20 },
  );
  return values;
}

test('draws the same values again by the same seed', () => {
  const values = drawn();
  expect(values).toHaveLength(20);
  expect(drawn()).toEqual(values);
});

test('draws other values in another test and for another seed', () => {
  expect(propertySeed(seed, 'one')).not.toBe(propertySeed(seed, 'another'));
  expect(propertySeed(1, 'one')).not.toBe(propertySeed(2, 'one'));
});

test('fails where a property does not hold, and says how to repeat it', () => {
  const isSmall = fc.property(fc.nat(), (value) => value < 10);
  expect(() => assertProperty(isSmall)).toThrow(`TEST_SEED=${seed}`);
});

test('fails where an asynchronous property does not hold', async () => {
  const isSmall = fc.asyncProperty(fc.nat(), async (value) => value < 10);
  await expect(assertProperty(isSmall)).rejects.toThrow(`TEST_SEED=${seed}`);
});
