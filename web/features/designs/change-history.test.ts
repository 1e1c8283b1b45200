import { describe, expect, it } from 'vitest';
import { edited, freshHistory, isUnchanged, redone, reset, undone } from './change-history.ts';

const headline = (text: string) => ({ headline: { lines: [text], emphasis: null } });

describe('the changes of a design', () => {
  it('accumulate; a later one replaces an earlier one of the same part', () => {
    const history = edited(edited(edited(freshHistory, { hero: 'shark' }), { accent: '#ff0000' }), {
      hero: null,
    });
    expect(history.present).toEqual({ hero: null, accent: '#ff0000' });
  });

  it('are undone and redone one step at a time', () => {
    const shark = edited(freshHistory, { hero: 'shark' });
    const whale = edited(shark, { hero: 'whale' });
    expect(undone(whale).present).toEqual({ hero: 'shark' });
    expect(undone(undone(whale)).present).toEqual({});
    expect(redone(undone(whale)).present).toEqual({ hero: 'whale' });
    expect(undone(freshHistory)).toBe(freshHistory);
    expect(redone(whale)).toBe(whale);
  });

  it('of one typing or dragging form one step', () => {
    const typed = ['W', 'WO', 'WOW'].reduce(
      (history, text) => edited(history, headline(text), 'headline'),
      freshHistory,
    );
    expect(undone(typed).present).toEqual({});
    const dragged = edited(edited(typed, { accent: '#111111' }, 'accent'), { accent: '#222222' }, 'accent');
    expect(undone(dragged).present).toEqual(headline('WOW'));
    const typedAgain = edited(undone(dragged), headline('WOW!'), 'headline');
    expect(undone(typedAgain).present).toEqual(headline('WOW'));
  });

  it('without effect form no step and keep the redo steps', () => {
    const undoneOnce = undone(edited(freshHistory, { hero: 'shark' }));
    expect(edited(undoneOnce, {})).toBe(undoneOnce);
    expect(redone(undoneOnce).present).toEqual({ hero: 'shark' });
  });

  it('that were undone are dropped by a new one', () => {
    const history = edited(undone(edited(freshHistory, { hero: 'shark' })), { hero: 'whale' });
    expect(redone(history)).toBe(history);
  });

  it('are all reset by one step, which can be undone', () => {
    const changed = edited(edited(freshHistory, { hero: 'shark' }), { layout: 'quote' });
    expect(isUnchanged(reset(changed).present)).toBe(true);
    expect(undone(reset(changed)).present).toEqual({ hero: 'shark', layout: 'quote' });
    expect(reset(freshHistory)).toBe(freshHistory);
  });

  it('are kept for a hundred steps', () => {
    let history = freshHistory;
    for (let step = 0; step < 150; step += 1) history = edited(history, { hero: `icon-${step}` });
    expect(history.past).toHaveLength(100);
  });
});
