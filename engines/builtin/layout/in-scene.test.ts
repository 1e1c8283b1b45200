import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { hasIcon, iconAspect } from '../icons.ts';
import { styleOf } from '../styles/styles.ts';
import { arrange } from './arrange.ts';
import { isBust } from './busts.ts';
import { measureArrangement } from './measured-faults.ts';

const input = { tool: 'Genesys Pro', style: 'Default', aspectRatio: '16:9', seed: 12 } as const;

function arranged(prompt: string, more: { style?: string; aspectRatio?: '1:1' | '9:16' } = {}) {
  const { recipe } = designRecipe({ ...input, ...more, prompt });
  return { recipe, ...arrange(recipe, styleOf(recipe.style)) };
}

test('an animal stands in its scene with its body, on the ground', () => {
  const { recipe, hero, height } = arranged('a fox in the snow');
  expect(recipe.staging).toBe('scene');
  expect(hero?.icon).toBe('fox-standing');
  expect(hero?.height).toBeGreaterThan(height * 0.6);
  expect(hero?.bounds.y).toBeGreaterThan(height * 0.05);
  const foot = (hero?.bounds.y ?? 0) + (hero?.bounds.height ?? 0);
  expect(foot).toBeGreaterThan(height * 0.9);
  expect(foot).toBeLessThan(height * 0.97);
});

test('what flies is in the air and has no shadow at its foot', () => {
  const { hero, height } = arranged('a drone over the city');
  expect(hero?.isAloft).toBe(true);
  expect((hero?.bounds.y ?? 0) + (hero?.bounds.height ?? 0)).toBeLessThan(height * 0.8);
});

test('a person has shoulders that end at the lower edge', () => {
  const { hero, height } = arranged('portrait of an old woman');
  expect(hero?.icon).toBe('portrait-old-woman');
  expect((hero?.bounds.y ?? 0) + (hero?.bounds.height ?? 0)).toBeGreaterThan(height);
});

test('a balloon is in the hand, and glasses are on the face', () => {
  const { hero, stickers } = arranged('a girl with a balloon in the park');
  expect([hero?.icon, stickers.map(({ icon }) => icon)]).toEqual(['figure-girl-holding', ['balloon']]);
  expect(stickers[0]!.bounds.y).toBeLessThan(hero!.bounds.y + hero!.bounds.height / 3);
  const portrait = arranged('retrato de una anciana con gafas', { style: 'Portrait' });
  expect(portrait.hero?.icon).toBe('portrait-old-woman.glasses');
  expect(portrait.stickers).toEqual([]);
});

test('two animals of one kind are shown as two', () => {
  const { hero, second } = arranged('two wolves in the forest');
  expect([hero?.icon, second?.icon]).toEqual(['wolf-standing', 'wolf-standing']);
  expect(hero?.flip).not.toBe(second?.flip);
});

test('flowers are in their vase', () => {
  const { hero, second } = arranged('a vase of sunflowers');
  expect([hero?.icon, second]).toEqual(['vessel-vase.sunflower', null]);
});

test('a rainbow spans the sky behind', () => {
  const { stickers, width } = arranged('a horse under a rainbow');
  expect(stickers[0]).toMatchObject({ icon: 'rainbow-arc', layer: 'behind' });
  expect(stickers[0]?.width).toBeGreaterThan(width * 0.6);
});

test.each(['1:1', '9:16'] as const)('things of a scene stay in a picture of %s', (aspectRatio) => {
  const arrangement = arranged('a dog and a lighthouse by the sea', { aspectRatio });
  expect(measureArrangement(arrangement)).toEqual([]);
});

test('a headline keeps the usual arrangement', () => {
  expect(arranged('a fox in the snow with the words "SNOW FOX"').recipe.staging).toBeUndefined();
});

test('a face with shoulders is a bust of its own shape', () => {
  expect(hasIcon('boy-shoulders')).toBe(true);
  expect(hasIcon('shark-shoulders')).toBe(false);
  expect(isBust('boy-shoulders')).toBe(true);
  expect(iconAspect('boy-shoulders')).toBeLessThan(1.2);
});

test.each([
  ['a man running on the beach', 'beach'],
  ['a bear beside the sea', 'beach'],
  ['a knight on a mountain', 'river'],
])('nobody stands on water: %s', (prompt, scene) => {
  expect(arranged(prompt).recipe.scene.id).toBe(scene);
});

test('a boat swims on the water, not on the shore', () => {
  const { hero, height } = arranged('barco de pesca num lago calmo');
  expect(hero?.isAloft).toBe(true);
  expect((hero?.bounds.y ?? 0) + (hero?.bounds.height ?? 0)).toBeLessThan(height * 0.8);
});

test('two on a sofa lie side by side on its seat', () => {
  const { hero, second, stickers } = arranged('dois gatos dormindo num sofá verde');
  const sofa = stickers.find(({ icon }) => icon === 'sofa');
  if (!hero || !second || !sofa) throw new Error('not all is drawn');
  for (const { bounds } of [hero, second]) {
    expect(bounds.x).toBeGreaterThan(sofa.bounds.x);
    expect(bounds.x + bounds.width).toBeLessThan(sofa.bounds.x + sofa.bounds.width);
    expect(bounds.y + bounds.height).toBeLessThan(sofa.bounds.y + sofa.bounds.height * 0.8);
  }
  expect(hero.bounds.x + hero.bounds.width).toBeLessThanOrEqual(second.bounds.x + 1);
});

test('a bowl holds what is in it', () => {
  const { hero, second } = arranged('a bowl of lemons on a table');
  expect([hero?.icon, second]).toEqual(['vessel-fruit-bowl.lemon', null]);
});

