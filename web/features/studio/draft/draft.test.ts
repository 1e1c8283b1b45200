import { describe, expect, it } from 'vitest';
import { initialDraft, parseDraft, switchTool } from './draft.ts';

describe('switching tools', () => {
  it('keeps the prompt', () => {
    const draft = { ...initialDraft, prompt: 'a shark' };
    expect(switchTool(draft, 'Genesys Pro').prompt).toBe('a shark');
  });

  it('resets a thumbnail style to Photographic for Genesys', () => {
    const draft = { ...initialDraft, style: 'Lebron-tzdev' };
    expect(switchTool(draft, 'Genesys 1.0').style).toBe('Photographic');
  });

  it('keeps an image style between the two Genesys tools', () => {
    const draft = { ...initialDraft, tool: 'Genesys Pro' as const, style: 'Comic' };
    expect(switchTool(draft, 'Genesys 1.0').style).toBe('Comic');
  });

  it('sets MrBeast-tzdev when Thumbnails is picked from an image style', () => {
    const draft = { ...initialDraft, tool: 'Genesys Pro' as const, style: 'Comic' };
    expect(switchTool(draft, 'Thumbnail').style).toBe('MrBeast-tzdev');
  });

  it('leaves a thumbnail style alone when Thumbnails is picked again', () => {
    const draft = { ...initialDraft, style: 'MaxVersta' };
    expect(switchTool(draft, 'Thumbnail').style).toBe('MaxVersta');
  });
});

it('keeps a described style between the two Genesys tools, and not for Thumbnails', () => {
  const draft = { ...initialDraft, tool: 'Genesys Pro' as const, style: 'an-id' };
  expect(switchTool(draft, 'Genesys 1.0').style).toBe('an-id');
  expect(switchTool(draft, 'Thumbnail').style).toBe('MrBeast-tzdev');
});

describe('reading a stored draft', () => {
  it('keeps a style that may be one the user described', () => {
    expect(parseDraft({ tool: 'Genesys 1.0', style: 'Blue hour' }).style).toBe('Blue hour');
    expect(parseDraft({ tool: 'Genesys 1.0', style: 'x'.repeat(101) }).style).toBe('Photographic');
  });

  it('starts with Thumbnail and MrBeast on a first visit', () => {
    expect(parseDraft(undefined)).toEqual(initialDraft);
    expect(initialDraft).toMatchObject({ tool: 'Thumbnail', style: 'MrBeast-tzdev' });
  });

  it('gives back what was stored', () => {
    const stored = {
      tool: 'Genesys Pro',
      prompt: 'a\nshark',
      style: 'Comic',
      aspectRatio: '9:16',
      quality: 40,
      creativity: 7,
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
