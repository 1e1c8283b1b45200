import { describe, expect, test } from 'vitest';
import { composeBest } from '../../composing/compose-best.ts';
import type { PhotoFacts } from '../../photos/photo.ts';
import { designAspectRatios } from '../../recipe.ts';
import { styleOf } from '../../styles/styles.ts';
import { personAt } from '../../testing/person-facts.ts';
import { understandingOf } from '../../testing/understandings.ts';
import { arrange } from '../arrange.ts';
import { contains } from '../box.ts';
import { measureArrangement } from '../measured-faults.ts';

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

test.each([
  ['MrBeast-tzdev', 'hero-right'],
  ['MrBeast-tzdev', 'hero-left'],
  ['MaxVersta', 'hero-right'],
] as const)(
  'a head that the photo cuts at the top reaches the picture’s upper edge in %s, %s',
  (style, layout) => {
    const person = personAt();
    const closeUp: PhotoFacts = {
      ...person,
      height: 900,
      subject: [0.1, 0, 0.8, 1],
      faces: person.faces.map((face) => ({
        ...face,
        box: [0.3, 0.3, 0.4, 0.48],
        eyes: [
          [0.4, 0.46],
          [0.6, 0.46],
        ],
      })),
    };
    const { arrangement, placed } = arrangementOf(closeUp, { style, layout });
    expect(placed.bounds.y).toBeLessThanOrEqual(0);
    expect(placed.bounds.y + placed.bounds.height).toBeGreaterThanOrEqual(arrangement.height);
    const [face] = placed.faces;
    expect(face?.y).toBeGreaterThan(0);
  },
);

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
