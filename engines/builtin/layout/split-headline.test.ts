import { expect, test } from 'vitest';
import { splitHeadline } from './split-headline.ts';

const linesOf = (...texts: string[]) =>
  texts.map((text) => ({ text: text.replace('*', ''), emphasis: text.startsWith('*') }));

test.each([
  [['THE TRUTH', 'ABOUT', '*BITCOIN'], 'hero-right', ['THE TRUTH', 'ABOUT'], ['BITCOIN']],
  [['*GIANT SHARK', 'ATTACKS BOAT'], 'hero-right', ['GIANT SHARK'], ['ATTACKS BOAT']],
  [['I LEFT', '*MY JOB', 'AT GOOGLE'], 'hero-right', ['I LEFT'], ['MY JOB', 'AT GOOGLE']],
  [['I SURVIVED', '*100', 'DAYS'], 'number', ['I SURVIVED', '100', 'DAYS'], []],
  [['*3', 'DAYS', 'IN THE DESERT'], 'number', ['3', 'DAYS', 'IN THE DESERT'], []],
  [['HOW I SAVED', '*$1,000'], 'number', ['HOW I SAVED'], ['$1,000']],
  [['*WOW'], 'hero-right', [], ['WOW']],
  [['DO', '*NOT OPEN'], 'hero-right', ['DO', 'NOT OPEN'], []],
  [['*TRY', 'NOT TO LAUGH'], 'hero-right', ['TRY', 'NOT TO LAUGH'], []],
  [['JUST', 'WORDS'], 'hero-right', [], ['JUST', 'WORDS']],
] as const)('%j in the layout %s is parted into %j and %j', (lines, layout, lead, punch) => {
  const parts = splitHeadline(linesOf(...lines), layout);
  expect(parts.lead.map(({ text }) => text)).toEqual(lead);
  expect(parts.punch.map(({ text }) => text)).toEqual(punch);
});
