import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

/** The headline with its hook in brackets. */
function stressed(prompt: string): string {
  const { headline, emphasis } = understand(prompt);
  return headline.value.map((line, at) => (at === emphasis ? `[${line}]` : line)).join(' / ');
}

test.each([
  ['a price', 'Fixing a $40 camera', 'FIXING A / [$40] / CAMERA'],
  ['a number with the unit it measures', 'Sewing a dress in 3 hours', 'DRESS IN / [3 HOURS]'],
  ['a negation with what it denies', 'The horse that never slept', 'THE HORSE THAT / [NEVER SLEPT]'],
  ['what is missing', 'Bolo de banana sem farinha', 'BOLO DE BANANA / [SEM FARINHA]'],
  ['a superlative with its adjective', 'A rua mais estreita do mundo', 'RUA / [MAIS ESTREITA] / DO MUNDO'],
  ['a noun with its article', 'The truth about cold showers', '[THE TRUTH] / ABOUT COLD / SHOWERS'],
  ['a superlative with its noun', 'Inside the smallest kitchen', 'INSIDE THE / [SMALLEST] / KITCHEN'],
  ['a striking verb', 'Why the bridge collapsed', 'WHY THE BRIDGE / [COLLAPSED]'],
  ['a striking adjective', 'El hotel abandonado', 'EL HOTEL / [ABANDONADO]'],
  ['what happened, not to whom', 'Por que o euro caiu?', 'POR QUE O EURO / [CAIU?]'],
  [
    'an adjective, not half of its thing',
    'Turning a broken ice cream into art',
    '[BROKEN] / ICE CREAM TO ART',
  ],
  ['an object rather than its subject', 'My horse met a zebra', 'MY HORSE MET A / [ZEBRA]'],
])('stresses %s', (_what, prompt, expected) => {
  expect(stressed(prompt)).toBe(expected);
});

test('takes a whole name into the hook', () => {
  expect(stressed('I went to São Paulo and saw Porto Alegre')).toMatch(
    /\[[^\]]*PORTO ALEGRE[^\]]*\]|\[[^\]]*SÃO PAULO[^\]]*\]/,
  );
});

test('stresses no word of a headline that is a single word, or long enough to be read', () => {
  expect(understand('"WOW"').emphasis).toBeNull();
  expect(understand('"this is a text of ten words that somebody wants printed"').emphasis).toBeNull();
});

test('never stresses an article or a preposition alone', () => {
  for (const prompt of ['a cat in the box', 'un gato en la caja', 'um gato na caixa', 'the end of the war']) {
    expect(stressed(prompt), prompt).not.toMatch(/\[(?:A|AN|THE|IN|OF|UN|EN|LA|UM|NA)\]/);
  }
});
