import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { styleOf } from '../styles/styles.ts';
import { arrange } from './arrange.ts';

const input = { tool: 'Genesys 1.0', style: 'Default', aspectRatio: '16:9' } as const;

function pictured(prompt: string, seed: number, more: { style?: string; aspectRatio?: '1:1' | '9:16' } = {}) {
  const { recipe } = designRecipe({ ...input, ...more, prompt, seed });
  return { recipe, ...arrange(recipe, styleOf(recipe.style)) };
}

const seeds = [0, 1, 2, 3, 4, 5];

test.each(['a nurse in a park', 'um cachorro na praia', 'un caballo en el campo', 'a policeman running'])(
  'the single subject of "%s" fills much of the height, or is cut below the head',
  (prompt) => {
    for (const seed of seeds) {
      const { hero, height, width } = pictured(prompt, seed);
      if (!hero) throw new Error('there is a hero');
      expect(hero.bounds.y).toBeGreaterThan(0);
      // What is long fills the width.
      const filled = Math.max(hero.height / height, hero.width / width / 0.9);
      expect(filled).toBeGreaterThanOrEqual(0.6);
      if (!hero.isNear) expect(hero.height).toBeLessThanOrEqual(height * 0.88);
    }
  },
);

test('consecutive seeds differ in side and size', () => {
  const views = seeds.map((seed) => {
    const { hero, width, height } = pictured('a cat in a meadow', seed);
    return { x: (hero?.center.x ?? 0) / width, high: (hero?.height ?? 0) / height, flip: hero?.flip };
  });
  views.slice(1).forEach((view, at) => {
    const before = views[at];
    expect(view.flip).not.toBe(before?.flip);
    expect(Math.abs(view.high - (before?.high ?? 0))).toBeGreaterThan(0.02);
  });
  const places = new Set(views.map(({ x }) => (x < 0.45 ? 'left' : x > 0.55 ? 'right' : 'middle')));
  expect(places.size).toBeGreaterThan(1);
});

test.each([
  ['close-up of a detective', 'close'],
  ['plano geral de um soldado no deserto', 'wide'],
  ['primer plano de un vaquero', 'close'],
  ['a wide shot of a knight', 'wide'],
])('%s is a shot of its words', (prompt, size) => {
  for (const seed of seeds) expect(pictured(prompt, seed).recipe.shot?.size).toBe(size);
});

test('a view from above shows more ground than one from below', () => {
  const from = (words: string) => pictured(`a dog in a meadow ${words}`, 1).view?.top ?? 0;
  expect(from('from above')).toBeGreaterThan(from('from below'));
});

test('nobody is between the bars of a film and the edge', () => {
  for (const seed of seeds) {
    const { hero, height } = pictured('a cowboy in the desert', seed, { style: 'Cinema' });
    expect(hero?.bounds.y).toBeGreaterThan(height * 0.11);
    if (!hero?.isNear) expect((hero?.bounds.y ?? 0) + (hero?.height ?? 0)).toBeLessThan(height * 0.89);
  }
});

test.each(['1:1', '9:16'] as const)('all of a subject is within the width of %s', (aspectRatio) => {
  for (const seed of seeds) {
    const { hero, width } = pictured('a fox in the snow', seed, { aspectRatio });
    expect(hero?.bounds.x).toBeGreaterThanOrEqual(0);
    expect((hero?.bounds.x ?? 0) + (hero?.bounds.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('what lies on a sofa stays on it', () => {
  for (const seed of seeds) {
    const { hero, stickers } = pictured('a cat lying on a sofa', seed);
    const sofa = stickers.find(({ icon }) => icon === 'sofa');
    if (!hero || !sofa) throw new Error('there is a cat on a sofa');
    expect(hero.bounds.x).toBeGreaterThan(sofa.bounds.x);
    expect(hero.bounds.x + hero.bounds.width).toBeLessThan(sofa.bounds.x + sofa.bounds.width);
    expect(hero.bounds.y + hero.bounds.height).toBeLessThan(sofa.bounds.y + sofa.bounds.height);
  }
});

test('a recipe without a shot is arranged as before there were any', () => {
  const { recipe } = pictured('a fox in the snow', 12);
  const { shot: _, ...older } = recipe;
  const { hero, view, height } = arrange(older, styleOf(older.style));
  expect(view).toBeUndefined();
  expect((hero?.bounds.y ?? 0) + (hero?.bounds.height ?? 0)).toBeCloseTo(height * 0.93);
});

test.each(['a man in a boat', 'a ship sailing at sunset', 'um iate no mar', 'dois amigos num barco no lago'])(
  '%s: no mast and no head is cut, and the sea fills the picture',
  (prompt) => {
    for (const seed of seeds) {
      for (const more of [{}, { aspectRatio: '1:1' }, { aspectRatio: '9:16' }] as const) {
        const { hero, view, height } = pictured(prompt, seed, more);
        expect(hero?.bounds.y, `${seed}`).toBeGreaterThanOrEqual(height * 0.02);
        expect(view?.scale).toBeGreaterThanOrEqual(1);
      }
    }
  },
);
