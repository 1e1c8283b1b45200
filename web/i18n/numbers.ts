import { currentLanguage } from './language.ts';
import { formatNumberIn } from './message.ts';

/** Thousands separated, as the language does it. */
export function formatNumber(value: number): string {
  return formatNumberIn(currentLanguage(), value);
}
