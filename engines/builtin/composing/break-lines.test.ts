import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { isFunctionWord } from './narrow-emphasis.ts';

const line = (text: string, emphasis = false) => ({ text, emphasis });
const textsOf = (lines: { text: string }[]) => lines.map(({ text }) => text);

test('keeps the lines as written in a wide box and breaks them in a narrow one', () => {
  const written = [line('I SURVIVED'), line('100 DAYS', true)];
  expect(textsOf(breakLines(written, 'bangers', { width: 900, height: 400, plainRatio: 0.65 }))).toEqual([
    'I SURVIVED',
    '100 DAYS',
  ]);
  const narrow = breakLines([line('HOW THE LARGEST SHIP SANK')], 'anton', {
    width: 400,
    height: 800,
    plainRatio: 0.65,
  });
  expect(narrow.length).toBeGreaterThan(1);
  expect(textsOf(narrow).join(' ')).toBe('HOW THE LARGEST SHIP SANK');
});

test('puts emphasised and plain words on separate lines', () => {
  const lines = breakLines([line('THE'), line('BIGGEST SHARK EVER', true)], 'anton', {
    width: 500,
    height: 700,
    plainRatio: 0.65,
  });
  expect(
    lines
      .filter(({ emphasis }) => emphasis)
      .map(({ text }) => text)
      .join(' '),
  ).toBe('BIGGEST SHARK EVER');
});

test('breaks into at most four lines', () => {
  const lines = breakLines([line('A BB CC DD EE FF GG HH')], 'anton', {
    width: 100,
    height: 2000,
    plainRatio: 0.65,
  });
  expect(lines.length).toBeLessThanOrEqual(4);
});

test.each([
  'CREATE A WEBSITE',
  'VERDADE SOBRE O TRÁFEGO PAGO',
  'I MOVED TO CANADA',
  'COMO SAIR DAS DÍVIDAS',
  'LA CARRERA DE BICICLETAS MÁS PELIGROSA',
])('no line of %s ends on a word that belongs to the next', (text) => {
  for (const [width, height] of [
    [560, 520],
    [1100, 540],
    [640, 840],
  ] as const) {
    for (const font of ['anton', 'bangers', 'fredoka'] as const) {
      const lines = textsOf(breakLines([line(text, true)], font, { width, height, plainRatio: 0.65 }));
      for (const broken of lines.slice(0, -1)) {
        const words = broken.split(' ');
        const isLead = words.every((word) => isFunctionWord(word));
        expect(isFunctionWord(words.at(-1) ?? '') && !isLead, lines.join(' / ')).toBe(false);
      }
    }
  }
});

test("keeps a model's number beside its name", () => {
  const written = [line('iPHONE 17', true), line('¿VALE LA PENA?')];
  const room = { width: 470, height: 520, plainRatio: 0.65 };
  expect(textsOf(breakLines(written, 'anton', room))[0]).toBe('iPHONE 17');
});

test.each(['FROM 0 TO 5.000 € A MONTH', 'WHY DO I OWE 300 $ ?', 'GROWING BY 40 % A YEAR'])(
  'starts no line of %s with a sign that belongs to the word before it',
  (text) => {
    for (const width of [200, 400, 800]) {
      const room = { width, height: 700, plainRatio: 0.65 };
      const broken = textsOf(breakLines([line(text)], 'anton', room));
      expect(broken.join(' ')).toBe(text);
      for (const part of broken) expect(part).toMatch(/^[\p{L}\p{N}]/u);
    }
  },
);
