import { describe, expect, it } from 'vitest';
import { initialSettings } from '#contract/generation.ts';
import { initialDraft, parseDraft } from './draft.ts';

describe('reading a stored draft', () => {
  it('keeps a style that may be a described one', () => {
    expect(parseDraft({ tool: 'Genesys 1.0', style: 'Blue hour' }).style).toBe('Blue hour');
    expect(parseDraft({ tool: 'Genesys 1.0', style: 'x'.repeat(101) }).style).toBe('Photographic');
  });

  it('keeps a style that may be a trained one', () => {
    const style = '0198f0a2-0000-7000-8000-000000000000';
    expect(parseDraft({ tool: 'Thumbnail', style }).style).toBe(style);
    expect(parseDraft({ tool: 'Thumbnail', style: '' }).style).toBe('MrBeast-tzdev');
  });

  it('starts with Thumbnail and MrBeast on a first visit', () => {
    expect(parseDraft(undefined)).toEqual(initialDraft);
    expect(initialDraft).toMatchObject({ tool: 'Thumbnail', style: 'MrBeast-tzdev' });
  });

  it('returns what was stored', () => {
    const stored = {
      tool: 'Genesys Pro',
      prompt: 'a\nshark',
      enhanced: { original: 'shark', text: 'a\nshark' },
      style: 'Comic',
      settings: {
        ...initialSettings,
        aspectRatio: '9:16',
        outputQuality: 40,
        effort: 'medium',
        creativity: 7,
        preset: 'financas',
        count: 4,
        seed: null,
      },
    };
    expect(parseDraft(stored)).toEqual(stored);
  });

  it('keeps the prompt when everything else is damaged', () => {
    const stored = {
      tool: 'Telepathy',
      prompt: 'keep me',
      style: 7,
      settings: {
        aspectRatio: '4:3',
        outputQuality: 'x',
        effort: 'some',
        creativity: NaN,
        preset: 'toString',
        count: 3,
        seed: -1.5,
      },
    };
    expect(parseDraft(stored)).toEqual({ ...initialDraft, prompt: 'keep me' });
  });

  it('replaces a style that the stored tool does not have', () => {
    expect(parseDraft({ tool: 'Genesys 1.0', style: 'MrBeast-tzdev' }).style).toBe('Photographic');
    expect(parseDraft({ tool: 'Thumbnail', style: 'Comic' }).style).toBe('MrBeast-tzdev');
  });

  it('clamps numbers to their range', () => {
    expect(parseDraft({ settings: { outputQuality: 400, creativity: -3 } }).settings).toMatchObject({
      outputQuality: 100,
      creativity: 0,
    });
  });

  it.each([null, 'text', 12, []])('survives %j', (stored) => {
    expect(parseDraft(stored)).toEqual(initialDraft);
  });
});
