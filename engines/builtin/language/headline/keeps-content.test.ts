import { describe, expect, test } from 'vitest';
import { shortenedOf } from '../../testing/shortened-headline.ts';
import { understand } from '../understand.ts';

const printed = (title: string) => shortenedOf(title).value.join(' ');

describe('a headline that five words would rob of what it names', () => {
  test.each([
    ['We Raced a Ferrari Against a Helicopter', 'WE RACED A FERRARI AGAINST A HELICOPTER'],
    ['Last to Leave the Pool Wins a Lamborghini', 'LAST TO LEAVE THE POOL WINS A LAMBORGHINI'],
    ['How Ancient Rome Made Unbreakable Concrete', 'HOW ANCIENT ROME MADE UNBREAKABLE CONCRETE'],
    ['Mi perro aprende a montar en patineta', 'MI PERRO APRENDE A MONTAR EN PATINETA'],
    ['Pasé una noche en la cárcel más peligrosa', 'PASÉ UNA NOCHE EN LA CÁRCEL MÁS PELIGROSA'],
    ['Assustei meu irmão com uma cobra falsa', 'ASSUSTEI MEU IRMÃO COM UMA COBRA FALSA'],
    ['No te duermas: la muñeca que camina sola', 'NO TE DUERMAS: LA MUÑECA QUE CAMINA SOLA'],
  ])('%s', (title, headline) => {
    expect(printed(title)).toBe(headline);
  });

  test('stays short where the rest says nothing', () => {
    expect(printed('La guerra más corta de la historia')).toBe('LA GUERRA MÁS CORTA');
    expect(printed('I tried every pizza in New York')).toBe('EVERY PIZZA IN NEW YORK');
  });

  test('is of a title that begins with a time', () => {
    expect(printed('Tres días caminando por los Andes')).toBe('TRES DÍAS CAMINANDO POR LOS ANDES');
  });
});

test('stresses a weight, and a denied verb with its object', () => {
  expect(understand('Emagreci 20 kg sem passar fome')).toMatchObject({
    headline: { value: ['EMAGRECI', '20 KG', 'SEM PASSAR FOME'] },
    emphasis: 1,
  });
  expect(understand('Una semana sin comer pan').headline.value).toContain('SIN COMER PAN');
});
