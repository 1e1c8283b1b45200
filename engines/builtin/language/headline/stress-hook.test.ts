import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

/** The headline with its hook in brackets. */
function stressed(prompt: string): string {
  const { headline, emphasis } = understand(prompt);
  return headline.value.map((line, at) => (at === emphasis ? `[${line}]` : line)).join(' / ');
}

test.each([
  ['a price', 'Fixing a $40 camera', 'FIXING A / [$40] / CAMERA'],
  ['a number with the unit it measures', 'Sewing a dress in 3 hours', 'SEWING A DRESS IN / [3 HOURS]'],
  ['a negation with what it denies', 'The horse that never slept', 'THE HORSE THAT / [NEVER SLEPT]'],
  ['what is missing', 'Bolo de banana sem farinha', 'BOLO DE BANANA / [SEM FARINHA]'],
  ['a superlative with its adjective', 'A rua mais estreita do mundo', 'A RUA / [MAIS ESTREITA] / DO MUNDO'],
  ['a noun with its article', 'The truth about cold showers', '[THE TRUTH] / ABOUT COLD SHOWERS'],
  ['a superlative with its noun', 'Inside the smallest kitchen', 'INSIDE THE / [SMALLEST] / KITCHEN'],
  ['a striking verb', 'Why the bridge collapsed', 'WHY THE BRIDGE / [COLLAPSED]'],
  ['a striking adjective', 'El hotel abandonado', 'EL HOTEL / [ABANDONADO]'],
  ['what happened, not to whom', 'Por que o euro caiu?', 'POR QUE O EURO / [CAIU?]'],
  [
    'an adjective, not half of its thing',
    'Turning a broken ice cream into art',
    'TURNING A / [BROKEN] / ICE CREAM INTO ART',
  ],
  ['an amount in a currency', 'Reformei a sala com 400 reais', 'REFORMEI A SALA COM / [400 REAIS]'],
  ['a magnitude with what it counts', 'From 1 million views', 'FROM / [1 MILLION VIEWS]'],
  ['a denied auxiliary', 'Por qué Quito no tiene playa', 'POR QUÉ QUITO / [NO TIENE PLAYA]'],
  ['who does not', 'La isla que nadie visita', 'LA ISLA QUE / [NADIE VISITA]'],
  ['an order against something', 'Stop peeling your potatoes', '[STOP PEELING] / YOUR POTATOES'],
  ['a verb with its particle', 'The day our barn burned down', 'THE DAY OUR BARN / [BURNED DOWN]'],
  ['a number with its name', 'What happened to Apollo 13', 'WHAT HAPPENED TO / [APOLLO 13]'],
  ['how great rather than which', 'The cheapest first class seat', '[THE CHEAPEST] / FIRST CLASS SEAT'],
  ['an object rather than its subject', 'My horse met a zebra', 'MY HORSE MET A / [ZEBRA]'],
])('stresses %s', (_what, prompt, expected) => {
  expect(stressed(prompt)).toBe(expected);
});

test('ties the words of one thing, between which no line is broken', () => {
  expect(understand('The man who sold the Eiffel Tower twice').ties).toContain('EIFFEL TOWER');
});

test('takes a whole name into the hook', () => {
  expect(stressed('I went to São Paulo and saw Porto Alegre')).toMatch(
    /\[[^\]]*PORTO ALEGRE[^\]]*\]|\[[^\]]*SÃO PAULO[^\]]*\]/,
  );
});

test('stresses no word of a headline that is a single word, or long enough to be read', () => {
  expect(understand('"WOW"').emphasis).toBeNull();
  expect(
    understand('"this is a text of a dozen words that somebody wants to be printed"').emphasis,
  ).toBeNull();
});

test('never stresses an article or a preposition alone', () => {
  for (const prompt of ['a cat in the box', 'un gato en la caja', 'um gato na caixa', 'the end of the war']) {
    expect(stressed(prompt), prompt).not.toMatch(/\[(?:A|AN|THE|IN|OF|UN|EN|LA|UM|NA)\]/);
  }
});
