import { anyOf } from './grammar/lexicon.ts';

const women = anyOf(({ toldByWomen }) => toldByWomen);
const men = anyOf(({ toldByMen }) => toldByMen);

/** Returns whether a woman or a man tells the story, as far as the folded words say it. */
export function narratorOf(folded: string): 'woman' | 'man' | null {
  if (women.test(folded)) return 'woman';
  return men.test(folded) ? 'man' : null;
}