test('who flies over something is above its middle', () => {
  const { hero, second } = arranged('un dragón volando sobre un castillo');
  if (!hero || !second) throw new Error('not all is drawn');
  expect(hero.center.y).toBeLessThan(second.center.y);
});

test('a door is in a house front', () => {
  const { stickers } = arranged('a red car parked in front of a blue door');
  expect(stickers.map(({ icon }) => icon)).toEqual(['facade', 'door']);
});

test('a figure that leans on a wall is before a long one', () => {
  const { stickers, width } = arranged('a yellow bicycle leaning against a brick wall');
  const wall = stickers.find(({ icon }) => icon === 'long-wall');
  expect(wall?.width).toBeGreaterThan(width);
});

test('the door of a house is no second door', () => {
  const { stickers } = arranged('uma casa branca com porta verde no alto da colina');
  expect(stickers.map(({ icon }) => icon)).not.toContain('door');
});

test('a ship that sails is one vessel', () => {
  const { hero, stickers } = arranged('a pirate ship sailing in a stormy sea');
  expect([hero?.icon, stickers.length]).toEqual(['pirate-ship', 0]);
  expect(hero?.bounds.y).toBeGreaterThan(0);
});

test('a castle is seen from outside', () => {
  expect(arranged('un caballero medieval frente a un castillo').recipe.scene.id).toBe('meadow');
});

test('an animal wears a hat and glasses on its own head, seen as near as a portrait', () => {
  const dog = arranged('um cachorro com óculos de sol na praia');
  expect(dog.hero?.icon).toBe('dog-face-shoulders');
  expect(dog.stickers[0]).toMatchObject({ icon: 'sunglasses', layer: 'front' });
  expect(dog.stickers[0]?.center.x).toBeCloseTo(dog.hero?.center.x ?? 0);
  const cat = arranged('a cat wearing a crown');
  expect(cat.stickers[0]?.center.y).toBeLessThan((cat.hero?.bounds.y ?? 0) + (cat.hero?.height ?? 0) * 0.2);
});

test('a figure that skates has its hat on its head', () => {
  const { hero, stickers } = arranged('a dog with a hat riding a skateboard');
  expect(hero?.icon).toBe('figure-dog.fedora-skating');
  expect(stickers.map(({ icon }) => icon)).not.toContain('top-hat');
});

test('who is in a boat is behind its side, on the water', () => {
  const { hero, stickers, height } = arranged('a man in a boat');
  const boat = stickers.find(({ icon }) => icon === 'rowing-boat');
  if (!hero || !boat) throw new Error('not all is drawn');
  expect(boat.layer).toBe('front');
  const feet = hero.bounds.y + hero.bounds.height;
  expect(feet).toBeGreaterThan(boat.bounds.y);
  expect(feet).toBeLessThan(boat.bounds.y + boat.bounds.height);
  expect(boat.bounds.y + boat.bounds.height).toBeLessThan(height * 0.9);
});

test('what is held is in a hand and small', () => {
  const { hero, stickers } = arranged('a woman with a lollipop in the park');
  const [cup] = stickers;
  expect([hero?.icon, cup?.icon]).toEqual(['figure-woman-holding', 'lollipop']);
  expect(cup?.height).toBeLessThan((hero?.height ?? 0) * 0.3);
});

test('small things lie before a large one, and fruit in threes', () => {
  const { hero, stickers } = arranged('unas tortitas con miel y fresas en un plato');
  const fruit = stickers.filter(({ icon }) => icon === 'strawberry');
  expect(fruit).toHaveLength(3);
  for (const { height, layer } of fruit) {
    expect(height).toBeLessThan((hero?.height ?? 0) / 2);
    expect(layer).toBe('front');
  }
});

test('two that run do so in one direction', () => {
  const { hero, second } = arranged('dos perros corriendo en la playa');
  expect(hero?.flip).toBe(second?.flip);
});

test('a film shows more of the place, a portrait less', () => {
  const heights = ['Cinema', 'Default', 'Portrait'].map((style) => {
    const { hero } = arranged('a fox in the mountains', { style });
    return hero?.height ?? 0;
  });
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
  const film = arranged('a fox in the mountains', { style: 'Cinema' });
  // Above the bar.
  expect((film.hero?.bounds.y ?? 0) + (film.hero?.bounds.height ?? 0)).toBeLessThan(film.height * 0.89);
  expect(arranged('a fox in the mountains', { style: 'Portrait' }).hero?.icon).toBe('fox-shoulders');
});

test.each([
  ['A girl with an umbrella in front of the Eiffel Tower', 'eiffel-tower'],
  ['A knight fighting a dragon in front of a castle', 'stone-castle'],
  ['Um cachorro em frente a uma casa', 'cottage'],
  ['A camel in front of the pyramids', 'pyramid'],
])('%s: the building is far behind, and the place is outside', (prompt, building) => {
  const { hero, stickers, second, recipe } = arranged(prompt);
  const far = stickers.find(({ icon }) => icon === building);
  expect(far).toMatchObject({ layer: 'behind', isBackdrop: true });
  expect((far?.bounds.y ?? 0) + (far?.bounds.height ?? 0)).toBeLessThan(
    (hero?.bounds.y ?? 0) + (hero?.bounds.height ?? 0),
  );
  expect(second?.icon).not.toBe(building);
  expect(recipe.scene.id).not.toBe('hall');
});

test('a ship that is in no other place is at sea, in the weather of the words', () => {
  expect(arranged('A pirate ship in a storm').recipe.scene).toEqual({ id: 'ocean', mood: 'storm' });
});

test('northern lights are over snow', () => {
  const { scene } = arranged('A cozy cabin in the woods under the northern lights').recipe;
  expect(scene).toEqual({ id: 'snow', mood: 'aurora' });
});
