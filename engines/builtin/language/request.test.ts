import { expect, test } from 'vitest';
import { grammarOf } from './grammar/grammars.ts';
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
  [
    'en',
    'so this one is about how my grandma taught me to knit, cosy',
    'how my grandma taught me to knit',
    'topic',
  ],
  ['en', 'this video is about the time I got lost in Tokyo', 'I got lost in Tokyo', 'topic'],
  ['en', 'I need a thumbnail for my channel about how to paint, dark', 'how to paint', 'topic'],
  [
    'pt',
    'Quero uma thumbnail pro meu canal de ciência explicando por que chove, com nuvens',
    'por que chove',
    'topic',
  ],
  [
    'pt',
    'Quero uma thumbnail pro meu canal mostrando como fazer sabão, bem fofa',
    'como fazer sabão',
    'topic',
  ],
  ['pt', 'Esse vídeo é sobre a vez que eu me perdi na Amazônia', 'eu me perdi na Amazônia', 'topic'],
  ['es', 'este vídeo va de cómo monté una tienda', 'cómo monté una tienda', 'topic'],
  [
    'es',
    'quiero una miniatura para un vídeo explicando por qué el mar es salado',
    'por qué el mar es salado',
    'topic',
  ],
  ['es', 'hoy os enseño mi casa nueva', 'mi casa nueva', 'topic'],
] as const)('in %s, "%s" is about "%s"', (language, prompt, text, frame) => {
  expect(readRequest(prompt, grammarOf(language))).toEqual({ text, frame });
});
