// Titles made of words at random, in three languages: no author chose them, so nothing was written for them.
import { createRandom, type Random } from '../../engines/builtin/random.ts';
import { otherTables } from './other-words.ts';
import { firstTables, type Words } from './random-words.ts';

const numbers = ['3', '5', '7', '10', '24', '30', '50', '100', '500', '1,000'];

function fill(title: string, { things, beings, places }: Words, random: Random): string {
  // A price is a sign and a number.
  const priced = title.replace(/(R?)\$#/g, (_, sign: string) => `${sign}\u20ac${random.pick(numbers)}`);
  const filled = priced
    .replace(/[$@#%]/g, (mark) => {
      if (mark === '$') return random.pick(things);
      if (mark === '@') return random.pick(beings);
      return mark === '#' ? random.pick(numbers) : random.pick(places);
    })
    .replaceAll('\u20ac', '$');
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** The lists of words; the second was written after the engine had been measured with the first. */
export const wordLists = { first: firstTables, other: otherTables };
export type WordList = keyof typeof wordLists;

/** Returns that many titles; the same for the same list and seed. */
export function randomPrompts(count: number, list: WordList = 'first', seed = 2_000): string[] {
  const random = createRandom(seed).fork('prompts');
  const tables = wordLists[list];
  return Array.from({ length: count }, () => {
    const table = random.pick(tables);
    return fill(random.pick(table.titles), table, random);
  });
}
