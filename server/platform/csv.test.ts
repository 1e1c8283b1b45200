import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('writes a line as RFC 4180 asks: texts in quotes, quotes doubled, CR and LF at the end', () => {
  expect(csvLine(['a', 'say "hi", please', 'two\nlines', -15])).toBe(
    '"a","say ""hi"", please","two\nlines",-15\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  'keeps %j from being taken for a formula',
  (text) => expect(csvLine([text])).toBe(`"'${text}"\r\n`),
);

it('leaves other texts as they are', () => {
  expect(csvLine(['a=1', '', "it's"])).toBe('"a=1","","it\'s"\r\n');
});
