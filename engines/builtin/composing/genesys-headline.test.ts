import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { readEvaluation } from '../language/evaluation/evaluation.ts';
import { findQuotation } from '../language/quotes.ts';

const prompts = readEvaluation('./as-typed.json').map(({ prompt }) => prompt);
const tools = ['Genesys Pro', 'Genesys 1.0'] as const;

const linesOf = (prompt: string, tool: (typeof tools)[number]) =>
  designRecipe({ prompt, tool, style: 'Photographic', aspectRatio: '16:9', seed: 3 }).recipe.headline
    ?.lines ?? [];

test.each(tools)('%s writes no words for a prompt without quotes', (tool) => {
  const unquoted = prompts.filter((prompt) => findQuotation(prompt) === null);
  expect(unquoted.length).toBeGreaterThan(100);
  for (const prompt of unquoted) expect(linesOf(prompt, tool), prompt).toEqual([]);
});

test.each(tools)('%s writes quoted or dictated words exactly', (tool) => {
  for (const [prompt, words] of [
    ['a lighthouse in a storm, "HOLD ON"', 'HOLD ON'],
    ['um farol na tempestade com o texto SEGURA FIRME', 'SEGURA FIRME'],
    ['miniatura que diga "NO LO HAGAS" con un hombre asustado', 'NO LO HAGAS'],
  ] as const)
    expect(
      linesOf(prompt, tool)
        .map(({ text }) => text)
        .join(' '),
      prompt,
    ).toBe(words);
});
