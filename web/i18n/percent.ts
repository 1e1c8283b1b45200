import { currentLanguage } from './language.ts';
import { percentFormatIn } from './message.ts';

/** A percentage as the reader's language writes it: "33%", in Spanish "33 %". At most one decimal. */
export function formatPercent(value: number): string {
  return percentFormatIn(currentLanguage()).format(value / 100);
}

/** What follows the number, with the space that the language puts before it. */
export function percentSign(): string {
  const parts = percentFormatIn(currentLanguage()).formatToParts(0);
  const number = parts.findIndex(({ type }) => type === 'integer');
  return parts
    .slice(number + 1)
    .map(({ value }) => value)
    .join('');
}
