import { describe, expect, test } from 'vitest';
import { composeBest } from '../../composing/compose-best.ts';
import { understand } from '../../language/understand.ts';
import { styleOf } from '../../styles/styles.ts';
import { personAt } from '../../testing/person-facts.ts';
import { arrange } from '../arrange.ts';
import { overlaps } from '../box.ts';
import { faultsOf } from '../faults.ts';

const styles = ['MrBeast-tzdev', 'NickD-tzdev', 'Kurzgesagt-tzdev', 'Lebron-tzdev'];

function designOf(prompt: string, people: number, { style = 'MrBeast-tzdev', aspectRatio = '16:9' } = {}) {
  const { recipe, warnings } = composeBest(understand(prompt), {
    prompt,
    tool: 'Thumbnail',
    style,
    aspectRatio: aspectRatio as '16:9' | '1:1',
    seed: 3,
    photos: Array.from({ length: people }, (_, at) => personAt({ at, shift: at === 1 ? 0.06 : 0 })),
  });
  return { recipe, warnings, arrangement: arrange(recipe, styleOf(recipe.style)) };
}

const words = ({ recipe }: ReturnType<typeof designOf>) =>
  recipe.headline?.lines.map(({ text }) => text).join(' ') ?? '';

describe.each(styles)('people side by side in %s', (style) => {
  test.each([
    ['Me vs my sister', 'versus', 'ME', 'SISTER'],
    ['Before and after in 30 days', 'before-after', 'BEFORE', 'AFTER'],
  ])(
    '%s: each fills a half, down to the lower edge, with the name below the face',
    (prompt, layout, ...names) => {
      for (const aspectRatio of ['16:9', '1:1']) {
        const { recipe, arrangement } = designOf(prompt, 2, { style, aspectRatio });
        const { photos, texts, width, height } = arrangement;
        expect(recipe.layout).toBe(layout);
        expect(photos).toHaveLength(2);
        expect(texts.filter(({ role }) => role === 'label').map(({ lines }) => lines[0]?.text)).toEqual(
          names,
        );
        photos.forEach(({ bounds, center, faces }, at) => {
          expect(center.x < width / 2).toBe(at === 0);
          expect(bounds.y + bounds.height).toBeGreaterThanOrEqual(height);
          expect(bounds.height).toBeGreaterThan(height * 0.6);
          for (const { bounds: text } of texts)
            expect(faces.some((face) => overlaps(face, text))).toBe(false);
        });
        expect(faultsOf(arrangement)).toEqual([]);
      }
    },
  );

  test('three stand below the words, with faces of about one height', () => {
    const { recipe, arrangement } = designOf('Our trip to Japan', 3, { style });
    expect(recipe.layout).toBe('hero-center');
    const heights = arrangement.photos.map(({ faces }) => faces[0]?.height ?? 0);
    expect(heights).toHaveLength(3);
    expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.36);
    for (const { bounds } of arrangement.photos)
      expect(bounds.y + bounds.height).toBeGreaterThanOrEqual(arrangement.height);
    expect(faultsOf(arrangement)).toEqual([]);
  });
});

test('one person is neither of two sides: the words name both', () => {
  const design = designOf('iPhone vs Samsung', 1);
  expect(design.recipe).toMatchObject({ layout: 'hero-right', hero: null, sides: null });
  expect(words(design)).toMatch(/iPHONE.*VS.*SAMSUNG/);
});

test.each([
  ['My before and after', 'BEFORE & AFTER'],
  ['Antes e depois da minha sala', 'ANTES & DEPOIS MINHA SALA'],
  ['Antes y después de mi dieta', 'ANTES & DESPUÉS MI DIETA'],
])('one person in "%s" has both in the headline', (prompt, headline) => {
  expect(words(designOf(prompt, 1))).toBe(headline);
});

test('of many photos a list shows two people, and keeps its number', () => {
  const design = designOf('7 mistakes beginners make at the gym', 5);
  expect(design.recipe.photos).toHaveLength(2);
  expect(design.warnings).toMatchObject([{ code: 'reference-not-used' }]);
  expect(design.recipe.layout === 'list' || words(design).includes('7 MISTAKES')).toBe(true);
});
