import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PromptLanguage } from '../../vocabulary.ts';
import { understand } from '../understand.ts';
import { isAccepted, isGood } from './evaluation.ts';

/**
 * A prompt written without knowledge of the concept table, with all headlines and heroes a native creator
 * would accept.
 */
interface BlindPrompt {
  prompt: string;
  language: PromptLanguage;
  topic: string;
  /** Lines joined with a space; empty if the prompt describes a picture without text. */
  acceptedHeadlines: string[];
  /** Icon names; null if a design without a picture is right. */
  acceptedHeroes: (string | null)[];
}

const leastShare = 0.85;

const prompts: BlindPrompt[] = JSON.parse(readFileSync(new URL('./blind.json', import.meta.url), 'utf8'));
const readings = prompts.map((expected) => {
  const { headline, hero } = understand(expected.prompt);
  return { expected, headline: headline.value.join(' '), hero };
});

/** Lists the misses on failure, since a share alone does not show where to look. */
function expectShare(missed: readonly string[]) {
  const share = 1 - missed.length / readings.length;
  expect(share, `not accepted:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(leastShare);
}

describe('prompts written blind', () => {
  test('cover the three languages', () => {
    expect(new Set(prompts.map(({ language }) => language))).toEqual(new Set(['en', 'pt', 'es']));
    expect(prompts.length).toBeGreaterThanOrEqual(45);
  });

  test('get a headline that a native creator would print', () => {
    const missed = readings.filter(({ expected, headline }) => !isGood(headline, expected));
    expectShare(missed.map(({ expected, headline }) => `${expected.prompt} -> ${headline || '(none)'}`));
  });

  test('get a hero that is on topic', () => {
    const missed = readings.filter(({ expected, hero }) => !isAccepted(expected.acceptedHeroes, hero));
    expectShare(missed.map(({ expected, hero }) => `${expected.prompt} -> ${hero.value ?? '(none)'}`));
  });
});
