import { describe, expect, it } from 'vitest';
import { designRecipe } from '../design.ts';
import { type Recipe, recipeSchema } from '../recipe.ts';
import { renderRecipe } from '../render.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { type UnderstandingParts, understandingOf } from '../testing/understandings.ts';
import { changeRecipe, type DesignChange, DesignChangeError, layoutsOf } from './change-recipe.ts';
import { composeRecipe } from './compose-recipe.ts';

function design(parts: UnderstandingParts = {}): Recipe {
  const understanding = understandingOf({
    headline: ['I SURVIVED', '100 DAYS'],
    emphasis: 1,
    hero: 'shark',
    scene: 'ocean',
    ...parts,
  });
  return composeRecipe(understanding, {
    prompt: '',
    tool: 'Thumbnail',
    style: 'MrBeast',
    aspectRatio: '16:9',
    seed: 5,
  }).recipe;
}

const wordsOf = ({ headline }: Recipe) => headline?.lines.map(({ text }) => text).join(' ') ?? null;
const fieldOf = (change: DesignChange, recipe = design()) => {
  try {
    changeRecipe(recipe, change);
    return null;
  } catch (error) {
    return error instanceof DesignChangeError ? error.field : error;
  }
};

describe('a design with photos', () => {
  const photo = (at: number, use: 'cutout' | 'background') => ({
    ...{ at, use, longest: 900, aspect: 0.66 },
    ...{ focus: { x: 0.5, y: 0.5 }, subject: null, strokes: [] },
  });
  const withPhotos = (): Recipe =>
    recipeSchema.parse({
      ...design({ hero: null }),
      hero: null,
      photos: [photo(0, 'background'), photo(1, 'cutout')],
    });
  const placed = ({ photos = [], putAside = [] }: Recipe) =>
    [photos, putAside].map((all) => all.map(({ at }) => at));

  it('keeps those in the hero’s place when an illustration replaces them, so that they can come back', () => {
    const { recipe } = changeRecipe(withPhotos(), { hero: 'fire' });
    expect([placed(recipe), recipe.hero]).toEqual([[[0], [1]], { icon: 'fire' }]);
    const back = changeRecipe(recipeSchema.parse(recipe), { photos: true }).recipe;
    expect([placed(back), back.hero]).toEqual([[[0, 1], []], null]);
  });

  it('shows neither photos nor an illustration if both are taken away', () => {
    const { recipe } = changeRecipe(withPhotos(), { hero: null, photos: false });
    expect([placed(recipe), recipe.hero]).toEqual([[[0], [1]], null]);
  });

  it('makes room for photos that come back to words alone', () => {
    const alone = changeRecipe(withPhotos(), { hero: null, photos: false, layout: 'typography' }).recipe;
    expect(alone.layout).toBe('typography');
    expect(changeRecipe(alone, { photos: true }).recipe.layout).toBe('hero-right');
  });
});

