import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { EngineError } from '../engine.ts';
import { asEngineError } from './as-engine-error.ts';

const { signal } = new AbortController();

it('keeps the name and the place of an SDK’s error, and no words', () => {
  const thrown = (() => {
    try {
      return JSON.parse('A lighthouse in a storm');
    } catch (error) {
      return error;
    }
  })();
  const error = asEngineError('Home', new Error('no, A lighthouse', { cause: thrown }), { signal });
  expect(error).toMatchObject({
    kind: 'unavailable',
    message: 'Home gave an answer that cannot be read (Error: SyntaxError)',
    mayHaveCost: true,
  });
  expect(inspect(error, { depth: 10 })).toContain('as-engine-error.test.ts');
  expect(inspect(error, { depth: 10 })).not.toContain('A light');
});

it('finds the wire’s error within an SDK’s error', () => {
  const own = new EngineError('refused', 'no');
  expect(
    asEngineError('Home', new Error('x', { cause: new TypeError('y', { cause: own }) }), { signal }),
  ).toBe(own);
});
