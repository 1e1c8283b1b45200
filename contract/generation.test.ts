import { expect, test } from 'vitest';
import {
  effortOf,
  type GenerationSettings,
  hasSetting,
  initialSettings,
  isBlankPrompt,
  readSettings,
  settingsFor,
} from './generation.ts';
import { toolNames } from './tools.ts';

test.each([
  '',
  ' \n\t',
  '\u00a0\u3000',
  '\u200b\u2060\ufeff\u00ad',
  '\u200d',
  '\u202e \u200f',
  '\u3164',
  '\ufe0f',
])('treats the prompt %j as blank', (prompt) => {
  expect(isBlankPrompt(prompt)).toBe(true);
});

test.each(['a', '🦈', '?', '\u200bcat', 'सिंह', '👨\u200d👩\u200d👧'])(
  'does not treat the prompt %j as blank',
  (prompt) => {
    expect(isBlankPrompt(prompt)).toBe(false);
  },
);

const chosen: GenerationSettings = {
  ...initialSettings,
  aspectRatio: '9:16',
  outputQuality: 20,
  effort: 'low',
  creativity: 7,
  preset: 'financas',
  words: 'engine',
  count: 4,
  seed: 77,
};

test.each([
  ['Thumbnail', { words: 'engine', count: 4, seed: 77 }],
  ['ThumbnailsV2', { preset: 'financas', words: 'engine', count: 4, seed: 77 }],
  ['Genesys Pro', { aspectRatio: '9:16', creativity: 7, count: 4, seed: 77 }],
  ['Genesys 1.0', { aspectRatio: '9:16', outputQuality: 20, effort: 'low', count: 4, seed: 77 }],
  ['Upscaler', { aspectRatio: '9:16' }],
] as const)('%s uses only the chosen settings %j', (tool, taken) => {
  const fixed = {
    aspectRatio: '16:9',
    outputQuality: 100,
    effort: 'high',
    creativity: null,
    preset: null,
    words: 'engine',
  };
  expect(settingsFor(tool, chosen)).toEqual({ ...initialSettings, ...fixed, count: 1, seed: null, ...taken });
});

test('settings that were not chosen have their initial values', () => {
  expect(settingsFor('Genesys Pro', { creativity: null, count: undefined })).toMatchObject({
    creativity: 1,
    count: 1,
  });
  expect(settingsFor('ThumbnailsV2', { preset: null }).preset).toBe('none');
});

test('hasSetting finds the tools with output quality and with creativity', () => {
  expect(toolNames.filter((tool) => hasSetting(tool, 'outputQuality'))).toEqual(['Genesys 1.0']);
  expect(toolNames.filter((tool) => hasSetting(tool, 'creativity'))).toEqual(['Genesys Pro']);
});

test.each([
  [0, 'low'],
  [33, 'low'],
  [34, 'medium'],
  [79, 'medium'],
  [80, 'high'],
  [100, 'high'],
] as const)('output quality %i means %s effort', (quality, effort) => {
  expect(effortOf(quality)).toBe(effort);
});

test('an invalid stored setting does not affect the others', () => {
  expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  expect(readSettings({ ...chosen, aspectRatio: '4:3', count: 'three', later: true })).toEqual({
    ...chosen,
    aspectRatio: '16:9',
    count: 1,
  });
  expect(readSettings({ outputQuality: 1e9, creativity: -1, seed: 2.5 })).toEqual({
    ...initialSettings,
    creativity: 0,
  });
});

test.each([undefined, null, 'text', 7, []])('reads initial settings from %j', (stored) => {
  expect(readSettings(stored)).toEqual(initialSettings);
});
