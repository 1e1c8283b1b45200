import { describe, expect, it } from 'vitest';
import { designLimits } from '#contract/limits.ts';
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

  it('finds what is typed half', () => {
    expect(idsOf('oct')).toContain('octopus');
    expect(idsOf('foguet', 'pt')).toContain('rocket');
  });

  it('shows what is asked for most where nothing was typed, every one of them there', () => {
    const popular = idsOf('  ');
    expect(popular.length).toBeGreaterThan(60);
    expect(popular.every(hasIcon)).toBe(true);
    expect(new Set(popular).size).toBe(popular.length);
  });

  it('answers nothing for what nothing shows, and never too many', () => {
    expect(idsOf('zzzzqqq')).toEqual([]);
    expect(idsOf('??!')).toEqual([]);
    for (const letter of 'abcdefs') expect(idsOf(letter).length).toBeLessThanOrEqual(designLimits.iconsShown);
  });

  it('calls them by their name in the language', () => {
    expect(searchIcons('shark', 'en')[0]?.label).toBe('shark');
    expect(searchIcons('shark', 'pt')[0]?.label).toBe('tubarao');
  });
});
