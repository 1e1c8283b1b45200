import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const around = (prompt: string) =>
  designRecipe({
    prompt,
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 7,
  }).recipe.stickers.map(({ icon }) => icon);

test.each([
  ['a sailing ship in a storm with lightning', 'lightning-bolts'],
  ['um barco a vela no mar com montanhas ao fundo', 'far-mountains'],
  ['un coche rojo delante de unas palmeras', 'palm-tree'],
  ['a fox in front of a fence', 'wooden-fence'],
])('"%s" shows what is behind', (prompt, icon) => {
  expect(around(prompt)).toContain(icon);
});

test('what a scene shows by itself is not set into it again', () => {
  expect(around('a fox in a pine forest')).not.toContain('evergreen-tree');
});

test('a squirrel that acts is no second one beside itself', () => {
  expect(around('a squirrel riding a skateboard')).toEqual([]);
});

test('a barn owl is no owl beside a barn', () => {
  expect(around('a barn owl flying over a field')).not.toContain('barn');
});
