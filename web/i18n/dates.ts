import { currentLocale } from './language.ts';

/** A date or a time as the language writes it. */
export function formatDate(value: Date | number | string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), options).format(new Date(value));
}
