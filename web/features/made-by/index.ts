import { useTexts } from '#web/i18n/catalogue.ts';
import { madeByWords } from './made-by-words.ts';
import { madeByTexts } from './texts.ts';

/** Says who made a picture, from what its record says. */
export function useMadeBy(): (madeBy: string) => string {
  const t = useTexts(madeByTexts);
  return (madeBy) => madeByWords(t, madeBy);
}
