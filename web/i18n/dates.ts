import { currentLocale } from './language.ts';

/** Formats a date or time in the current language. */
export function formatDate(value: Date | number | string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), options).format(new Date(value));
}
