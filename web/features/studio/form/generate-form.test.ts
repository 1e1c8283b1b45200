import { describe, expect, it } from 'vitest';
import {
  generateFormSchema,
  generateThumbnailFormSchema,
  readGenerateForm,
  readThumbnailForm,
} from '#contract/documented-forms.ts';
import { initialSettings } from '#contract/generation.ts';
import { type Draft, initialDraft, priceOf, withFields } from '../draft/draft.ts';
import { generateForm } from './generate-form.ts';

const chosen = { aspectRatio: '1:1', outputQuality: 20, effort: 'low', creativity: 7, count: 2 } as const;
const draftOf = (tool: Draft['tool']) => withFields({ ...initialDraft, tool }, { settings: chosen });
const settingsSent = (draft: Draft): unknown => JSON.parse(generateForm(draft, { references: [] }).settings);

describe('what Generate sends', () => {
  it('is the prompt, the tool, the style and all settings', () => {
    const draft = { ...draftOf('Genesys Pro'), prompt: 'a shark', style: 'Comic' };
    const form = generateFormSchema.parse(generateForm(draft, { references: [] }));
    expect(form).toMatchObject({ prompt: 'a shark', variant: 'Genesys Pro', style: 'Comic' });
    const settings = { aspectRatio: '1:1', outputQuality: 100, effort: 'high', creativity: 7, preset: null };
    expect(readGenerateForm(form)).toEqual({
      tool: 'Genesys Pro',
      settings: { ...initialSettings, ...settings, words: 'engine', count: 2, seed: null },
    });
  });

  it('is always wide and whole for Thumbnail', () => {
    expect(settingsSent(draftOf('Thumbnail'))).toMatchObject({
      aspectRatio: '16:9',
      outputQuality: 100,
      creativity: null,
    });
  });

  it('is the quality for Genesys 1.0, and no creativity', () => {
    expect(settingsSent(draftOf('Genesys 1.0'))).toMatchObject({
      outputQuality: 20,
      effort: 'low',
      creativity: null,
    });
  });

  it.each(['Thumbnail', 'Genesys Pro', 'Genesys 1.0'] as const)(
    'is understood by the server as it was sent: %s',
    (tool) => {
      const draft = draftOf(tool);
      const form = generateFormSchema.parse(generateForm(draft, { references: [] }));
      expect(readGenerateForm(form)).toEqual({ tool, settings: settingsSent(draft) });
    },
  );

  it('is preset and count for ThumbnailsV2, in a separate call', () => {
    const draft = withFields(draftOf('ThumbnailsV2'), { settings: { preset: 'financas' } });
    const form = generateThumbnailFormSchema.parse(
      generateForm({ ...draft, prompt: 'x' }, { references: [] }),
    );
    expect(readThumbnailForm(form)).toMatchObject({
      tool: 'ThumbnailsV2',
      settings: { preset: 'financas', count: 2, aspectRatio: '16:9' },
    });
  });

  it('is how each reference is used, where there are any', () => {
    expect(generateForm(initialDraft, { references: [] }).references).toBeUndefined();
    const uses = [{ use: 'palette', strokes: [] }] as const;
    expect(generateForm(initialDraft, { references: [{ use: 'palette', strokes: [] }] }).references).toBe(
      JSON.stringify(uses),
    );
  });

  it('costs the tool’s price times the number of designs', () => {
    expect(priceOf(withFields(draftOf('Genesys Pro'), { settings: { count: 4 } }))).toBe(40);
  });
});
