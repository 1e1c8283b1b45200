import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PromptLanguage } from '../../vocabulary.ts';
import { understand } from '../understand.ts';

const leastShare = 0.99;

function linesOf(file: string): string[] {
  return readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
}

/** Lists the misses on failure, since a share alone does not show which sign is wrong. */
function expectDetected(titles: readonly string[], language: PromptLanguage) {
  const missed = titles
    .map((title) => ({ title, read: understand(title).language }))
    .filter(({ read }) => read !== language)
    .map(({ title, read }) => `${read}: ${title}`);
  const share = 1 - missed.length / titles.length;
  expect(share, `${missed.length} not read as ${language}:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(
    leastShare,
  );
}

describe('the language of titles as creators type them', () => {
  test.each(['en', 'pt', 'es'] as const)('is found in 300 titles: %s', (language) => {
    const titles = linesOf(`titles.${language}.txt`);
    expect(new Set(titles).size).toBe(300);
    expectDetected(titles, language);
  });

  const pairs = linesOf('pairs.tsv').map((line) => line.split('\t'));
  test.each([
    ['pt', 0],
    ['es', 1],
  ] as const)('is found in 100 titles that Portuguese and Spanish nearly share: %s', (language, side) => {
    const titles = pairs.map((pair) => pair[side] ?? '');
    expect(new Set(titles).size).toBe(100);
    expectDetected(titles, language);
  });
});
