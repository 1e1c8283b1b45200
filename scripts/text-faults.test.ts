import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';
import { findTranslationFaults, findUnusedKeys } from './text-faults.ts';

const english = {
  hello: 'Hello, {name}',
  left: { one: '{count} coin of {total}', other: '{count} coins of {total}' },
};
const faultsOf = (texts: Parameters<typeof findTranslationFaults>[0]['others'][number]['texts']) =>
  findTranslationFaults({
    file: 'a/texts.ts',
    english,
    others: [{ language: 'pt', locale: 'pt-BR', texts }],
  });
const left = { one: '{count} moeda de {total}', other: '{count} moedas de {total}' };

test('accepts a complete translation', () => {
  expect(faultsOf({ hello: 'Olá, {name}', left })).toEqual([]);
});

test.each([
  [null, 'a/texts.ts: has no texts in pt'],
  [{ hello: 'Olá, {name}' }, 'a/texts.ts: left is missing in pt'],
  [{ hello: 'Olá, {name}', left, bye: 'Tchau' }, 'a/texts.ts: bye is in pt alone'],
  [{ hello: 'Olá', left }, 'a/texts.ts: hello in pt has the values {}, English {name}'],
  [{ hello: ' ', left }, 'a/texts.ts: hello in pt is empty'],
  [{ hello: 'Olá, {name}', left: '{count} de {total}' }, 'a/texts.ts: left in pt lacks its plural forms'],
  [{ hello: 'Olá, {name}', left: { other: left.other } }, 'a/texts.ts: left in pt lacks the form one'],
  [
    { hello: { one: 'Olá, {name}', other: 'Olá, {name}' }, left },
    'a/texts.ts: hello in pt has plural forms, English has none',
  ],
])('reports a fault of %o', (texts, fault) => {
  expect(faultsOf(texts)).toContain(fault);
});

test('asks for `many` only in a language that has it below a million', () => {
  const others = [{ language: 'xx', locale: 'pl', texts: { hello: 'Cześć, {name}', left } }];
  expect(findTranslationFaults({ file: 'a/texts.ts', english, others })).toEqual([
    'a/texts.ts: left in xx lacks the form few, many',
  ]);
});

test('finds a key used if a source has it as a string, a name or a template', () => {
  const source = `
    const a = <p title="inTitle">{t('plain')}</p>;
    const b = t(\`step\${n}\`), c = { inTable: Icon }, d = t(\`whole\`);
    // t('inComment')
  `;
  const words = readWords([{ file: 'a.tsx', source }]);
  expect(
    findUnusedKeys(['plain', 'inTitle', 'step3', 'step', 'inTable', 'whole', 'inComment', 'gone'], words),
  ).toEqual(['step', 'inComment', 'gone']);
});
