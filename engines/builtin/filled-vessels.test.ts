import { expect, test } from 'vitest';
import { filledName, readFilled } from './filled-vessels.ts';
import { hasIcon, iconAspect, rasterIcon } from './icons.ts';
import { recipeSchema } from './recipe.ts';

test('a name says what is in what, and in which colours', () => {
  const vessel = { icon: 'vase', color: '#2f7bff' };
  const contents = { icon: 'tulip', color: '#ffffff' };
  const name = filledName({ vessel, contents });
  expect(name).toBe('vessel-vase~2f7bff.tulip~ffffff');
  expect(readFilled(name)).toEqual({ vessel, contents });
  expect(readFilled('basket')).toBeNull();
});

test.each([
  'vessel-basket.egg',
  'vessel-vase.rose',
  'vessel-open-truck.tangerine',
  'vessel-white-plate.cookie',
])('%s is drawn whole', (icon) => {
  expect(hasIcon(icon)).toBe(true);
  const canvas = rasterIcon(icon, 200);
  expect(canvas.height).toBe(200);
  expect(canvas.width / canvas.height).toBeCloseTo(iconAspect(icon), 1);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let painted = 0;
  for (let at = 3; at < data.length; at += 4) painted += (data[at] ?? 0) > 128 ? 1 : 0;
  expect(painted / (canvas.width * canvas.height)).toBeGreaterThan(0.25);
});

test.each(['figure-sailor.old-walking', 'pair-man+lady-hand-in-hand', 'vessel-vase~2f7bff.tulip'])(
  'a recipe may name %s',
  (icon) => {
    expect(recipeSchema.shape.hero.safeParse({ icon }).success).toBe(true);
  },
);
