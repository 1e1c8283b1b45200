import { currentLanguage } from './language.ts';

/** Thousands separated, as the language does it. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(currentLanguage()).format(value);
}
