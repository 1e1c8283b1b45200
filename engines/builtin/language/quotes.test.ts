import { expect, test } from 'vitest';
import { grammarOf } from './grammar/grammars.ts';
import { dictatedText, findQuotation, forbidsText } from './quotes.ts';

test.each([
  ['straight double', 'dragon, text "LAST STAND"', ['LAST STAND']],
  ['curly double', 'dragon with “Fire and Blood” on top', ['Fire and Blood']],
  ['low-high', 'Text: „Nie wieder“', ['Nie wieder']],
  ['angle', 'robot, texto «GUERRA TOTAL»', ['GUERRA TOTAL']],
  ['straight single', "a cat, title 'Best Day Ever'", ['Best Day Ever']],
  ['curly single', 'a cat, title ‘Best Day Ever’', ['Best Day Ever']],
  ['single around an apostrophe', "title 'Don't Blink' in red", ["Don't Blink"]],
  ['two joined by a word', '"BEFORE" and "AFTER" of my room', ['BEFORE', 'AFTER']],
  ['two apart', '"ONE" on the left side, small "two" below', ['ONE']],
  ['corner brackets', 'タイトル「最強」', ['最強']],
])('finds a quotation in %s marks, exactly as written', (_, prompt, texts) => {
  expect(findQuotation(prompt)?.texts).toEqual(texts);
});

test.each([
  "I can't believe it's not butter",
  "the dogs' bowls and the cats' toys",
  "rock 'n' roll in the '90s",
  'a 6" phone',
  '"" nothing',
])('finds no quotation in apostrophes, inch marks or empty pairs: %s', (prompt) => {
  expect(findQuotation(prompt)).toBeNull();
});

test.each(['a shark, no text', 'um tubarão sem texto', 'un tiburón sin texto', 'forest without words'])(
  'understands that no text is wanted: %s',
  (prompt) => {
    expect(forbidsText(prompt)).toBe(true);
  },
);

test.each([
  ['en', 'a castle, text: the final battle, dark sky', 'the final battle'],
  ['en', 'a knight with the text LAST STAND in red letters', 'LAST STAND'],
  ['pt', 'um carro, texto: corrida mortal', 'corrida mortal'],
  ['es', 'un coche con el texto CARRERA MORTAL abajo', 'CARRERA MORTAL'],
  ['en', 'a giant shark at sunset, headline: never look back', 'never look back'],
  ['pt', 'um tubarão gigante ao pôr do sol, manchete: nunca olhe para trás', 'nunca olhe para trás'],
  ['es', 'un tiburón gigante al atardecer, titular: nunca mires atrás', 'nunca mires atrás'],
  ['es', 'un tiburón gigante, título: nunca mires atrás', 'nunca mires atrás'],
  ['en', 'how to write better text for ads', null],
] as const)('reads a dictated headline in %s: %s', (language, prompt, text) => {
  expect(dictatedText(prompt, grammarOf(language))).toBe(text);
});
