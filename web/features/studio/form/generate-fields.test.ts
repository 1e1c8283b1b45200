import { describe, expect, it } from 'vitest';
import { generateFormSchema, generateThumbnailFormSchema } from '#contract/generation.ts';
import { initialDraft } from '../draft/draft.ts';
import { generateFields, priceOf, thumbnailFields } from './generate-fields.ts';

describe('what Generate sends', () => {
  it('is a plain style id and widescreen for Thumbnail', () => {
    const fields = generateFields(
      { ...initialDraft, prompt: 'a shark', aspectRatio: '9:16', quality: 20 },
      false,
    );
    expect(fields).toMatchObject({
      prompt: 'a shark',
      variant: 'Thumbnail',
      style: 'MrBeast-tzdev',
      aspectRatio: '16:9',
      output_quality: '100',
      cost: '15',
      num_inference_steps: '4',
    });
    expect(fields).not.toHaveProperty('interval');
  });

  it('is the style as JSON, the shape and the creativity for Genesys Pro', () => {
    const fields = generateFields(
      {
        ...initialDraft,
        tool: 'Genesys Pro',
        style: 'Comic',
        aspectRatio: '1:1',
        creativity: 7,
        quality: 20,
      },
      false,
    );
    expect(JSON.parse(fields.style ?? '')).toMatchObject({
      name: 'Comic',
      description: expect.stringContaining('Ink'),
    });
    expect(fields).toMatchObject({ aspectRatio: '1:1', interval: '7', output_quality: '100', cost: '10' });
  });

  it('is the quality for Genesys 1.0', () => {
    const fields = generateFields(
      {
        ...initialDraft,
        tool: 'Genesys 1.0',
        style: 'Photographic',
        quality: 20,
      },
      false,
    );
    expect(fields).toMatchObject({ output_quality: '20', cost: '1' });
    expect(fields).not.toHaveProperty('interval');
  });

  it.each([true, false])('says whether a reference goes along: %s', (hasReference) => {
    expect(generateFields(initialDraft, hasReference).sendReferenceToModel).toBe(String(hasReference));
  });

  it.each(['Thumbnail', 'Genesys Pro', 'Genesys 1.0'] as const)('fits the contract for %s', (tool) => {
    const parsed = generateFormSchema.safeParse(generateFields({ ...initialDraft, tool, prompt: 'x' }, true));
    expect(parsed.error).toBeUndefined();
  });

  it('is preset and count for ThumbnailsV2, in a call of its own', () => {
    const draft = {
      ...initialDraft,
      tool: 'ThumbnailsV2',
      preset: 'financas',
      count: 2,
      prompt: 'x',
    } as const;
    expect(generateThumbnailFormSchema.parse(thumbnailFields(draft))).toEqual({
      variant: 'ThumbnailsV2',
      prompt: 'x',
      preset: 'financas',
      num_outputs: 2,
    });
  });

  it('costs as many times the tool as designs are asked for', () => {
    const draft = { ...initialDraft, tool: 'Genesys Pro', count: 4 } as const;
    expect(priceOf(draft)).toBe(40);
    expect(generateFields(draft, false)).toMatchObject({ num_outputs: '4', cost: '40' });
  });
});
