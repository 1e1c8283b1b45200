import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const line = (text: string, emphasis = false) => ({ text, emphasis });
const textsOf = (lines: { text: string }[]) => lines.map(({ text }) => text);

test('a wide box keeps the lines as written, a narrow one breaks them', () => {
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

test('emphasised and plain words never share a line', () => {
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

test('never more than four lines', () => {
  const lines = breakLines([line('A BB CC DD EE FF GG HH')], 'anton', {
    width: 100,
    height: 2000,
    plainRatio: 0.65,
  });
  expect(lines.length).toBeLessThanOrEqual(4);
});
