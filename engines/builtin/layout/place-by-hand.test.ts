import { describe, expect, it } from 'vitest';
import type { DesignPlace } from '../../../contract/design-places.ts';
import { changeRecipe } from '../composing/change-recipe.ts';
import { composeRecipe } from '../composing/compose-recipe.ts';
import { viewOf } from '../interactive/view.ts';
import { createRandom } from '../random.ts';
import { type DesignAspectRatio, designAspectRatios, type Recipe, recipeSchema } from '../recipe.ts';
import { renderRecipe } from '../render.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import { type UnderstandingParts, understandingOf } from '../testing/understandings.ts';
import { arrange } from './arrange.ts';
import { contains, overlaps } from './box.ts';
import { facesOf, faultsOf } from './faults.ts';
import { partsOf } from './place-by-hand.ts';

function design(parts: UnderstandingParts = {}, aspectRatio: DesignAspectRatio = '16:9'): Recipe {
  const understanding = understandingOf({
    ...{ headline: ['I SURVIVED', '100 DAYS'], emphasis: 1, hero: 'shark', scene: 'ocean' },
    ...{ layout: 'hero-right', stickers: ['fire'], ...parts },
  });
  const made = { prompt: '', tool: 'Thumbnail', style: 'MrBeast-tzdev', aspectRatio, seed: 5 } as const;
  return composeRecipe(understanding, made).recipe;
}

const moved = (recipe: Recipe, ...places: DesignPlace[]) => changeRecipe(recipe, { places }).recipe;
const partOf = (recipe: Recipe, id: string) => {
  const style = drawnStyle(recipe);
  const part = partsOf(arrange(recipe, style), style).find((one) => one.id === id);
  if (!part) throw new Error(`no part ${id}`);
  return part;
};
const middleOf = ({ box }: { box: { x: number; y: number; width: number; height: number } }) => [
  Math.round(box.x + box.width / 2),
  Math.round(box.y + box.height / 2),
];

describe('a part that was moved by hand', () => {
  it('stands where it was put, in its size', () => {
    const before = design();
    const after = moved(before, { of: 'hero', x: -0.05, y: -0.05, scale: 0.8 });
    const [one, other] = [partOf(before, 'hero'), partOf(after, 'hero')];
    expect(middleOf(other)).toEqual([(middleOf(one)[0] ?? 0) - 64, (middleOf(one)[1] ?? 0) - 36]);
    expect(other.box.width).toBeCloseTo(one.box.width * 0.8, 3);
  });

  it('leaves the other parts alone; a line leaves its block', () => {
    const before = design();
    const after = moved(before, { of: 'line:0', x: 0.02, y: 0.03, scale: 1.1 });
    for (const id of ['hero', 'line:1']) expect(partOf(after, id).box).toEqual(partOf(before, id).box);
    expect(partOf(after, 'line:0').box.width).toBeCloseTo(partOf(before, 'line:0').box.width * 1.1, 3);
    expect(arrange(after, drawnStyle(after)).texts).toHaveLength(
      arrange(before, drawnStyle(before)).texts.length + 1,
    );
  });

  it('is where it is at every size of the picture', () => {
    const recipe = moved(
      design(),
      { of: 'hero', x: -0.1, y: 0.05, scale: 1.3 },
      { of: 'line:1', x: 0.3, y: 0.4, scale: 1.1 },
    );
    for (const factor of [0.5, 3]) {
      const { width, height } = recipe.size;
      const size = { width: width * factor, height: height * factor };
      for (const id of ['hero', 'line:0', 'line:1']) {
        const [one, other] = [partOf(recipe, id), partOf({ ...recipe, size }, id)];
        expect(Math.abs(other.box.x / size.width - one.box.x / width)).toBeLessThan(0.006);
        expect(Math.abs(other.box.y / size.height - one.box.y / height)).toBeLessThan(0.006);
      }
    }
  });

  it('is drawn there', () => {
    const before = design({ headline: [], stickers: [] });
    const after = moved(before, { of: 'hero', x: -0.3, y: 0, scale: 0.5 });
    const bytes = (recipe: Recipe) => {
      const size = { width: 320, height: 180 };
      return Buffer.from(renderRecipe({ ...recipe, size }).data());
    };
    expect(bytes(after).equals(bytes(before))).toBe(false);
    expect(bytes(moved(after)).equals(bytes(before))).toBe(true);
  });

  it('stays there with another hero, style and words, until the layout changes', () => {
    const placed = moved(design(), { of: 'hero', x: -0.05, y: 0, scale: 0.8 });
    for (const change of [{ hero: 'octopus' }, { style: 'Comic' }, { headline: ['WOW'] }]) {
      expect(changeRecipe(placed, change).recipe.places).toMatchObject([{ of: 'hero', scale: 0.8 }]);
    }
    expect(changeRecipe(placed, { layout: 'hero-left' }).recipe.places).toBeUndefined();
    expect(changeRecipe(placed, { layout: 'hero-right' }).recipe.places).toHaveLength(1);
  });

  it('is told to the panel, with its box', () => {
    const view = viewOf(
      moved(design({ headline: ['WOW'], layout: 'hero-center' }), { of: 'hero', x: -0.05, y: 0, scale: 0.8 }),
      [],
    );
    expect(view.places).toEqual([{ of: 'hero', x: -0.05, y: 0, scale: 0.8 }]);
    const hero = view.regions.find(({ movable }) => movable?.of === 'hero');
    expect(hero).toMatchObject({ part: 'hero', movable: { scale: 0.8, box: { x: expect.any(Number) } } });
    expect(view.regions.flatMap(({ movable }) => movable?.of ?? [])).toEqual(
      expect.arrayContaining(['line:0', 'sticker:fire', 'hero']),
    );
  });

  it('is forgotten where the design has no such part', () => {
    expect(moved(design(), { of: 'line:7', x: 0.1, y: 0, scale: 1 }).places).toBeUndefined();
    expect(moved(design(), { of: 'hero', x: 0, y: 0, scale: 1 }).places).toBeUndefined();
  });
});

