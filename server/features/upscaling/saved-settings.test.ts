import { expect, it } from 'vitest';
import { readSavedSettings } from './saved-settings.ts';

const twice = { before: 60, after: 120 };

it('reads what is said', () => {
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

it('believes the sizes of the pictures more than what is said of the factor', () => {
  expect(readSavedSettings({ scaleFactor: 8 }, twice).scaleFactor).toBe(2);
  expect(readSavedSettings({}, { before: 60, after: 480 }).scaleFactor).toBe(8);
});

it.each([undefined, null, '', 'much', -1, 101, Number.NaN, {}])(
  'takes a slider at %j for left out',
  (value) => {
    expect(readSavedSettings({ dynamic: value, creativity: value, resemblance: value }, twice)).toEqual({
      scaleFactor: 2,
      outputFormat: 'webp',
    });
  },
);

it.each(['a\0b', '\ud800', 'x'.repeat(4_001), 7])('leaves out a prompt that cannot be kept', (prompt) => {
  expect(readSavedSettings({ prompt }, twice)).not.toHaveProperty('prompt');
});
