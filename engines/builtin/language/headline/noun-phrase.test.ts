import { expect, test } from 'vitest';
import { grammarOf } from '../grammar/grammars.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { splitWords } from '../tokens.ts';
import { bestNounPhrase } from './noun-phrase.ts';

const english = grammarOf('en');
const phraseOf = (text: string, heroWords: string[] = []) =>
  bestNounPhrase(tagWords(splitWords(text, english), english), new Set(heroWords), 5)
    .map(({ raw }) => raw)
    .join(' ');

test('takes the noun phrase that says most, first of all the one with the hero', () => {
  expect(phraseOf('they were seen near the old lighthouse by a boy')).toBe('the old lighthouse');
  expect(phraseOf('the old wooden house was near a lighthouse', ['lighthouse'])).toBe('a lighthouse');
});

test('returns nothing if there is no phrase of two words', () => {
  expect(phraseOf('run')).toBe('');
});
