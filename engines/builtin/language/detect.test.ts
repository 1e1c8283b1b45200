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
])('reads as %s: %s', (language, prompt) => {
  expect(understand(prompt).language).toBe(language);
});
