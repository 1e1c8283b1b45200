import { describe, expect, it } from 'vitest';
import {
  changeDraft,
  chooseTool,
  chosenTool,
  copyPromptTo,
  currentDraft,
  initialDrafts,
  parseDrafts,
} from './drafts.ts';

const typed = (drafts: typeof initialDrafts, prompt: string) => changeDraft(drafts, { prompt });

describe('switching tools', () => {
  it('keeps input and choices of each tool', () => {
    let drafts = changeDraft(initialDrafts, {
      prompt: 'a shark',
      style: 'MaxVersta',
      settings: { count: 2 },
    });
    drafts = changeDraft(chooseTool(drafts, 'Genesys Pro'), {
      prompt: 'a castle',
      settings: { aspectRatio: '1:1' },
    });
    drafts = typed(chooseTool(drafts, 'ThumbnailsV2'), 'a robot');
    expect(currentDraft(chooseTool(drafts, 'Thumbnail'))).toMatchObject({
      prompt: 'a shark',
      style: 'MaxVersta',
      settings: { count: 2 },
    });
    expect(currentDraft(chooseTool(drafts, 'Genesys Pro'))).toMatchObject({
      prompt: 'a castle',
      settings: { aspectRatio: '1:1', count: 1 },
    });
    expect(currentDraft(drafts).prompt).toBe('a robot');
  });

  it('starts with the documented style of each', () => {
    expect(currentDraft(initialDrafts)).toMatchObject({ tool: 'Thumbnail', style: 'MrBeast-tzdev' });
    expect(currentDraft(chooseTool(initialDrafts, 'Genesys Pro')).style).toBe('Photographic');
    expect(currentDraft(chooseTool(initialDrafts, 'Genesys 1.0')).style).toBe('Photographic');
    expect(currentDraft(chooseTool(initialDrafts, 'ThumbnailsV2')).settings.preset).toBe('none');
  });

  it('copies the prompt on request', () => {
    const drafts = copyPromptTo(typed(initialDrafts, 'a shark'), 'Genesys Pro');
    expect(currentDraft(drafts)).toMatchObject({ tool: 'Genesys Pro', prompt: 'a shark' });
    expect(drafts.of.Thumbnail.prompt).toBe('a shark');
  });
});

describe('the Upscaler', () => {
  const upscaling = chooseTool(typed(initialDrafts, 'a shark'), 'Upscaler');

  it('replaces the previous tool, whose form is kept', () => {
    expect(chosenTool(upscaling)).toBe('Upscaler');
    expect(currentDraft(upscaling)).toMatchObject({ tool: 'Thumbnail', prompt: 'a shark' });
    expect(chosenTool(chooseTool(upscaling, 'Genesys Pro'))).toBe('Genesys Pro');
  });

  it('yields to a form that is filled, and provides no prompt to copy', () => {
    expect(chosenTool(changeDraft(upscaling, { prompt: 'a castle' }))).toBe('Thumbnail');
    const left = copyPromptTo(upscaling, 'Genesys Pro');
    expect(chosenTool(left)).toBe('Genesys Pro');
    expect(currentDraft(left).prompt).toBe('');
  });

  it('is restored after a reload', () => {
    expect(parseDrafts({ drafts: JSON.parse(JSON.stringify(upscaling)) })).toEqual(upscaling);
  });
});

describe('reading stored drafts', () => {
  it('returns what was stored', () => {
    const drafts = typed(chooseTool(typed(initialDrafts, 'a shark'), 'Genesys 1.0'), 'a castle');
    expect(parseDrafts({ drafts: JSON.parse(JSON.stringify(drafts)) })).toEqual(drafts);
  });

  it('keeps the prompts when everything else is damaged', () => {
    const of = { Thumbnail: { prompt: 'keep me', style: 7, count: 3 }, 'Genesys Pro': 12 };
    const drafts = parseDrafts({ drafts: { tool: 'Telepathy', of } });
    expect(drafts).toEqual(typed(initialDrafts, 'keep me'));
  });

  it.each([undefined, null, 'text', 12, [], { drafts: 'x' }, { drafts: { of: 'x' } }])(
    'survives %j',
    (stored) => {
      expect(parseDrafts(stored)).toEqual(initialDrafts);
    },
  );
});
