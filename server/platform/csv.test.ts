import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('writes a line by RFC 4180: texts quoted, quotes doubled, CR LF at the end', () => {
  expect(csvLine(['a', 'say "hi", please', 'two\nlines', -15])).toBe(
    '"a","say ""hi"", please","two\nlines",-15\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  'prevents %j from being read as a formula',
  (text) => expect(csvLine([text])).toBe(`"'${text}"\r\n`),
);

it('leaves other texts unchanged', () => {
  expect(csvLine(['a=1', '', "it's"])).toBe('"a=1","","it\'s"\r\n');
});
