import { expect, test } from 'vitest';
import {
  generateFormSchema,
  generateThumbnailFormSchema,
  readGenerateForm,
  readImageAnalysis,
  readThumbnailForm,
} from './documented-forms.ts';
import { toDocumentedImage, toDocumentedJob } from './documented-settings.ts';
import { settingsFor } from './generation.ts';

const read = (fields: Record<string, string>) => readGenerateForm(generateFormSchema.parse(fields));

test('the documented form of Genesys Pro is read and its unused fields are ignored', () => {
  const ignored = {
    steps: '50',
    guidance: '2',
    safety_tolerance: '6',
    cost: '1',
  };
  const fields = { variant: 'Genesys Pro', aspectRatio: '1:1', interval: '7', num_outputs: '2', seed: '77' };
  expect(read({ ...fields, ...ignored })).toEqual({
    tool: 'Genesys Pro',
    settings: settingsFor('Genesys Pro', { aspectRatio: '1:1', creativity: 7, count: 2, seed: 77 }),
  });
});

test('output_quality sets the output quality and the effort', () => {
  const { settings } = read({
    variant: 'Genesys 1.0',
    output_quality: '20.4',
    go_fast: 'true',
    megapixels: '1',
  });
  expect(settings).toMatchObject({ outputQuality: 20, effort: 'low' });
});

test('sendReferenceToModel is yes unless a form says no', () => {
  const sends = (fields: Record<string, unknown>) => generateFormSchema.parse(fields).sendReferenceToModel;
  expect([{}, { sendReferenceToModel: '' }, { sendReferenceToModel: 'true' }].map(sends)).toEqual([
    true,
    true,
    true,
  ]);
  for (const no of ['false', '0', false]) expect(sends({ sendReferenceToModel: no })).toBe(false);
  expect(generateFormSchema.safeParse({ sendReferenceToModel: 'perhaps' }).success).toBe(false);
});

test('imageAnalysis is a text, or the answer of an analysis', () => {
  const answer = { success: true, enhancedPrompt: 'A red boat.', description: null };
  expect(
    [' A red boat. ', JSON.stringify(answer), '{"palette":[]}', '{', ' ', undefined].map(readImageAnalysis),
  ).toEqual(['A red boat.', 'A red boat.', '{"palette":[]}', '{', null, null]);
});

test('settings that a tool does not have are ignored', () => {
  const fields = { aspectRatio: '9:16', output_quality: '20', interval: '7' };
  expect(read({ variant: 'Thumbnail', ...fields }).settings).toEqual(settingsFor('Thumbnail', {}));
  const settings = JSON.stringify({ outputQuality: 20, creativity: 7, preset: 'financas' });
  expect(read({ variant: 'Thumbnail', settings }).settings).toEqual(settingsFor('Thumbnail', {}));
});

test('settings under the names of the contract override the documented ones', () => {
  const settings = JSON.stringify({ outputQuality: 50 });
  expect(
    read({ variant: 'Genesys 1.0', output_quality: '20', aspectRatio: '1:1', settings }).settings,
  ).toMatchObject({
    outputQuality: 50,
    effort: 'low',
    aspectRatio: '1:1',
  });
});

test.each(['{', '7', '{"count":3}', '{"aspectRatio":"4:3"}', '{"seed":-1}'])(
  'settings of %j are refused',
  (settings) => {
    expect(generateFormSchema.safeParse({ settings }).success).toBe(false);
    expect(generateThumbnailFormSchema.safeParse({ settings }).success).toBe(false);
  },
);

test('the form of ThumbnailsV2 accepts numbers, as in JSON', () => {
  const form = generateThumbnailFormSchema.parse({
    prompt: 'x',
    preset: 'financas',
    num_outputs: 2,
    seed: 7,
  });
  expect(readThumbnailForm(form)).toEqual({
    tool: 'ThumbnailsV2',
    settings: settingsFor('ThumbnailsV2', { preset: 'financas', count: 2, seed: 7 }),
  });
});

test('jobs and pictures carry the documented names', () => {
  const settings = settingsFor('Genesys Pro', { aspectRatio: '1:1', creativity: 7 });
  const documented = {
    variant: 'Genesys Pro',
    resolution: '1:1',
    output_quality: 100,
    interval: 7,
    preset: null,
  };
  expect(toDocumentedJob('Genesys Pro', settings)).toEqual({ ...documented, num_outputs: 1 });
  expect(toDocumentedImage('Genesys Pro', settings)).toEqual({ ...documented, model: 'Genesys Pro' });
});
