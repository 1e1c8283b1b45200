import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['en', 'Halloween makeup tutorial'],
  ['en', 'minecraft'],
  ['en', 'gym motivation'],
  ['pt', 'Carro elétrico vale a pena?'],
  ['pt', 'receita de bolo de cenoura'],
  ['pt', 'como nao gastar dinheiro'],
  ['pt', 'Sobrevivi 100 dias no Minecraft hardcore'],
  ['es', 'gatos vs perros'],
  ['en', 'Pizza vs pasta: the ultimate video'],
  ['es', 'Truco de cartas fácil'],
  ['es', 'Aprende a nadar desde cero'],
  ['es', 'el mejor perro del mundo'],
  ['es', 'como ahorrar dinero'],
  ['en', 'a fox'],
  ['en', 'a dog'],
  ['en', 'a big dog'],
  ['en', 'a red fox'],
  ['en', 'a red car'],
  ['en', 'a boat'],
  ['en', 'a house'],
  ['en', 'a guitar'],
  ['en', 'a brown bear'],
  ['en', 'a lighthouse'],
  ['en', 'a castle'],
  ['en', 'a blue bird'],
  ['en', 'a purple elephant'],
  ['en', 'a little girl'],
  ['pt', 'a noite'],
  ['pt', 'a nave espacial'],
  ['pt', 'a casa'],
  ['pt', 'a raposa vermelha'],
  ['pt', 'a origem do universo'],
  ['pt', 'a luz no fim do túnel'],
  ['pt', 'a verdade'],
  ['pt', 'as praias'],
  ['pt', 'o carro'],
  ['pt', 'Por que o dólar subiu?'],
  ['pt', 'Por que o dólar caiu?'],
  ['pt', 'Óleo de coco faz mal?'],
  ['pt', 'Como o fósforo acende'],
  ['pt', 'Um muro sólido'],
  ['es', 'Por qué subió el dólar'],
  ['es', 'El fósforo que no se apaga'],
  ['es', 'Así cayó el muro'],
])('reads as %s: %s', (language, prompt) => {
  expect(understand(prompt).language).toBe(language);
});

// "a" is also an article in Portuguese and a preposition in Spanish.
test.each([
  ['a fox', 'fox'],
  ['a dog', 'dog'],
  ['a cat', 'cat'],
  ['a red car', 'automobile'],
  ['a guitar', 'guitar'],
  ['a house', 'house'],
  ['a boat', 'boat'],
  ['a car', 'automobile'],
])('draws the noun after an English article: %s', (prompt, icon) => {
  expect(understand(prompt).hero.value).toContain(icon);
});
