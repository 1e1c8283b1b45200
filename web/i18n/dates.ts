import { currentLocale } from './language.ts';

/** A date with its time to the minute: how the app writes when something happened. */
export const dateAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Formats a date or time in the current language. */
export function formatDate(value: Date | number | string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), options).format(new Date(value));
}
