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
  ['Scientists Found Something Strange Under The Ice', 'portrait-scientist'],
  ['The Sailor Who Got Lost At Sea For 438 Days', 'portrait-sailor'],
  ['La abuela que se hizo millonaria jugando a las cartas', 'portrait-old-woman'],
  ['Por qué dejé mi trabajo de abogado para ser panadero', 'portrait-baker'],
  ['Los secretos de los soldados romanos', 'portrait-gladiator'],
  ['Passei uma semana vivendo como um monge', 'figure-monk-meditating'],
  ['A bailarina que voltou a dançar', 'figure-ballerina-dancing'],
  ['How I Saved $10,000 As A Waitress', 'figure-waiter.f-serving'],
  ['Me corté el pelo yo misma', 'woman-getting-haircut'],
])('a title of a person shows that person: %s', (prompt, icon) => {
  expect(heroOf(prompt)).toBe(icon);
});

test.each([
  ['5 Stretches That Will Fix Your Back Pain', 'person-in-lotus-position'],
  ['Faxina pesada na cozinha depois da festa', 'figure-man-cleaning'],
  ['Caçadores de fantasmas em um hospital abandonado', 'ghost'],
  ['Hice el desayuno con los ojos vendados', 'cooking'],
  ['The Loneliest Man In Antarctica', 'portrait-man'],
  ['A bruxa que assustou uma cidade inteira', 'portrait-witch'],
  ['Resgatei um filhote de coruja na estrada', 'owl-standing'],
  ['This Plumber Makes More Than A Doctor', 'portrait-builder'],
  ['La niñera que resultó ser millonaria', 'portrait-woman'],
  ['What Nobody Tells You About Being A Stepmom', 'portrait-woman'],
  ['Fui guardia de seguridad en un centro comercial vacío', 'portrait-police'],
  ['A verdade sobre o Titanic que ninguém conta', 'sinking-liner'],
  ['Mi casa se inundó y lo perdimos todo', 'flooded-house'],
  ['Tudo sobre o novo eclipse solar', 'solar-eclipse'],
])('what a title is about is its hero: %s', (prompt, icon) => {
  expect(heroOf(prompt)).toBe(icon);
});

test.each([
  '10 gifts for my mom',
  'I gave my dad a new car',
  'Mother’s day cake',
  'My grandma vs my grandpa',
  'Reparando una moto vieja que encontré en la basura',
  'Chef Makes A $1,000 Burger',
  'How Firefighters Train For The Worst Day Of Their Lives',
])('a title of a thing does not: %s', (prompt) => {
  expect(`${heroOf(prompt)}`).not.toMatch(/^portrait-/);
});
