import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';
import { readEvaluation, scoreRows } from './evaluation.ts';

const rows = readEvaluation('./as-typed.json');
const leastShare = 0.92;
const negations = /\b(?:not|never|no|without|don't|nunca|não|sem|sin|jamás)\b/iu;

describe('prompts as creators type them', () => {
  test('are in the set once each, in three languages', () => {
    expect(new Set(rows.map(({ prompt }) => prompt)).size).toBe(rows.length);
    expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'pt', 'es']));
    expect(rows.length).toBeGreaterThanOrEqual(150);
  });

  test('get a headline and a hero that a creator would accept', () => {
    const { headlines, heroes, languages, misses } = scoreRows(rows);
    const report = misses.join('\n');
    expect(headlines, report).toBeGreaterThanOrEqual(leastShare);
    expect(heroes, report).toBeGreaterThanOrEqual(leastShare);
    expect(languages, report).toBeGreaterThanOrEqual(0.97);
  });

  test("keep the prompt's figures: no headline has a number that was not typed", () => {
    for (const { prompt } of rows) {
      for (const [number] of understand(prompt)
        .headline.value.join(' ')
        .matchAll(/\d[\d.,/]*/g))
        expect(prompt, prompt).toContain(number);
    }
  });

  test('gain no negation, and keep the negation of advice against something', () => {
    for (const { prompt } of rows) {
      const headline = understand(prompt).headline.value.join(' ');
      if (!negations.test(prompt)) expect(headline, prompt).not.toMatch(negations);
      if (/^(?:don't|never|não|nunca|no) /iu.test(prompt) && !/[:,]/.test(prompt))
        expect(headline, prompt).toMatch(negations);
    }
  });
});
