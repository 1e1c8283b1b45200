import { describe, expect, it } from 'vitest';
import { designLimits } from '../../../contract/limits.ts';
import { hasIcon } from '../icons.ts';
import { searchIcons } from './search-icons.ts';

const idsOf = (query: string, language: 'en' | 'pt' | 'es' = 'en') =>
  searchIcons(query, language).map(({ id }) => id);

describe('searching illustrations', () => {
  it.each([
    ['shark', 'en', 'shark'],
    ['Sharks', 'en', 'shark'],
    ['tubarão', 'pt', 'shark'],
    ['tubarao', 'pt', 'shark'],
    ['tiburón', 'es', 'shark'],
    ['shark', 'pt', 'shark'],
    ['hot dog', 'en', 'hot-dog'],
    ['t-rex', 'en', 't-rex'],
    ['🦈', 'en', 'shark'],
  ] as const)('%s (%s) finds %s first', (query, language, icon) => {
    expect(idsOf(query, language)[0]).toBe(icon);
  });

  it.each([
    ['angry cat', 'en', ['cat-face', 'angry-face']],
    ['red sports car', 'en', ['automobile']],
    ['tubarão com fogo', 'pt', ['shark', 'fire']],
    ['gato negro', 'es', ['cat-face']],
  ] as const)(
    '%s (%s), which no illustration is named, finds those of its words',
    (query, language, icons) => {
      const found = idsOf(query, language);
      for (const icon of icons) expect(found).toContain(icon);
    },
  );

  it('finds what fits all words before what fits one', () => {
    expect(idsOf('face cat')[0]).toBe('cat-face');
  });

  it('finds an illustration by the beginning of a word', () => {
    expect(idsOf('oct')).toContain('octopus');
    expect(idsOf('foguet', 'pt')).toContain('rocket');
  });

  it('lists the popular illustrations without a query, all of which exist', () => {
    const popular = idsOf('  ');
    expect(popular.length).toBeGreaterThan(60);
    expect(popular.every(hasIcon)).toBe(true);
    expect(new Set(popular).size).toBe(popular.length);
  });

  it('returns an empty list for unknown words, and never more than the limit', () => {
    expect(idsOf('zzzzqqq')).toEqual([]);
    expect(idsOf('??!')).toEqual([]);
    for (const letter of 'abcdefs') expect(idsOf(letter).length).toBeLessThanOrEqual(designLimits.iconsShown);
  });

  it('labels illustrations in the requested language', () => {
    expect(searchIcons('shark', 'en')[0]?.label).toBe('shark');
    expect(searchIcons('shark', 'pt')[0]?.label).toBe('tubarao');
  });
});
