import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const heroOf = (prompt: string) =>
  designRecipe({ prompt, tool: 'Thumbnail', style: 'Default', aspectRatio: '16:9', seed: 5 }).recipe.hero
    ?.icon;

test.each([
  ['My grandma reviews fast food', 'portrait-old-woman'],
  ['Minha avó testa jogos de terror', 'portrait-old-woman'],
  ['Meu avô prova comida picante', 'portrait-old-man'],
  ['Mi abuelo prueba la comida más picante', 'portrait-old-man'],
  ['My mom reacts to my old videos', 'portrait-mother'],
  ['The king who lost everything', 'portrait-king'],
])('a title of a person shows that person: %s', (prompt, icon) => {
  expect(heroOf(prompt)).toBe(icon);
});

test.each([
  '10 gifts for my mom',
  'I gave my dad a new car',
  'Mother’s day cake',
  'My grandma vs my grandpa',
])('a title of a thing does not: %s', (prompt) => {
  expect(`${heroOf(prompt)}`).not.toMatch(/^portrait-/);
});
