import { expect, test } from 'vitest';
import { shortenedOf } from '../../testing/shortened-headline.ts';

test.each([
  ['Probé el coche eléctrico más rápido del mundo', 'COCHE ELÉCTRICO MÁS RÁPIDO'],
  ['¿Cómo construyeron los egipcios las pirámides?', '¿CÓMO CONSTRUYERON LOS EGIPCIOS LAS PIRÁMIDES?'],
  ['¿Por qué los romanos perdieron la guerra?', '¿POR QUÉ LOS ROMANOS PERDIERON LA GUERRA?'],
])('%s: what is left out breaks nothing', (title, headline) => {
  const { value, runnersUp } = shortenedOf(title);
  expect(value.join(' ')).toBe(headline);
  for (const other of runnersUp) expect(other.value.join(' ')).not.toMatch(/MÁS DEL|PERDIERON GUERRA/);
});
