import { describe, expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import type { DesignInput } from '../design-input.ts';
import { createRandom } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import { creativityOffsets } from './creativity.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

function design(prompt: string, creativity: number | null, more: Partial<DesignInput> = {}): Recipe {
  const input = { prompt, tool: 'Genesys Pro', style: 'Photographic', aspectRatio: '16:9', seed: 1 } as const;
  return designRecipe({ ...input, ...more, creativity }).recipe;
}

/** What the design is made of, without the alternatives considered. */
const look = ({ scene, layout, palette }: Recipe) => JSON.stringify([scene, layout, palette]);

/** Counts in how many of forty seeds two creativities make different designs. */
const apart = (prompt: string, one: number, other: number) =>
  seeds.filter((seed) => look(design(prompt, one, { seed })) !== look(design(prompt, other, { seed })))
    .length;

describe('creativity', () => {
  test.each(['a red fox', 'a house by the sea', 'Why I quit my job'])(
    'makes "%s" another picture at 4, and yet another at 10, whatever the seed',
    (prompt) => {
      expect(apart(prompt, 1, 4)).toBe(seeds.length);
      expect(apart(prompt, 1, 10)).toBe(seeds.length);
      expect(apart(prompt, 4, 10)).toBe(seeds.length);
    },
  );

  test('changes the light or place only from a high value on, and keeps the change above it', () => {
    const scenes = [1, 7, 10].map((creativity) => {
      const { id, mood } = design('a red fox', creativity, { seed: 3 }).scene;
      return `${id} ${mood}`;
    });
    expect(new Set(scenes).size).toBe(3);
  });

  test("defaults, for a tool without it, to the slider's default", () => {
    for (const seed of seeds)
      expect(design('a red fox', null, { seed })).toEqual(design('a red fox', 1, { seed }));
  });

  test('of 0 chooses scene and light independent of the seed', () => {
    const scenes = seeds.map((seed) => JSON.stringify(design('Why I quit my job', 0, { seed }).scene));
    expect(new Set(scenes).size).toBe(1);
    const usual = seeds.map((seed) => JSON.stringify(design('Why I quit my job', 1, { seed }).scene));
    expect(new Set(usual).size).toBeGreaterThan(1);
  });

  test('never contradicts the prompt', () => {
    for (const seed of seeds) {
      const { scene, hero } = design('a shark in the ocean at night', 10, { seed });
      expect(scene.id).toBe('ocean');
      expect(scene.mood).toBe('night');
      expect(hero).toEqual({ icon: 'shark-jumping' });
    }
  });

  test('keeps the changes of lower values', () => {
    for (const seed of seeds) {
      const steps = Array.from({ length: 11 }, (_, creativity) =>
        creativityOffsets(creativity, createRandom(seed)),
      );
      for (const [at, { accent, layout, scene }] of steps.entries()) {
        const before = steps[at - 1] ?? { accent: 0, layout: 0, scene: 0 };
        expect([accent >= before.accent, layout >= before.layout, scene >= before.scene]).toEqual([
          true,
          true,
          true,
        ]);
      }
      expect(steps[10]).toEqual({ isTypical: false, accent: 1, layout: 1, scene: 3 });
    }
  });
});
