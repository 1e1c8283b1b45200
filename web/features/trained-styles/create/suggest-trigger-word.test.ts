import { expect, test } from 'vitest';
import { trainedStyleFields } from '#contract/trained-styles.ts';
import { suggestTriggerWord } from './suggest-trigger-word.ts';

test.each([
  ['Neon Night', 'neon-night-look'],
  ['  Minhas Thumbnails de Ação! ', 'minhas-thumbnails-de-acao-look'],
  ['<b>Red</b>', 'b-red-b-look'],
  ['X', 'x-look'],
  ['東京', '東京-look'],
  ['A name that is a good deal too long for one word', 'a-name-that-is-a-good-dea-look'],
])('%j suggests %s, which is a trigger word', (name, word) => {
  expect(suggestTriggerWord(name)).toBe(word);
  expect(trainedStyleFields.triggerWord.safeParse(word).success).toBe(true);
});

test('a name without letters suggests nothing', () => {
  expect(suggestTriggerWord('🎨 !!')).toBe('');
  expect(suggestTriggerWord('')).toBe('');
});
