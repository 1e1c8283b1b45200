import { afterEach, expect, it } from 'vitest';
import { setLanguage } from './language.ts';
import { formatPercent, percentSign } from './percent.ts';

afterEach(() => setLanguage('en'));

it.each([
  ['en', '33%', '99.5%', '%'],
  ['pt', '33%', '99,5%', '%'],
  ['es', '33\u00a0%', '99,5\u00a0%', '\u00a0%'],
] as const)('writes percentages as %s does', (language, whole, decimal, sign) => {
  setLanguage(language);
  expect([formatPercent(33), formatPercent(99.5), percentSign()]).toEqual([whole, decimal, sign]);
});
