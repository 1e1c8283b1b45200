import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

function pictured(prompt: string) {
  const { recipe } = designRecipe({
    prompt,
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 1,
  });
  const { hero, secondHero, stickers, scene } = recipe;
  return {
    hero: hero?.icon,
    all: [hero, secondHero, ...stickers].flatMap((thing) => thing?.icon ?? []),
    scene: scene.id,
  };
}

test.each([
  ['a farmer carrying a basket of apples', 'figure-farmer-holding', 'vessel-basket.red-apple'],
  ['a surfer carrying his surfboard on the beach', 'figure-man-holding', 'surfboard'],
  ['um bombeiro segurando um gatinho', 'figure-firefighter-holding', 'cat-sitting'],
  ['una niña sosteniendo un globo rojo', 'figure-girl-holding', 'balloon'],
])('%s: what is carried is in the hands', (prompt, hero, held) => {
  const { all } = pictured(prompt);
  expect(all).toEqual([hero, held]);
});

test.each([
  ['una pareja bajo un paraguas rojo caminando por la ciudad', /^pair-.*-umbrella$/],
  ['a couple under a yellow umbrella', /^pair-.*-umbrella-yellow$/],
  ['uma mulher com um guarda-chuva azul', /^figure-woman-umbrella-blue$/],
])('%s: one umbrella, in its colour', (prompt, hero) => {
  expect(pictured(prompt).all).toEqual([expect.stringMatching(hero)]);
});

test.each([
  ['a squirrel sitting on a branch', 'branch'],
  ['a brown horse drinking from a river', 'near-water'],
  ['un elefante bebiendo agua en un lago de la sabana', 'near-water'],
  ['a fox crossing a frozen river', 'near-ice'],
  ['a hot air balloon over a canyon at sunrise', 'canyon-walls'],
  ['un lobo aullando en una montaña nevada', 'snow-peak'],
  ['uma bailarina no palco com cortinas vermelhas', 'stage-curtains'],
  ['um boxeador no ringue', 'boxing-ring'],
  ['a girl jumping in a puddle', 'puddle'],
])('%s: what is around or below the subject is there', (prompt, icon) => {
  expect(pictured(prompt).all).toContain(icon);
});

test.each([
  ['a motorcyclist on a bridge', /^figure-biker-motorbike$/],
  ['una vendedora pesando naranjas en el mercado', /^figure-seller\.f-selling$/],
  ['uma costureira trabalhando na máquina de costura', /^figure-tailor\.f-sewing$/],
  ['un panadero sacando pan del horno', /^figure-baker-at-oven$/],
  ['a nurse holding a newborn baby', /^figure-nurse-cradling$/],
  ['a wizard holding a glowing staff', /^figure-wizard-staff$/],
  ['um carpinteiro serrando uma tábua', /^figure-carpenter-sawing$/],
  ['una profesora escribiendo en la pizarra', /^figure-teacher\.f-teaching$/],
])('%s: the act is drawn', (prompt, hero) => {
  expect(pictured(prompt).hero).toMatch(hero);
});

test('smoke from a chimney belongs to its house', () => {
  expect(pictured('a small cabin with smoke coming out of the chimney').all).toEqual(['smoking-cabin']);
});

test.each([
  ['a vintage red truck loaded with pumpkins', 'vessel-open-truck~ff2d2d.pumpkin'],
  ['um padeiro carregando uma cesta de pães', 'vessel-basket.bread'],
  ['um balão colorido sobre um vale', 'hot-air-balloon'],
  ['un gato sobre un tejado mirando la luna', 'tile-roof'],
  ['a family having a picnic next to a camper van', 'camper-van'],
])('%s shows %s', (prompt, icon) => {
  expect(pictured(prompt).all).toContain(icon);
});

test.each([
  ['um cavaleiro com espada montado em um cavalo branco', /^figure-knight-riding-white-horse$/],
  ['um garçom carregando uma bandeja com taças', /^figure-waiter-drinks-tray$/],
  ['un buzo nadando con una tortuga', /^figure-diver-diving$/],
])('%s: the role tells how it is done', (prompt, hero) => {
  expect(pictured(prompt).hero).toMatch(hero);
});

test.each([
  ['un plato de tacos con limón y salsa', /danc/],
  ['uma borboleta pousada numa flor branca', /hotel|hospital/],
  ['una niña abrazando a un oso de peluche', /^bear/],
])('%s: no other sense of a word', (prompt, other) => {
  expect(pictured(prompt).all.filter((icon) => other.test(icon))).toEqual([]);
});
