import type { DesignIcon } from '../../../contract/designs.ts';
import { foldEach } from './words.ts';

/**
 * The illustration that shares most words with what is wanted. A single word may be found by another name of
 * the thing; of several words, one must be the illustration's own: "elon musk" is no melon.
 */
export function chooseIcon(wanted: string, found: readonly DesignIcon[]): DesignIcon | null {
  const words = new Set(wordsOf(wanted));
  const shared = ({ id, label }: DesignIcon) =>
    [...new Set([...wordsOf(label), ...id.split('-')])].filter((word) => words.has(word)).length;
  let best: DesignIcon | null = null;
  let most = 0;
  for (const one of found) {
    const count = shared(one);
    if (count > most) [best, most] = [one, count];
  }
  return best ?? (words.size === 1 ? (found[0] ?? null) : null);
}

const wordsOf = (text: string) =>
  foldEach(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
