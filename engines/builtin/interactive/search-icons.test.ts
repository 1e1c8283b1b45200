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
    ['car', 'en', 'automobile'],
    ['red car', 'en', 'automobile'],
    ['carro vermelho', 'pt', 'automobile'],
    ['coche rojo', 'es', 'automobile'],
    ['red heart', 'en', 'red-heart'],
    ['maçã vermelha', 'pt', 'red-apple'],
    ['corazón rojo', 'es', 'red-heart'],
    ['Chile', 'es', 'country-cl'],
    ['estados unidos', 'pt', 'country-us'],
    ['USA', 'en', 'country-us'],
    ['peru', 'es', 'country-pe'],
    ['fire truck', 'en', 'fire-engine'],
    ['fire trucks', 'en', 'fire-engine'],
    ['caminhão de bombeiros', 'pt', 'fire-engine'],
    ['camión de bomberos', 'es', 'fire-engine'],
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

  it.each([
    ['red car', 'en', ['automobile', 'railway-car'], ['red-envelope', 'red-paper-lantern']],
    ['carro vermelho', 'pt', ['automobile', 'racing-car'], ['red-envelope']],
    ['coche rojo', 'es', ['automobile', 'taxi'], ['bell-pepper', 'red-envelope']],
  ] as const)(
    '%s (%s): what the noun names comes before what is only of the colour',
    (query, language, named, colored) => {
      const found = idsOf(query, language);
      for (const icon of [...named, ...colored]) expect(found).toContain(icon);
      const last = Math.max(...named.map((icon) => found.indexOf(icon)));
      for (const icon of colored) expect(found.indexOf(icon)).toBeGreaterThan(last);
    },
  );

  it.each([
    ['shocked', 'en', 'man-reacts-shocked'],
    ['surpresa', 'pt', 'woman-reacts-shocked'],
    ['hombre enojado', 'es', 'man-reacts-angry'],
    ['angry cat', 'en', 'cat-upset'],
    ['cachorro assustado', 'pt', 'dog-scared'],
  ] as const)('finds who shows "%s" (%s)', (query, language, icon) => {
    expect(
      searchIcons(query, language)
        .slice(0, 6)
        .map(({ id }) => id),
    ).toContain(icon);
  });

  it('labels people and animals of our own in the language that is asked for', () => {
    const labelIn = (language: 'pt' | 'es', query: string, id: string) =>
      searchIcons(query, language).find((one) => one.id === id)?.label;
    expect(labelIn('pt', 'chocado', 'man-reacts-shocked')).toBe('homem chocado');
    expect(labelIn('es', 'gato enojado', 'cat-upset')).toBe('gato enojado');
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
    expect(searchIcons('shark', 'pt')[0]?.label).toBe('tubarão');
  });

  it.each([
    ['pt', 'dragon', 'dragão'],
    ['pt', 'rocket', 'foguete'],
    ['pt', 'red-heart', 'coração vermelho'],
    ['pt', 'money-bag', 'saco de dinheiro'],
    ['es', 'dragon', 'dragón'],
    ['es', 'eyes', 'ojos'],
    ['es', 'trophy', 'trofeo'],
  ] as const)('writes labels with their accents and endings (%s): %s is %s', (language, id, label) => {
    expect(searchIcons('', language).find((icon) => icon.id === id)?.label).toBe(label);
  });
});

it('names countries in the language', () => {
  const labelOf = (query: string, language: 'en' | 'pt' | 'es') => searchIcons(query, language)[0]?.label;
  expect(labelOf('usa', 'en')).toBe('United States');
  expect(labelOf('eua', 'pt')).toBe('Estados Unidos');
  expect(labelOf('paises bajos', 'es')).toBe('Holanda');
});
