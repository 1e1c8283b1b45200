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
])('sees nothing in %j', (prompt) => {
  expect(isBlankPrompt(prompt)).toBe(true);
});

test.each(['a', '🦈', '?', '\u200bcat', 'सिंह', '👨\u200d👩\u200d👧'])('sees something in %j', (prompt) => {
  expect(isBlankPrompt(prompt)).toBe(false);
});

const chosen: GenerationSettings = {
  ...initialSettings,
  aspectRatio: '9:16',
  outputQuality: 20,
  effort: 'low',
  creativity: 7,
  preset: 'financas',
  count: 4,
  seed: 77,
};

test.each([
  ['Thumbnail', { count: 4, seed: 77 }],
  ['ThumbnailsV2', { preset: 'financas', count: 4, seed: 77 }],
  ['Genesys Pro', { aspectRatio: '9:16', creativity: 7, count: 4, seed: 77 }],
  ['Genesys 1.0', { aspectRatio: '9:16', outputQuality: 20, effort: 'low', count: 4, seed: 77 }],
  ['Upscaler', { aspectRatio: '9:16' }],
] as const)('%s takes of all settings only %j', (tool, taken) => {
  const fixed = { aspectRatio: '16:9', outputQuality: 100, effort: 'high', creativity: null, preset: null };
  expect(settingsFor(tool, chosen)).toEqual({ ...initialSettings, ...fixed, count: 1, seed: null, ...taken });
});

test('what was not chosen is the usual', () => {
  expect(settingsFor('Genesys Pro', { creativity: null, count: undefined })).toMatchObject({
    creativity: 1,
    count: 1,
  });
  expect(settingsFor('ThumbnailsV2', { preset: null }).preset).toBe('none');
});

test('the tools that have a setting', () => {
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
] as const)('an output quality of %i goes with %s effort', (quality, effort) => {
  expect(effortOf(quality)).toBe(effort);
});

test('kept settings are read one by one: a faulty one costs no other', () => {
  expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  expect(readSettings({ ...chosen, aspectRatio: '4:3', count: 3, later: true })).toEqual({
    ...chosen,
    aspectRatio: '16:9',
    count: 1,
  });
  expect(readSettings({ outputQuality: 1e9, creativity: -1, seed: 2.5 })).toEqual({
    ...initialSettings,
    creativity: 0,
  });
});

test.each([undefined, null, 'text', 7, []])('there are settings where %j is kept', (stored) => {
  expect(readSettings(stored)).toEqual(initialSettings);
});
