import { expect, test } from 'vitest';
import { grammarOf } from '../grammar/grammars.ts';
import { readVersus } from './versus.ts';

test.each([
  ['en', 'Pixel 10 vs iPhone 17 camera test', 'PIXEL 10', 'iPHONE 17'],
  ['en', 'Canon R6 vs Sony A7 IV low light', 'CANON R6', 'SONY A7 IV'],
  ['en', 'galaxy s25 vs iphone 16 battery life', 'GALAXY S25', 'IPHONE 16'],
  ['en', 'Samsung Galaxy S25 Ultra vs Google Pixel 10 Pro XL', 'GALAXY S25 ULTRA', 'PIXEL 10 PRO XL'],
  ['en', 'Honda Civic vs Toyota Corolla fuel economy', 'HONDA CIVIC', 'TOYOTA COROLLA'],
  // Both pictures show the steak.
  ['en', '$1 vs $1000 steak', '$1', '$1000'],
  ['pt', 'Moto G84 vs Redmi Note 13 comparativo completo', 'MOTO G84', 'REDMI NOTE 13'],
  ['es', 'iPhone 16 contra Galaxy S25: prueba de cámara', 'iPHONE 16', 'GALAXY S25'],
] as const)('in %s, the sides of "%s" keep their names and numbers', (language, title, left, right) => {
  expect(readVersus(title, grammarOf(language))).toMatchObject({ left, right });
});
