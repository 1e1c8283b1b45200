import { describe, expect, it } from 'vitest';
import { presetThumbnailStyles } from '#contract/styles.ts';
import { generateRequest } from '../testing/requests.ts';
import { toModelPrompt } from './model-prompt.ts';

describe('toModelPrompt', () => {
  it('puts the user’s own words first, whole', () => {
    const prompt = 'A lighthouse\nwith "HELP" on it 🔥';
    expect(toModelPrompt(generateRequest({ prompt })).startsWith(`${prompt}\n\n`)).toBe(true);
  });

  it('requests a thumbnail for the thumbnail tools only', () => {
    const hasThumbnail = (tool: 'Thumbnail' | 'Genesys 1.0') =>
      toModelPrompt(generateRequest({ tool })).includes('thumbnail');
    expect([hasThumbnail('Thumbnail'), hasThumbnail('Genesys 1.0')]).toEqual([true, false]);
  });

  it.each(presetThumbnailStyles)(
    'describes the look of $styleName without a creator’s name',
    ({ id, styleName }) => {
      const said = toModelPrompt(generateRequest({ tool: 'Thumbnail', style: { id, name: styleName } }));
      expect(said).toContain('\n\nStyle: ');
      expect(said).not.toMatch(/beast|kurzgesagt|nick ?d|matthew|lebron|verstappen/i);
    },
  );

  it('uses a style’s own description', () => {
    const style = { id: 'x', name: 'Mine', description: 'wet ink' };
    expect(toModelPrompt(generateRequest({ style }))).toContain('Style: wet ink');
  });

  it('describes a reference image after the user’s words', () => {
    const prompt = 'A lighthouse';
    const said = toModelPrompt(generateRequest({ prompt, referenceDescription: 'A red boat.' }));
    expect(said.startsWith('A lighthouse\n\nReference image: A red boat.\n\n')).toBe(true);
  });

  it('adds nothing to the prompt without a style', () => {
    const style = { id: 'Default', name: 'Default' };
    expect(toModelPrompt(generateRequest({ style }))).toBe('A lighthouse in a storm');
  });

  it.each([
    [null, 0],
    [1, 0],
    [6, 0],
    [0, 1],
    [10, 1],
  ])('mentions freedom at creativity %j %i times', (creativity, times) => {
    const style = { id: 'Default', name: 'Default' };
    expect(toModelPrompt(generateRequest({ settings: { creativity }, style })).split('\n\n')).toHaveLength(
      1 + times,
    );
  });

  it.each(presetThumbnailStyles)(
    'asks for no letters in $styleName where Adventure sets the words',
    (style) => {
      const ask = (words: 'adventure' | 'engine') =>
        toModelPrompt(
          generateRequest({
            tool: 'Thumbnail',
            style: { id: style.id, name: style.styleName },
            settings: { words, seed: 4 },
          }),
        );
      const [, room = '', look = ''] = ask('adventure').split('\n\n');
      expect(room).toMatch(/no words, letters.*in the right half.*The left half stays calm/);
      expect(look).toMatch(/^Style: .{20}/);
      expect(look).not.toContain('headline');
      expect(ask('engine')).toContain('headline words, spelled correctly');
    },
  );

  it('asks for room on the other side with the next seed', () => {
    const ask = (seed: number) => toModelPrompt(generateRequest({ tool: 'Thumbnail', settings: { seed } }));
    expect(ask(5)).toContain('in the left half');
    expect(ask(6)).toContain('in the right half');
  });
});
