import { expect, it } from 'vitest';
import { readSavedSettings } from './saved-settings.ts';

const twice = { before: 60, after: 120 };

it('reads the given settings', () => {
  const sent = {
    scaleFactor: '8',
    outputFormat: 'JPEG',
    dynamic: '40',
    creativity: 0,
    resemblance: 0.6,
    prompt: 'a lamp',
    hdr: true,
  };
  expect(readSavedSettings(sent, { before: 60, after: 100 })).toEqual({
    scaleFactor: 8,
    outputFormat: 'jpg',
    dynamic: 40,
    creativity: 0,
    resemblance: 0.6,
    prompt: 'a lamp',
  });
});

it("derives the factor from the pictures' sizes rather than from the field", () => {
  expect(readSavedSettings({ scaleFactor: 8 }, twice).scaleFactor).toBe(2);
  expect(readSavedSettings({}, { before: 60, after: 480 }).scaleFactor).toBe(8);
});

it.each([undefined, null, '', 'much', -1, 101, Number.NaN, {}])('ignores a slider at %j', (value) => {
  expect(readSavedSettings({ dynamic: value, creativity: value, resemblance: value }, twice)).toEqual({
    scaleFactor: 2,
    outputFormat: 'webp',
  });
});

it.each(['a\0b', '\ud800', 'x'.repeat(4_001), 7])('drops a prompt that cannot be stored', (prompt) => {
  expect(readSavedSettings({ prompt }, twice)).not.toHaveProperty('prompt');
});
