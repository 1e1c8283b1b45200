import { describe, expect, test } from 'vitest';
import { composeRecipe } from '../../composing/compose-recipe.ts';
import type { PhotoFacts } from '../../photos/photo.ts';
import { designAspectRatios } from '../../recipe.ts';
import { styleOf } from '../../styles/styles.ts';
import { understandingOf } from '../../testing/understandings.ts';
import { layoutIds } from '../../vocabulary.ts';
import { arrange } from '../arrange.ts';
import { faultsOf } from '../faults.ts';

const colors = {
  primary: '#336699',
  secondary: '#dd8844',
  vivid: '#ff8800',
  light: '#eeeeee',
  dark: '#112233',
  bands: ['#336699', '#dd8844', '#112233'],
} satisfies PhotoFacts['colors'];

function factsOf(at: number, changes: Partial<PhotoFacts>): PhotoFacts {
  const plain = { at, use: 'auto', strokes: [], width: 1600, height: 1000, longest: 1600 } as const;
  return {
    ...plain,
    strokes: [],
    mask: null,
    focus: { x: 0.5, y: 0.4 },
    isCutOut: false,
    subject: null,
    colors,
    faces: [],
    person: null,
    ...changes,
  };
}

const portrait = { width: 800, height: 1200 };
const standing = { use: 'cutout', isCutOut: true, subject: [0.2, 0.1, 0.6, 0.9] } as const;
const sets: Record<string, Partial<PhotoFacts>[]> = {
  'one landscape': [{}],
  'one portrait': [portrait],
  'one with its subject at the left': [{ focus: { x: 0.2, y: 0.5 } }],
  'one cut out': [{ ...portrait, ...standing, subject: [0.2, 0.1, 0.6, 0.9] }],
  'one behind one that is cut out': [{ use: 'background' }, { ...standing, subject: [0.3, 0.2, 0.3, 0.5] }],
  two: [{}, portrait],
  'three, one cut out': [{ ...standing, subject: [0.2, 0.1, 0.6, 0.9] }, {}, portrait],
  four: [{}, portrait, {}, portrait],
  five: [portrait, {}, { width: 900, height: 900 }, portrait, { width: 3000, height: 500 }],
  'six, one cut out': [{ ...standing, subject: [0.2, 0.1, 0.6, 0.9] }, {}, portrait, {}, portrait, {}],
  'as many as a request may have': [portrait, {}, portrait, {}, portrait, {}, portrait, {}],
};

describe.each(layoutIds)('the layout %s', (layout) => {
  test.each(designAspectRatios)(
    'with photos covers no words, and keeps the corner free, in %s',
    (aspectRatio) => {
      const faults: string[] = [];
      for (const [name, set] of Object.entries(sets)) {
        for (const headline of [['WOW'], ['THE TRUTH', 'ABOUT WHAT', 'HAPPENED TO', 'BITCOIN']]) {
          for (const style of ['MrBeast-tzdev', 'NickD-tzdev', 'Kurzgesagt-tzdev']) {
            const { recipe } = composeRecipe(understandingOf({ headline, hero: 'shark', layout }), {
              prompt: '',
              tool: 'Thumbnail',
              style,
              aspectRatio,
              seed: 3,
              photos: set.map((changes, at) => factsOf(at, changes)),
            });
            const arrangement = arrange(recipe, styleOf(recipe.style));
            if (arrangement.photos.length !== set.length) faults.push(`${name}: not all are shown`);
            for (const fault of faultsOf(arrangement))
              faults.push(`${style}, ${name}, ${headline}: ${fault}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
  );
});

test('a background photo covers the whole picture except under its fade', () => {
  for (const focus of [0.1, 0.5, 0.9]) {
    const { recipe } = composeRecipe(understandingOf({ headline: ['WOW'], hero: 'shark' }), {
      prompt: '',
      tool: 'Thumbnail',
      style: 'MrBeast-tzdev',
      aspectRatio: '16:9',
      seed: 3,
      photos: [factsOf(0, { focus: { x: focus, y: 0.5 } })],
    });
    const { photos, fade } = arrange(recipe, styleOf(recipe.style));
    const { x = 0, y = 0, width = 0, height = 0 } = photos[0]?.bounds ?? {};
    expect(fade).toBe(focus < 0.45 ? 'right' : 'left');
    expect(x).toBeLessThanOrEqual(fade === 'left' ? 1280 * 0.27 : 0.5);
    expect(x + width).toBeGreaterThanOrEqual(fade === 'right' ? 1280 * 0.73 : 1279.5);
    expect(y).toBeLessThanOrEqual(0.5);
    expect(y + height).toBeGreaterThanOrEqual(719.5);
  }
});
