import { expect, test } from 'vitest';
import { readRequest } from './request.ts';

test.each([
  ['en', 'Thumbnail for a video about growing tomatoes, bright colors', 'growing tomatoes', 'topic'],
  ['en', 'please design me a bold YouTube thumbnail about the fall of Rome', 'the fall of Rome', 'topic'],
  ['en', 'thumbnail for my fitness channel about morning workouts', 'morning workouts', 'topic'],
  ['en', 'Make a thumbnail with a dragon', 'a dragon', 'picture'],
  ['en', 'youtube thumbnail, shocked face, red arrow', 'shocked face, red arrow', 'picture'],
  ['en', 'My video editing setup', 'My video editing setup', null],
  ['en', 'The scariest videos on the internet', 'The scariest videos on the internet', null],
  ['pt', 'quero uma thumb bem colorida sobre futebol', 'futebol', 'topic'],
  ['pt', 'Uma thumbnail chamativa com um carro de corrida', 'um carro de corrida', 'picture'],
  ['pt', 'Aula de violão', 'Aula de violão', null],
  ['es', 'Crea una miniatura para un video sobre volcanes', 'volcanes', 'topic'],
  ['es', 'una portada llamativa con un dragón', 'un dragón', 'picture'],
] as const)('in %s, "%s" is about "%s"', (language, prompt, text, frame) => {
  expect(readRequest(prompt, language)).toEqual({ text, frame });
});