describe('a changed design', () => {
  describe('with a number layout', () => {
    const ofNumber = () =>
      design({
        headline: ['100 DAYS', 'IN THE DESERT'],
        layout: 'number',
        number: { value: '100', unit: 'days' },
      });

    it('drops the number if the new words leave it out', () => {
      expect(wordsOf(ofNumber())).toBe('100 DAYS IN THE DESERT');
      const { recipe } = changeRecipe(ofNumber(), { headline: ['ALONE OUT HERE'] });
      expect(wordsOf(recipe)).toBe('ALONE OUT HERE');
      expect(recipe.layout).toBe('hero-right');
    });

    it('has no words if the headline is removed', () => {
      const { recipe } = changeRecipe(ofNumber(), { headline: [] });
      expect([wordsOf(recipe), recipe.layout]).toEqual([null, 'hero-center']);
    });

    it('keeps its layout while the words say the number, and when it is requested', () => {
      const changed = changeRecipe(ofNumber(), { headline: ['100 DAYS ALONE'] }).recipe;
      expect([wordsOf(changed), changed.layout]).toEqual(['100 DAYS ALONE', 'number']);
      const requested = changeRecipe(ofNumber(), { headline: ['ALONE OUT HERE'], layout: 'number' }).recipe;
      expect(requested.layout).toBe('number');
    });
  });

  it('is a valid recipe that can be drawn, for every change', () => {
    const changes: DesignChange[] = [
      { headline: ['NEVER', 'AGAIN'] },
      { headline: [] },
      { hero: 'octopus' },
      { hero: null },
      { scene: { id: 'forest' } },
      { accent: '#00ff88' },
      { layout: 'typography' },
      { style: 'Comic' },
      {
        headline: ['A'],
        hero: 'cat',
        scene: { id: 'space' },
        accent: '#ff0000',
        layout: 'hero-left',
        style: 'Lebron',
      },
    ];
    for (const change of changes) {
      const { recipe } = changeRecipe(design(), change);
      expect(recipeSchema.parse(recipe)).toEqual(recipe);
      expect(() => renderRecipe({ ...recipe, size: { width: 320, height: 180 } })).not.toThrow();
    }
  });

  it('is unchanged by an empty change', () => {
    expect(changeRecipe(design(), {})).toEqual({ recipe: design(), warnings: [] });
  });

  it('keeps everything else', () => {
    const before = design();
    const { recipe } = changeRecipe(before, { hero: 'octopus' });
    expect(recipe).toEqual({ ...before, hero: { icon: 'octopus' } });
  });

  it('has the new words, in lines that fill the room', () => {
    const { recipe } = changeRecipe(design(), { headline: ['the ocean is much deeper than you think'] });
    expect(wordsOf(recipe)).toBe('the ocean is much deeper than you think');
    expect(recipe.headline?.lines.length).toBeGreaterThan(1);
  });

  it('keeps the emphasised line when only the style changes', () => {
    const { recipe } = changeRecipe(design(), { style: 'Kurzgesagt' });
    const emphasised = recipe.headline?.lines.filter(({ emphasis }) => emphasis).map(({ text }) => text);
    expect(emphasised?.join(' ')).toContain('100');
    expect(wordsOf(recipe)).toBe(wordsOf(design()));
  });

  it('takes lettering, grade, effects and accents of another style', () => {
    for (const style of thumbnailStyles) {
      const { recipe } = changeRecipe(design(), { style: style.id });
      expect(recipe).toMatchObject({ style: style.id, grade: style.grade, effects: [...style.effects] });
      expect(recipe.headline?.font).toBe(style.lettering.font);
    }
  });

  it('keeps the tone of a described style until another style is chosen', () => {
    const { recipe: described } = composeRecipe(understandingOf({ headline: ['WOW'], hero: 'shark' }), {
      prompt: '',
      tool: 'Genesys Pro',
      style: 'one of my own',
      styleDescription: 'neon purple night',
      aspectRatio: '16:9',
      seed: 5,
    });
    expect(described.tone).toBeDefined();
    expect(changeRecipe(described, { hero: 'octopus' }).recipe.tone).toEqual(described.tone);
    expect(changeRecipe(described, { style: 'Comic' }).recipe).not.toHaveProperty('tone');
  });

  it('takes the colours of another scene, but keeps a chosen accent', () => {
    const { recipe } = changeRecipe(design(), { scene: { id: 'fire' }, accent: '#66ffee' });
    expect(recipe.palette.accent).toBe('#66ffee');
    expect(recipe.palette.primary).not.toBe(design().palette.primary);
  });

  it('emphasises the chosen line', () => {
    const lines = ['NEVER', 'AGAIN', 'PLEASE'];
    for (const [emphasis, text] of lines.entries()) {
      const { recipe } = changeRecipe(design(), { headline: lines, emphasis });
      const emphasised = recipe.headline?.lines.filter((line) => line.emphasis).map((line) => line.text);
      expect(emphasised).toEqual([text]);
    }
  });

  it('takes a palette, with a chosen accent in it', () => {
    const { recipe: candy } = changeRecipe(design(), { palette: 'candy' });
    expect(candy.palette).toMatchObject({ primary: '#ff5fa2', accent: '#ff7ac6' });
    expect(candy.scene).toEqual(design().scene);
    const { recipe } = changeRecipe(design(), { palette: 'candy', accent: '#ffe600' });
    expect(recipe.palette).toEqual({ ...candy.palette, accent: '#ffe600' });
  });

  it('makes room for a hero added to a design of words alone', () => {
    const { recipe: words } = changeRecipe(design(), { layout: 'typography' });
    expect(changeRecipe(words, { hero: 'octopus' }).recipe.layout).toBe('hero-right');
    expect(changeRecipe(words, { hero: 'octopus', layout: 'typography' }).recipe.layout).toBe('typography');
    expect(changeRecipe(words, { accent: '#ffe600' }).recipe.layout).toBe('typography');
  });

  it('warns of characters that the lettering cannot draw', () => {
    const { recipe, warnings } = changeRecipe(design(), { headline: ['தமிழ் FIRE'] });
    expect(wordsOf(recipe)).toBe('FIRE');
    expect(warnings.map(({ code }) => code)).toEqual(['unsupported-script']);
  });
});

describe('a change that cannot be drawn', () => {
  it.each<[DesignChange, keyof DesignChange]>([
    [{ hero: 'no-such-thing' }, 'hero'],
    [{ style: 'no such style' }, 'style'],
    [{ scene: { id: 'ocean', mood: 'no such mood' } }, 'scene'],
    [{ scene: { id: 'constructor' as 'ocean' } }, 'scene'],
    [{ palette: 'no such colours' }, 'palette'],
    [{ layout: 'versus' }, 'layout'],
    [{ layout: 'number' }, 'layout'],
    [{ hero: null, layout: 'hero-left' }, 'layout'],
    [{ headline: Array.from({ length: 9 }, () => 'A') }, 'headline'],
  ])('%o names its field', (change, field) => {
    expect(fieldOf(change)).toBe(field);
  });
});

it('offers only layouts whose parts the design has', () => {
  expect(layoutsOf(design())).toEqual(['hero-right', 'hero-left', 'hero-center', 'quote', 'typography']);
  expect(layoutsOf({ ...design(), hero: null })).toEqual(['quote', 'typography']);
});

it('another hero stands alone, without the state and the partner of the one before', () => {
  const { recipe } = designRecipe({
    prompt: 'My dog met a frozen kangaroo',
    tool: 'Thumbnail',
    style: 'MrBeast-tzdev',
    aspectRatio: '16:9',
    seed: 2,
  });
  const told = { ...recipe, states: ['frozen' as const] };
  expect(told.relation).toBe('meets');
  const changed = changeRecipe(told, { hero: 'octopus' }).recipe;
  expect([changed.relation, changed.states, changed.secondHero]).toEqual([undefined, undefined, null]);
  const recolored = changeRecipe(told, { accent: '#ffe600' }).recipe;
  expect([recolored.relation, recolored.states]).toEqual(['meets', ['frozen']]);
});
