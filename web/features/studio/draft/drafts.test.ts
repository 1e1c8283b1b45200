import { describe, expect, it } from 'vitest';
import { generateTools, tools } from '#contract/tools.ts';
import { emptyDraft, originalPromptOf } from './draft.ts';
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

  const pairs = generateTools.flatMap((from) =>
    generateTools.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(pairs)('takes the prompt along from %s to %s', (from, to) => {
    const left = changeDraft(chooseTool(initialDrafts, from), {
      prompt: 'a giant shark',
      enhanced: { original: 'a shark', text: 'a giant shark' },
    });
    const there = chooseTool(left, to);
    expect(currentDraft(there)).toMatchObject({ tool: to, prompt: 'a giant shark' });
    expect(originalPromptOf(currentDraft(there))).toBe('a shark');
    // It follows until it is edited there.
    const back = typed(chooseTool(there, from), 'a whale');
    expect(currentDraft(chooseTool(back, to)).prompt).toBe('a whale');
    const edited = typed(chooseTool(back, to), 'a castle');
    expect(currentDraft(chooseTool(edited, from)).prompt).toBe('a whale');
    expect(currentDraft(chooseTool(typed(chooseTool(edited, from), 'an orca'), to)).prompt).toBe('a castle');
  });

  it('takes along nothing from an empty form, and fills one that was emptied', () => {
    const drafts = chooseTool(typed(initialDrafts, 'a shark'), 'Genesys Pro');
    expect(currentDraft(chooseTool(typed(drafts, ' '), 'Thumbnail')).prompt).toBe('a shark');
    expect(currentDraft(chooseTool(chooseTool(typed(drafts, ''), 'Thumbnail'), 'Genesys Pro')).prompt).toBe(
      'a shark',
    );
  });

  it.each(pairs)('takes the style along from %s to %s if both have it', (from, to) => {
    const style = tools[from].styles === 'image' ? 'Comic' : 'MaxVersta';
    const left = changeDraft(chooseTool(initialDrafts, from), { style });
    const goesAlong = tools[from].styles === 'image' && tools[to].styles === 'image';
    expect(currentDraft(chooseTool(left, to)).style).toBe(goesAlong ? style : emptyDraft(to).style);
    const edited = changeDraft(chooseTool(left, to), { style: 'Retro' });
    expect(currentDraft(chooseTool(chooseTool(edited, from), to)).style).toBe('Retro');
  });

  it('takes the style along past a tool without it', () => {
    const left = changeDraft(chooseTool(initialDrafts, 'Genesys Pro'), { style: 'Comic' });
    expect(currentDraft(chooseTool(chooseTool(left, 'ThumbnailsV2'), 'Genesys 1.0')).style).toBe('Comic');
  });

  it('copies the prompt on request, over another one, too', () => {
    const filled = chooseTool(typed(chooseTool(initialDrafts, 'Genesys Pro'), 'a castle'), 'Thumbnail');
    const copied = copyPromptTo(typed(filled, 'a shark'), 'Genesys Pro');
    expect(currentDraft(copied)).toMatchObject({ tool: 'Genesys Pro', prompt: 'a shark' });
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

  it('yields to a form that is filled, and replaces no prompt by that of the form behind it', () => {
    expect(chosenTool(changeDraft(upscaling, { prompt: 'a castle' }))).toBe('Thumbnail');
    const left = copyPromptTo(upscaling, 'Genesys Pro');
    expect(chosenTool(left)).toBe('Genesys Pro');
    expect(currentDraft(left).prompt).toBe('a shark');
    const filled = chooseTool(typed(left, 'a castle'), 'Thumbnail');
    expect(currentDraft(copyPromptTo(chooseTool(filled, 'Upscaler'), 'Genesys Pro')).prompt).toBe('a castle');
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

  it('takes what was stored without a note of it as the user’s own', () => {
    const stored = {
      tool: 'Thumbnail',
      of: { Thumbnail: { prompt: 'a shark' }, 'Genesys Pro': { prompt: 'a castle' } },
    };
    expect(currentDraft(chooseTool(parseDrafts({ drafts: stored }), 'Genesys Pro')).prompt).toBe('a castle');
    expect(currentDraft(chooseTool(parseDrafts({ drafts: stored }), 'Genesys 1.0')).prompt).toBe('a shark');
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
