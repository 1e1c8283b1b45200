import { useTexts } from '#web/i18n/catalogue.ts';
import { madeByText } from './made-by-text.ts';
import { madeByTexts } from './texts.ts';

/** Translates a record of who made a picture. */
export function useMadeBy(): (madeBy: string) => string {
  const t = useTexts(madeByTexts);
  return (madeBy) => madeByText(t, madeBy);
}
