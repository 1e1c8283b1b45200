import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const design = (prompt: string) =>
  designRecipe({ prompt, tool: 'Genesys 1.0', style: 'Default', aspectRatio: '16:9', seed: 7 }).recipe;

test.each([
  ['a brown bear wearing red boots dancing in the forest', 'figure-bear.redboots-dancing'],
  ['um gato com botas azuis', 'figure-cat.blueboots-standing'],
  ['un conejo con chaleco verde', 'figure-rabbit.greenvest-standing'],
  ['a hedgehog in a blue scarf holding a lantern', 'figure-hedgehog.bluescarf-lantern'],
])('"%s" has on what the words put on it', (prompt, icon) => {
  expect(design(prompt).hero?.icon).toBe(icon);
});

test('a crown is on whom the words give it', () => {
  expect(design('uma princesa conversando com um sapo de coroa').secondHero?.icon).toBe(
    'figure-frog.crown-standing',
  );
});

test.each([
  ['a young woman wearing a green scarf', 'greenscarf'],
  ['um bombeiro de botas pretas', 'blackboots'],
])('"%s" names the colour of one garment', (prompt, trait) => {
  const { hero, dyes } = design(prompt);
  expect(hero?.icon).toContain(trait);
  expect(dyes).toBeUndefined();
});
