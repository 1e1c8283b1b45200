import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  'a lighthouse during a thunderstorm at night, huge waves',
  'portrait of an angry chef holding a burning pan',
  'minimalist desk setup with a keyboard and a plant, soft morning light',
  'um lobo uivando para a lua cheia em uma montanha nevada',
  'un tigre saltando entre llamas, fondo oscuro, muy épico',
])('describes a picture: %s', (prompt) => {
  expect(understand(prompt).kind).toBe('scene');
});

test.each([
  'gym motivation',
  "Beginner's guide to watercolor painting",
  'The doll in my attic moved by itself',
  'A day in my life as a nurse',
  'Dicas para economizar na conta de luz',
  'Los castillos más impresionantes de España',
  'Aprende a tocar el ukelele en una semana',
])('is a title: %s', (prompt) => {
  expect(understand(prompt).kind).toBe('title');
});
