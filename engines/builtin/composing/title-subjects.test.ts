import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import type { Recipe } from '../recipe.ts';

const recipeOf = (prompt: string): Recipe =>
  designRecipe({ prompt, tool: 'Thumbnail', style: 'MrBeast-tzdev', aspectRatio: '16:9', seed: 4_711 })
    .recipe;

test.each([
  // A compound is another thing than its parts.
  ['I Survived 50 Hours Inside a Shipping Container', 'shipping-container'],
  ['Construí una casa en un árbol', 'treehouse'],
  ['Comi só comida de hospital por 3 dias', 'meal-tray'],
  ['Aprende Excel desde cero', 'spreadsheet-laptop'],
  ['A verdade sobre o Bitcoin', 'bitcoin-coin'],
  // What a title tells of its subject is not the subject.
  ['The Greatest Buzzer Beater in Finals History', 'basketball'],
  ['5 Money Mistakes I Made in My 20s', 'cash-pile'],
  ['Compré maletas perdidas en el aeropuerto', 'luggage'],
  // The first of its kind in a country, and no map of it.
  ['Gasté $10,000 en el restaurante más caro de México', 'plated-dish'],
  ['O computador mais caro do Brasil', 'desktop-computer'],
  // Words that are verbs in other titles, paws that are no ducks.
  ['Trabalhei um dia como gari', 'figure-builder-sweeping'],
  ['Adotei um cachorro de três patas', 'dog-sitting'],
  // A boat of the river.
  ['Morei uma semana em um barco na Amazônia', 'river-boat'],
  ['How I Lost 50 Pounds Without the Gym', 'bathroom-scale'],
])('%s shows %s', (prompt, hero) => {
  const recipe = recipeOf(prompt);
  expect(recipe.hero?.icon).toBe(hero);
  const shown = [recipe.secondHero, ...recipe.stickers].map((thing) => thing?.icon ?? '');
  expect(shown.join(' ')).not.toContain('country-');
});

test('who walks is a person, and no heap of feet', () => {
  const recipe = recipeOf('I Tried Walking 20,000 Steps a Day for 30 Days');
  expect(recipe.hero?.icon).toMatch(/^figure-.*-walking$/);
  expect(recipe.relation).toBeUndefined();
});

test.each([
  ['Así quebró la empresa de celulares más grande', 'smartphone'],
  ['Por que a Kodak faliu', 'mirrorless-camera'],
])('what failed is broken beside a falling chart: %s', (prompt, hero) => {
  const recipe = recipeOf(prompt);
  expect(recipe.hero?.icon).toBe(hero);
  expect(recipe.states).toContain('broken');
  expect(recipe.stickers[0]?.icon).toBe('falling-chart');
});

test.each(['The Collapse of FTX Explained', 'A queda da Varig: o que aconteceu'])(
  'a company without a picture is its falling chart: %s',
  (prompt) => {
    expect(recipeOf(prompt).hero?.icon).toBe('falling-chart');
  },
);

test.each([
  ['I failed my exam twice', 'books'],
  ['La caída del Imperio romano', 'colosseum'],
])('neither one’s own failure nor a fallen empire is a chart: %s', (prompt, hero) => {
  const recipe = recipeOf(prompt);
  expect(recipe.hero?.icon).toBe(hero);
  expect(recipe.stickers.map(({ icon }) => icon)).not.toContain('falling-chart');
});

test.each([
  ['Dormí solo en el bosque más embrujado de Japón', 'man-reacts-scared', 'forest'],
  ['Exploring an Abandoned Asylum at 3AM', 'old-asylum', 'horror'],
  ['Explorando um hospital abandonado de madrugada', 'old-asylum', 'horror'],
])('a haunted place is dark, whatever its country: %s', (prompt, hero, scene) => {
  const recipe = recipeOf(prompt);
  expect(recipe.hero?.icon).toBe(hero);
  expect(recipe.scene.id).toBe(scene);
  expect(recipe.scene.mood).not.toMatch(/day|noon|morning|dawn|autumn/);
});

test('a mother of twins has both of them', () => {
  const recipe = recipeOf('Minha rotina da manhã como mãe de gêmeos');
  expect(recipe.hero?.icon).toBe('figure-mother-cradling');
  expect(recipe.stickers[0]?.icon).toBe('baby-sitting');
});

test('a father has his baby in his arms', () => {
  expect(recipeOf('Noites de um pai com um recém-nascido').hero?.icon).toBe('figure-father-cradling');
});

test('a twin is shown with the other one', () => {
  const recipe = recipeOf('Mi hermano gemelo tomó mi lugar en la escuela');
  expect(recipe.hero?.icon).toBe('portrait-man');
  expect(recipe.secondHero?.icon).toBe('portrait-man');
});

test.each([
  ['The Cheapest Hotel in New York City', 'city-day'],
  ['The Entire History of Ancient Rome', 'city-day'],
  ['I Cooked a Steak on a Car', 'road'],
  ['I Bought the Cheapest Lamborghini in America', 'road'],
  ['Tiny Apartment Makeover on a Budget', 'room'],
])('the hero stands where it can: %s is in %s', (prompt, scene) => {
  expect(recipeOf(prompt).scene.id).toBe(scene);
});

test('the worst food makes a face', () => {
  const recipe = recipeOf('The Worst-Rated Restaurant in Paris');
  expect(recipe.hero?.icon).toMatch(/-reacts-disgusted$/);
  expect(recipe.stickers[0]?.icon).toBe('meal-tray');
});

test('the cheapest of its kind is old', () => {
  expect(recipeOf('Comprei o carro mais barato da OLX').states).toEqual(['old']);
});
