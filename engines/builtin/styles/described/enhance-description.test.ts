import { describe, expect, it } from 'vitest';
import { countCharacters } from '../../../../contract/described-styles.ts';
import { describedStyleLimits } from '../../../../contract/limits.ts';
import { allGrammars } from '../../language/grammar/grammars.ts';
import { readDescription } from './described-style.ts';
import { enhanceDescription } from './enhance-description.ts';

const rows = allGrammars.flatMap(({ language, stylePhrases }) =>
  Object.entries(stylePhrases.base).map(([base, phrase]) => ({ language, base, phrase })),
);

describe('the phrases of a treatment', () => {
  it.each(rows)('$language: “$phrase” maps to $base or nothing, and to nothing else', ({ base, phrase }) => {
    const read = readDescription(phrase);
    expect([base, null]).toContain(read?.base ?? null);
    expect(read?.colors ?? []).toEqual([]);
    expect(read?.looks ?? []).toEqual([]);
  });
});

describe('an enhanced description', () => {
  it.each([
    ['Neon purple and cyan, dark night', /^Neon purple and cyan, dark night, futuristic edges .*shadows/],
    ['Filme antigo dos anos 70, granulado', /analógica de uma foto antiga.*granulado fino/],
    ['Un cómic de superhéroes en blanco y negro', /retícula, ningún color$/],
    [
      'Vibrant oil painting.',
      /^Vibrant oil painting, painted with visible brush strokes, strongly saturated$/,
    ],
  ])('keeps the text %j in front and adds what is drawn', (description, fuller) => {
    const enhanced = enhanceDescription(description);
    expect(enhanced.description).toMatch(fuller);
    expect(enhanced.added.length).toBeGreaterThan(0);
    expect(readDescription(enhanced.description)).toEqual(readDescription(description));
  });

  it('is unchanged when it is enhanced again', () => {
    const once = enhanceDescription('Dark pencil sketch with grain');
    expect(enhanceDescription(once.description)).toEqual({ description: once.description, added: [] });
  });

  it('adds nothing if nothing is recognised', () => {
    const description = 'Make it feel like my grandmother';
    expect(enhanceDescription(description)).toEqual({ description, added: [] });
  });

  it('never exceeds the length limit of a description', () => {
    const { descriptionMaxCharacters: most } = describedStyleLimits;
    const long = `neon purple dark ${'x'.repeat(most - 40)}`;
    expect(countCharacters(enhanceDescription(long).description)).toBeLessThanOrEqual(most);
  });
});
