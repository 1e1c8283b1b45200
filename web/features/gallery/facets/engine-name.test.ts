import { expect, it } from 'vitest';
import { retouchSignature } from '#contract/images.ts';
import { upscaleSignatures } from '#contract/upscale.ts';
import { engineName } from './engine-name.ts';

const t = (key: string) => `words of ${key}`;

it('names this server’s own engines in the reader’s language', () => {
  expect(engineName(t, { value: 'builtin', label: 'builtin' })).toBe('words of builtinEngine');
  for (const label of Object.values(upscaleSignatures)) {
    expect(engineName(t, { value: 'upscaler', label })).toBe('words of builtinUpscaler');
  }
  expect(engineName(t, { value: 'retouch', label: retouchSignature })).toBe('words of builtinEditor');
});

it('keeps the names of other engines', () => {
  expect(engineName(t, { value: 'acme', label: 'Acme Images 2' })).toBe('Acme Images 2');
});
