import { describe, expect, test } from 'vitest';
import { promptLanguages } from '../../vocabulary.ts';
import { readEvaluation, type Score, scoreRows } from './evaluation.ts';

const rows = readEvaluation('./own-prompts.json');
const topics = 'gaming finance fitness cooking tech travel vlog education sport horror kids news'.split(' ');
const languageSizes = { en: 60, pt: 30, es: 30 };
const threshold = 0.9;

function expectGood(score: Score): void {
  const report = score.misses.join('\n');
  expect(score.headlines, report).toBeGreaterThanOrEqual(threshold);
  expect(score.heroes, report).toBeGreaterThanOrEqual(threshold);
}

describe('the set of prompts written for the engine', () => {
  test('covers every language and topic, and holds no prompt twice', () => {
    for (const language of promptLanguages) {
      const ofLanguage = rows.filter((row) => row.language === language);
      expect(ofLanguage.length).toBeGreaterThanOrEqual(languageSizes[language]);
      expect(new Set(ofLanguage.map(({ topic }) => topic))).toEqual(new Set(topics));
    }
    expect(new Set(rows.map(({ prompt }) => prompt)).size).toBe(rows.length);
  });

  test('gets good headlines and heroes for at least 90 % of it', () => {
    expectGood(scoreRows(rows));
  });

  test('gets good headlines and heroes for at least 90 % of the half held out while the rules were tuned', () => {
    expectGood(scoreRows(rows.filter(({ half }) => half === 'held-out')));
  });

  test.each(promptLanguages)(
    'gets good headlines and heroes for at least 90 %% of the prompts in %s',
    (language) => {
      expectGood(scoreRows(rows.filter((row) => row.language === language)));
    },
  );

  test('is read in the right language', () => {
    const score = scoreRows(rows);
    expect(score.languages, score.misses.join('\n')).toBeGreaterThanOrEqual(0.97);
  });
});
