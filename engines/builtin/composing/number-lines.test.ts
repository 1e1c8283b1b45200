import { expect, test } from 'vitest';
import { aroundNumber, withoutNumber, withUnitOf } from './number-lines.ts';

const textsOf = (lines: string[], value: string, unit: string | null) =>
  aroundNumber(lines, { value, unit }).map(({ text }) => text);

test.each([
  ['a unit that is a word', ['SURVIVED 100 DAYS'], '100', 'DAYS', ['SURVIVED', '100', 'DAYS']],
  ['a unit that is a sign', ['GREW BY 50% TODAY'], '50', '%', ['GREW BY', '50%', 'TODAY']],
  ['a question behind the unit', ['1 MILHÃO ?'], '1', 'MILHÃO', ['1', 'MILHÃO?']],
  ['a question behind the number', ['IS IT 7 ?'], '7', null, ['IS IT', '7?']],
  ['a currency behind the number', ['FOR 300 € ALL IN'], '300', null, ['FOR', '300\u00a0€', 'ALL IN']],
  ['no preposition', ['LEARNED PIANO', 'IN 90 DAYS'], '90', 'DAYS', ['LEARNED PIANO IN', '90', 'DAYS']],
])('keeps %s with the number', (_title, lines, value, unit, expected) => {
  expect(textsOf(lines, value, unit)).toEqual(expected);
});

test('takes the rest of a hook as the unit of a number without one', () => {
  expect(withUnitOf('5 MIL REAIS', { value: '5 MIL', unit: null })).toEqual({
    value: '5 MIL',
    unit: 'REAIS',
  });
  expect(withUnitOf('NO QUINTAL', { value: '5 MIL', unit: null })).toEqual({ value: '5 MIL', unit: null });
});

test('a short unit is as large as its number, a long one small below it', () => {
  const emphasis = (unit: string) =>
    aroundNumber([`IN 30 ${unit}`], { value: '30', unit }).map(({ emphasis: isHook }) => isHook);
  expect(emphasis('DAYS')).toEqual([false, true, true]);
  expect(emphasis('MINUTES')).toEqual([false, true, false]);
});

test('takes the number for a badge from the start of a line, never from its middle', () => {
  expect(withoutNumber('7 MISTAKES', { value: '7', unit: 'MISTAKES' })).toBe('MISTAKES');
  expect(withoutNumber('READING 52 BOOKS', { value: '52', unit: 'BOOKS' })).toBe('READING 52 BOOKS');
});

test('a unit of several words is not repeated, however its words are kept together', () => {
  const lines = aroundNumber(['10 THINGS TO DO', 'IN ITALY'], {
    value: '10',
    unit: 'THINGS\u00a0TO\u00a0DO',
  });
  expect(lines.map(({ text }) => text)).toEqual(['10', 'THINGS TO DO', 'IN ITALY']);
});
