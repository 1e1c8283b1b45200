import { expect, test } from 'vitest';
import { understand } from '../language/understand.ts';
import type { Understanding } from '../understanding.ts';
import { losesDenial, withHookCore, withoutArticle, withShorterHook } from './headline-variants.ts';

/** The headline with its hook in brackets; null where there is none. */
function shown(understood: Understanding | null): string | null {
  if (understood === null) return null;
  const { headline, emphasis } = understood;
  return headline.value.map((line, at) => (at === emphasis ? `[${line}]` : line)).join(' / ');
}

test.each([
  ['a superlative', 'A rua mais estreita do mundo', 'A RUA MAIS / [ESTREITA] / DO MUNDO'],
  ['an article', 'The truth about cold showers', 'THE / [TRUTH] / ABOUT COLD SHOWERS'],
  ['a negation that says all by itself', 'Nunca compres un reloj usado', '[NUNCA] / COMPRES UN RELOJ USADO'],
])('the core of a hook is without the rest of %s', (_what, prompt, expected) => {
  expect(shown(withHookCore(understand(prompt)))).toBe(expected);
});

test.each(['Fixing a $40 camera', 'The horse that never slept', 'WOW'])(
  'nothing is trimmed in "%s"',
  (prompt) => {
    const core = shown(withHookCore(understand(prompt)));
    expect(core === null || !core.includes('[NEVER SLEPT]')).toBe(true);
    expect(core ?? '').not.toMatch(/\[\]/);
  },
);

test('what is denied is no core of its own', () => {
  const understood = understand('Bolo de banana sem farinha');
  const core = withHookCore(understood);
  expect(core && losesDenial(understood, core)).toBe(true);
  const best = understand('A rua mais estreita do mundo');
  const narrow = withHookCore(best);
  expect(narrow && losesDenial(best, narrow)).toBe(false);
});

test('an article alone before the hook, or with it, may go', () => {
  expect(shown(withoutArticle(understand('The unbelievable story of a king')))).toBe(
    '[UNBELIEVABLE] / STORY OF A KING',
  );
  expect(withoutArticle(understand('My horse met a zebra'))).toBeNull();
});

test('a list keeps its number whole, since a badge shows it', () => {
  expect(withHookCore(understand('7 errores en el desierto'))).toBeNull();
});

test('a shorter word stands in for a long one that is worth no more', () => {
  const prompt = 'Cómo reparar una hamburguesa';
  expect(shown(understand(prompt))).toContain('[HAMBURGUESA]');
  expect(shown(withShorterHook(understand(prompt), prompt))).toBe('CÓMO / [REPARAR] / UNA HAMBURGUESA');
});

test.each(['The unbelievable story of a king', '1,000 mistakes with your wallet', 'Big shark'])(
  'no other word stands in for the hook of "%s"',
  (prompt) => {
    expect(withShorterHook(understand(prompt), prompt)).toBeNull();
  },
);
