import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

const printed = (title: string) => understand(title).headline.value.join(' ');

describe('a title that can be read at a glance is printed in its own words', () => {
  test.each([
    ['with its articles', 'Last To Leave The Castle Wins A Boat'],
    ['with a price at its end', 'How Lidl Earns Millions Selling $2 Bread'],
    ['with when it was', '4 Travel Mistakes I Made in My 30s'],
    ['with whose it is', 'La receta de empanadas de mi tía'],
    ['with a relative clause', 'A verdade sobre o ouro que ninguém te conta'],
    ['with who does it', 'Quit my job at the bank'],
    ['with both of its parts', 'Paella fácil: mi truco secreto'],
    ['with its question', '¿Cómo cruzaron los vikingos el Atlántico?'],
  ])('%s', (_what, title) => {
    expect(printed(title)).toBe(title.toUpperCase());
  });
});

describe('what may be left out of a title', () => {
  test.each([
    ['a bracket', 'The Oldest Tree in Europe (It Is Huge)', 'THE OLDEST TREE IN EUROPE'],
    ['a year', 'Is gold still worth it in 2026?', 'IS GOLD STILL WORTH IT?'],
    ['a kicker', 'Desafio: comer só arroz por 24 horas', 'COMER SÓ ARROZ POR 24 HORAS'],
    ['a channel after a bar', 'Easy Onion Soup for Two | Cook With Ana', 'EASY ONION SOUP FOR TWO'],
    [
      'what opens a sentence of its own',
      'Visitamos la fábrica abandonada más grande de Argentina entera',
      'LA FÁBRICA ABANDONADA MÁS GRANDE DE ARGENTINA ENTERA',
    ],
    [
      'that somebody spent a time',
      'I spent 72 hours locked inside an abandoned shopping centre',
      '72 HOURS LOCKED INSIDE AN ABANDONED SHOPPING CENTRE',
    ],
    [
      'a last phrase of a long title',
      '5 datos curiosos sobre los delfines que te van a sorprender mucho',
      '5 DATOS CURIOSOS SOBRE LOS DELFINES',
    ],
  ])('%s', (_what, title, headline) => {
    expect(printed(title)).toBe(headline);
  });

  test.each([
    ['the period of a rate', 'A receita de pão de queijo que vende mais de 300 por dia', /POR DIA$/],
    ['what is counted', 'O jogador mais rico do Roblox me deu 2 milhões de moedas', /MILHÕES DE MOEDAS$/],
    ['half of a part', 'I ran 20 miles every day for 10 weeks, here is what I learned', /WEEKS$|LEARNED$/],
    [
      'a preposition of a verb',
      "hidden beaches in Madeira that tourists don't know about",
      /ABOUT$|MADEIRA$/,
    ],
  ])('never %s', (_what, title, end) => {
    expect(printed(title)).toMatch(end);
  });
});
