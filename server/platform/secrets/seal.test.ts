import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = Buffer.alloc(32, 7);

it('opens only with the same key and purpose', () => {
  const sealed = seal(key, 'engine:openai', 'sk-secret');
  expect(sealed).not.toContain('sk-secret');
  expect(unseal(key, 'engine:openai', sealed)).toBe('sk-secret');
  expect(unseal(key, 'engine:fal', sealed)).toBeNull();
  expect(unseal(Buffer.alloc(32, 8), 'engine:openai', sealed)).toBeNull();
  const at = sealed.length - 6;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  expect(unseal(key, 'engine:openai', changed)).toBeNull();
  expect(unseal(key, 'engine:openai', 'v1.short')).toBeNull();
});

it('never produces the same result twice', () => {
  expect(seal(key, 'a', 'text')).not.toBe(seal(key, 'a', 'text'));
});
