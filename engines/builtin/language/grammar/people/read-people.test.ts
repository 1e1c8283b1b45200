import { expect, test } from 'vitest';
import { readPeople } from './read-people.ts';

const first = (prompt: string, language: 'en' | 'pt' | 'es') => {
  const [person] = readPeople(prompt, language);
  return person && [person.look, ...person.traits].join('.');
};

test.each([
  ['A scientist pouring a glowing liquid in her laboratory', 'en', 'scientist.f'],
  ['portrait of an old sailor with a white beard', 'en', 'sailor.old.whitebeard'],
  ['a queen on her throne', 'en', 'queen'],
  ['uma rainha no trono', 'pt', 'queen'],
  ['una reina en su trono', 'es', 'queen'],
  ['uma cientista no laboratório', 'pt', 'scientist.f'],
  ['um velho marinheiro de barba branca', 'pt', 'sailor.old.whitebeard'],
  ['un pescador anciano con barba blanca', 'es', 'fisher.old.whitebeard'],
  ['una mujer pelirroja con gafas', 'es', 'woman.redhair.glasses'],
  ['a woman doctor smiling', 'en', 'doctor.f'],
  ['uma menina astronauta', 'pt', 'astronaut.f.kid'],
  ['a flamenco dancer', 'en', 'flamenco'],
  ['una bailaora de flamenco', 'es', 'flamenco'],
  ['a pirate captain at sea', 'en', 'pirate'],
  ['meu avô e seu cachorro', 'pt', 'old-man'],
  ['minha avó na cozinha', 'pt', 'old-woman'],
  ['a man in a straw hat', 'en', 'man.strawhat'],
  ['an old black man with a straw hat', 'en', 'man.old.dark.strawhat'],
  ['retrato de uma senhora negra de turbante', 'pt', 'woman.old.dark.turban'],
  ['una mujer con sombrero rojo y vestido azul', 'es', 'woman.dress.fedora.redhat'],
  ['um menino com boné azul e camiseta vermelha', 'pt', 'boy.baseballcap.bluehat'],
  ['a woman with a black cat and a hat', 'en', 'woman.fedora'],
  ['a bald man with a black beard', 'en', 'man.bald.blackbeard'],
  ['retrato de um jovem negro com dreads', 'pt', 'man.dreads.dark'],
] as const)('reads who is in "%s"', (prompt, language, who) => {
  expect(first(prompt, language)).toBe(who);
});

test.each([
  ['the king’s sword', 'en'],
  ['a pirate ship in a storm', 'en'],
  ['um velho farol na costa', 'pt'],
  ['un viejo molino', 'es'],
  ['um guarda-chuva vermelho', 'pt'],
] as const)('reads nobody in "%s"', (prompt, language) => {
  expect(readPeople(prompt, language)).toEqual([]);
});

test('two in one word are two', () => {
  expect(readPeople('um casal na chuva', 'pt')[0]?.with?.look).toBe('lady');
  expect(readPeople('the old couple', 'en')[0]?.with?.look).toBe('old-woman');
});

test('what is said of a thing is not said of a person', () => {
  expect(first('a boy mending a very rusty old bicycle', 'en')).toBe('boy');
});