describe('never', () => {
  it.each(designAspectRatios)(
    'a part is under the length badge, over a face or cut off, in %s',
    (aspectRatio) => {
      const random = createRandom(11).fork('places');
      for (let round = 0; round < 60; round += 1) {
        const recipe = design(
          round % 2 === 0 ? {} : { hero: 'old-man', stickers: ['fire', 'money-bag'] },
          aspectRatio,
        );
        const style = drawnStyle(recipe);
        const usual = new Set(faultsOf(arrange(recipe, style)));
        const ids = partsOf(arrange(recipe, style), style).flatMap(({ id }) => id ?? []);
        const places = ids.map((of) => ({
          ...{ of, x: random.between(-1, 1), y: random.between(-1, 1) },
          scale: random.between(0.25, 4),
        }));
        const after = moved(recipe, ...places);
        const arrangement = arrange(after, style);
        const faults = faultsOf(arrangement).filter(
          (fault) => !usual.has(fault) && !/meets|covers a hero/.test(fault),
        );
        expect([round, faults]).toEqual([round, []]);
        const faces = [...facesOf(arrangement).values()].flat();
        for (const { box } of partsOf(arrangement, style).filter(({ kind }) => kind === 'words')) {
          expect(contains(arrangement.safe, box)).toBe(true);
          expect(overlaps(box, arrangement.corner)).toBe(false);
          expect(faces.some((face) => overlaps(box, face))).toBe(false);
        }
        // What is stored is final: read again it is the same.
        expect(changeRecipe(after, { places: after.places ?? [] }).recipe.places ?? []).toEqual(
          after.places ?? [],
        );
        expect(recipeSchema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
      }
    },
  );

  it('a line is pushed away that was there first: the later one gives way', () => {
    const recipe = design();
    const [hero, line] = [partOf(recipe, 'hero'), partOf(recipe, 'line:1')];
    const onto = (id: string, to: typeof hero): DesignPlace => {
      const [[x = 0, y = 0], [atX = 0, atY = 0]] = [middleOf(to), middleOf(partOf(recipe, id))];
      return { of: id, x: (x - atX) / recipe.size.width, y: (y - atY) / recipe.size.height, scale: 1 };
    };
    const lines = ['line:0', 'line:1', 'line:2'].map((id) => onto(id, hero));
    const swapped = moved(recipe, onto('hero', line), ...lines);
    expect(middleOf(partOf(swapped, 'hero'))).toEqual(middleOf(line));
    const late = moved(recipe, onto('line:1', hero));
    expect(overlaps(partOf(late, 'line:1').box, hero.faces[0] ?? hero.box)).toBe(false);
  });
});
