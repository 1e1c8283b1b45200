import { describe, expect, it } from 'vitest';
import { initialDraft, parseDraft } from './draft.ts';

describe('reading a stored draft', () => {
  it('keeps a style that may be one the user described', () => {
    expect(parseDraft({ tool: 'Genesys 1.0', style: 'Blue hour' }).style).toBe('Blue hour');
    expect(parseDraft({ tool: 'Genesys 1.0', style: 'x'.repeat(101) }).style).toBe('Photographic');
  });

  it('keeps a style that may be one the user trained', () => {
    const style = '0198f0a2-0000-7000-8000-000000000000';
    expect(parseDraft({ tool: 'Thumbnail', style }).style).toBe(style);
    expect(parseDraft({ tool: 'Thumbnail', style: '' }).style).toBe('MrBeast-tzdev');
  });

  it('starts with Thumbnail and MrBeast on a first visit', () => {
    expect(parseDraft(undefined)).toEqual(initialDraft);
    expect(initialDraft).toMatchObject({ tool: 'Thumbnail', style: 'MrBeast-tzdev' });
  });

  it('gives back what was stored', () => {
    const stored = {
      tool: 'Genesys Pro',
      prompt: 'a\nshark',
      enhanced: { original: 'shark', text: 'a\nshark' },
      style: 'Comic',
      aspectRatio: '9:16',
      quality: 40,
      creativity: 7,
      preset: 'financas',
      count: 4,
    };
    expect(parseDraft(stored)).toEqual(stored);
  });

  it('keeps the prompt when everything else is damaged', () => {
    const stored = {
      tool: 'Telepathy',
      prompt: 'keep me',
      style: 7,
      aspectRatio: '4:3',
      quality: 'x',
      creativity: NaN,
      preset: 'toString',
      count: 3,
    };
    expect(parseDraft(stored)).toEqual({ ...initialDraft, prompt: 'keep me' });
  });

  it('replaces a style that the stored tool does not have', () => {
    expect(parseDraft({ tool: 'Genesys 1.0', style: 'MrBeast-tzdev' }).style).toBe('Photographic');
    expect(parseDraft({ tool: 'Thumbnail', style: 'Comic' }).style).toBe('MrBeast-tzdev');
  });

  it('brings numbers back into their range', () => {
    expect(parseDraft({ quality: 400, creativity: -3 })).toMatchObject({ quality: 100, creativity: 0 });
  });

  it.each([null, 'text', 12, []])('survives %j', (stored) => {
    expect(parseDraft(stored)).toEqual(initialDraft);
  });
});
