import { currentLanguage } from './language.ts';
import { formatNumberIn } from './message.ts';

/** Formats a number with thousands separators. */
export function formatNumber(value: number): string {
  return formatNumberIn(currentLanguage(), value);
}
