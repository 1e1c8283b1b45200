import { describe, expect, test } from 'vitest';
import { composeBest } from '../../composing/compose-best.ts';
import { packMask } from '../../photos/packed-mask.ts';
import type { PhotoFacts } from '../../photos/photo.ts';
import { designAspectRatios, type RecipeFace } from '../../recipe.ts';
import { styleOf } from '../../styles/styles.ts';
import { understandingOf } from '../../testing/understandings.ts';
import { arrange } from '../arrange.ts';
import { contains } from '../box.ts';
import { measureArrangement } from '../measured-faults.ts';

const size = { width: 90, height: 110 };

/** A person in the middle of a photo: a head, and shoulders that reach the lower edge. */
function mask(shift: number) {
  const alpha = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const across = Math.abs(x - size.width * (0.5 + shift));
      const isHead = Math.hypot(across / 13, (y - 38) / 20) < 1;
      const isBody = y > 56 && across < 14 + Math.min(22, (y - 56) * 2);
      if (isHead || isBody) alpha[y * size.width + x] = 255;
    }
  }
  return packMask({ alpha, ...size });
}

function personAt({
  shift = 0,
  looks = 'ahead' as RecipeFace['looks'],
  hasWriting = false,
} = {}): PhotoFacts {
  const left = Math.max(0, 0.1 + shift);
  return {
    at: 0,
    use: 'auto',
    strokes: [],
    mask: mask(shift),
    width: 900,
    height: 1100,
    longest: 1600,
    focus: { x: 0.5 + shift, y: 0.36 },
    isCutOut: true,
    subject: [left, 0.16, Math.min(1, 0.9 + shift) - left, 0.84],
    colors: {
      primary: '#336699',
      secondary: '#dd8844',
      vivid: '#ff8800',
      light: '#eeeeee',
      dark: '#112233',
      bands: ['#336699', '#dd8844', '#112233'],
    },
    faces: [
      {
        box: [0.39 + shift, 0.25, 0.22, 0.2],
        eyes: [
          [0.45 + shift, 0.32],
          [0.55 + shift, 0.32],
        ],
        looks,
      },
    ],
    person: { faces: 1, hasWriting },
  };
}

function arrangementOf(
  person: PhotoFacts,
  {
    headline = ['I QUIT', 'MY JOB'],
    style = 'MrBeast-tzdev',
    aspectRatio = '16:9' as const,
    layout = 'hero-right' as const,
  } = {} as {
    headline?: string[];
    style?: string;
    aspectRatio?: (typeof designAspectRatios)[number];
    layout?: 'hero-right' | 'hero-left';
  },
) {
  const understanding = understandingOf({ headline, layout });
  const { recipe } = composeBest(understanding, {
    prompt: '',
    tool: 'Thumbnail',
    style,
    aspectRatio,
    seed: 3,
    photos: [person],
  });
  const arrangement = arrange(recipe, styleOf(recipe.style));
  const [placed] = arrangement.photos;
  if (!placed) throw new Error('the person is not shown');
  return { recipe, arrangement, placed };
}

describe.each(designAspectRatios)('in %s a person', (aspectRatio) => {
  test.each(['MrBeast-tzdev', 'NickD-tzdev', 'Kurzgesagt-tzdev', 'Lebron-tzdev', 'MaxVersta'])(
    'of the style %s is whole in the face, bleeds off the lower edge and hides no word',
    (style) => {
      for (const headline of [['WOW'], ['THE TRUTH', 'ABOUT WHAT', 'HAPPENED TO', 'BITCOIN']]) {
        for (const shift of [-0.2, 0, 0.2]) {
          const { arrangement, placed } = arrangementOf(personAt({ shift }), {
            headline,
            style,
            aspectRatio,
          });
          const { width, height } = arrangement;
          const [face] = placed.faces;
          if (!face) throw new Error('no face');
          expect(contains({ x: 0, y: 0, width, height }, face)).toBe(true);
          expect(placed.bounds.y + placed.bounds.height).toBeGreaterThanOrEqual(height);
          expect(face.height).toBeGreaterThan(height * 0.16);
          expect(placed.hides).toBeLessThanOrEqual(0.45);
          const faults = measureArrangement(arrangement).filter(
            ({ id }) => id === 'rule-broken' || id === 'headline-over-hero',
          );
          expect(faults).toEqual([]);
        }
      }
    },
  );
});

test('the eyes are on the upper third of a wide picture', () => {
  const { arrangement, placed } = arrangementOf(personAt());
  const [face] = placed.faces;
  const eyes = (face?.y ?? 0) + (face?.height ?? 0) * 0.35;
  expect(eyes / arrangement.height).toBeGreaterThan(0.28);
  expect(eyes / arrangement.height).toBeLessThan(0.46);
});

test.each(['left', 'right', 'ahead'] as const)('who looks %s is mirrored to look at the words', (looks) => {
  for (const style of ['Matthew-tzdev', 'Lebron-tzdev']) {
    const { recipe, placed } = arrangementOf(personAt({ looks }), { style });
    const away = recipe.layout === 'hero-right' ? 'right' : 'left';
    expect(placed.flip).toBe(looks === away);
  }
});

test.each([
  ['left', 'hero-right'],
  ['right', 'hero-left'],
] as const)(
  'who looks to the %s and has writing is never mirrored, but set at the other side',
  (looks, layout) => {
    const { recipe, placed } = arrangementOf(personAt({ looks, hasWriting: true }));
    expect(recipe.layout).toBe(layout);
    expect(placed.flip).toBe(false);
  },
);

test('the four designs of a generation differ in side or size, and none cuts the face', () => {
  const understanding = understandingOf({ headline: ['I QUIT', 'MY JOB'] });
  const places = [0, 1, 2, 3].map((alternative) => {
    const { recipe } = composeBest(understanding, {
      prompt: '',
      tool: 'Thumbnail',
      style: 'NickD-tzdev',
      aspectRatio: '16:9',
      seed: 3 + alternative,
      alternative,
      photos: [personAt()],
    });
    const { photos, width, height } = arrange(recipe, styleOf(recipe.style));
    const [face] = photos[0]?.faces ?? [];
    if (!face) throw new Error('no face');
    expect(contains({ x: 0, y: 0, width, height }, face)).toBe(true);
    return `${recipe.layout}, ${face.height > height * 0.42 ? 'close' : 'wide'}`;
  });
  expect(new Set(places).size).toBe(4);
});

test('one person is not set as before and after, beside an empty half', () => {
  const understanding = understandingOf({ headline: ['MY ROOM'], layout: 'before-after' });
  const { recipe } = composeBest(understanding, {
    prompt: '',
    tool: 'Thumbnail',
    style: 'Matthew-tzdev',
    aspectRatio: '16:9',
    seed: 3,
    photos: [personAt()],
  });
  expect(recipe.layout).toBe('hero-right');
});

test('whom the photo cuts off stands at the edge of the picture, or fades', () => {
  for (const shift of [-0.32, 0.32]) {
    for (const hasWriting of [false, true]) {
      const { placed, arrangement } = arrangementOf(personAt({ shift, hasWriting }));
      const { bounds, fades } = placed;
      const isAtEdge = bounds.x <= 1 || bounds.x + bounds.width >= arrangement.width - 1;
      expect(isAtEdge || fades !== undefined).toBe(true);
    }
  }
});
